import { zodResolver } from '@hookform/resolvers/zod';
import { type Account, emailSchema, newPasswordSchema } from '@tarima/contract';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { CodeField } from '#web/components/code-field.tsx';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { PasswordInput } from '#web/components/ui/password-input.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { messageOf } from '#web/lib/error-message.ts';
import { fieldError } from '#web/lib/field-error.ts';
import { useChangeCredentials } from '../api/account.ts';
import { CurrentPasswordField } from './current-password-field.tsx';

const keptOrNew = z
  .string()
  .refine((text) => text === '' || newPasswordSchema.safeParse(text).success, 'PASSWORD_TOO_SHORT');

/** A person with a password confirms it and may keep it. Everybody else must choose one. */
const formSchemaOf = ({ email, hasPassword, secondFactor }: Account) =>
  z.object({
    email: emailSchema,
    currentPassword: hasPassword ? z.string().min(1) : z.string(),
    code: secondFactor ? z.string().trim().min(1) : z.string(),
    newPassword: email === null ? newPasswordSchema : keptOrNew,
  });
type Form = z.infer<ReturnType<typeof formSchemaOf>>;

export function CredentialsCard({ account }: { account: Account }) {
  const { t } = useTranslation();
  const { email, hasPassword, secondFactor } = account;
  const form = useForm<Form>({
    resolver: zodResolver(formSchemaOf(account)),
    defaultValues: { email: email ?? '', currentPassword: '', code: '', newPassword: '' },
  });
  const { register, handleSubmit, formState, reset } = form;
  const change = useChangeCredentials({
    onSaved: () => {
      toast.success(t('account.saved'));
      reset({ ...form.getValues(), currentPassword: '', code: '', newPassword: '' });
    },
    onError: (error) => toast.error(t('account.saveError'), messageOf(error, t)),
  });
  const handleValid = (values: Form) =>
    change.mutate({
      email: values.email,
      ...(hasPassword && { currentPassword: values.currentPassword }),
      ...(values.code && { code: values.code }),
      ...(values.newPassword && { newPassword: values.newPassword }),
    });

  return (
    <Card className="p-5 sm:p-6">
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => void handleSubmit(handleValid)(event)}
      >
        <h2 className="text-lg font-semibold">{t('account.credentials.title')}</h2>
        {email === null && <Alert tone="warning" title={t('account.credentials.missing')} />}
        {email !== null && !hasPassword && (
          <p className="text-sm text-pretty text-muted-foreground">
            {t('account.credentials.withoutPassword')}
          </p>
        )}
        <Field label={t('signIn.email')} error={fieldError(formState.errors.email, t)}>
          {(control) => (
            <Input {...control} {...register('email')} type="email" autoComplete="username" />
          )}
        </Field>
        {hasPassword && (
          <CurrentPasswordField
            {...register('currentPassword')}
            error={fieldError(formState.errors.currentPassword, t)}
          />
        )}
        {secondFactor && (
          <CodeField {...register('code')} error={fieldError(formState.errors.code, t)} />
        )}
        <Field
          label={t('account.credentials.newPassword')}
          hint={t(hasPassword ? 'account.credentials.keep' : 'signIn.passwordHint')}
          error={fieldError(formState.errors.newPassword, t)}
        >
          {(control) => (
            <PasswordInput {...control} {...register('newPassword')} autoComplete="new-password" />
          )}
        </Field>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" disabled={change.isPending}>
            {t('account.save')}
          </Button>
          <p className="text-sm text-muted-foreground">{t('account.credentials.note')}</p>
        </div>
      </form>
    </Card>
  );
}
