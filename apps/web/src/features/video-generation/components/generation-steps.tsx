import { Check, CircleAlert, Clapperboard, Film, LoaderCircle, Settings2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/lib/class-names.ts';

const STEPS = ['preparing', 'generating', 'completed'] as const;
type GenerationStep = (typeof STEPS)[number];

const ICONS = { preparing: Settings2, generating: Clapperboard, completed: Film } as const;

type GenerationStepsProps = { current: Exclude<GenerationStep, 'completed'>; hasFailed: boolean };

/** Preparing, generating, completed: marks the current step, or the failed one. */
export function GenerationSteps({ current, hasFailed }: GenerationStepsProps) {
  const { t } = useTranslation();
  const reached = STEPS.indexOf(current);
  return (
    <ol className="grid grid-cols-3 gap-2">
      {STEPS.map((step, index) => {
        const isCurrent = index === reached;
        const isDone = index < reached;
        const failsHere = isCurrent && hasFailed;
        const Icon = failsHere ? CircleAlert : isDone ? Check : ICONS[step];
        return (
          <li
            key={step}
            aria-current={isCurrent ? 'step' : undefined}
            className={classNames(
              'grid justify-items-center gap-2 text-center text-sm text-muted-foreground',
              (isCurrent || isDone) && 'font-medium text-foreground',
            )}
          >
            <span
              className={classNames(
                'relative grid size-11 place-items-center rounded-full bg-muted [&_svg]:size-5',
                isDone && 'bg-primary text-primary-foreground',
                isCurrent && !isDone && 'bg-primary-soft text-primary-soft-foreground',
                failsHere && 'bg-destructive-soft text-destructive-soft-foreground',
              )}
            >
              <Icon aria-hidden />
              {isCurrent && !isDone && !failsHere && (
                <LoaderCircle
                  aria-hidden
                  className="absolute size-11! animate-spin stroke-1 text-primary"
                />
              )}
            </span>
            {failsHere ? t('generate.progress.steps.error') : t(`generate.progress.steps.${step}`)}
          </li>
        );
      })}
    </ol>
  );
}
