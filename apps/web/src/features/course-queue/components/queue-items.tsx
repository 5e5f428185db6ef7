import type { CourseQueue } from '@tarima/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { itemsAround } from '../queue-state.ts';
import { QueueItemRow } from './queue-item-row.tsx';

type QueueItemsProps = { queue: CourseQueue; onWatch: (videoId: string) => void };

/** The videos of a queue in order. A long queue shows those near the current one. */
export function QueueItems({ queue, onWatch }: QueueItemsProps) {
  const { t } = useTranslation();
  const [showsAll, setShowsAll] = useState(false);
  const { videos } = queue;
  const shown = showsAll ? videos : itemsAround(videos);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-xl border">
      <ol
        aria-label={t('courseQueue.items')}
        className="grid grid-cols-[minmax(0,1fr)] gap-px bg-border xl:grid-cols-2 xl:[&>li:last-child:nth-child(odd)]:col-span-2"
      >
        {shown.map((item) => (
          <QueueItemRow
            key={item.scriptId}
            projectId={queue.projectId}
            item={item}
            onWatch={onWatch}
          />
        ))}
      </ol>
      {(showsAll || shown.length < videos.length) && (
        <Button
          variant="ghost"
          className="h-11 rounded-none border-t"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll
            ? t('courseQueue.showFewer')
            : t('courseQueue.showAll', { count: videos.length })}
        </Button>
      )}
    </div>
  );
}
