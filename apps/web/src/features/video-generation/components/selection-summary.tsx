import { ACCENTS, type Avatar } from '@tarima/contract';
import { Circle, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
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
  /** Opens a step. Absent where nothing can be changed. */
  onStep?: ((step: WizardStep) => void) | undefined;
};

/** The choice of each step, with a way to change it. */
export function SelectionSummary({ choices, avatar, onStep }: SelectionSummaryProps) {
  const { t } = useTranslation();
  const stepName = useStepName(choices.settings.videoMode);
  return (
    <section aria-label={t('generate.summary')} className="@container">
      <dl className="grid gap-x-6 gap-y-2.5 text-sm @md:grid-cols-3">
        {WIZARD_STEPS.map((step) => {
          const done = isComplete(step, choices);
          const Icon = done ? CircleCheck : Circle;
          return (
            <div key={step} className="grid min-w-0 grid-cols-[minmax(0,1fr)]">
              <dt className="flex flex-wrap items-center gap-x-1.5 text-muted-foreground">
                <Icon aria-hidden className={`size-4 shrink-0 ${done ? 'text-primary' : ''}`} />
                {stepName(step)}
                {onStep && !isLocked(step, choices) && (
                  <button
                    type="button"
                    aria-label={t('generate.changeStep', { step: stepName(step) })}
                    onClick={() => onStep(step)}
                    className="ml-auto min-h-6 rounded font-medium text-primary underline-offset-4 hover:underline"
                  >
                    {t('generate.change')}
                  </button>
                )}
              </dt>
              <dd className="truncate font-medium">
                <Chosen step={step} choices={choices} avatar={avatar} />
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

function Chosen({ step, choices, avatar }: SelectionSummaryProps & { step: WizardStep }) {
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
