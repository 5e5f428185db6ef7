import type { ProjectType } from '@tarima/contract';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/lib/class-names.ts';

const WORKFLOW_STEPS = ['upload', 'script', 'generate'] as const;
type WorkflowStep = (typeof WORKFLOW_STEPS)[number];

type WorkflowStepsProps = { type: ProjectType; current: WorkflowStep };

/** The three steps from a document to its video or course, and where the person stands. */
export function WorkflowSteps({ type, current }: WorkflowStepsProps) {
  const { t } = useTranslation();
  const position = WORKFLOW_STEPS.indexOf(current);
  const labels = {
    upload: t('upload.steps.upload'),
    script: t(type === 'course' ? 'upload.steps.structure' : 'upload.steps.script'),
    generate: t('upload.steps.generate'),
  };
  return (
    <ol aria-label={t('upload.workflow')} className="flex items-center gap-2 text-sm font-medium">
      {WORKFLOW_STEPS.map((step, index) => (
        <li
          key={step}
          aria-current={step === current ? 'step' : undefined}
          className="flex items-center gap-2"
        >
          {index > 0 && (
            <span
              aria-hidden
              className={classNames(
                'h-px w-4 bg-border sm:w-10',
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
          <span className={classNames(index !== position && 'text-muted-foreground')}>
            {labels[step]}
          </span>
        </li>
      ))}
    </ol>
  );
}
