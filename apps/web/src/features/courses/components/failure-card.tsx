import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '#web/components/ui/card.tsx';

type FailureCardProps = {
  title: string;
  reason?: string;
  children?: ReactNode;
  /** Buttons for the next step. */
  actions: ReactNode;
};

/** Replaces something that could not be made, and says why. */
export function FailureCard({ title, reason, children, actions }: FailureCardProps) {
  return (
    <Card role="alert" className="grid gap-6 p-6 sm:p-8">
      <div className="flex items-start gap-4">
        <CircleAlert aria-hidden className="mt-0.5 size-7 shrink-0 text-destructive" />
        <div className="grid gap-1">
          <h2 className="text-lg font-semibold">{title}</h2>
          {reason && <p className="text-sm text-muted-foreground">{reason}</p>}
        </div>
      </div>
      {children}
      <div className="flex flex-wrap gap-2">{actions}</div>
    </Card>
  );
}
