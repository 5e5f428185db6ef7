import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { CodeField } from '#web/components/code-field.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { fieldError } from '#web/lib/field-error.ts';
import type { Proof } from '../api/second-factor.ts';
import { CurrentPasswordField } from '../components/current-password-field.tsx';

const formSchemaOf = (asksCode: boolean) =>
  z.object({
    currentPassword: z.string().min(1),
    code: asksCode ? z.string().trim().min(1) : z.string(),
  });

type ProofFormProps = {
  asksCode?: boolean;
  submitLabel: string;
  isPending: boolean;
  onProof: (proof: Proof) => void;
};

/** Confirms the person's identity, in case somebody left the page open. */
export function ProofForm({ asksCode = false, submitLabel, isPending, onProof }: ProofFormProps) {
  const { t } = useTranslation();
  const { register, handleSubmit, formState } = useForm<Proof>({
    resolver: zodResolver(formSchemaOf(asksCode)),
    defaultValues: { currentPassword: '', code: '' },
  });
  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void handleSubmit(onProof)(event)}>
      <CurrentPasswordField
        {...register('currentPassword')}
        error={fieldError(formState.errors.currentPassword, t)}
      />
      {asksCode && <CodeField {...register('code')} error={fieldError(formState.errors.code, t)} />}
      <Button type="submit" disabled={isPending} className="justify-self-end max-sm:w-full">
        {submitLabel}
      </Button>
    </form>
  );
}
