import type { CourseQueue } from '@tarima/contract';
import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  Clock,
  Coins,
  LoaderCircle,
  Pause,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Progress } from '#web/components/ui/progress.tsx';
import { formatDollars, formatPercent } from '#web/lib/format.ts';
import { isRunning } from '../queue-state.ts';
import { spokenMinutes } from '../spoken-time.ts';

/** The finished share of a queue, the time left, and a count for each status. */
export function QueueTotals({ queue }: { queue: CourseQueue }) {
  const { t, i18n } = useTranslation();
  const { stats } = queue;
  const counts = [
    {
      name: 'completed',
      value: stats.completedVideos,
      icon: CircleCheck,
      tone: 'text-success-soft-foreground',
    },
    { name: 'processing', value: stats.processingVideos, icon: LoaderCircle, tone: 'text-primary' },
    {
      name: 'pending',
      value: stats.pendingVideos,
      icon: CircleDashed,
      tone: 'text-muted-foreground',
    },
    { name: 'failed', value: stats.failedVideos, icon: CircleAlert, tone: 'text-destructive' },
  ] as const;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid gap-2">
        <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1 tabular-nums">
          <p className="font-medium">
            {t('courseQueue.done', { done: stats.completedVideos, total: stats.totalVideos })}
          </p>
          <p className="text-2xl font-semibold tracking-tight">
            {formatPercent(stats.progressPercentage, i18n.language)}
          </p>
        </div>
        <Progress
          value={stats.progressPercentage}
          label={t('courseQueue.progress')}
          className="h-3"
        />
        {isRunning(queue) && (
          <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm text-muted-foreground">
            <p className="min-w-0">
              {stats.currentlyProcessing &&
                t('courseQueue.current', { title: stats.currentlyProcessing })}
            </p>
            <p className="flex items-center gap-1.5 tabular-nums">
              {queue.status === 'paused' ? (
                <>
                  <Pause aria-hidden className="size-4" />
                  {t('courseQueue.noTimeWhilePaused')}
                </>
              ) : (
                <>
                  <Clock aria-hidden className="size-4" />
                  {t('courseQueue.remaining', {
                    time: spokenMinutes(stats.estimatedTimeRemaining, t),
                  })}
                </>
              )}
            </p>
          </div>
        )}
      </div>
      {stats.cost !== null && (
        <p className="flex items-center gap-1.5 text-sm text-muted-foreground tabular-nums">
          <Coins aria-hidden className="size-4" />
          {t('courseQueue.spent', { cost: formatDollars(stats.cost, i18n.language) })}
        </p>
      )}
      <dl className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {counts.map(({ name, value, icon: Icon, tone }) => (
          <div
            key={name}
            className="flex flex-wrap items-center gap-x-3 gap-y-0.5 rounded-xl bg-muted p-3"
          >
            <Icon
              aria-hidden
              className={`size-5 shrink-0 ${tone} ${name === 'processing' && value > 0 ? 'animate-spin' : ''}`}
            />
            <dt className="order-1 text-sm text-muted-foreground max-sm:w-full">
              {t(`courseQueue.counts.${name}`)}
            </dt>
            <dd className="text-xl font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
