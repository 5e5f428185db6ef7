import { type ListedPodcast, libraryEndpoints, podcastEndpoints } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { AlertDialog } from '#web/components/ui/alert-dialog.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { focusMain } from '#web/lib/main-landmark.ts';
import { useChange } from '#web/lib/use-change.ts';

type DeletePodcastDialogProps = { podcast: ListedPodcast | null; onClose: () => void };

/** Asks before a podcast is deleted. Open while `podcast` is set. */
export function DeletePodcastDialog({ podcast, onClose }: DeletePodcastDialogProps) {
  const { t } = useTranslation();
  const deletePodcast = useChange(podcastEndpoints.delete, {
    failure: t('podcasts.list.deleteError'),
    refreshes: [libraryEndpoints.list],
  });

  const handleConfirm = () => {
    if (!podcast) return;
    deletePodcast.mutate({ params: { id: podcast.eventId } }, () => {
      toast.success(t('podcasts.list.deleted'));
      focusMain();
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
