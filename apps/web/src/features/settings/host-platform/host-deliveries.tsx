import { type HostPlatform, hostPlatformEndpoints } from '@tarima/contract';
import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Pagination } from '#web/components/pagination.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { useChange } from '#web/lib/use-change.ts';
import { HostDeliveryRow } from './host-delivery-row.tsx';

type HostDeliveriesProps = { host: HostPlatform; onPage: (page: number) => void };

/** The messages to the host, the newest first. One button resends all failed ones. */
export function HostDeliveries({ host, onPage }: HostDeliveriesProps) {
  const { t } = useTranslation();
  const sendAgain = useChange(hostPlatformEndpoints.sendAgain, {
    failure: t('settings.hostPlatform.sendError'),
    refreshes: [hostPlatformEndpoints.get],
    refreshesAfterFailure: true,
  });
  const { deliveries, page, pages } = host;
  const failed = deliveries.filter(({ status }) => status === 'failed').map(({ id }) => id);
  const handleSend = (deliveryIds: string[]) =>
    sendAgain.mutate({ body: { deliveryIds } }, () =>
      toast.success(t('settings.hostPlatform.sent', { count: deliveryIds.length })),
    );

  return (
    <section aria-labelledby="host-deliveries" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="host-deliveries" className="font-semibold">
          {t('settings.hostPlatform.deliveries')}
        </h3>
        {failed.length > 1 && (
          <Button
            variant="secondary"
            onClick={() => handleSend(failed)}
            disabled={sendAgain.isPending}
          >
            <Send aria-hidden />
            {t('settings.hostPlatform.sendFailed', { count: failed.length })}
          </Button>
        )}
      </div>
      {deliveries.length === 0 ? (
        <p className="text-sm text-muted-foreground">{t('settings.hostPlatform.nothingYet')}</p>
      ) : (
        <ul className="grid divide-y">
          {deliveries.map((delivery) => (
            <HostDeliveryRow
              key={delivery.id}
              delivery={delivery}
              isSending={sendAgain.isPending}
              onSend={() => handleSend([delivery.id])}
            />
          ))}
        </ul>
      )}
      <Pagination page={page} pages={pages} onPage={onPage} />
    </section>
  );
}
