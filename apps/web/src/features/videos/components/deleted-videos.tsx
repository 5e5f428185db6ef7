import { type DeletedThing, videoEndpoints } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { DeletedThings } from '#web/components/deleted-things.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { focusMain } from '#web/lib/main-landmark.ts';
import { useChange } from '#web/lib/use-change.ts';
import { useDeletedThings } from '#web/lib/use-deleted-things.ts';
import { VIDEO_LISTS } from '../video-lists.ts';

/** Recently deleted videos, each with a button to restore it. */
export function DeletedVideos() {
  const { t } = useTranslation();
  const things = useDeletedThings(videoEndpoints.listDeleted);
  const restore = useChange(videoEndpoints.restore, {
    failure: t('videos.restoreError'),
    refreshes: VIDEO_LISTS,
    refreshesAfterFailure: true,
    manyAtOnce: true,
  });
  const handleRestore = ({ id, name }: DeletedThing) =>
    restore.mutate({ params: { id } }, () => {
      toast.success(t('videos.restored'), name);
      focusMain();
    });
  return (
    <DeletedThings
      things={things}
      restoredId={restore.isPending ? (restore.variables?.params.id ?? null) : null}
      onRestore={handleRestore}
    />
  );
}
