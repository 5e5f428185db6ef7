import { ACCENTS, type Avatar } from '@tarima/contract';
import { Circle, CircleCheck, CircleMinus, Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { classNames } from '#web/lib/class-names.ts';
import {
  type Choices,
  isComplete,
  isLocked,
  requiredSteps,
  WIZARD_STEPS,
  type WizardStep,
} from '../wizard-rules.ts';
import { useStepName } from './use-step-name.ts';

type SelectionSummaryProps = {
  choices: Choices;
  avatar: Avatar | undefined;
  /** True until it is known what can be chosen. */
  isLoading: boolean;
  /** Opens a step. Absent where nothing can be changed. */
  onStep?: ((step: WizardStep) => void) | undefined;
};

/** The choice of each step, with a way to change it. */
export function SelectionSummary({ choices, avatar, isLoading, onStep }: SelectionSummaryProps) {
  const { t } = useTranslation();
  const stepName = useStepName(choices.settings.videoMode);
  const needed = requiredSteps(choices);
  return (
    <section aria-label={t('generate.summary')} className="@container">
      <dl className="grid gap-x-6 gap-y-3 text-sm @[15rem]:grid-cols-3">
        {WIZARD_STEPS.map((step) => {
          const done = isComplete(step, choices);
          const Icon = needed.includes(step) ? (done ? CircleCheck : Circle) : CircleMinus;
          const canChange = onStep && !isLocked(step, choices);
          return (
            <div
              key={step}
              className="relative grid min-w-0 grid-cols-[minmax(0,1fr)] rounded-lg has-[button:hover]:bg-muted"
            >
              <dt className="flex items-center gap-1.5 text-xs text-muted-foreground">
                <Icon aria-hidden className={`size-3.5 shrink-0 ${done ? 'text-primary' : ''}`} />
                {stepName(step)}
                {canChange && (
                  <button
                    type="button"
                    aria-label={t('generate.changeStep', { step: stepName(step) })}
                    onClick={() => onStep(step)}
                    className="absolute inset-0 grid items-end justify-end rounded-lg p-1 text-primary"
                  >
                    <Pencil aria-hidden className="size-3.5" />
                  </button>
                )}
              </dt>
              <dd className={classNames('truncate font-semibold', canChange && 'pr-6')}>
                {isLoading ? (
                  <Skeleton className="h-5 w-20" />
                ) : (
                  <Chosen step={step} choices={choices} avatar={avatar} />
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

type ChosenProps = Pick<SelectionSummaryProps, 'choices' | 'avatar'> & { step: WizardStep };

function Chosen({ step, choices, avatar }: ChosenProps) {
  const { t } = useTranslation();
  const { settings, voice } = choices;
  if (!requiredSteps(choices).includes(step)) return t('generate.notNeeded');
  if (!isComplete(step, choices)) return t('generate.notChosen');
  switch (step) {
    case 'avatar':
      return settings.videoMode === 'stock'
        ? t(`generate.templates.${settings.templateId ?? 'clean'}`)
        : (avatar?.avatar_name ?? settings.presenter);
    case 'voice':
      return voice?.voice_name;
    case 'accent': {
      const accent = ACCENTS.find((each) => each === settings.locale);
      return accent && t(`voices.accentNames.${accent}`);
    }
  }
}
