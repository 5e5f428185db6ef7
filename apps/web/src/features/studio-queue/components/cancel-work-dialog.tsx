import { type QueuedWork, studioQueueEndpoints } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { AlertDialog } from '#web/components/ui/alert-dialog.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { focusMain } from '#web/lib/main-landmark.ts';
import { useChange } from '#web/lib/use-change.ts';

export type ToCancel = Pick<QueuedWork, 'kind' | 'id' | 'title' | 'companyName'>;

type CancelWorkDialogProps = { toCancel: ToCancel | null; onClose: () => void };

/** Asks before work of somebody is stopped. Open while `toCancel` is set. */
export function CancelWorkDialog({ toCancel, onClose }: CancelWorkDialogProps) {
  const { t } = useTranslation();
  const cancel = useChange(studioQueueEndpoints.cancel, {
    failure: t('studioQueue.cancelError'),
    refreshes: [studioQueueEndpoints.list],
    refreshesAfterFailure: true,
  });

  const handleConfirm = () => {
    if (!toCancel) return;
    const { kind, id } = toCancel;
    cancel.mutate({ params: { kind, id } }, () => {
      toast.success(t('studioQueue.cancelled'));
      focusMain();
    });
  };

  return (
    <AlertDialog
      open={toCancel !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t('studioQueue.cancelTitle')}
      description={t(
        toCancel?.companyName ? 'studioQueue.cancelDescriptionOf' : 'studioQueue.cancelDescription',
        { title: toCancel?.title, company: toCancel?.companyName },
      )}
      confirmLabel={t('studioQueue.cancelConfirm')}
      cancelLabel={t('studioQueue.keep')}
      onConfirm={handleConfirm}
    />
  );
}
