import { useTranslation } from 'react-i18next';
import { Deferred } from '#web/components/deferred.tsx';
import { LoadError } from '#web/components/load-error.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { isGone as isGoneError } from '#web/lib/api-error.ts';
import { usePodcast } from '../use-podcast.ts';
import type { WaysBack } from '../ways-back.ts';
import { FailedPodcast } from './failed-podcast.tsx';
import { FinishedPodcast } from './finished-podcast.tsx';
import { GoneNotice } from './gone-notice.tsx';
import { PodcastProgress } from './podcast-progress.tsx';
import { WrittenPodcast } from './written-podcast.tsx';

type PodcastResultProps = {
  id: string;
  /** Absent on the podcast's own page. */
  waysBack?: WaysBack;
};

/** One podcast, in any state. If it is deleted meanwhile, its last text stays. */
export function PodcastResult({ id, waysBack }: PodcastResultProps) {
  const { t } = useTranslation();
  const query = usePodcast(id);
  const podcast = query.data;
  const isGone = isGoneError(query.error);
  const waiting = <Skeleton className="h-80 rounded-2xl" />;
  if (query.isPending) return waiting;
  if (!podcast && !isGone) {
    return <LoadError title={t('podcasts.result.loadError')} query={query} />;
  }
  const state = { waysBack, isGone };
  return (
    <Deferred placeholder={waiting}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {isGone && <GoneNotice podcast={podcast} onCreateNew={waysBack?.onCreateNew} />}
        {podcast?.status === 'processing' && !isGone && <PodcastProgress podcast={podcast} />}
        {podcast?.status === 'error' && <FailedPodcast podcast={podcast} {...state} />}
        {podcast?.status === 'written' && <WrittenPodcast podcast={podcast} {...state} />}
        {podcast?.status === 'completed' && <FinishedPodcast podcast={podcast} {...state} />}
      </div>
    </Deferred>
  );
}
