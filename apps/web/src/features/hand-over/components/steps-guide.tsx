import type { ReactNode } from 'react';
import { Card } from '#web/components/ui/card.tsx';

type StepsGuideProps = {
  title: string;
  steps: readonly string[];
  /** A choice between guides. */
  choice?: ReactNode;
  /** A remark below the steps. */
  note?: string | null;
};

/** A few numbered steps for what comes after the download. */
export function StepsGuide({ title, steps, choice, note }: StepsGuideProps) {
  return (
    <Card className="grid gap-4 p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-semibold">{title}</h2>
        {choice}
      </div>
      <ol className="grid gap-3">
        {steps.map((step, index) => (
          <li key={step} className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 text-sm">
            <span
              aria-hidden
              className="grid size-6 place-items-center rounded-full bg-primary-soft text-xs font-semibold text-primary-soft-foreground"
            >
              {index + 1}
            </span>
            <span className="pt-0.5 text-pretty">{step}</span>
          </li>
        ))}
      </ol>
      {note && (
        <p className="rounded-xl bg-warning-soft p-3 text-sm text-warning-soft-foreground">
          {note}
        </p>
      )}
    </Card>
  );
}
