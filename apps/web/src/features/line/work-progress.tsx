import { useTranslation } from 'react-i18next';
import { Progress } from '#web/components/ui/progress.tsx';
import { formatPercent } from '#web/lib/format.ts';
import { PlaceInLine } from './place-in-line.tsx';

type WorkProgressProps = {
  label: string;
  /** The step that is being done. */
  doing: string;
  progress: number;
  /** The id of the work while it waits for its turn. */
  waitingId: string | false;
};

/** The progress of some work, and its place in line while it waits. */
export function WorkProgress({ label, doing, progress, waitingId }: WorkProgressProps) {
  const { i18n } = useTranslation();
  return (
    <div className="grid gap-2">
      <div className="flex justify-between gap-4 text-sm font-medium">
        <p aria-live="polite">{doing}</p>
        <p className="tabular-nums">{formatPercent(progress, i18n.language)}</p>
      </div>
      <Progress value={progress} label={label} />
      {waitingId && <PlaceInLine id={waitingId} />}
    </div>
  );
}
