import { zodResolver } from '@hookform/resolvers/zod';
import { type Company, companyEndpoints, companyNameSchema } from '@tarima/contract';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog, DialogContent } from '#web/components/ui/dialog.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { fieldError } from '#web/lib/field-error.ts';
import { SESSION_KEY } from '#web/lib/session.ts';
import { useChange } from '#web/lib/use-change.ts';

const formSchema = z.object({ name: companyNameSchema });
type Form = z.infer<typeof formSchema>;

type CompanyDialogProps = {
  /** Null for a new one. */
  company: Company | null;
  onClose: () => void;
  onSaved: (companyId: string) => void;
};

export function CompanyDialog({ company, onClose, onSaved }: CompanyDialogProps) {
  const { t } = useTranslation();
  const save = useChange(company ? companyEndpoints.rename : companyEndpoints.create, {
    failure: t('members.changeError'),
    // The session says which companies there are.
    refreshes: [SESSION_KEY],
    onSuccess: () => toast.success(t('members.companies.saved')),
  });
  const { register, handleSubmit, formState } = useForm<Form>({
    resolver: zodResolver(formSchema),
    defaultValues: { name: company?.name ?? '' },
  });
  const handleValid = ({ name }: Form) =>
    save.mutate(
      { ...(company && { params: { companyId: company.pk } }), body: { name } },
      ({ pk }) => {
        onSaved(pk);
        onClose();
      },
    );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t(company ? 'members.companies.rename' : 'members.companies.create')}
        className="max-w-md"
      >
        <form
          noValidate
          className="grid gap-5"
          onSubmit={(event) => void handleSubmit(handleValid)(event)}
        >
          <Field label={t('members.companies.name')} error={fieldError(formState.errors.name, t)}>
            {(control) => <Input {...control} {...register('name')} autoComplete="organization" />}
          </Field>
          <Button type="submit" disabled={save.isPending} className="justify-self-end">
            {t('members.companies.save')}
          </Button>
        </form>
      </DialogContent>
    </Dialog>
  );
}
