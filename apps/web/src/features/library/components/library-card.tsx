import type { ReactNode } from 'react';
import { Card } from '#web/components/ui/card.tsx';
import { classNames } from '#web/lib/class-names.ts';

type LibraryCardProps = {
  /** The picture, with the state on it. */
  poster: ReactNode;
  name: string;
  /** A line above the name, which also marks the card. */
  hint?: string | undefined;
  /** A line below the name: kind and source. */
  about: ReactNode;
  /** Another line: who, and the last change. */
  madeBy?: ReactNode;
  /** The next step and the menu. */
  actions: ReactNode;
  /** Problems and costs. */
  children?: ReactNode;
};

/** A work of the library: its picture, its name, its facts, and the way on. */
export function LibraryCard({
  poster,
  name,
  hint,
  about,
  madeBy,
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
      {poster}
      <div className="flex flex-1 flex-col gap-3 p-4">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
          {hint && <p className="text-sm font-medium text-primary-soft-foreground">{hint}</p>}
          <h2 className="line-clamp-2 font-semibold tracking-tight wrap-anywhere" title={name}>
            {name}
          </h2>
          <p className="truncate text-sm text-muted-foreground empty:hidden">{about}</p>
          <p className="truncate text-sm text-muted-foreground empty:hidden">{madeBy}</p>
        </div>
        {children}
        <div className="mt-auto flex items-center gap-2">{actions}</div>
      </div>
    </Card>
  );
}
