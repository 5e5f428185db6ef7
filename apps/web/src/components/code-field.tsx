import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from './ui/field.tsx';
import { Input } from './ui/input.tsx';

type CodeFieldProps = ComponentProps<typeof Input> & {
  error: string | undefined;
  /** True if a recovery code is accepted too. */
  takesRecoveryCode?: boolean;
};

/** The code of the second step. Phones offer to fill it in. */
export function CodeField({ error, takesRecoveryCode = true, ...props }: CodeFieldProps) {
  const { t } = useTranslation();
  return (
    <Field
      label={t('signIn.code')}
      hint={t(takesRecoveryCode ? 'signIn.codeHint' : 'signIn.firstCodeHint')}
      {...(error && { error })}
    >
      {(control) => (
        <Input
          {...control}
          {...props}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </Field>
  );
}
