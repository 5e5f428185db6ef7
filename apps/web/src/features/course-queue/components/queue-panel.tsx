import type { CourseQueue } from '@tarima/contract';
import { EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '#web/components/load-error.tsx';
import { Alert } from '#web/components/ui/alert.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { QUEUE_TONES } from '../queue-state.ts';
import type { QueueView } from '../use-queue-view.ts';
import { QueueControls } from './queue-controls.tsx';
import { QueueFailures } from './queue-failures.tsx';
import { QueueItems } from './queue-items.tsx';
import { QueueTotals } from './queue-totals.tsx';

type QueuePanelProps = {
  query: QueueView['query'];
  onWatch: (videoId: string) => void;
  onHide: () => void;
  onGenerateAll: () => void;
};

/** The state of a course's video queue, with its controls. */
export function QueuePanel({ query, onWatch, onHide, onGenerateAll }: QueuePanelProps) {
  const { t } = useTranslation();
  const queue = query.data;
  return (
    <Card
      role="region"
      aria-label={t('courseQueue.title')}
      className="grid grid-cols-[minmax(0,1fr)] gap-5 p-4 sm:p-6"
    >
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-lg font-semibold">{t('courseQueue.title')}</h2>
        {queue?.hasQueue && (
          <Badge tone={QUEUE_TONES[queue.status]}>
            {t(`courseQueue.statuses.${queue.status}`)}
          </Badge>
        )}
        <Button variant="ghost" size="small" className="ml-auto" onClick={onHide}>
          <EyeOff aria-hidden />
          {t('courseQueue.hide')}
        </Button>
      </div>
      {query.isError && <LoadError title={t('courseQueue.errors.load')} query={query} />}
      {query.isPending && <Skeleton className="h-40" />}
      {queue && !queue.hasQueue && <NoQueue onGenerateAll={onGenerateAll} />}
      {queue?.hasQueue && <QueueBody queue={queue} onWatch={onWatch} />}
    </Card>
  );
}

function NoQueue({ onGenerateAll }: { onGenerateAll: () => void }) {
  const { t } = useTranslation();
  return (
    <Alert
      tone="warning"
      title={t('courseQueue.none')}
      action={
        <Button variant="secondary" size="small" onClick={onGenerateAll}>
          {t('courseScripts.generateAll')}
        </Button>
      }
    >
      <p>{t('courseQueue.noneHint')}</p>
    </Alert>
  );
}

function QueueBody({ queue, onWatch }: { queue: CourseQueue; onWatch: (id: string) => void }) {
  return (
    <>
      <QueueTotals queue={queue} />
      <QueueFailures queue={queue} />
      <QueueControls queue={queue} />
      <QueueItems queue={queue} onWatch={onWatch} />
    </>
  );
}
