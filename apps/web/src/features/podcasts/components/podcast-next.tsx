import type { Podcast } from '@tarima/contract';
import { ChevronDown, Download, Plus, Rss, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StudioLink } from '#web/components/studio-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog, DialogContent } from '#web/components/ui/dialog.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#web/components/ui/dropdown-menu.tsx';
import { pathTo } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session.ts';
import { useCopy } from '#web/lib/use-copy.ts';
import { FeedAddress } from './feed-address.tsx';

type PodcastNextProps = {
  podcast: Podcast;
  /** Empties the form. On the podcast's own page, a link leads to the form. */
  onCreateNew: (() => void) | undefined;
};

/** The next steps with a finished podcast: its files, its link, its feed, another one. */
export function PodcastNext({ podcast, onCreateNew }: PodcastNextProps) {
  const { t } = useTranslation();
  const { companies } = useSession();
  const copy = useCopy();
  const [isPublishing, setPublishing] = useState(false);
  const company = companies.find(({ pk }) => pk === podcast.companyId);
  const { downloadUrl, m4aUrl, transcripts } = podcast;
  const others = [
    { label: t('podcasts.result.m4a'), address: m4aUrl },
    { label: t('podcasts.result.txt'), address: transcripts?.txt },
    { label: t('podcasts.result.vtt'), address: transcripts?.vtt },
    { label: t('podcasts.result.srt'), address: transcripts?.srt },
    { label: t('podcasts.result.json'), address: transcripts?.json },
  ].flatMap(({ label, address }) => (address ? [{ label, address }] : []));
  const handleShare = () => {
    const { origin } = window.location;
    void copy(`${origin}${pathTo.podcasts(podcast.eventId)}`, t('podcasts.next.linkCopied'));
  };

  return (
    <section aria-label={t('podcasts.next.label')} className="flex flex-wrap gap-2">
      {downloadUrl && (
        <Button asChild>
          <a href={downloadUrl} download>
            <Download aria-hidden />
            {t('podcasts.next.download')}
          </a>
        </Button>
      )}
      {others.length > 0 && (
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button variant="secondary">
              {t('podcasts.next.formats')}
              <ChevronDown aria-hidden />
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent align="start">
            {others.map(({ label, address }) => (
              <DropdownMenuItem key={label} asChild>
                <a href={address} download>
                  <Download aria-hidden />
                  {label}
                </a>
              </DropdownMenuItem>
            ))}
          </DropdownMenuContent>
        </DropdownMenu>
      )}
      <Button variant="secondary" onClick={handleShare}>
        <Share2 aria-hidden />
        {t('podcasts.next.share')}
      </Button>
      {company && downloadUrl && (
        <Button variant="secondary" onClick={() => setPublishing(true)}>
          <Rss aria-hidden />
          {t('podcasts.next.publish')}
        </Button>
      )}
      {onCreateNew ? (
        <Button variant="secondary" className="sm:ml-auto" onClick={onCreateNew}>
          <Plus aria-hidden />
          {t('podcasts.result.createNew')}
        </Button>
      ) : (
        <Button variant="secondary" className="sm:ml-auto" asChild>
          <StudioLink href={pathTo.podcastCreator}>
            <Plus aria-hidden />
            {t('podcasts.result.createNew')}
          </StudioLink>
        </Button>
      )}
      {company && (
        <Dialog open={isPublishing} onOpenChange={setPublishing}>
          <DialogContent
            title={t('podcasts.feed.title', { company: company.name })}
            description={t('podcasts.feed.description')}
            className="max-w-2xl"
          >
            <FeedAddress company={company} />
          </DialogContent>
        </Dialog>
      )}
    </section>
  );
}
