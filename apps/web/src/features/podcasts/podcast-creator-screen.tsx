import { podcastEndpoints } from '@tarima/contract';
import { Library } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';
import { LoadError } from '#web/components/load-error.tsx';
import { Page } from '#web/components/page.tsx';
import { StudioLink } from '#web/components/studio-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { pathTo } from '#web/lib/paths.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { PodcastCreator } from './components/podcast-creator.tsx';

/** Makes a podcast. The address can name the project that it is made of. */
export function PodcastCreatorScreen() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const projectId = search.get('project');
  const project = useEndpoint(
    podcastEndpoints.project,
    { params: { projectId: projectId ?? '' } },
    // Its name and its documents may have changed by the next visit.
    { enabled: projectId !== null, gcTime: 0 },
  );

  return (
    <Page
      title={t('podcasts.creator.title')}
      subtitle={t('podcasts.creator.subtitle')}
      actions={
        <Button variant="secondary" className="max-sm:hidden" asChild>
          <StudioLink href={pathTo.podcasts()}>
            <Library aria-hidden />
            {t('podcasts.creator.list')}
          </StudioLink>
        </Button>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {project.isError && <LoadError title={t('podcasts.project.loadError')} query={project} />}
        {project.isLoading ? (
          <Skeleton className="h-96 rounded-2xl" />
        ) : (
          <PodcastCreator key={project.data?.id} project={project.data ?? null} />
        )}
      </div>
    </Page>
  );
}
