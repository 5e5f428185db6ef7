import { type Company, PODCAST_LIMITS } from '@tarima/contract';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '#web/components/ui/field.tsx';
import { Textarea } from '#web/components/ui/textarea.tsx';
import type { PodcastForm } from '../podcast-form.schema.ts';
import { isCutByTyped, withoutText, withText } from '../uploaded-text.ts';
import { AddressField } from './address-field.tsx';
import { SelectField } from './form-fields.tsx';
import { ProjectSource } from './project-source.tsx';
import { UploadField } from './upload-field.tsx';

type SourceFieldsProps = { companies: readonly Company[]; onProjectRemoved: () => void };

/** The sources of the conversation: a project, text, addresses, a file, in any mix. */
export function SourceFields({ companies, onProjectRemoved }: SourceFieldsProps) {
  const { t } = useTranslation();
  const { register, getValues, setValue, formState } = useFormContext<PodcastForm>();
  const addresses = useController<PodcastForm, 'addresses'>({ name: 'addresses' }).field;
  const upload = useController<PodcastForm, 'upload'>({ name: 'upload' }).field;
  const project = useWatch<PodcastForm, 'project'>({ name: 'project' });
  // A podcast of a project belongs to the project's company.
  const offered = companies.filter(({ pk }) => !project || pk === project.companyId);

  const setText = (text: string) =>
    setValue('textInput', text, { shouldValidate: formState.isSubmitted });

  return (
    <>
      {project && <ProjectSource project={project} onRemove={onProjectRemoved} />}
      <SelectField
        name="companyId"
        label={t('podcasts.sources.company')}
        options={offered.map((company) => ({ value: company.pk, label: company.name }))}
      />
      <Field label={t('podcasts.sources.text')} error={formState.errors.textInput?.message}>
        {(control) => (
          <Textarea
            {...control}
            {...register('textInput')}
            rows={8}
            maxLength={PODCAST_LIMITS.textCharacters}
            placeholder={t('podcasts.sources.textPlaceholder')}
          />
        )}
      </Field>
      <UploadField
        upload={upload.value}
        onUploaded={(uploaded) => {
          const typed = getValues('textInput');
          const isCut = isCutByTyped(typed, uploaded.text);
          const message = isCut ? t('podcasts.sources.uploadCut') : uploaded.message;
          upload.onChange({ ...uploaded, message });
          setText(withText(typed, uploaded.text));
        }}
        onRemove={() => {
          setText(withoutText(getValues('textInput'), upload.value?.text ?? ''));
          upload.onChange(null);
        }}
      />
      <AddressField addresses={addresses.value} onAddressesChange={addresses.onChange} />
    </>
  );
}
