import { zodResolver } from '@hookform/resolvers/zod';
import { COMPANY_ROLES, companyEndpoints, emailSchema, type Link } from '@tarima/contract';
import { Link2 } from 'lucide-react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { keyOf } from '#web/lib/api.ts';
import { fieldError } from '#web/lib/field-error.ts';
import { useChange } from '#web/lib/use-change.ts';

const formSchema = z.object({ email: emailSchema, role: z.enum(COMPANY_ROLES) });
type Form = z.infer<typeof formSchema>;
const EMPTY: Form = { email: '', role: 'member' };
/** The role with fewer rights comes first. */
const ROLES = ['member', 'owner'] as const;

type InviteCardProps = { companyId: string; onLink: (link: Link) => void };

export function InviteCard({ companyId, onLink }: InviteCardProps) {
  const { t } = useTranslation();
  const params = { companyId };
  const invite = useChange(companyEndpoints.invite, {
    failure: t('members.changeError'),
    refreshes: [keyOf(companyEndpoints.people, { params })],
    // Shown at once: the server shows a link no second time.
    onSuccess: (link) => {
      reset(EMPTY);
      onLink(link);
    },
  });
  const { control, register, handleSubmit, formState, reset } = useForm<Form>({
    resolver: zodResolver(formSchema),
    defaultValues: EMPTY,
  });
  const handleValid = (form: Form) => invite.mutate({ params, body: form });
  return (
    <Card className="grid gap-5 p-5 sm:p-6">
      <div className="grid gap-1">
        <h2 className="text-lg font-semibold">{t('members.invite.title')}</h2>
        <p className="text-sm text-pretty text-muted-foreground">
          {t('members.invite.description')}
        </p>
      </div>
      <form
        noValidate
        className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:max-xl:grid-cols-[minmax(0,1fr)_13rem]"
        onSubmit={(event) => void handleSubmit(handleValid)(event)}
      >
        <Field label={t('members.invite.email')} error={fieldError(formState.errors.email, t)}>
          {(field) => <Input {...field} {...register('email')} type="email" autoComplete="off" />}
        </Field>
        <Controller
          name="role"
          control={control}
          render={({ field }) => (
            <Field label={t('members.invite.role')}>
              {(attributes) => (
                <Select
                  {...attributes}
                  value={field.value}
                  onValueChange={field.onChange}
                  options={ROLES.map((role) => ({
                    value: role,
                    label: t(`members.invite.roles.${role}`),
                  }))}
                />
              )}
            </Field>
          )}
        />
        <Button type="submit" disabled={invite.isPending} className="sm:justify-self-start">
          <Link2 aria-hidden />
          {t('members.invite.submit')}
        </Button>
      </form>
    </Card>
  );
}
