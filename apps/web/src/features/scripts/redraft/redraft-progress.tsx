import type { Redraft } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { WorkProgress } from '#web/features/line/work-progress.tsx';

type RedraftProgressProps = {
  projectId: string;
  draft: Redraft['draft'];
  isBusy: boolean;
  onStop: () => void;
};

/** The progress of a new draft, with a button to stop it. */
export function RedraftProgress({ projectId, draft, isBusy, onStop }: RedraftProgressProps) {
  const { t } = useTranslation();
  const { stage, status, progress } = draft;
  return (
    <div className="grid gap-5">
      <WorkProgress
        label={t('redraft.progress')}
        doing={t(`draft.${stage ?? 'waiting'}`)}
        progress={progress}
        waitingId={status === 'waiting' && projectId}
      />
      <div className="flex justify-end">
        <Button variant="secondary" aria-disabled={isBusy} onClick={() => !isBusy && onStop()}>
          {t('redraft.stop')}
        </Button>
      </div>
    </div>
  );
}
