import { UNDO_MINUTES, type Video } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { AlertDialog } from '#web/components/ui/alert-dialog.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { messageOf } from '#web/lib/error-message.ts';
import { focusMain } from '#web/lib/main-landmark.ts';
import { useDeleteVideo } from '../api/delete-video.ts';
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
  const deleteVideo = useDeleteVideo();

  const handleConfirm = () => {
    if (!video) return;
    deleteVideo.mutate(video.id, {
      onSuccess: () => {
        toast.success(t('videos.deleted'), t('common.undoHint', { minutes: UNDO_MINUTES }));
        focusMain();
        // The button to restore it is at the top.
        window.scrollTo({ top: 0 });
      },
      onError: (error) => toast.error(t('videos.deleteError'), messageOf(error, t)),
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
