import { secondFactorEndpoints } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogContent } from '#web/components/ui/dialog.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { ProofForm } from './proof-form.tsx';
import { useSecondFactorChange } from './use-second-factor-change.ts';

export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const turnOff = useSecondFactorChange(secondFactorEndpoints.turnOff);
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
          onProof={(proof) => turnOff.mutate({ body: proof }, handleOff)}
        />
      </DialogContent>
    </Dialog>
  );
}
