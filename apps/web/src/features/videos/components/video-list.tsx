import type { UseQueryResult } from '@tanstack/react-query';
import type { videoEndpoints } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadError } from '#web/components/load-error.tsx';
import { NothingFound } from '#web/components/nothing-found.tsx';
import { StudioLink } from '#web/components/studio-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import type { DataOf } from '#web/lib/api-client.ts';
import { classNames } from '#web/lib/class-names.ts';
import { pathTo } from '#web/lib/paths.ts';
import type { VideoFilterName } from '../video-state.ts';
import { VideoCard } from './video-card.tsx';

type VideoListProps = {
  list: UseQueryResult<DataOf<typeof videoEndpoints.list>>;
  filter: VideoFilterName;
  search: string;
  onClearSearch: () => void;
  onView: (id: string) => void;
  onDelete: (id: string) => void;
};

const GRID = 'grid gap-6 sm:grid-cols-2 lg:grid-cols-3';

export function VideoList({
  list,
  filter,
  search,
  onClearSearch,
  onView,
  onDelete,
}: VideoListProps) {
  const { t } = useTranslation();
  if (list.isPending) {
    return (
      <div className={GRID}>
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} className="h-96 rounded-2xl" />
        ))}
      </div>
    );
  }
  if (list.isError) return <LoadError title={t('videos.loadError')} query={list} />;
  if (list.data.videos.length === 0) {
    return search && list.data.counts.all === 0 ? (
      <NothingFound words={search} onClear={onClearSearch} />
    ) : (
      <NoVideos filter={filter} />
    );
  }
  return (
    // The next page is still loading, so the previous one is shown.
    <ul
      aria-busy={list.isPlaceholderData}
      className={classNames(GRID, 'transition-opacity', list.isPlaceholderData && 'opacity-60')}
    >
      {list.data.videos.map((video) => (
        <li key={video.id} className="grid min-w-0">
          <VideoCard
            video={video}
            onView={() => onView(video.id)}
            onDelete={() => onDelete(video.id)}
          />
        </li>
      ))}
    </ul>
  );
}

function NoVideos({ filter }: { filter: VideoFilterName }) {
  const { t } = useTranslation();
  if (filter !== 'all') {
    return (
      <EmptyState
        illustration="search"
        title={t('videos.emptyFilterTitle')}
        description={t('videos.emptyFilterDescription')}
      />
    );
  }
  return (
    <EmptyState
      illustration="videos"
      title={t('videos.emptyTitle')}
      description={t('videos.emptyDescription')}
    >
      <Button asChild>
        <StudioLink href={pathTo.upload()}>{t('videos.create')}</StudioLink>
      </Button>
    </EmptyState>
  );
}
