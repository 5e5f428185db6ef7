import { personalDataEndpoints } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { AlertDialog } from '#web/components/ui/alert-dialog.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { focusMain } from '#web/lib/main-landmark.ts';
import { useChange } from '#web/lib/use-change.ts';

export type ToDelete = { kind: 'company' | 'user'; id: string; name: string };
/** Projects, videos and podcasts of all lists may have gone with it. */
const EVERYTHING: readonly [] = [];

type DeleteDataDialogProps = { toDelete: ToDelete | null; onClose: () => void };

/** Asks before a company or a person is deleted. Open while `toDelete` is set. */
export function DeleteDataDialog({ toDelete, onClose }: DeleteDataDialogProps) {
  const { t } = useTranslation();
  const { kind = 'company', id = '', name = '' } = toDelete ?? {};
  const isCompany = kind === 'company';
  const { deleteCompany, deleteUser } = personalDataEndpoints;
  const deleteData = useChange(isCompany ? deleteCompany : deleteUser, {
    failure: t('personalData.deleteError'),
    refreshes: [EVERYTHING],
  });

  const handleConfirm = () => {
    const input = isCompany ? { params: { companyId: id } } : { params: { userId: id } };
    deleteData.mutate(input, () => {
      toast.success(t(isCompany ? 'personalData.companyDeleted' : 'personalData.userDeleted'));
      focusMain();
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
