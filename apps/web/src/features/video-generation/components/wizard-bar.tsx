import { ArrowLeft, ArrowRight, Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StudioLink } from '#web/components/studio-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { pathTo } from '#web/lib/paths.ts';
import type { ShownChoices } from '../shown-choices.ts';
import {
  canGenerate,
  nextStep,
  previousStep,
  requiredSteps,
  type WizardStep,
} from '../wizard-rules.ts';

type WizardBarProps = {
  projectId: string;
  choices: ShownChoices;
  isLoading: boolean;
  step: WizardStep;
  onStep: (step: WizardStep) => void;
  costLines: string[];
  /** True if a video of these choices can be started. */
  isReady: boolean;
  isStarting: boolean;
  onGenerate: () => void;
};

/** The ways back and on, with the button to generate always in reach. Unneeded steps are skipped. */
export function WizardBar({
  projectId,
  choices,
  isLoading,
  step,
  onStep,
  costLines,
  isReady,
  isStarting,
  onGenerate,
}: WizardBarProps) {
  const { t } = useTranslation();
  const next = nextStep(step, choices);
  const previous = previousStep(step);
  const isLast = isLoading || canGenerate(choices) || step === requiredSteps(choices).at(-1);

  return (
    <div className="sticky bottom-0 short:static z-10 -mx-4 flex items-center gap-2 border-t bg-card px-4 py-3 shadow-raised sm:mx-0 sm:bottom-3 sm:rounded-2xl sm:border">
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
  );
}
