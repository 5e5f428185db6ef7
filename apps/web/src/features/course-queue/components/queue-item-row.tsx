import { MAX_RETRIES, type QueueItem } from '@tarima/contract';
import { Play, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Progress } from '#web/components/ui/progress.tsx';
import { ITEM_TONES } from '../queue-state.ts';
import { useQueueChange } from '../use-queue-change.ts';

type QueueItemRowProps = {
  projectId: string;
  item: QueueItem;
  onWatch: (videoId: string) => void;
};

/** One video of a queue: module, position, title, status and number of retries. */
export function QueueItemRow({ projectId, item, onWatch }: QueueItemRowProps) {
  const { t } = useTranslation();
  const retry = useQueueChange(projectId, 'retry');
  const { contentTitle: title, status, videoId } = item;
  return (
    <li
      aria-label={title}
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] content-start items-start gap-x-2 bg-card px-2 py-2.5 text-sm sm:gap-x-3 sm:px-4 sm:py-3"
    >
      <span className="min-w-5 sm:w-7 text-right text-muted-foreground tabular-nums">
        <span className="sr-only">{t('courseQueue.position')} </span>
        {item.position}
      </span>
      <div className="grid min-w-0 gap-1">
        <p className="font-medium text-pretty wrap-anywhere">{title}</p>
        <p className="text-xs text-muted-foreground">
          <span className="max-sm:hidden">
            {t('courseScripts.moduleNumber', { number: item.moduleIndex + 1 })}
            {' · '}
            {item.moduleTitle}
          </span>
          {item.retryCount > 0 && (
            <>
              <span className="max-sm:hidden">{' · '}</span>
              <span className="whitespace-nowrap tabular-nums">
                {t('courseQueue.retries', { count: item.retryCount, most: MAX_RETRIES })}
              </span>
            </>
          )}
        </p>
        {status === 'processing' && (
          <Progress
            value={item.progress}
            label={t('courseScripts.video.progress', { title })}
            className="mt-1 max-w-sm"
          />
        )}
        {item.error && <p className="text-destructive">{item.error.message}</p>}
      </div>
      <div className="flex items-center gap-2 max-sm:flex-col max-sm:items-end">
        <Badge tone={ITEM_TONES[status]}>{t(`courseQueue.itemStatuses.${status}`)}</Badge>
        {status === 'failed' && (
          <Button
            variant="secondary"
            size="small"
            disabled={retry.isPending}
            aria-label={t('courseScripts.retryNamed', { title })}
            onClick={() => retry.mutate({ params: { projectId, scriptId: item.scriptId } })}
          >
            <RotateCcw aria-hidden />
            {t('common.retry')}
          </Button>
        )}
        {status === 'completed' && videoId && (
          <Button
            variant="soft"
            size="small"
            aria-label={t('videos.viewNamed', { name: title })}
            onClick={() => onWatch(videoId)}
          >
            <Play aria-hidden />
            {t('videos.view')}
          </Button>
        )}
      </div>
    </li>
  );
}
