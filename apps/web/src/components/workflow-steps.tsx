import type { ProjectType } from '@tarima/contract';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/lib/class-names.ts';

const STEPS = {
  video: ['upload', 'script', 'generate'],
  course: ['upload', 'configureCourse', 'generateContent', 'download'],
} as const satisfies Record<ProjectType, readonly string[]>;

/** The upload screen shows as many steps whatever is made; a course's download comes after them. */
const STEPS_ON_UPLOAD = 3;

type WorkflowStep = (typeof STEPS)[ProjectType][number];
type WorkflowStepsProps =
  | { type: ProjectType; current: 'upload' }
  | { type: 'video'; current: (typeof STEPS.video)[number] }
  | { type: 'course'; current: (typeof STEPS.course)[number] };

/** The steps from a document to its video or course, and where the person stands. */
export function WorkflowSteps({ type, current }: WorkflowStepsProps) {
  const { t } = useTranslation();
  const all: readonly WorkflowStep[] = STEPS[type];
  const steps = current === 'upload' ? all.slice(0, STEPS_ON_UPLOAD) : all;
  const position = steps.indexOf(current);
  return (
    <ol aria-label={t('upload.workflow')} className="flex items-center gap-2 text-sm font-medium">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={step === current ? 'step' : undefined}
          className="flex items-center gap-2"
        >
          {index > 0 && (
            <span
              aria-hidden
              className={classNames(
                'h-px w-4 bg-border',
                steps.length <= STEPS_ON_UPLOAD && 'sm:w-10',
                index <= position && 'bg-primary',
              )}
            />
          )}
          <span
            aria-hidden
            className={classNames(
              'grid size-7 place-items-center rounded-full border border-input text-xs',
              index <= position && 'border-primary bg-primary text-primary-foreground',
            )}
          >
            {index < position ? <Check className="size-4" /> : index + 1}
          </span>
          <span
            className={classNames(
              index !== position && 'text-muted-foreground',
              index !== position && type === 'course' && 'max-sm:sr-only',
            )}
          >
            {t(`upload.steps.${step}`)}
          </span>
        </li>
      ))}
    </ol>
  );
}
