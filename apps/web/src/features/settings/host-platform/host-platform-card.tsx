import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '#web/components/load-error.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { useHostPlatform } from '../api/host-platform.ts';
import { HostCheckButton } from './host-check-button.tsx';
import { HostDeliveries } from './host-deliveries.tsx';

/** Lines of the settings file, the same in every language. */
const EXAMPLE = `STUDIO_HOST_WEBHOOK=https://portal.example.org/hooks/tarima
STUDIO_HOST_SECRET=whsec_…
STUDIO_HOST_REDIRECT=https://portal.example.org/media/{type}/{id}`;

/** The host platform of the studio, with a connection test and its messages. */
export function HostPlatformCard() {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const host = useHostPlatform(page);
  if (host.isError) return <LoadError title={t('settings.hostPlatform.loadError')} query={host} />;
  if (!host.data) return <Skeleton className="h-60 max-w-3xl" />;
  const { webhook, redirect } = host.data;
  const facts = [
    { name: t('settings.hostPlatform.webhook'), value: webhook },
    { name: t('settings.hostPlatform.redirect'), value: redirect },
  ];
  const isSetUp = webhook !== null || redirect !== null;

  return (
    <Card className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5 p-5 sm:p-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg font-semibold">{t('settings.hostPlatform.title')}</h2>
        {isSetUp ? (
          webhook && <HostCheckButton />
        ) : (
          <Badge>{t('settings.languageModel.none')}</Badge>
        )}
      </div>
      <p className="text-sm text-pretty text-muted-foreground">
        {t('settings.hostPlatform.description')}
      </p>
      {isSetUp ? (
        <dl className="grid gap-x-6 gap-y-4 text-sm sm:grid-cols-[10rem_minmax(0,1fr)]">
          {facts.map(({ name, value }) => (
            <div key={name} className="grid gap-1 sm:contents">
              <dt className="text-muted-foreground">{name}</dt>
              <dd className="font-medium wrap-anywhere">
                {value ?? t('settings.languageModel.none')}
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <>
          <p className="text-sm">{t('settings.vendors.howTo')}</p>
          <pre className="rounded-xl bg-muted p-4 text-sm wrap-anywhere whitespace-pre-wrap">
            <code>{EXAMPLE}</code>
          </pre>
        </>
      )}
      {webhook && <HostDeliveries host={host.data} onPage={setPage} />}
      <p className="text-xs text-pretty text-muted-foreground">
        {t('settings.hostPlatform.where')}
      </p>
    </Card>
  );
}
