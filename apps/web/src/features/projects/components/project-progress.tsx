import type { Project } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { Progress } from '#web/components/ui/progress.tsx';
import { PlaceInLine } from '#web/features/line/place-in-line.tsx';
import { formatPercent } from '#web/lib/format.ts';

/** The progress of a draft, or the reason why it failed. */
export function ProjectProgress({ project: { id, draft, name } }: { project: Project }) {
  const { t, i18n } = useTranslation();
  if (draft.status === 'failed' && draft.error) {
    return <p className="text-sm text-destructive">{draft.error.message}</p>;
  }
  if (draft.status === 'waiting') return <PlaceInLine id={id} />;
  if (draft.status !== 'processing') return null;
  const stage = t(`draft.${draft.stage ?? 'reading'}`);
  return (
    <div className="mt-1 grid max-w-sm gap-1.5">
      <div className="flex justify-between text-xs text-muted-foreground">
        <span>{stage}</span>
        <span className="tabular-nums">{formatPercent(draft.progress, i18n.language)}</span>
      </div>
      <Progress value={draft.progress} label={`${name}: ${stage}`} />
    </div>
  );
}
