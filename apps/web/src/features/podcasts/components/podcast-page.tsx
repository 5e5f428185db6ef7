import { podcastEndpoints } from '@tarima/contract';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Page } from '#web/components/page.tsx';
import { StudioLink } from '#web/components/studio-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { pathTo } from '#web/lib/paths.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { PodcastResult } from './podcast-result.tsx';

/** One podcast under its own address. */
export function PodcastPage({ id }: { id: string }) {
  const { t } = useTranslation();
  // The result keeps this answer up to date.
  const podcast = useEndpoint(podcastEndpoints.get, { params: { id } }).data;
  return (
    <Page
      title={podcast?.topic || podcast?.name || t('podcasts.list.title')}
      trail={
        <Button variant="ghost" size="small" asChild className="-ml-3 justify-self-start">
          <StudioLink href={pathTo.podcasts()}>
            <ArrowLeft aria-hidden />
            {t('podcasts.list.backToList')}
          </StudioLink>
        </Button>
      }
    >
      <PodcastResult id={id} />
    </Page>
  );
}
