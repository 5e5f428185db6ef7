import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Progress } from '#web/components/ui/progress.tsx';
import { PlaceInLine } from '#web/features/line/place-in-line.tsx';
import { formatPercent } from '#web/lib/format.ts';

type PosterProgressProps = {
  name: string;
  /** The step that is being done. */
  doing: string;
  /** 0 to 100. */
  progress: number;
  /** The id of the work while it waits for its turn. */
  waitingId: string | null;
};

/** The progress of a work, on its picture. */
export function PosterProgress({
  name,
  doing,
  progress,
  waitingId,
}: PosterProgressProps): ReactNode {
  const { i18n } = useTranslation();
  return (
    <div className="pointer-events-none absolute inset-x-2.5 bottom-2.5 grid gap-1.5 rounded-xl bg-popover/95 p-2.5 shadow-card">
      <div className="flex justify-between gap-3 text-xs font-medium">
        <span className="truncate">{doing}</span>
        <span className="tabular-nums">{formatPercent(progress, i18n.language)}</span>
      </div>
      <Progress value={progress} label={`${name}: ${doing}`} />
      {waitingId && <PlaceInLine id={waitingId} />}
    </div>
  );
}
