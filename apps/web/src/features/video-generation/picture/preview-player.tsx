import type { Timeline } from '@tarima/contract';
import { formatDuration } from '@tarima/text';
import { Pause, Play } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { PictureCanvas } from './picture-canvas.tsx';
import { PictureLayout, pictureStyles } from './picture-layout.tsx';
import { PlaybackPosition } from './playback-position.tsx';
import { sceneAt, sceneStarts } from './timeline-clock.ts';
import { useEachFrame } from './use-each-frame.ts';

type PreviewPlayerProps = {
  timeline: Timeline;
  projectId: string;
  audioUrl: string;
  children: ReactNode;
};

/** Seconds. By then the first title is on screen, and no blink has begun. */
const POSTER_MOMENT = 1.4;

/** Plays a video that is not rendered: its speech, with the picture drawn live. */
export function PreviewPlayer({ timeline, projectId, audioUrl, children }: PreviewPlayerProps) {
  const { t } = useTranslation();
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  /** Seconds of the video; null for its poster. */
  const [shown, setShown] = useState<number | null>(null);
  const time = shown ?? 0;
  const starts = sceneStarts(timeline);
  const current = sceneAt(starts, time);

  useEachFrame(isPlaying, () => setShown(audio.current?.currentTime ?? 0));

  const seek = (seconds: number) => {
    if (audio.current) audio.current.currentTime = seconds;
    setShown(seconds);
  };
  const toggle = () => {
    const element = audio.current;
    if (!element) return;
    if (isPlaying) element.pause();
    else void element.play().catch(() => setIsPlaying(false));
  };
  const label = t(isPlaying ? 'generate.preview.pause' : 'generate.preview.play');

  return (
    <PictureLayout
      format={timeline.format}
      picture={
        <button
          type="button"
          onClick={toggle}
          aria-label={label}
          className={classNames('group', pictureStyles)}
        >
          <PictureCanvas
            timeline={timeline}
            projectId={projectId}
            at={shown ?? POSTER_MOMENT}
            label={t('generate.preview.picture')}
            className="w-full"
          />
          <span
            className={classNames(
              'absolute inset-0 grid place-items-center transition-opacity group-hover:opacity-100',
              isPlaying && 'opacity-0',
            )}
          >
            <span className="grid size-14 place-items-center rounded-full bg-black/60 text-white backdrop-blur-sm [&_svg]:size-6">
              {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden className="translate-x-0.5" />}
            </span>
          </span>
        </button>
      }
      below={
        <div className="flex items-center gap-3">
          <Button
            variant="soft"
            size="icon"
            className="rounded-full"
            onClick={toggle}
            aria-label={label}
          >
            {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden className="translate-x-px" />}
          </Button>
          <PlaybackPosition time={time} duration={timeline.duration} onSeek={seek} />
        </div>
      }
    >
      {/* biome-ignore lint/a11y/useMediaCaption: its words are the author's own script */}
      <audio
        ref={audio}
        src={audioUrl}
        preload="auto"
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
        onEnded={() => setIsPlaying(false)}
        onSeeked={(event) => setShown(event.currentTarget.currentTime)}
        className="hidden"
      />
      <nav aria-label={t('generate.preview.scenes')}>
        <ol className="grid max-h-44 grid-cols-[minmax(0,1fr)] gap-0.5 overflow-y-auto">
          {starts.map(({ title, start }, index) => (
            <li key={start}>
              <button
                type="button"
                aria-current={index === current || undefined}
                onClick={() => seek(start)}
                className={classNames(
                  'flex w-full items-baseline gap-3 rounded-lg px-3 py-2 text-left text-sm transition-colors hover:bg-muted',
                  index === current && 'bg-primary-soft font-medium text-primary-soft-foreground',
                )}
              >
                <span className="text-xs tabular-nums">{formatDuration(start)}</span>
                <span className="min-w-0 truncate">
                  {title || t('generate.preview.scene', { number: index + 1 })}
                </span>
              </button>
            </li>
          ))}
        </ol>
      </nav>
      {children}
    </PictureLayout>
  );
}
