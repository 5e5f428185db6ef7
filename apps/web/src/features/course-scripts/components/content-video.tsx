import type { Video } from '@tarima/contract';
import { Clapperboard, Download, Hourglass, Pause, Play, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Progress } from '#web/components/ui/progress.tsx';
import type { WaitingVideo } from '#web/features/courses/content-state.ts';
import { PlaceInLine } from '#web/features/line/place-in-line.tsx';
import { isInProgress } from '#web/features/videos/video-state.ts';
import { formatDuration, formatPercent } from '#web/lib/format.ts';

type ContentVideoProps = {
  title: string;
  video: Video | undefined;
  waiting: WaitingVideo | undefined;
};

/** A phone shows only the icon of a button, so that a row stays short. */
export const onPhones = 'max-sm:w-10 max-sm:px-0';

/** The state of a content's video. */
export function ContentVideoState({ title, video, waiting }: ContentVideoProps) {
  const { t, i18n } = useTranslation();
  if (video && isInProgress(video)) {
    const doing =
      video.status === 'waiting' || !video.stage
        ? t('videos.statuses.waiting')
        : t(`videos.stages.${video.stage}`);
    return (
      <div className="grid w-full max-w-sm gap-1 sm:gap-1.5">
        <div className="flex justify-between text-xs font-medium text-muted-foreground">
          <span>{t('courseScripts.video.doing', { doing })}</span>
          <span className="tabular-nums">{formatPercent(video.progress, i18n.language)}</span>
        </div>
        <Progress value={video.progress} label={t('courseScripts.video.progress', { title })} />
        {video.status === 'waiting' && <PlaceInLine id={video.id} />}
      </div>
    );
  }
  if (waiting) {
    const { position, isPaused } = waiting;
    const Icon = isPaused ? Pause : Hourglass;
    return (
      <p className="flex items-center gap-1.5 text-muted-foreground">
        <Icon aria-hidden />
        {t(`courseScripts.video.${isPaused ? 'paused' : 'queued'}`, { position })}
      </p>
    );
  }
  if (video?.status === 'failed' && !video.isCancelled) {
    return <p className="w-full text-destructive">{video.error || t('videos.failure')}</p>;
  }
  if (video?.status === 'completed') {
    const duration = formatDuration(video.durationSeconds ?? 0);
    if (video.isOutdated) {
      return (
        <p className="flex items-center gap-1.5 text-warning-soft-foreground tabular-nums">
          <RefreshCw aria-hidden />
          {t('courseScripts.video.outdated', { duration })}
        </p>
      );
    }
    return (
      <p className="flex items-center gap-1.5 text-success-soft-foreground tabular-nums">
        <Clapperboard aria-hidden />
        {t('courseScripts.video.ready', { duration })}
      </p>
    );
  }
  return (
    <p className="flex items-center gap-1.5 text-muted-foreground max-sm:hidden">
      <Clapperboard aria-hidden />
      {t('courseScripts.video.none')}
    </p>
  );
}

type ContentVideoActionsProps = ContentVideoProps & {
  canFilm: boolean;
  onFilm: () => void;
  onWatch: (videoId: string) => void;
};

/** Buttons to watch, download and make the video of a content. */
export function ContentVideoActions({
  title,
  canFilm,
  video,
  waiting,
  onFilm,
  onWatch,
}: ContentVideoActionsProps) {
  const { t } = useTranslation();
  const isReady = video?.status === 'completed';
  const isBusy = waiting !== undefined || (video !== undefined && isInProgress(video));
  return (
    <>
      {isReady && (
        <Button
          variant="soft"
          size="small"
          className={onPhones}
          aria-label={t('videos.viewNamed', { name: title })}
          onClick={() => onWatch(video.id)}
        >
          <Play aria-hidden />
          <span className="max-sm:hidden">{t('videos.view')}</span>
        </Button>
      )}
      {/* On a phone, the player has it. */}
      {isReady && video.downloadUrl && (
        <Button variant="secondary" size="icon" className="size-9 max-sm:hidden" asChild>
          <a
            href={video.downloadUrl}
            download
            title={t('videos.download')}
            aria-label={t('videos.downloadNamed', { name: title })}
          >
            <Download aria-hidden />
          </a>
        </Button>
      )}
      {!isBusy && (
        <FilmButton title={title} isAgain={isReady} disabled={!canFilm} onClick={onFilm} />
      )}
    </>
  );
}

type FilmButtonProps = { title: string; isAgain: boolean; disabled: boolean; onClick: () => void };

function FilmButton({ title, isAgain, disabled, onClick }: FilmButtonProps) {
  const { t } = useTranslation();
  if (isAgain) {
    return (
      <Button
        variant="ghost"
        size="icon"
        className="max-sm:w-9 sm:size-9"
        disabled={disabled}
        title={t('courseScripts.video.again')}
        aria-label={t('courseScripts.video.againNamed', { title })}
        onClick={onClick}
      >
        <RefreshCw aria-hidden />
      </Button>
    );
  }
  return (
    <Button
      variant="soft"
      size="small"
      className={onPhones}
      disabled={disabled}
      aria-label={t('courseScripts.video.createNamed', { title })}
      onClick={onClick}
    >
      <Clapperboard aria-hidden />
      <span className="max-sm:hidden">{t('courseScripts.video.create')}</span>
    </Button>
  );
}
