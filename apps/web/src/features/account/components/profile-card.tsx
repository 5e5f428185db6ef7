import { zodResolver } from '@hookform/resolvers/zod';
import { type Account, accountEndpoints, personNameSchema } from '@tarima/contract';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { fieldError } from '#web/lib/field-error.ts';
import { SESSION_KEY } from '#web/lib/session.ts';
import { useChange } from '#web/lib/use-change.ts';

const formSchema = z.object({ fullName: personNameSchema });
type Form = z.infer<typeof formSchema>;

export function ProfileCard({ account }: { account: Account }) {
  const { t } = useTranslation();
  const rename = useChange(accountEndpoints.rename, {
    failure: t('account.saveError'),
    keeps: accountEndpoints.get,
    // The header shows the name.
    refreshes: [SESSION_KEY],
    onSuccess: () => toast.success(t('account.saved')),
  });
  const { register, handleSubmit, formState } = useForm<Form>({
    resolver: zodResolver(formSchema),
    defaultValues: { fullName: account.fullName },
  });
  return (
    <Card className="p-5 sm:p-6">
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => void handleSubmit((form) => rename.mutate({ body: form }))(event)}
      >
        <h2 className="text-lg font-semibold">{t('account.profile.title')}</h2>
        <Field
          label={t('account.profile.fullName')}
          error={fieldError(formState.errors.fullName, t)}
        >
          {(control) => <Input {...control} {...register('fullName')} autoComplete="name" />}
        </Field>
        <Button
          type="submit"
          variant="secondary"
          disabled={rename.isPending}
          className="justify-self-start"
        >
          {t('account.saveName')}
        </Button>
      </form>
    </Card>
  );
}
