import { VIDEO_SORTS, videoEndpoints } from '@tarima/contract';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';
import { Page } from '#web/components/page.tsx';
import { Pagination } from '#web/components/pagination.tsx';
import { StudioLink } from '#web/components/studio-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { pathTo } from '#web/lib/paths.ts';
import { PAGE, useEndpoint } from '#web/lib/use-endpoint.ts';
import { useListView } from '#web/lib/use-list-view.ts';
import { DeleteVideoDialog } from './components/delete-video-dialog.tsx';
import { DeletedVideos } from './components/deleted-videos.tsx';
import { TimedOut } from './components/timed-out.tsx';
import { VideoList } from './components/video-list.tsx';
import { VideoPlayerDialog } from './components/video-player-dialog.tsx';
import { VideoToolbar } from './components/video-toolbar.tsx';
import { useLiveVideos } from './use-live-videos.ts';
import { usePolling } from './use-polling.ts';
import { isInProgress, VIDEO_FILTERS } from './video-state.ts';

const SETS = { status: VIDEO_FILTERS, sort: VIDEO_SORTS } as const;

export function VideosScreen() {
  const { t } = useTranslation();
  const { view, change } = useListView(SETS);
  const [deletedId, setDeletedId] = useState<string | null>(null);
  const [address, setAddress] = useSearchParams();
  const { status, ...wanted } = view;
  const query = { ...wanted, ...(status !== 'all' && { status }) };
  const list = useEndpoint(videoEndpoints.list, { query }, PAGE);
  const polling = usePolling(list, list.data?.videos.some(isInProgress) ?? false);
  useLiveVideos();

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
    <Page
      title={t('videos.title')}
      subtitle={t('videos.subtitle')}
      actions={
        <Button asChild>
          <StudioLink href={pathTo.upload()}>
            <Plus aria-hidden />
            {t('videos.create')}
          </StudioLink>
        </Button>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <DeletedVideos />
        <VideoToolbar view={view} counts={list.data?.counts} onChange={change} />
        {polling.isOver && <TimedOut onReload={polling.restart} />}
        <VideoList
          list={list}
          filter={status}
          search={view.search.trim()}
          onClearSearch={() => change({ search: '' })}
          onView={play}
          onDelete={setDeletedId}
        />
        <Pagination
          page={view.page}
          pages={list.data?.pages ?? 0}
          onPage={(page) => change({ page })}
        />
      </div>
      {playedId && <VideoPlayerDialog id={playedId} onClose={() => play(null)} />}
      <DeleteVideoDialog
        video={list.data?.videos.find(({ id }) => id === deletedId) ?? null}
        onClose={() => setDeletedId(null)}
      />
    </Page>
  );
}
