import { useTranslation } from 'react-i18next';
import { AlertDialog } from '#web/components/ui/alert-dialog.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { messageOf } from '#web/lib/error-message.ts';
import { focusMain } from '#web/lib/main-landmark.ts';
import { useDeleteData } from '../api/delete-data.ts';

export type ToDelete = { kind: 'company' | 'user'; id: string; name: string };
type DeleteDataDialogProps = { toDelete: ToDelete | null; onClose: () => void };

/** Asks before a company or a person is deleted. Open while `toDelete` is set. */
export function DeleteDataDialog({ toDelete, onClose }: DeleteDataDialogProps) {
  const { t } = useTranslation();
  const deleteData = useDeleteData();
  const { kind = 'company', name = '' } = toDelete ?? {};
  const isCompany = kind === 'company';

  const handleConfirm = () => {
    if (!toDelete) return;
    deleteData.mutate(toDelete, {
      onSuccess: () => {
        toast.success(t(isCompany ? 'personalData.companyDeleted' : 'personalData.userDeleted'));
        focusMain();
      },
      onError: (error) => toast.error(t('personalData.deleteError'), messageOf(error, t)),
    });
  };

  return (
    <AlertDialog
      open={toDelete !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t(isCompany ? 'personalData.deleteCompanyTitle' : 'personalData.deleteUserTitle')}
      description={t(
        isCompany ? 'personalData.deleteCompanyDescription' : 'personalData.deleteUserDescription',
        { name },
      )}
      confirmLabel={t('common.delete')}
      onConfirm={handleConfirm}
    />
  );
}
