import { zodResolver } from '@hookform/resolvers/zod';
import { givenCode, signInEndpoints } from '@tarima/contract';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { CodeField } from '#web/components/code-field.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { PasswordInput } from '#web/components/ui/password-input.tsx';
import { fieldError } from '#web/lib/field-error.ts';
import { useEntering } from '../api/use-entering.ts';
import { EntryForm } from './entry-form.tsx';
import { KnownEmail } from './known-email.tsx';

const formSchema = z.object({ password: z.string().min(1), code: givenCode.optional() });
type Form = z.infer<typeof formSchema>;

/** An existing user confirms the account by its password. */
export function JoinByPasswordForm({ token, email }: { token: string; email: string }) {
  const { t } = useTranslation();
  const entering = useEntering((api, form: Form) =>
    api.call(signInEndpoints.acceptByPassword, { body: { token, ...form } }),
  );
  const { register, handleSubmit, formState } = useForm<Form>({
    resolver: zodResolver(formSchema),
    defaultValues: { password: '' },
  });
  return (
    <EntryForm
      submitLabel={t('signIn.invitation.submit')}
      entering={entering}
      onSubmit={(event) => void handleSubmit((form) => entering.mutate(form))(event)}
    >
      <KnownEmail email={email} />
      <Field label={t('signIn.password')} error={fieldError(formState.errors.password, t)}>
        {(control) => (
          <PasswordInput {...control} {...register('password')} autoComplete="current-password" />
        )}
      </Field>
      {entering.asksCode && (
        <CodeField {...register('code')} autoFocus error={fieldError(formState.errors.code, t)} />
      )}
    </EntryForm>
  );
}
