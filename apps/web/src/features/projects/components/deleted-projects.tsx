import { type DeletedThing, projectEndpoints } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { DeletedThings } from '#web/components/deleted-things.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { messageOf } from '#web/lib/error-message.ts';
import { focusMain } from '#web/lib/main-landmark.ts';
import { useDeletedThings } from '#web/lib/use-deleted-things.ts';
import { useRestoreProject } from '../api/change-projects.ts';

/** Recently deleted projects, each with a button to restore it. */
export function DeletedProjects() {
  const { t } = useTranslation();
  const things = useDeletedThings(projectEndpoints.listDeleted);
  const restore = useRestoreProject();
  const handleRestore = ({ id, name }: DeletedThing) =>
    restore.mutate(id, {
      onSuccess: () => {
        toast.success(t('projects.restored'), name);
        focusMain();
      },
      onError: (error) => toast.error(t('projects.restoreError'), messageOf(error, t)),
    });
  return (
    <DeletedThings
      things={things}
      restoredId={restore.isPending ? restore.variables : null}
      onRestore={handleRestore}
    />
  );
}
