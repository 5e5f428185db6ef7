import { type DeletedThing, projectEndpoints } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { DeletedThings } from '#web/components/deleted-things.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { LIBRARY_LISTS } from '#web/features/library/library-lists.ts';
import { focusMain } from '#web/lib/main-landmark.ts';
import { useChange } from '#web/lib/use-change.ts';
import { useDeletedThings } from '#web/lib/use-deleted-things.ts';

/** Recently deleted projects, each with a button to restore it. */
export function DeletedProjects() {
  const { t } = useTranslation();
  const things = useDeletedThings(projectEndpoints.listDeleted);
  const restore = useChange(projectEndpoints.restore, {
    failure: t('projects.restoreError'),
    refreshes: LIBRARY_LISTS,
    refreshesAfterFailure: true,
    manyAtOnce: true,
  });
  const handleRestore = ({ id, name }: DeletedThing) =>
    restore.mutate({ params: { projectId: id } }, () => {
      toast.success(t('projects.restored'), name);
      focusMain();
    });
  return (
    <DeletedThings
      things={things}
      restoredId={restore.isPending ? (restore.variables?.params.projectId ?? null) : null}
      onRestore={handleRestore}
    />
  );
}
