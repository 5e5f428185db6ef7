import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadError } from '#web/components/load-error.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { classNames } from '#web/lib/class-names.ts';

type LibraryGridProps<Data, Work> = {
  list: UseQueryResult<Data>;
  worksOf: (data: Data) => readonly Work[];
  idOf: (work: Work) => string;
  loadError: string;
  /** Shown when there are no works. */
  empty: ReactNode;
  /** Draws a card. `place` counts from zero. */
  children: (work: Work, place: number) => ReactNode;
};

const GRID = 'grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4';

/** The cards of a list, or why there are none. */
export function LibraryGrid<Data, Work>({
  list,
  worksOf,
  idOf,
  loadError,
  empty,
  children,
}: LibraryGridProps<Data, Work>) {
  if (list.isPending) {
    return (
      <div className={GRID}>
        {[1, 2, 3, 4].map((place) => (
          <Skeleton key={place} className="h-80 rounded-2xl" />
        ))}
      </div>
    );
  }
  if (list.isError) return <LoadError title={loadError} query={list} />;
  const works = worksOf(list.data);
  if (works.length === 0) return empty;
  return (
    // The next page is still loading, so the previous one is shown.
    <ul
      aria-busy={list.isPlaceholderData}
      className={classNames(GRID, 'transition-opacity', list.isPlaceholderData && 'opacity-60')}
    >
      {works.map((work, place) => (
        <li key={idOf(work)} className="grid min-w-0 animate-enter">
          {children(work, place)}
        </li>
      ))}
    </ul>
  );
}
