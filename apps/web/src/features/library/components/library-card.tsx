import type { ReactNode } from 'react';
import { Card } from '#web/components/ui/card.tsx';
import { classNames } from '#web/lib/class-names.ts';

type LibraryCardProps = {
  poster: ReactNode;
  /** A badge, and what stands at the end of its line. */
  state: ReactNode;
  name: string;
  /** Lies on the picture and marks the card. */
  hint?: string | undefined;
  /** Below the name. */
  facts: ReactNode;
  /** The next step and the menu. */
  actions: ReactNode;
  /** Problems and costs. */
  children?: ReactNode;
};

/** A work of the library: its picture, its state, its name, and the way on. */
export function LibraryCard({
  poster,
  state,
  name,
  hint,
  facts,
  actions,
  children,
}: LibraryCardProps) {
  return (
    <Card
      className={classNames(
        'flex min-w-0 flex-col overflow-hidden transition-shadow hover:shadow-raised',
        hint && 'border-primary ring-2 ring-primary/25',
      )}
    >
      <div className="relative">
        {poster}
        {hint && (
          <p className="pointer-events-none absolute bottom-2.5 left-2.5 rounded-full bg-primary px-2.5 py-1 text-xs font-medium text-primary-foreground shadow-raised">
            {hint}
          </p>
        )}
      </div>
      <div className="flex flex-1 flex-col gap-3 p-4 pt-3">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
          <div className="mb-0.5 flex items-center justify-between gap-3">{state}</div>
          <h2 className="line-clamp-2 font-semibold tracking-tight wrap-anywhere" title={name}>
            {name}
          </h2>
          {facts}
        </div>
        {children}
        <div className="mt-auto flex items-center gap-2">{actions}</div>
      </div>
    </Card>
  );
}
