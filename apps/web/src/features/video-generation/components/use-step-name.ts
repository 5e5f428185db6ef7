import type { VideoMode } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import type { WizardStep } from '../wizard-rules.ts';

/** What a step is called: without a presenter, the first one chooses a template. */
export function useStepName(mode: VideoMode): (step: WizardStep) => string {
  const { t } = useTranslation();
  return (step) =>
    t(step === 'avatar' && mode === 'stock' ? 'generate.steps.template' : `generate.steps.${step}`);
}
