import type { ProjectType } from '@tarima/contract';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/lib/class-names.ts';

const STEPS = {
  video: ['upload', 'script', 'generate', 'download'],
  course: ['upload', 'configureCourse', 'generateContent', 'download'],
} as const satisfies Record<ProjectType, readonly string[]>;

type WorkflowStep = (typeof STEPS)[ProjectType][number];
type WorkflowStepsProps =
  | { type: ProjectType; current: 'upload' }
  | { type: 'video'; current: (typeof STEPS.video)[number] }
  | {
      type: 'course';
      current: (typeof STEPS.course)[number];
      /** True for a course from the designer: nothing was uploaded. */
      isDesigned?: boolean | undefined;
    };

/** The steps from a document to its video or course, with the current one marked. */
export function WorkflowSteps(props: WorkflowStepsProps) {
  const { type, current } = props;
  const { t } = useTranslation();
  const steps: readonly WorkflowStep[] = STEPS[type];
  const position = steps.indexOf(current);
  const isDesigned = 'isDesigned' in props && props.isDesigned;
  return (
    <ol
      aria-label={t('upload.workflow')}
      className="flex items-center gap-1.5 text-sm font-medium sm:gap-2"
    >
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={step === current ? 'step' : undefined}
          className="flex items-center gap-1.5 sm:gap-2"
        >
          {index > 0 && (
            <span
              aria-hidden
              className={classNames('h-px w-2 bg-border sm:w-4', index <= position && 'bg-primary')}
            />
          )}
          <span
            aria-hidden
            className={classNames(
              'grid size-7 shrink-0 place-items-center rounded-full border border-input text-xs',
              index <= position && 'border-primary bg-primary text-primary-foreground',
            )}
          >
            {index < position ? <Check className="size-4" /> : index + 1}
          </span>
          <span
            className={classNames(
              'whitespace-nowrap',
              index !== position && 'text-muted-foreground max-sm:sr-only',
            )}
          >
            {t(`upload.steps.${isDesigned && step === 'upload' ? 'design' : step}`)}
          </span>
        </li>
      ))}
    </ol>
  );
}
