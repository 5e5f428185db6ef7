import { useTranslation } from 'react-i18next';
import { Dialog, DialogContent } from '#web/components/ui/dialog.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { useSecondFactor } from '../api/second-factor.ts';
import { ProofForm } from './proof-form.tsx';

export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { turnOff } = useSecondFactor();
  const handleOff = () => {
    toast.success(t('account.secondFactor.turnedOff'));
    onClose();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t('account.secondFactor.turnOffTitle')}
        description={t('account.secondFactor.turnOffDescription')}
      >
        <ProofForm
          asksCode
          submitLabel={t('account.secondFactor.turnOff')}
          isPending={turnOff.isPending}
          onProof={(proof) => turnOff.mutate(proof, handleOff)}
        />
      </DialogContent>
    </Dialog>
  );
}
