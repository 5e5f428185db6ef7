import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { WorkProgress } from '#web/features/line/work-progress.tsx';

type ModelProgressProps = {
  /** The name of the model. */
  name: string;
  doing: string;
  progress: number;
  /** The bytes so far, and if the page may be closed. */
  note: string;
  isCancelling?: boolean;
  onCancel: () => void;
};

/** A model on its way into the studio, which can be stopped. */
export function ModelProgress({
  name,
  doing,
  progress,
  note,
  isCancelling = false,
  onCancel,
}: ModelProgressProps) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-3">
      <WorkProgress
        label={t('voiceModels.progressOf', { name })}
        doing={doing}
        progress={progress}
        waitingId={false}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted-foreground tabular-nums">{note}</p>
        <Button variant="secondary" size="small" aria-disabled={isCancelling} onClick={onCancel}>
          {t('common.cancel')}
          <span className="sr-only">{name}</span>
        </Button>
      </div>
    </div>
  );
}
