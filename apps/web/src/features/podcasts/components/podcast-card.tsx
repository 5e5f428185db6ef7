import type { ListedPodcast } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { StudioLink } from '#web/components/studio-link.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ChangeAge } from '#web/features/library/components/change-age.tsx';
import { LibraryCard } from '#web/features/library/components/library-card.tsx';
import { Poster } from '#web/features/library/components/poster.tsx';
import { PosterLink } from '#web/features/library/components/poster-link.tsx';
import { PosterProgress } from '#web/features/library/components/poster-progress.tsx';
import { StateBadge } from '#web/features/library/components/state-badge.tsx';
import { TitleCard } from '#web/features/library/components/title-card.tsx';
import { WorkFacts } from '#web/features/library/components/work-facts.tsx';
import { useMakers } from '#web/features/library/use-makers.ts';
import { ModelUsageLine } from '#web/features/projects/components/model-usage-line.tsx';
import { pathTo } from '#web/lib/paths.ts';
import { smallPicture } from '#web/lib/small-picture.ts';
import { PODCAST_TONES, shownPodcastState } from '../podcast-state.ts';
import { PodcastMenu } from './podcast-menu.tsx';

type PodcastCardProps = {
  podcast: ListedPodcast;
  /** Marks the podcast that waits for the person. */
  hint: string | undefined;
  /** Absent where nothing can be done with it but to go on. */
  onDelete?: () => void;
};

export function PodcastCard({ podcast, hint, onDelete }: PodcastCardProps) {
  const { t } = useTranslation();
  const { eventId, companyId, topic, status } = podcast;
  const name = topic || podcast.name;
  const makers = useMakers(podcast);
  const state = shownPodcastState(podcast);
  const step = t(`podcasts.list.steps.${state}`);
  return (
    <LibraryCard
      poster={
        <Poster
          picture={smallPicture(podcast.coverUrl)}
          titleCard={<TitleCard name={name} companyId={companyId} />}
        >
          <PosterLink href={pathTo.podcasts(eventId)} />
          {status === 'processing' && (
            <PosterProgress
              name={name}
              doing={t(`podcasts.list.statuses.${state}`)}
              progress={podcast.progress}
              waitingId={podcast.stage === null ? eventId : null}
            />
          )}
        </Poster>
      }
      state={
        <>
          <StateBadge tone={PODCAST_TONES[state]} text={t(`podcasts.list.statuses.${state}`)} />
          <ChangeAge at={podcast.touchedAt} />
        </>
      }
      name={name}
      hint={hint}
      facts={
        <WorkFacts
          kind="podcast"
          durationSeconds={podcast.durationSeconds}
          about={[topic && podcast.name, podcast.tagline, ...makers]}
        />
      }
      actions={
        <>
          <Button variant={hint ? 'primary' : 'secondary'} className="flex-1" asChild>
            <StudioLink href={pathTo.podcasts(eventId)} aria-label={`${step}: ${name}`}>
              {step}
            </StudioLink>
          </Button>
          {onDelete && (
            <PodcastMenu name={name} downloadUrl={podcast.downloadUrl} onDelete={onDelete} />
          )}
        </>
      }
    >
      {podcast.isAudioOutdated && (
        <Badge tone="warning" className="justify-self-start self-start">
          {t('podcasts.list.outdated')}
        </Badge>
      )}
      <ModelUsageLine usage={podcast.modelUsage} />
      {podcast.error && !podcast.isCancelled && (
        <p className="text-sm text-destructive">{podcast.error}</p>
      )}
    </LibraryCard>
  );
}
