import { type DeletedThing, videoEndpoints } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { DeletedThings } from '#web/components/deleted-things.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { messageOf } from '#web/lib/error-message.ts';
import { focusMain } from '#web/lib/main-landmark.ts';
import { useDeletedThings } from '#web/lib/use-deleted-things.ts';
import { useRestoreVideo } from '../api/restore-video.ts';

/** Recently deleted videos, each with a button to restore it. */
export function DeletedVideos() {
  const { t } = useTranslation();
  const things = useDeletedThings(videoEndpoints.listDeleted);
  const restore = useRestoreVideo();
  const handleRestore = ({ id, name }: DeletedThing) =>
    restore.mutate(id, {
      onSuccess: () => {
        toast.success(t('videos.restored'), name);
        focusMain();
      },
      onError: (error) => toast.error(t('videos.restoreError'), messageOf(error, t)),
    });
  return (
    <DeletedThings
      things={things}
      restoredId={restore.isPending ? restore.variables : null}
      onRestore={handleRestore}
    />
  );
}
