import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogContent } from '#web/components/ui/dialog.tsx';
import { useSecondFactor } from '../api/second-factor.ts';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

export function RenewCodesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { renewRecoveryCodes } = useSecondFactor();
  const [codes, setCodes] = useState<string[] | null>(null);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t('account.secondFactor.renew')}
        description={t(
          codes ? 'account.secondFactor.steps.codes' : 'account.secondFactor.renewDescription',
        )}
      >
        {codes ? (
          <RecoveryCodes codes={codes} onDone={onClose} />
        ) : (
          <ProofForm
            asksCode
            submitLabel={t('account.secondFactor.renew')}
            isPending={renewRecoveryCodes.isPending}
            onProof={(proof) =>
              renewRecoveryCodes.mutate(proof, ({ recoveryCodes }) => setCodes(recoveryCodes))
            }
          />
        )}
      </DialogContent>
    </Dialog>
  );
}
