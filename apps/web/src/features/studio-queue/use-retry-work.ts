import { type QueuedWork, studioQueueEndpoints } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/components/ui/toast.ts';
import { useCall } from '#web/lib/use-change.ts';

type Named = Pick<QueuedWork, 'kind' | 'id'>;

/** Starts failed work again, one after the other, so that its order stays. */
export function useRetryWork() {
  const { t } = useTranslation();
  return useCall(
    async (api, work: readonly Named[]) => {
      for (const { kind, id } of work) {
        await api.call(studioQueueEndpoints.retry, { params: { kind, id } });
      }
    },
    {
      failure: t('studioQueue.retryError'),
      refreshes: [studioQueueEndpoints.list],
      refreshesAfterFailure: true,
      onSuccess: (_answer, { length }) =>
        toast.success(
          length === 1
            ? t('studioQueue.retried')
            : t('studioQueue.retriedShown', { count: length }),
        ),
    },
  );
}
