import type { Company } from '@tarima/contract';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '#web/components/ui/field.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { useSession } from '#web/lib/session.ts';
import { CHOICE_NAMES, lastChoices } from '../../last-choices.ts';
import type { PodcastForm } from '../../podcast-form.schema.ts';
import { OptionLine } from './option-line.tsx';

/** The company of the podcast. A person of one company is not asked. */
export function CompanyLine({ companies }: { companies: readonly Company[] }) {
  const { t } = useTranslation();
  const { user } = useSession();
  const { setValue, formState } = useFormContext<PodcastForm>();
  const { dirtyFields } = formState;
  const { field, fieldState } = useController<PodcastForm, 'companyId'>({ name: 'companyId' });
  const project = useWatch<PodcastForm, 'project'>({ name: 'project' });
  const [only, second] = companies;
  if (only && !second && field.value === only.pk) return null;
  // A podcast of a project belongs to the project's company.
  const offered = companies.filter(({ pk }) => !project || pk === project.companyId);
  const handleChange = (companyId: string) => {
    field.onChange(companyId);
    const last = lastChoices(user.id, companyId);
    for (const name of CHOICE_NAMES) {
      if (last[name] !== undefined && !dirtyFields[name]) setValue(name, last[name]);
    }
  };
  const chosen = companies.find(({ pk }) => pk === field.value);
  return (
    <OptionLine
      name="company"
      title={t('podcasts.sources.company')}
      choice={chosen?.name ?? t('podcasts.lines.noCompany')}
      error={fieldState.error?.message}
    >
      <Field label={t('podcasts.sources.company')} error={fieldState.error?.message}>
        {(control) => (
          <Select
            {...control}
            ref={field.ref}
            value={field.value}
            options={offered.map(({ pk, name }) => ({ value: pk, label: name }))}
            onValueChange={handleChange}
          />
        )}
      </Field>
    </OptionLine>
  );
}
