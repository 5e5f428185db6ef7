import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Page } from '#web/components/page.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { pathTo } from '#web/lib/paths.ts';
import { usePodcast } from '../api/get-podcast.ts';
import { PodcastResult } from './podcast-result.tsx';

/** One podcast under its own address. */
export function PodcastPage({ id }: { id: string }) {
  const { t } = useTranslation();
  const podcast = usePodcast(id).data;
  return (
    <Page
      title={podcast?.topic || podcast?.name || t('podcasts.list.title')}
      actions={
        <Button variant="secondary" asChild>
          <Link href={pathTo.podcasts()}>
            <ArrowLeft aria-hidden />
            {t('podcasts.list.backToList')}
          </Link>
        </Button>
      }
    >
      <PodcastResult id={id} />
    </Page>
  );
}
