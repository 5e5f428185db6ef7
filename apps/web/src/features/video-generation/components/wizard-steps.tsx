import type { ComponentProps } from 'react';
import { Card } from '#web/components/ui/card.tsx';
import { CostEstimate } from './cost-estimate.tsx';
import { SelectionSteps } from './selection-steps.tsx';

type WizardStepsProps = ComponentProps<typeof SelectionSteps> & {
  /** The vendors' costs, one per line. */
  costLines: string[];
};

/** Presenter, voice, accent. On a wide window as high as the picture beside it. */
export function WizardSteps({ costLines, ...steps }: WizardStepsProps) {
  return (
    <Card
      // A focused control must not stop below the bar.
      className="flex min-w-0 flex-col gap-4 p-4 **:scroll-mb-24 sm:p-5 lg:min-h-112 lg:contain-size"
    >
      <SelectionSteps {...steps} />
      <CostEstimate lines={costLines} />
    </Card>
  );
}
