import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { CodeField } from '#web/components/code-field.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { fieldError } from '#web/lib/field-error.ts';
import { QrCode } from './qr-code.tsx';

const formSchema = z.object({ code: z.string().trim().min(1) });

type AppKeyProps = {
  secret: string;
  uri: string;
  isPending: boolean;
  onCode: (code: string) => void;
};

/** The key for an authenticator app, to scan or type, and the app's first code. */
export function AppKey({ secret, uri, isPending, onCode }: AppKeyProps) {
  const { t } = useTranslation();
  const { register, handleSubmit, formState } = useForm<z.infer<typeof formSchema>>({
    resolver: zodResolver(formSchema),
    defaultValues: { code: '' },
  });
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => void handleSubmit(({ code }) => onCode(code))(event)}
    >
      <QrCode text={uri} label={t('account.secondFactor.qrCode')} />
      <div className="grid gap-1 text-center text-sm">
        <p className="text-muted-foreground">{t('account.secondFactor.key')}</p>
        <code className="font-mono font-medium wrap-anywhere select-all">
          {secret.replace(/.{4}(?!$)/gu, '$& ')}
        </code>
      </div>
      <CodeField
        {...register('code')}
        takesRecoveryCode={false}
        error={fieldError(formState.errors.code, t)}
      />
      <Button type="submit" disabled={isPending} className="justify-self-end max-sm:w-full">
        {t('account.secondFactor.turnOn')}
      </Button>
    </form>
  );
}
