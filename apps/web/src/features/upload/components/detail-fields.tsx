import {
  COURSE_AUDIENCES,
  COURSE_DEPTHS,
  COURSE_OBJECTIVES,
  type Company,
  MAIN_OBJECTIVES,
  type ProjectType,
  TONES,
} from '@tarima/contract';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '#web/components/ui/field.tsx';
import { Input } from '#web/components/ui/input.tsx';
import type { UploadForm } from '../upload-form.schema.ts';
import { SelectField } from './select-field.tsx';

type DetailFieldsProps = { type: ProjectType; companies: readonly Company[] };

export function DetailFields({ type, companies }: DetailFieldsProps) {
  return (
    <>
      {type === 'video' && <NameField />}
      <CompanyField companies={companies} />
      {type === 'video' ? <VideoFields /> : <CourseFields />}
    </>
  );
}

/** The company of the project. A person of one company is told, not asked. */
function CompanyField({ companies }: Pick<DetailFieldsProps, 'companies'>) {
  const { t } = useTranslation();
  const chosen = useWatch<UploadForm, 'companyId'>({ name: 'companyId' });
  const [only, second] = companies;
  if (only && !second && chosen === only.pk) {
    return (
      <p className="flex flex-wrap gap-x-2 text-sm">
        <span className="text-muted-foreground">{t('upload.company')}</span>
        <span className="min-w-0 font-medium wrap-anywhere">{only.name}</span>
      </p>
    );
  }
  return (
    <SelectField
      name="companyId"
      label={t('upload.company')}
      options={companies.map((company) => ({ value: company.pk, label: company.name }))}
    />
  );
}

function NameField() {
  const { t } = useTranslation();
  const { register, formState } = useFormContext<UploadForm>();
  return (
    <Field label={t('upload.projectName')} error={formState.errors.name?.message}>
      {(control) => (
        <Input
          {...control}
          {...register('name')}
          maxLength={200}
          autoComplete="off"
          placeholder={t('upload.projectNamePlaceholder')}
        />
      )}
    </Field>
  );
}

function VideoFields() {
  const { t } = useTranslation();
  const { register } = useFormContext<UploadForm>();
  return (
    <>
      <SelectField
        name="communicationTone"
        label={t('upload.tone')}
        options={TONES.map((value) => ({ value, label: t(`upload.tones.${value}`) }))}
      />
      <SelectField
        name="mainObjective"
        label={t('upload.objective')}
        options={MAIN_OBJECTIVES.map((value) => ({
          value,
          label: t(`upload.objectives.${value}`),
        }))}
      />
      <Field label={t('upload.audience')} hint={t('upload.audienceHint')}>
        {(control) => (
          <Input
            {...control}
            {...register('targetAudience')}
            maxLength={200}
            autoComplete="off"
            placeholder={t('upload.audiencePlaceholder')}
          />
        )}
      </Field>
    </>
  );
}

function CourseFields() {
  const { t } = useTranslation();
  return (
    <>
      <SelectField
        name="courseAudience"
        label={t('upload.courseAudience')}
        options={COURSE_AUDIENCES.map((value) => ({
          value,
          label: t(`upload.courseAudiences.${value}`),
        }))}
      />
      <SelectField
        name="courseDepth"
        label={t('upload.courseDepth')}
        options={COURSE_DEPTHS.map((value) => ({
          value,
          label: t(`upload.courseDepths.${value}`),
        }))}
      />
      <SelectField
        name="courseObjective"
        label={t('upload.courseObjective')}
        options={COURSE_OBJECTIVES.map((value) => ({
          value,
          label: t(`upload.courseObjectives.${value}`),
        }))}
      />
    </>
  );
}
