import type { Video } from '@tarima/contract';
import { CircleAlert, Clapperboard, Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#web/components/ui/badge.tsx';
import { Progress } from '#web/components/ui/progress.tsx';
import { PlaceInLine } from '#web/features/line/place-in-line.tsx';
import { formatDuration, formatPercent } from '#web/lib/format.ts';
import { prefersStillness } from '#web/lib/prefers-stillness.ts';
import { isInProgress, STATUS_TONES, shownStatus } from '../video-state.ts';
import { MovingPoster } from './moving-poster.tsx';

/** The still of a video with its progress. Without a poster, the presenter's picture. */
export function VideoPoster({ video, onView }: { video: Video; onView: () => void }) {
  const { t } = useTranslation();
  const [isLooked, setIsLooked] = useState(false);
  const picture = video.posterUrl ?? video.presenterImage;
  return (
    <div
      className="relative aspect-4/3 overflow-hidden bg-muted"
      // A finger cannot hover.
      onPointerEnter={({ pointerType }) =>
        setIsLooked(pointerType !== 'touch' && !prefersStillness())
      }
      onPointerLeave={() => setIsLooked(false)}
    >
      {picture ? (
        <>
          <img
            src={picture}
            alt=""
            className="absolute inset-0 size-full scale-125 object-cover opacity-50 blur-2xl"
          />
          <img src={picture} alt="" loading="lazy" className="relative size-full object-contain" />
        </>
      ) : (
        <Clapperboard
          aria-hidden
          className="absolute inset-0 m-auto size-12 text-muted-foreground"
        />
      )}
      {isLooked && video.videoUrl && <MovingPoster src={video.videoUrl} />}
      <Badge tone={STATUS_TONES[shownStatus(video)]} className="absolute top-3 left-3 shadow-card">
        {t(`videos.statuses.${shownStatus(video)}`)}
      </Badge>
      {video.status === 'completed' && (
        <button
          type="button"
          tabIndex={-1}
          aria-hidden
          onClick={onView}
          className="group absolute inset-0 grid content-end p-3"
        >
          <span className="grid size-11 place-items-center rounded-full bg-black/65 text-white transition-transform group-hover:scale-110">
            <Play className="size-5 translate-x-0.5 fill-current" />
          </span>
        </button>
      )}
      {video.durationSeconds !== null && (
        <span className="absolute right-3 bottom-3 rounded-md bg-black/70 px-1.5 py-0.5 text-xs font-medium text-white tabular-nums">
          <span className="sr-only">{t('videos.duration')} </span>
          {formatDuration(video.durationSeconds)}
        </span>
      )}
      {isInProgress(video) && <VideoProgress video={video} />}
      {video.status === 'failed' && !video.isCancelled && (
        <CircleAlert
          aria-hidden
          className="absolute inset-0 m-auto size-14 rounded-full bg-card p-2 text-destructive"
        />
      )}
    </div>
  );
}

function VideoProgress({ video }: { video: Video }) {
  const { t, i18n } = useTranslation();
  const stage =
    video.status === 'waiting' || !video.stage
      ? t('videos.statuses.waiting')
      : t(`videos.stages.${video.stage}`);
  return (
    <div className="absolute inset-x-3 bottom-3 grid gap-2 rounded-xl bg-popover/95 p-3 shadow-card">
      <div className="flex justify-between text-xs font-medium">
        <span>{stage}</span>
        <span className="tabular-nums">{formatPercent(video.progress, i18n.language)}</span>
      </div>
      <Progress value={video.progress} label={`${video.title}: ${stage}`} />
      {video.status === 'waiting' && <PlaceInLine id={video.id} />}
    </div>
  );
}
