import {
  CONTENT_COUNTS,
  COURSE_AUDIENCES,
  COURSE_DEPTHS,
  COURSE_OBJECTIVES,
  type CourseAnalysis,
  type courseEndpoints,
  type Project,
} from '@tarima/contract';
import { Sparkles } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Fold } from '#web/components/fold.tsx';
import { AlertDialog } from '#web/components/ui/alert-dialog.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { stickyActionsStyles } from '#web/components/ui/dialog.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Select, type SelectOption } from '#web/components/ui/select.tsx';
import type { InputOf } from '#web/lib/api-client.ts';
import { classNames } from '#web/lib/class-names.ts';
import { CountChoice } from './count-choice.tsx';

export type StructureRequest = InputOf<typeof courseEndpoints.generateStructure>['body'];

type StructureFormProps = {
  project: Project;
  analysis: CourseAnalysis;
  replaces: boolean;
  onSubmit: (request: StructureRequest) => void;
};

/** Asks for the number of contents. The answers of the upload stand on one line, to be changed. */
export function StructureForm({ project, analysis, replaces, onSubmit }: StructureFormProps) {
  const { t } = useTranslation();
  const { min, max } = CONTENT_COUNTS;
  const [count, setCount] = useState(
    String(analysis.recommendation?.contents ?? CONTENT_COUNTS.default),
  );
  const [courseAudience, setAudience] = useState(project.courseAudience ?? COURSE_AUDIENCES[0]);
  const [courseDepth, setDepth] = useState(project.courseDepth ?? COURSE_DEPTHS[0]);
  const [courseObjective, setObjective] = useState(project.courseObjective ?? COURSE_OBJECTIVES[0]);
  const [asksToReplace, setAsksToReplace] = useState(false);
  const contentCount = Number(count);
  const isRecommended = contentCount === analysis.recommendation?.contents;
  const isInRange =
    isRecommended || (Number.isInteger(contentCount) && contentCount >= min && contentCount <= max);

  const summary = [
    t(`upload.courseAudiences.${courseAudience}`),
    t(`upload.courseDepths.${courseDepth}`),
    t(`upload.courseObjectives.${courseObjective}`),
  ].join(' · ');

  const submit = () =>
    onSubmit({
      projectId: project.id,
      courseAudience,
      courseDepth,
      courseObjective,
      contentCount,
      language: project.language,
    });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isInRange) return;
    if (replaces) setAsksToReplace(true);
    else submit();
  };

  return (
    <form noValidate onSubmit={handleSubmit} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <CountChoice
        analysis={analysis}
        value={count}
        error={isInRange ? undefined : t('course.dialog.outOfRange', { min, max })}
        onChange={setCount}
      />
      <Fold label={t('upload.focus')} summary={summary}>
        <div className="grid gap-4 sm:grid-cols-[1fr_1fr_1.5fr]">
          <Choice
            label={t('upload.courseAudience')}
            value={courseAudience}
            options={COURSE_AUDIENCES}
            nameOf={(value) => t(`upload.courseAudiences.${value}`)}
            onChange={setAudience}
          />
          <Choice
            label={t('upload.courseDepth')}
            value={courseDepth}
            options={COURSE_DEPTHS}
            nameOf={(value) => t(`upload.courseDepths.${value}`)}
            onChange={setDepth}
          />
          <Choice
            label={t('upload.courseObjective')}
            value={courseObjective}
            options={COURSE_OBJECTIVES}
            nameOf={(value) => t(`upload.courseObjectives.${value}`)}
            onChange={setObjective}
          />
        </div>
      </Fold>
      <div className={classNames(stickyActionsStyles, 'grid sm:justify-end')}>
        <Button type="submit" size="large" disabled={!isInRange}>
          <Sparkles aria-hidden />
          {t('course.dialog.submit')}
        </Button>
      </div>
      <AlertDialog
        open={asksToReplace}
        onOpenChange={setAsksToReplace}
        title={t('course.dialog.replaceTitle')}
        description={t('course.dialog.replaceDescription')}
        confirmLabel={t('course.dialog.replace')}
        onConfirm={submit}
      />
    </form>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly Value[];
  nameOf: (value: Value) => string;
  onChange: (value: Value) => void;
};

function Choice<Value extends string>({
  label,
  value,
  options,
  nameOf,
  onChange,
}: ChoiceProps<Value>) {
  const named: SelectOption[] = options.map((each) => ({ value: each, label: nameOf(each) }));
  const handleChange = (chosen: string) => {
    const option = options.find((each) => each === chosen);
    if (option) onChange(option);
  };
  return (
    <Field label={label}>
      {(control) => (
        <Select {...control} value={value} options={named} onValueChange={handleChange} />
      )}
    </Field>
  );
}
