import { type Company, podcastEndpoints } from '@tarima/contract';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadError } from '#web/components/load-error.tsx';
import { Page } from '#web/components/page.tsx';
import { Pagination } from '#web/components/pagination.tsx';
import { StudioLink } from '#web/components/studio-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { pathTo } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session.ts';
import { PAGE, useEndpoint } from '#web/lib/use-endpoint.ts';
import { useLiveList } from '#web/lib/use-live-list.ts';
import { DeletePodcastDialog } from './delete-podcast-dialog.tsx';
import { FeedCard } from './feed-card.tsx';
import { type ListedPodcast, PodcastCard } from './podcast-card.tsx';

/** All podcasts, with the feed where they are published. */
export function PodcastList() {
  const { t } = useTranslation();
  const { companies } = useSession();
  const [page, setPage] = useState(1);
  const [deleted, setDeleted] = useState<ListedPodcast | null>(null);
  const list = useEndpoint(
    podcastEndpoints.list,
    { query: { page } },
    {
      ...PAGE,
      pollWhile: ({ podcasts }) => podcasts.some(({ status }) => status === 'processing'),
    },
  );
  useLiveList('podcasts', [podcastEndpoints.list]);
  const podcasts = list.data?.podcasts ?? [];
  const hasShown = ({ pk }: Company) => podcasts.some(({ companyId }) => companyId === pk);

  return (
    <Page
      title={t('podcasts.list.title')}
      subtitle={t('podcasts.list.subtitle')}
      actions={
        <Button asChild>
          <StudioLink href={pathTo.podcastCreator}>
            <Plus aria-hidden />
            {t('podcasts.list.create')}
          </StudioLink>
        </Button>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {list.isPending && <Skeleton className="h-32 rounded-2xl" />}
        {list.isError && <LoadError title={t('podcasts.list.loadError')} query={list} />}
        {list.data && podcasts.length === 0 && (
          <EmptyState
            illustration="podcasts"
            title={t('podcasts.list.emptyTitle')}
            description={t('podcasts.list.emptyDescription')}
          >
            <Button asChild>
              <StudioLink href={pathTo.podcastCreator}>{t('podcasts.list.createFirst')}</StudioLink>
            </Button>
          </EmptyState>
        )}
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {podcasts.map((podcast) => (
            <li key={podcast.eventId}>
              <PodcastCard podcast={podcast} onDelete={() => setDeleted(podcast)} />
            </li>
          ))}
        </ul>
        <Pagination page={page} pages={list.data?.pages ?? 1} onPage={setPage} />
        {companies.filter(hasShown).map((company) => (
          <FeedCard key={company.pk} company={company} />
        ))}
      </div>
      <DeletePodcastDialog podcast={deleted} onClose={() => setDeleted(null)} />
    </Page>
  );
}
