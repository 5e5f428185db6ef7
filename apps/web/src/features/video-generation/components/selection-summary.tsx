import { ACCENTS, type Avatar } from '@tarima/contract';
import { Circle, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  type Choices,
  isComplete,
  requiredSteps,
  WIZARD_STEPS,
  type WizardStep,
} from '../wizard-rules.ts';
import { useStepName } from './use-step-name.ts';

type SelectionSummaryProps = { choices: Choices; avatar: Avatar | undefined };

/** The choice of each step. */
export function SelectionSummary({ choices, avatar }: SelectionSummaryProps) {
  const { t } = useTranslation();
  const stepName = useStepName(choices.settings.videoMode);
  return (
    <section aria-label={t('generate.summary')}>
      <dl className="grid gap-2.5 text-sm">
        {WIZARD_STEPS.map((step) => {
          const done = isComplete(step, choices);
          const Icon = done ? CircleCheck : Circle;
          return (
            <div key={step} className="flex items-center gap-2.5">
              <Icon
                aria-hidden
                className={`size-4.5 shrink-0 ${done ? 'text-primary' : 'text-muted-foreground'}`}
              />
              <dt className="text-muted-foreground">{stepName(step)}</dt>
              <dd className="ml-auto min-w-0 truncate font-medium">
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
