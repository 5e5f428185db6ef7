import { type Project, UNDO_MINUTES } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { AlertDialog } from '#web/components/ui/alert-dialog.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { messageOf } from '#web/lib/error-message.ts';
import { focusMain } from '#web/lib/main-landmark.ts';
import { useDeleteProject } from '../api/change-projects.ts';

type DeleteProjectDialogProps = { project: Project | null; onClose: () => void };

/** Asks before a project is deleted. Open while `project` is set. */
export function DeleteProjectDialog({ project, onClose }: DeleteProjectDialogProps) {
  const { t } = useTranslation();
  const deleteProject = useDeleteProject();
  const minutes = UNDO_MINUTES;

  const handleConfirm = () => {
    if (!project) return;
    deleteProject.mutate(project.id, {
      onSuccess: () => {
        toast.success(t('projects.deleted'), t('common.undoHint', { minutes }));
        focusMain();
        // The button to restore it is at the top.
        window.scrollTo({ top: 0 });
      },
      onError: (error) => toast.error(t('projects.deleteError'), messageOf(error, t)),
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
