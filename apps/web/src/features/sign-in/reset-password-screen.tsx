import { zodResolver } from '@hookform/resolvers/zod';
import { givenCode, newPasswordSchema, signInEndpoints } from '@tarima/contract';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { CodeField } from '#web/components/code-field.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { PasswordInput } from '#web/components/ui/password-input.tsx';
import { FullScreenSpinner } from '#web/components/ui/spinner.tsx';
import { fieldError } from '#web/lib/field-error.ts';
import { useLinkToken } from '#web/lib/link-token.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { EntryForm } from './components/entry-form.tsx';
import { EntryPage } from './components/entry-page.tsx';
import { KnownEmail } from './components/known-email.tsx';
import { LinkProblem } from './components/link-problem.tsx';
import { useEntering } from './use-entering.ts';

const formSchema = z.object({ password: newPasswordSchema, code: givenCode.optional() });
type Form = z.infer<typeof formSchema>;

export function ResetPasswordScreen() {
  const { t } = useTranslation();
  const token = useLinkToken();
  // Opened without its link, the page asks all the same and is told.
  const reset = useEndpoint(signInEndpoints.readPasswordReset, {
    body: { token: token || 'none' },
  });
  const entering = useEntering((api, form: Form) =>
    api.call(signInEndpoints.resetPassword, { body: { token, ...form } }),
  );
  const { register, handleSubmit, formState } = useForm<Form>({
    resolver: zodResolver(formSchema),
    defaultValues: { password: '' },
  });

  if (reset.isError) return <LinkProblem error={reset.error} />;
  if (!reset.data) return <FullScreenSpinner label={t('common.loading')} />;
  const { email, fullName: name } = reset.data;
  return (
    <EntryPage
      title={t('signIn.reset.title')}
      description={t('signIn.reset.description', { name, email })}
    >
      <EntryForm
        submitLabel={t('signIn.reset.submit')}
        entering={entering}
        onSubmit={(event) => void handleSubmit((form) => entering.mutate(form))(event)}
      >
        <KnownEmail email={email} />
        <Field
          label={t('signIn.newPassword')}
          hint={t('signIn.passwordHint')}
          error={fieldError(formState.errors.password, t)}
        >
          {(control) => (
            <PasswordInput {...control} {...register('password')} autoComplete="new-password" />
          )}
        </Field>
        {entering.asksCode && (
          <CodeField {...register('code')} autoFocus error={fieldError(formState.errors.code, t)} />
        )}
      </EntryForm>
    </EntryPage>
  );
}
