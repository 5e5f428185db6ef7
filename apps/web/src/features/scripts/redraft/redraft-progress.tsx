import type { Redraft } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Progress } from '#web/components/ui/progress.tsx';
import { PlaceInLine } from '#web/features/line/place-in-line.tsx';
import { formatPercent } from '#web/lib/format.ts';

type RedraftProgressProps = {
  projectId: string;
  draft: Redraft['draft'];
  isBusy: boolean;
  onStop: () => void;
};

/** The progress of a new draft, with a button to stop it. */
export function RedraftProgress({ projectId, draft, isBusy, onStop }: RedraftProgressProps) {
  const { t, i18n } = useTranslation();
  const { stage, progress } = draft;
  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <div className="flex justify-between gap-4 text-sm font-medium">
          <p aria-live="polite">{t(`draft.${stage ?? 'waiting'}`)}</p>
          <p className="tabular-nums">{formatPercent(progress, i18n.language)}</p>
        </div>
        <Progress value={progress} label={t('redraft.progress')} />
        {draft.status === 'waiting' && <PlaceInLine id={projectId} />}
      </div>
      <div className="flex justify-end">
        <Button variant="secondary" aria-disabled={isBusy} onClick={() => !isBusy && onStop()}>
          {t('redraft.stop')}
        </Button>
      </div>
    </div>
  );
}
