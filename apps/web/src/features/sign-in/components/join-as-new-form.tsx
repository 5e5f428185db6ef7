import { zodResolver } from '@hookform/resolvers/zod';
import { givenCode, newPasswordSchema, personNameSchema, signInEndpoints } from '@tarima/contract';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { CodeField } from '#web/components/code-field.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { PasswordInput } from '#web/components/ui/password-input.tsx';
import { fieldError } from '#web/lib/field-error.ts';
import { useEntering } from '../api/use-entering.ts';
import { EntryForm } from './entry-form.tsx';
import { KnownEmail } from './known-email.tsx';

const formSchema = z.object({
  fullName: personNameSchema,
  newPassword: newPasswordSchema,
  code: givenCode.optional(),
});
type Form = z.infer<typeof formSchema>;

/** A new user enters a name and chooses a password. */
export function JoinAsNewForm({ token, email }: { token: string; email: string }) {
  const { t } = useTranslation();
  const entering = useEntering((api, form: Form) =>
    api.call(signInEndpoints.acceptAsNew, { body: { token, ...form } }),
  );
  const { register, handleSubmit, formState } = useForm<Form>({
    resolver: zodResolver(formSchema),
    defaultValues: { fullName: '', newPassword: '' },
  });
  return (
    <EntryForm
      submitLabel={t('signIn.invitation.submit')}
      entering={entering}
      onSubmit={(event) => void handleSubmit((form) => entering.mutate(form))(event)}
    >
      <Field
        label={t('signIn.invitation.fullName')}
        error={fieldError(formState.errors.fullName, t)}
      >
        {(control) => <Input {...control} {...register('fullName')} autoComplete="name" />}
      </Field>
      <KnownEmail email={email} />
      <Field
        label={t('signIn.password')}
        hint={t('signIn.passwordHint')}
        error={fieldError(formState.errors.newPassword, t)}
      >
        {(control) => (
          <PasswordInput {...control} {...register('newPassword')} autoComplete="new-password" />
        )}
      </Field>
      {entering.asksCode && (
        <CodeField {...register('code')} autoFocus error={fieldError(formState.errors.code, t)} />
      )}
    </EntryForm>
  );
}
