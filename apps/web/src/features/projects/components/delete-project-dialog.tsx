import { type Project, projectEndpoints, UNDO_MINUTES } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { AlertDialog } from '#web/components/ui/alert-dialog.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { LIBRARY_LISTS } from '#web/features/library/library-lists.ts';
import { focusMain } from '#web/lib/main-landmark.ts';
import { useChange } from '#web/lib/use-change.ts';

type DeleteProjectDialogProps = { project: Project | null; onClose: () => void };

/** Asks before a project is deleted. Open while `project` is set. */
export function DeleteProjectDialog({ project, onClose }: DeleteProjectDialogProps) {
  const { t } = useTranslation();
  const deleteProject = useChange(projectEndpoints.delete, {
    failure: t('projects.deleteError'),
    refreshes: LIBRARY_LISTS,
    refreshesAfterFailure: true,
  });
  const minutes = UNDO_MINUTES;

  const handleConfirm = () => {
    if (!project) return;
    deleteProject.mutate({ params: { projectId: project.id } }, () => {
      toast.success(t('projects.deleted'), t('common.undoHint', { minutes }));
      focusMain();
      // The button to restore it is at the top.
      window.scrollTo({ top: 0 });
    });
  };

  return (
    <AlertDialog
      open={project !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t('projects.deleteTitle')}
      description={t('projects.deleteDescription', { name: project?.name, minutes })}
      confirmLabel={t('common.delete')}
      onConfirm={handleConfirm}
    />
  );
}
