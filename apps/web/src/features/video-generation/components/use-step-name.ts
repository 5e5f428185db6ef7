import type { VideoMode } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import type { WizardStep } from '../wizard-rules.ts';

/** The name of a step. Without a presenter, the first step chooses a template. */
export function useStepName(mode: VideoMode): (step: WizardStep) => string {
  const { t } = useTranslation();
  return (step) =>
    t(step === 'avatar' && mode === 'stock' ? 'generate.steps.template' : `generate.steps.${step}`);
}
