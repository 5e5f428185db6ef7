import { hostPlatformEndpoints } from '@tarima/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '#web/components/load-error.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { PAGE, useEndpoint } from '#web/lib/use-endpoint.ts';
import { HostDeliveries } from './host-deliveries.tsx';

/** The messages to the host platform. Shown once there is one, or was. */
export function HostDeliveriesCard() {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const host = useEndpoint(
    hostPlatformEndpoints.get,
    { query: { page } },
    {
      ...PAGE,
      // Something is still on its way to it.
      pollWhile: ({ deliveries }) =>
        deliveries.some(({ status }) => status === 'waiting' || status === 'processing'),
    },
  );
  if (host.isError) return <LoadError title={t('settings.hostPlatform.loadError')} query={host} />;
  if (!host.data) return <Skeleton className="h-40" />;
  if (host.data.webhook === null && host.data.deliveries.length === 0) return null;
  return (
    <Card className="p-5 sm:p-6">
      <HostDeliveries host={host.data} onPage={setPage} />
    </Card>
  );
}
