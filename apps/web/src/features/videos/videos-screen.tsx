import { VIDEO_SORTS, videoEndpoints } from '@tarima/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';
import { Pagination } from '#web/components/pagination.tsx';
import { LibraryGrid } from '#web/features/library/components/library-grid.tsx';
import { LibraryPage } from '#web/features/library/components/library-page.tsx';
import { LibraryToolbar } from '#web/features/library/components/library-toolbar.tsx';
import { NoWork } from '#web/features/library/components/no-work.tsx';
import { PAGE, useEndpoint } from '#web/lib/use-endpoint.ts';
import { useListView } from '#web/lib/use-list-view.ts';
import { DeleteVideoDialog } from './components/delete-video-dialog.tsx';
import { DeletedVideos } from './components/deleted-videos.tsx';
import { TimedOut } from './components/timed-out.tsx';
import { VideoCard } from './components/video-card.tsx';
import { VideoPlayerDialog } from './components/video-player-dialog.tsx';
import { useLiveVideos } from './use-live-videos.ts';
import { usePolling } from './use-polling.ts';
import { FILTER_LABELS, isInProgress, SORT_LABELS, VIDEO_FILTERS } from './video-state.ts';

const SETS = { status: VIDEO_FILTERS, sort: VIDEO_SORTS } as const;

export function VideosScreen() {
  const { t, i18n } = useTranslation();
  const { view, change } = useListView(SETS);
  const [deletedId, setDeletedId] = useState<string | null>(null);
  const [address, setAddress] = useSearchParams();
  const { status, ...wanted } = view;
  const query = { ...wanted, ...(status !== 'all' && { status }) };
  const list = useEndpoint(videoEndpoints.list, { query }, PAGE);
  const polling = usePolling(list, list.data?.videos.some(isInProgress) ?? false);
  useLiveVideos();
  const counts = list.data?.counts;
  const number = new Intl.NumberFormat(i18n.language);

  const playedId = address.get('video');
  const play = (id: string | null) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        if (id) next.set('video', id);
        else next.delete('video');
        return next;
      },
      { replace: true },
    );

  return (
    <LibraryPage section="videos">
      <DeletedVideos />
      <LibraryToolbar
        states={{
          value: status,
          options: VIDEO_FILTERS.map((value) => ({
            value,
            label: t(FILTER_LABELS[value]),
            count: counts ? number.format(counts[value]) : '',
          })),
          onChoose: (chosen) => change({ status: chosen }),
        }}
        search={{
          value: view.search,
          label: t('videos.search'),
          onSearch: (search) => change({ search }),
        }}
        sorts={{
          value: view.sort,
          options: VIDEO_SORTS.map((value) => ({ value, label: t(SORT_LABELS[value]) })),
          onChoose: (sort) => change({ sort }),
        }}
      />
      {polling.isOver && <TimedOut onReload={polling.restart} />}
      <LibraryGrid
        list={list}
        worksOf={({ videos }) => videos}
        idOf={({ id }) => id}
        loadError={t('videos.loadError')}
        empty={
          <NoWork
            section="videos"
            search={counts?.all === 0 ? view.search.trim() : ''}
            isFiltered={status !== 'all'}
            onClearSearch={() => change({ search: '' })}
            onShowAll={() => change({ status: 'all' })}
          />
        }
      >
        {(video) => (
          <VideoCard
            video={video}
            onView={() => play(video.id)}
            onDelete={() => setDeletedId(video.id)}
          />
        )}
      </LibraryGrid>
      <Pagination
        page={view.page}
        pages={list.data?.pages ?? 0}
        onPage={(page) => change({ page })}
      />
      {playedId && <VideoPlayerDialog id={playedId} onClose={() => play(null)} />}
      <DeleteVideoDialog
        video={list.data?.videos.find(({ id }) => id === deletedId) ?? null}
        onClose={() => setDeletedId(null)}
      />
    </LibraryPage>
  );
}
