import type { Timeline, VideoSettings, VoiceLanguage } from '@tarima/contract';
import { ArrowLeft, ArrowRight, Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StudioLink } from '#web/components/studio-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { pathTo } from '#web/lib/paths.ts';
import type { ShownChoices } from '../shown-choices.ts';
import type { LookedCompany } from '../use-company-look.ts';
import {
  canGenerate,
  nextStep,
  previousStep,
  requiredSteps,
  type WizardStep,
} from '../wizard-rules.ts';
import { CostEstimate } from './cost-estimate.tsx';
import { SelectionSteps } from './selection-steps.tsx';

type SetupWizardProps = {
  projectId: string;
  company: LookedCompany | null;
  choices: ShownChoices;
  isLoading: boolean;
  scene: Timeline | undefined;
  step: WizardStep;
  onStep: (step: WizardStep) => void;
  /** The language that the voice list shows first. */
  language: VoiceLanguage | undefined;
  /** The vendors' costs, one per line. */
  costLines: string[];
  /** True if a video of these choices can be started. */
  isReady: boolean;
  isStarting: boolean;
  onChange: (change: Partial<VideoSettings>) => void;
  onGenerate: () => void;
};

/**
 * Presenter, voice, accent: one step after the other, with the button to generate always in reach.
 * Unneeded steps are skipped.
 */
export function SetupWizard({
  costLines,
  isReady,
  isStarting,
  onGenerate,
  ...steps
}: SetupWizardProps) {
  const { projectId, choices, isLoading, step, onStep } = steps;
  const { t } = useTranslation();
  const next = nextStep(step, choices);
  const previous = previousStep(step);
  const isLast = isLoading || canGenerate(choices) || step === requiredSteps(choices).at(-1);

  return (
    <>
      <Card
        // A focused control must not stop below the bar.
        className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 p-4 **:scroll-mb-24 sm:p-5"
      >
        <SelectionSteps {...steps} />
        <CostEstimate lines={costLines} />
      </Card>
      <div className="sticky bottom-0 z-10 -mx-4 flex items-center gap-2 border-t bg-card px-4 py-3 shadow-raised sm:mx-0 sm:bottom-3 sm:rounded-2xl sm:border">
        {previous ? (
          <Button variant="secondary" onClick={() => onStep(previous)}>
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
        {costLines.length > 0 && (
          <p aria-hidden className="ml-auto min-w-0 truncate text-sm max-sm:hidden">
            {costLines.at(-1)}
          </p>
        )}
        {isLast ? (
          <Button
            className="ml-auto max-sm:flex-1"
            disabled={!isReady || isStarting}
            onClick={onGenerate}
          >
            <Sparkles aria-hidden />
            {isStarting ? t('generate.starting') : t('generate.submit')}
          </Button>
        ) : (
          <Button
            className="ml-auto max-sm:flex-1"
            disabled={!next}
            onClick={() => next && onStep(next)}
          >
            {t('generate.next')}
            <ArrowRight aria-hidden />
          </Button>
        )}
      </div>
    </>
  );
}
