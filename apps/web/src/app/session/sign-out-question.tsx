import { useTranslation } from 'react-i18next';
import { AlertDialog } from '#web/components/ui/alert-dialog.tsx';

type SignOutQuestionProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onConfirm: () => void;
};

/** Asked when signing out erases text that only this browser has. */
export function SignOutQuestion({ isOpen, onOpenChange, onConfirm }: SignOutQuestionProps) {
  const { t } = useTranslation();
  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={t('header.signOutTitle')}
      description={t('header.signOutDescription')}
      confirmLabel={t('header.signOut')}
      onConfirm={onConfirm}
    />
  );
}
