import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { AlertDialog } from '#web/components/ui/alert-dialog.tsx';
import { pathTo } from '#web/lib/paths.ts';
import type { SignOutLosses } from './use-sign-out-losses.ts';

type SignOutQuestionProps = {
  losses: SignOutLosses;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onConfirm: () => void;
};

/** Asked when signing out erases unsaved text or locks the person out. */
export function SignOutQuestion({ losses, onConfirm, isOpen, onOpenChange }: SignOutQuestionProps) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const erasure = t('header.signOutDescription');
  if (!losses.wayBack) {
    return (
      <AlertDialog
        open={isOpen}
        onOpenChange={onOpenChange}
        title={t('header.signOutTitle')}
        description={erasure}
        confirmLabel={t('header.signOut')}
        onConfirm={onConfirm}
      />
    );
  }
  const lockOut = t('header.noWayBack.description');
  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={t('header.noWayBack.title')}
      description={losses.text ? `${lockOut} ${erasure}` : lockOut}
      confirmLabel={t('header.noWayBack.signOut')}
      onConfirm={onConfirm}
      cancelLabel={t('header.noWayBack.setPassword')}
      onCancel={() => navigate(pathTo.account)}
    />
  );
}
