import { useTranslation } from 'react-i18next';
import { AlertDialog } from '#web/components/ui/alert-dialog.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { messageOf } from '#web/lib/error-message.ts';
import { focusMain } from '#web/lib/main-landmark.ts';
import { useDeletePodcast } from '../api/delete-podcast.ts';
import type { ListedPodcast } from '../api/get-podcasts.ts';

type DeletePodcastDialogProps = { podcast: ListedPodcast | null; onClose: () => void };

/** Asks before a podcast is deleted. Open while `podcast` is set. */
export function DeletePodcastDialog({ podcast, onClose }: DeletePodcastDialogProps) {
  const { t } = useTranslation();
  const deletePodcast = useDeletePodcast();

  const handleConfirm = () => {
    if (!podcast) return;
    deletePodcast.mutate(podcast.eventId, {
      onSuccess: () => {
        toast.success(t('podcasts.list.deleted'));
        focusMain();
      },
      onError: (error) => toast.error(t('podcasts.list.deleteError'), messageOf(error, t)),
    });
  };

  return (
    <AlertDialog
      open={podcast !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t('podcasts.list.deleteTitle')}
      description={t('podcasts.list.deleteDescription', { name: podcast?.topic || podcast?.name })}
      confirmLabel={t('common.delete')}
      onConfirm={handleConfirm}
    />
  );
}
