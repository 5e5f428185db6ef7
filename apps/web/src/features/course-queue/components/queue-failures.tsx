import type { CourseQueue } from '@tarima/contract';
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useChangeQueue } from '../api/change-queue.ts';

/** Lists failed videos with their reasons, and one button that retries all of them. */
export function QueueFailures({ queue }: { queue: CourseQueue }) {
  const { t } = useTranslation();
  const retryFailed = useChangeQueue(queue.projectId, 'retryFailed');
  const failed = queue.videos.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return null;
  // One cause often stops many videos, so each reason is shown once.
  const byReason = Map.groupBy(failed, ({ error }) => error?.message ?? t('videos.failure'));
  return (
    <Alert
      tone="destructive"
      title={t('courseQueue.failures', { count: failed.length })}
      action={
        <Button
          variant="secondary"
          disabled={retryFailed.isPending}
          onClick={() => retryFailed.mutate()}
        >
          <RotateCcw aria-hidden />
          {t('courseQueue.retryFailed', { count: failed.length })}
        </Button>
      }
    >
      <ul className="grid gap-2">
        {[...byReason].map(([reason, items]) => (
          <li key={reason}>
            <p>{reason}</p>
            <p className="text-pretty wrap-anywhere">
              {items
                .map(({ position, contentTitle }) => `${position}. ${contentTitle}`)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
