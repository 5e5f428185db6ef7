import type { CourseQueue } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { QueueItemRow } from './queue-item-row.tsx';

type QueueItemsProps = { queue: CourseQueue; onWatch: (videoId: string) => void };

/** The videos of a queue in the order in which they are made. */
export function QueueItems({ queue, onWatch }: QueueItemsProps) {
  const { t } = useTranslation();
  return (
    <ol
      aria-label={t('courseQueue.items')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must scroll by keyboard
      tabIndex={0}
      className="max-h-112 divide-y overflow-y-auto rounded-xl border"
    >
      {queue.videos.map((item) => (
        <QueueItemRow
          key={item.scriptId}
          projectId={queue.projectId}
          item={item}
          onWatch={onWatch}
        />
      ))}
    </ol>
  );
}
