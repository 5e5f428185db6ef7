import type { HostPlatform } from '@tarima/contract';
import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Pagination } from '#web/components/pagination.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { messageOf } from '#web/lib/error-message.ts';
import { useSendAgain } from '../api/host-platform.ts';
import { HostDeliveryRow } from './host-delivery-row.tsx';

type HostDeliveriesProps = { host: HostPlatform; onPage: (page: number) => void };

/** The messages to the host, the newest first. One button resends the refused ones. */
export function HostDeliveries({ host, onPage }: HostDeliveriesProps) {
  const { t } = useTranslation();
  const sendAgain = useSendAgain();
  const { deliveries, page, pages } = host;
  const failed = deliveries.filter(({ status }) => status === 'failed').map(({ id }) => id);
  const handleSend = (ids: string[]) =>
    sendAgain.mutate(ids, {
      onSuccess: () => toast.success(t('settings.hostPlatform.sent', { count: ids.length })),
      onError: (error) => toast.error(t('settings.hostPlatform.sendError'), messageOf(error, t)),
    });

  return (
    <section
      aria-labelledby="host-deliveries"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t pt-6"
    >
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
