import type { VideoSettings, VoiceLanguage } from '@tarima/contract';
import { ArrowLeft, ArrowRight, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { pathTo } from '#web/lib/paths.ts';
import {
  type Choices,
  canGenerate,
  isLocked,
  nextStep,
  previousStep,
  requiredSteps,
  type WizardStep,
} from '../wizard-rules.ts';
import { SelectionSteps } from './selection-steps.tsx';

type SetupWizardProps = {
  projectId: string;
  choices: Choices;
  /** The language that voices are looked for in first. */
  language: VoiceLanguage | undefined;
  isStarting: boolean;
  onChange: (settings: VideoSettings) => void;
  onGenerate: () => void;
};

/** Presenter, voice, accent: one step after the other, none that the choices do not ask for. */
export function SetupWizard({
  projectId,
  choices,
  language,
  isStarting,
  onChange,
  onGenerate,
}: SetupWizardProps) {
  const { t } = useTranslation();
  const [chosenStep, setStep] = useState<WizardStep>('avatar');
  const step = isLocked(chosenStep, choices) ? 'avatar' : chosenStep;
  const next = nextStep(step, choices);
  const previous = previousStep(step);
  const isReady = canGenerate(choices);

  return (
    <Card className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6 p-4 sm:p-6">
      <SelectionSteps
        choices={choices}
        language={language}
        step={step}
        onStep={setStep}
        onChange={onChange}
      />
      <div className="flex flex-wrap items-center justify-between gap-2 border-t pt-5">
        {previous ? (
          <Button variant="secondary" onClick={() => setStep(previous)}>
            <ArrowLeft aria-hidden />
            {t('generate.back')}
          </Button>
        ) : (
          <Button variant="secondary" asChild>
            <Link href={pathTo.editScript(projectId)}>
              <ArrowLeft aria-hidden />
              {t('generate.editScript')}
            </Link>
          </Button>
        )}
        {step !== requiredSteps(choices).at(-1) ? (
          <Button disabled={!next} onClick={() => next && setStep(next)}>
            {t('generate.next')}
            <ArrowRight aria-hidden />
          </Button>
        ) : (
          <Button disabled={!isReady || isStarting} onClick={onGenerate}>
            <Sparkles aria-hidden />
            {isStarting ? t('generate.starting') : t('generate.submit')}
          </Button>
        )}
      </div>
    </Card>
  );
}
