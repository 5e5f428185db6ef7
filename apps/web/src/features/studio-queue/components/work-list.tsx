import type { QueuedWork } from '@tarima/contract';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { focusMain } from '#web/lib/main-landmark.ts';
import { useRetryWork } from '../use-retry-work.ts';
import type { ToCancel } from './cancel-work-dialog.tsx';
import { WorkRow } from './work-row.tsx';

type WorkListProps = { work: readonly QueuedWork[]; onCancel: (work: ToCancel) => void };

/** A page of the queue. One button retries all that failed on it. */
export function WorkList({ work, onCancel }: WorkListProps) {
  const { t } = useTranslation();
  const retry = useRetryWork();
  // The pressed button disappears with the failure.
  const handleRetry = (chosen: readonly QueuedWork[]) => retry.mutate(chosen, focusMain);
  const failed = work.filter(({ canRetry }) => canRetry);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {failed.length > 1 && (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => handleRetry(failed)}
          disabled={retry.isPending}
        >
          <RotateCw aria-hidden />
          {t('studioQueue.retryShown', { count: failed.length })}
        </Button>
      )}
      <Card className="overflow-hidden">
        <ul className="divide-y">
          {work.map((one) => (
            <WorkRow
              key={`${one.kind} ${one.id}`}
              work={one}
              isRetrying={retry.isPending}
              onRetry={() => handleRetry([one])}
              onCancel={() => onCancel(one)}
            />
          ))}
        </ul>
      </Card>
    </div>
  );
}
