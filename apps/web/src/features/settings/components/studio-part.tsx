import { settingsEndpoints } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { LoadError } from '#web/components/load-error.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { HostPlatformCard } from '../host-platform/host-platform-card.tsx';
import { LanguageModelCard } from './language-model-card.tsx';
import { LibreOfficeCard } from './libre-office-card.tsx';
import { NoLanguageModel } from './no-language-model.tsx';
import { VendorsCard } from './vendors-card.tsx';

/** The studio as its settings file describes it, with buttons to test it. */
export function StudioPart() {
  const { t } = useTranslation();
  const settings = useEndpoint(settingsEndpoints.get, {});
  if (settings.isError) return <LoadError title={t('settings.loadError')} query={settings} />;
  if (!settings.data) return <Skeleton className="h-80 max-w-3xl" />;
  const { languageModel, vendors, libreOffice } = settings.data;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {languageModel ? <LanguageModelCard settings={languageModel} /> : <NoLanguageModel />}
      <VendorsCard vendors={vendors} />
      <LibreOfficeCard libreOffice={libreOffice} />
      <HostPlatformCard />
    </div>
  );
}
