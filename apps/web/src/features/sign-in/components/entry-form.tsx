import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Spinner } from '#web/components/ui/spinner.tsx';
import { messageOf } from '#web/lib/error-message.ts';

type EntryFormProps = {
  submitLabel: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  entering: { isPending: boolean; isSuccess: boolean; error: unknown };
  children: ReactNode;
};

/** Fields, an error if any, and the button. After success, the studio is opening. */
export function EntryForm({ submitLabel, onSubmit, entering, children }: EntryFormProps) {
  const { t } = useTranslation();
  const { isPending, isSuccess, error } = entering;
  const isBusy = isPending || isSuccess;
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      {children}
      {error ? <Alert tone="destructive" title={messageOf(error, t)} /> : null}
      <Button type="submit" size="large" disabled={isBusy}>
        {isBusy && <Spinner label={t('common.loading')} className="text-primary-foreground" />}
        {submitLabel}
      </Button>
    </form>
  );
}
