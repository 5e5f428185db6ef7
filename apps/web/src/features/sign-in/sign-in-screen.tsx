import { zodResolver } from '@hookform/resolvers/zod';
import { emailSchema, errorMessage, givenCode, signInEndpoints } from '@tarima/contract';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { CodeField } from '#web/components/code-field.tsx';
import { Alert } from '#web/components/ui/alert.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { PasswordInput } from '#web/components/ui/password-input.tsx';
import { currentLanguage } from '#web/i18n/index.ts';
import { fieldError } from '#web/lib/field-error.ts';
import { pathTo } from '#web/lib/paths.ts';
import { useStudioConfig } from '#web/lib/studio-config.ts';
import { EntryForm } from './components/entry-form.tsx';
import { EntryPage } from './components/entry-page.tsx';
import { ProviderChoice } from './components/provider-choice.tsx';
import { placeToReturn } from './enter-studio.ts';
import { useEntering } from './use-entering.ts';

const formSchema = z.object({
  email: emailSchema,
  password: z.string().min(1),
  /** Absent until the studio asks for the code; required from then on. */
  code: givenCode.optional(),
});
type Form = z.infer<typeof formSchema>;
const PROVIDER_ERRORS = ['OIDC_FAILED', 'OIDC_NOT_INVITED', 'RATE_LIMITED'] as const;

export function SignInScreen() {
  const { t } = useTranslation();
  const { oidcName } = useStudioConfig();
  const entering = useEntering(
    (api, body: Form) => api.call(signInEndpoints.signIn, { body }),
    placeToReturn(),
  );
  const { register, handleSubmit, formState } = useForm<Form>({
    resolver: zodResolver(formSchema),
    defaultValues: { email: '', password: '' },
  });
  const told = new URLSearchParams(window.location.search).get('error');
  // It is about the last try at the provider, until the person tries here.
  const hasTried = entering.isPending || entering.isSuccess || entering.error || entering.asksCode;
  const providerError = !hasTried && PROVIDER_ERRORS.find((code) => code === told);
  const returns = placeToReturn() !== pathTo.home;

  return (
    <EntryPage
      title={t('signIn.title')}
      description={returns ? t('signIn.returns') : undefined}
      notes={[t('signIn.forgotten'), t('signIn.firstTime')]}
    >
      {providerError && (
        <Alert tone="destructive" title={errorMessage(providerError, currentLanguage())} />
      )}
      <EntryForm
        submitLabel={t('signIn.submit')}
        entering={entering}
        onSubmit={(event) => void handleSubmit((form) => entering.mutate(form))(event)}
      >
        <Field label={t('signIn.email')} error={fieldError(formState.errors.email, t)}>
          {(control) => (
            <Input
              {...control}
              {...register('email')}
              type="email"
              autoComplete="username"
              autoCapitalize="none"
            />
          )}
        </Field>
        <Field label={t('signIn.password')} error={fieldError(formState.errors.password, t)}>
          {(control) => (
            <PasswordInput {...control} {...register('password')} autoComplete="current-password" />
          )}
        </Field>
        {entering.asksCode && (
          <CodeField {...register('code')} autoFocus error={fieldError(formState.errors.code, t)} />
        )}
      </EntryForm>
      {oidcName && <ProviderChoice provider={oidcName} />}
    </EntryPage>
  );
}
