import type { QueuedWork } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { Progress } from '#web/components/ui/progress.tsx';
import { formatPercent } from '#web/lib/format.ts';

/** The step and the progress of running work. */
export function WorkProgress({ work: { kind, stage, progress } }: { work: QueuedWork }) {
  const { t, i18n } = useTranslation();
  const step = stage ? t(`studioQueue.stages.${stage}`) : t(`studioQueue.kinds.${kind}`);
  const percent = formatPercent(progress, i18n.language);
  return (
    <div className="grid max-w-md gap-1">
      <p className="flex justify-between gap-3 text-sm">
        <span>{step}</span>
        <span className="tabular-nums">{percent}</span>
      </p>
      <Progress value={progress} label={step} />
    </div>
  );
}
