import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '#web/components/ui/field.tsx';
import { PasswordInput } from '#web/components/ui/password-input.tsx';

type CurrentPasswordFieldProps = ComponentProps<typeof PasswordInput> & {
  error: string | undefined;
};

export function CurrentPasswordField({ error, ...props }: CurrentPasswordFieldProps) {
  const { t } = useTranslation();
  return (
    <Field label={t('account.credentials.current')} {...(error && { error })}>
      {(control) => <PasswordInput {...control} {...props} autoComplete="current-password" />}
    </Field>
  );
}
