import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'wouter';
import { Page } from '#web/components/page.tsx';
import { Pagination } from '#web/components/pagination.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { pathTo } from '#web/lib/paths.ts';
import { useVideos } from './api/get-videos.ts';
import { DeleteVideoDialog } from './components/delete-video-dialog.tsx';
import { VideoFilters } from './components/video-filters.tsx';
import { VideoList } from './components/video-list.tsx';

import { VideoPlayerDialog } from './components/video-player-dialog.tsx';
import { useLiveVideos } from './use-live-videos.ts';
import type { VideoFilterName } from './video-state.ts';

export function VideosScreen() {
  const { t } = useTranslation();
  const [filter, setFilter] = useState<VideoFilterName>('all');
  const [page, setPage] = useState(1);
  const [deletedId, setDeletedId] = useState<string | null>(null);
  const [search, setSearch] = useSearchParams();
  const list = useVideos({ status: filter === 'all' ? undefined : filter, page });
  useLiveVideos();

  const playedId = search.get('video');
  const play = (id: string | null) => setSearch(id ? { video: id } : {}, { replace: true });
  const handleFilter = (chosen: VideoFilterName) => {
    setFilter(chosen);
    setPage(1);
  };

  return (
    <Page
      title={t('videos.title')}
      subtitle={t('videos.subtitle')}
      actions={
        <Button asChild>
          <Link href={pathTo.upload()}>
            <Plus aria-hidden />
            {t('videos.create')}
          </Link>
        </Button>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <VideoFilters value={filter} onChange={handleFilter} />
        <VideoList list={list} filter={filter} onView={play} onDelete={setDeletedId} />
        <Pagination page={page} pages={list.data?.pages ?? 1} onPage={setPage} />
      </div>
      {playedId && <VideoPlayerDialog id={playedId} onClose={() => play(null)} />}
      <DeleteVideoDialog
        video={list.data?.videos.find(({ id }) => id === deletedId) ?? null}
        onClose={() => setDeletedId(null)}
      />
    </Page>
  );
}
