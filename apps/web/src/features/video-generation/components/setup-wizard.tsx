import type { VideoSettings, VoiceLanguage } from '@tarima/contract';
import { ArrowLeft, ArrowRight, Sparkles } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { StudioLink } from '#web/components/studio-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { pathTo } from '#web/lib/paths.ts';
import type { LookedCompany } from '../use-company-look.ts';
import {
  canGenerate,
  isLocked,
  nextStep,
  previousStep,
  requiredSteps,
  type VoicedChoices,
  type WizardStep,
} from '../wizard-rules.ts';
import { CostEstimate } from './cost-estimate.tsx';
import { SelectionSteps } from './selection-steps.tsx';

type SetupWizardProps = {
  projectId: string;
  company: LookedCompany | null;
  choices: VoicedChoices;
  firstStep: WizardStep;
  /** The language that the voice list shows first. */
  language: VoiceLanguage | undefined;
  /** The vendors' costs, one per line. */
  costLines: string[];
  /** True if a video of these choices can be started. */
  isReady: boolean;
  isStarting: boolean;
  onChange: (settings: VideoSettings) => void;
  onGenerate: () => void;
};

/** Presenter, voice, accent: one step after the other. Unneeded steps are skipped. */
export function SetupWizard({
  projectId,
  company,
  choices,
  firstStep,
  language,
  costLines,
  isReady,
  isStarting,
  onChange,
  onGenerate,
}: SetupWizardProps) {
  const { t } = useTranslation();
  const [chosenStep, setStep] = useState<WizardStep>(firstStep);
  const step = isLocked(chosenStep, choices) ? 'avatar' : chosenStep;
  const next = nextStep(step, choices);
  const previous = previousStep(step);
  const isLast = canGenerate(choices) || step === requiredSteps(choices).at(-1);
  const card = useRef<HTMLDivElement>(null);
  /** Moves the focus too: the pressed button may be gone or disabled in the next step. */
  const go = (to: WizardStep) => {
    flushSync(() => setStep(to));
    card.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
  };

  return (
    <Card ref={card} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6 p-4 sm:p-6">
      <SelectionSteps
        company={company}
        choices={choices}
        language={language}
        step={step}
        onStep={setStep}
        onChange={onChange}
      />
      <CostEstimate lines={costLines} />
      <div className="flex flex-wrap items-center justify-between gap-2 border-t pt-5">
        {previous ? (
          <Button variant="secondary" onClick={() => go(previous)}>
            <ArrowLeft aria-hidden />
            {t('generate.back')}
          </Button>
        ) : (
          <Button variant="secondary" asChild>
            <StudioLink href={pathTo.editScript(projectId)}>
              <ArrowLeft aria-hidden />
              {t('generate.editScript')}
            </StudioLink>
          </Button>
        )}
        {isLast ? (
          <Button className="ml-auto" disabled={!isReady || isStarting} onClick={onGenerate}>
            <Sparkles aria-hidden />
            {isStarting ? t('generate.starting') : t('generate.submit')}
          </Button>
        ) : (
          <Button className="ml-auto" disabled={!next} onClick={() => next && go(next)}>
            {t('generate.next')}
            <ArrowRight aria-hidden />
          </Button>
        )}
      </div>
    </Card>
  );
}
