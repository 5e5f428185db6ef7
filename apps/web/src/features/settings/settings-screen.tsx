import { settingsEndpoints } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { LoadError } from '#web/components/load-error.tsx';
import { Page } from '#web/components/page.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { LanguageModelCard } from './components/language-model-card.tsx';
import { LibreOfficeCard } from './components/libre-office-card.tsx';
import { NoLanguageModel } from './components/no-language-model.tsx';
import { VendorsCard } from './components/vendors-card.tsx';
import { HostPlatformCard } from './host-platform/host-platform-card.tsx';

export function SettingsScreen() {
  const { t } = useTranslation();
  const settings = useEndpoint(settingsEndpoints.get, {});

  const body = () => {
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
  };

  return (
    <Page title={t('settings.title')} subtitle={t('settings.subtitle')}>
      {body()}
    </Page>
  );
}
