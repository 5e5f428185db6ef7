import { settingsEndpoints } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { LoadError } from '#web/components/load-error.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { EnvironmentCard } from './environment-card.tsx';
import { LibreOfficeCard } from './libre-office-card.tsx';

/** The studio's machine, and the settings that only its environment can give. */
export function MachinePart() {
  const { t } = useTranslation();
  const settings = useEndpoint(settingsEndpoints.get, {});
  if (settings.isError && !settings.data) {
    return <LoadError title={t('settings.loadError')} query={settings} />;
  }
  if (!settings.data) return <Skeleton className="h-96" />;
  return (
    <>
      <div className="grid gap-1.5">
        <h2 className="text-xl font-semibold">{t('settings.parts.machine')}</h2>
        <p className="max-w-3xl text-pretty text-muted-foreground">{t('settings.machine.about')}</p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-2">
        <LibreOfficeCard libreOffice={settings.data.libreOffice} />
        <EnvironmentCard />
      </div>
    </>
  );
}
