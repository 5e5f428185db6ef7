import { secondFactorEndpoints } from '@tarima/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogContent } from '#web/components/ui/dialog.tsx';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useSecondFactorChange } from './use-second-factor-change.ts';

export function RenewCodesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [codes, setCodes] = useState<string[] | null>(null);
  // Shown at once: the server shows them no second time.
  const renew = useSecondFactorChange(secondFactorEndpoints.renewRecoveryCodes, (answer) =>
    setCodes(answer.recoveryCodes),
  );
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
            isPending={renew.isPending}
            onProof={(proof) => renew.mutate({ body: proof })}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}
