import { UNDO_MINUTES, type Video, videoEndpoints } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { AlertDialog } from '#web/components/ui/alert-dialog.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { focusMain } from '#web/lib/main-landmark.ts';
import { useChange } from '#web/lib/use-change.ts';
import { VIDEO_LISTS } from '../video-lists.ts';
import { isInProgress } from '../video-state.ts';

/** Asks before a video is deleted. Open while `video` is set. */
export function DeleteVideoDialog({
  video,
  onClose,
}: {
  video: Video | null;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const deleteVideo = useChange(videoEndpoints.delete, {
    failure: t('videos.deleteError'),
    refreshes: VIDEO_LISTS,
  });

  const handleConfirm = () => {
    if (!video) return;
    deleteVideo.mutate({ params: { id: video.id } }, () => {
      toast.success(t('videos.deleted'), t('common.undoHint', { minutes: UNDO_MINUTES }));
      focusMain();
      // The button to restore it is at the top.
      window.scrollTo({ top: 0 });
    });
  };

  return (
    <AlertDialog
      open={video !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t('videos.deleteTitle')}
      description={t(
        video && isInProgress(video)
          ? 'videos.deleteMakingDescription'
          : 'videos.deleteDescription',
        { name: video?.title, minutes: UNDO_MINUTES },
      )}
      confirmLabel={t('common.delete')}
      onConfirm={handleConfirm}
    />
  );
}
