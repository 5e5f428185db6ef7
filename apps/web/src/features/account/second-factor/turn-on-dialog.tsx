import { secondFactorEndpoints } from '@tarima/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogContent } from '#web/components/ui/dialog.tsx';
import { useChange } from '#web/lib/use-change.ts';
import { AppKey } from './app-key.tsx';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useSecondFactorChange } from './use-second-factor-change.ts';

type Step =
  | { name: 'password' }
  | { name: 'app'; secret: string; uri: string }
  | { name: 'codes'; codes: string[] };

/** The password, then the app with its first code, then the recovery codes. */
export function TurnOnDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const begin = useChange(secondFactorEndpoints.begin, { failure: t('account.saveError') });
  const [step, setStep] = useState<Step>({ name: 'password' });
  // Shown at once: the server shows them no second time.
  const confirm = useSecondFactorChange(secondFactorEndpoints.confirm, ({ recoveryCodes }) =>
    setStep({ name: 'codes', codes: recoveryCodes }),
  );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t('account.secondFactor.turnOnTitle')}
        description={t(`account.secondFactor.steps.${step.name}`)}
      >
        {step.name === 'password' && (
          <ProofForm
            submitLabel={t('account.secondFactor.continue')}
            isPending={begin.isPending}
            onProof={({ currentPassword }) =>
              begin.mutate({ body: { currentPassword } }, (key) => setStep({ name: 'app', ...key }))
            }
          />
        )}
        {step.name === 'app' && (
          <AppKey
            secret={step.secret}
            uri={step.uri}
            isPending={confirm.isPending}
            onCode={(code) => confirm.mutate({ body: { code } })}
          />
        )}
        {step.name === 'codes' && <RecoveryCodes codes={step.codes} onDone={onClose} />}
      </DialogContent>
    </Dialog>
  );
}
