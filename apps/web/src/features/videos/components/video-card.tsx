import type { Video } from '@tarima/contract';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StudioLink } from '#web/components/studio-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { LibraryCard } from '#web/features/library/components/library-card.tsx';
import { Poster } from '#web/features/library/components/poster.tsx';
import { PosterLink } from '#web/features/library/components/poster-link.tsx';
import { PosterProgress } from '#web/features/library/components/poster-progress.tsx';
import { StateBadge } from '#web/features/library/components/state-badge.tsx';
import { TitleCard } from '#web/features/library/components/title-card.tsx';
import { pathTo } from '#web/lib/paths.ts';
import { prefersStillness } from '#web/lib/prefers-stillness.ts';
import { smallPicture } from '#web/lib/small-picture.ts';
import { isInProgress, STATUS_TONES, shownStatus } from '../video-state.ts';
import { DownloadMenu } from './download-menu.tsx';
import { MovingPoster } from './moving-poster.tsx';
import { VideoFacts } from './video-facts.tsx';
import { VideoMenu } from './video-menu.tsx';

type VideoCardProps = { video: Video; onView: () => void; onDelete: () => void };

export function VideoCard({ video, onView, onDelete }: VideoCardProps) {
  const { t } = useTranslation();
  const status = shownStatus(video);
  return (
    <LibraryCard
      poster={<VideoPoster video={video} onView={onView} />}
      state={<StateBadge tone={STATUS_TONES[status]} text={t(`videos.statuses.${status}`)} />}
      name={video.title}
      facts={
        <>
          <VideoFacts video={video} />
          {video.module && <p className="truncate text-sm text-muted-foreground">{video.module}</p>}
        </>
      }
      actions={
        <>
          <MainAction video={video} onView={onView} />
          <DownloadMenu video={video} />
          <VideoMenu video={video} onDelete={onDelete} />
        </>
      }
    />
  );
}

function VideoPoster({ video, onView }: Omit<VideoCardProps, 'onDelete'>) {
  const { t } = useTranslation();
  const [isLooked, setIsLooked] = useState(false);
  return (
    <Poster
      // Without a still, the presenter's picture.
      picture={smallPicture(video.posterUrl) || video.presenterImage || null}
      titleCard={<TitleCard name={video.title} companyId={video.companyId} />}
      // A finger cannot hover.
      onPointerEnter={({ pointerType }) =>
        setIsLooked(pointerType !== 'touch' && !prefersStillness())
      }
      onPointerLeave={() => setIsLooked(false)}
    >
      {isLooked && video.videoUrl && <MovingPoster src={video.videoUrl} />}
      {video.status === 'completed' ? (
        <button
          type="button"
          tabIndex={-1}
          aria-hidden
          onClick={onView}
          className="group absolute inset-0 grid content-end p-2.5"
        >
          <span className="grid size-10 place-items-center rounded-full bg-black/65 text-white transition-transform group-hover:scale-110">
            <Play className="size-4.5 translate-x-0.5 fill-current" />
          </span>
        </button>
      ) : (
        <PosterLink href={pathTo.generateVideo(video.projectId)} />
      )}
      {isInProgress(video) && (
        <PosterProgress
          name={video.title}
          doing={t(
            video.status === 'waiting' || !video.stage
              ? 'videos.statuses.waiting'
              : `videos.stages.${video.stage}`,
          )}
          progress={video.progress}
          waitingId={video.status === 'waiting' ? video.id : null}
        />
      )}
    </Poster>
  );
}

function MainAction({ video, onView }: Omit<VideoCardProps, 'onDelete'>) {
  const { t } = useTranslation();
  if (video.status === 'completed') {
    return (
      <Button
        variant="secondary"
        className="flex-1"
        onClick={onView}
        aria-label={t('videos.viewNamed', { name: video.title })}
      >
        <Play aria-hidden />
        {t('videos.view')}
      </Button>
    );
  }
  return (
    <Button variant="secondary" className="flex-1" asChild>
      <StudioLink href={pathTo.generateVideo(video.projectId)}>
        {t(isInProgress(video) ? 'videos.follow' : 'videos.configure')}
      </StudioLink>
    </Button>
  );
}
