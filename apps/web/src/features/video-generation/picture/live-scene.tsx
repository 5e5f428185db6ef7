import { FRAMES_PER_SECOND, type Timeline } from '@tarima/contract';
import { Pause, Play, Volume2 } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Spinner } from '#web/components/ui/spinner.tsx';
import { Tooltip } from '#web/components/ui/tooltip.tsx';
import { prefersStillness } from '#web/lib/prefers-stillness.ts';
import { PictureCanvas } from './picture-canvas.tsx';
import { narrowButtonStyles, PictureLayout, pictureStyles } from './picture-layout.tsx';
import { useEachFrame } from './use-each-frame.ts';

type LiveSceneProps = {
  timeline: Timeline;
  projectId: string;
  /** The speech of the timeline. Null while there is none. */
  audioUrl: string | null;
  /** Absent if the scene cannot be heard. Called when somebody wants to hear it. */
  onListen?: (() => void) | undefined;
  /** Stands beside the button to listen. */
  action: ReactNode;
  children: ReactNode;
};

/** Seconds. By then the first title is on screen, and no blink has begun. */
const STILL_MOMENT = 1.4;
/** Seconds between two frames of the screen. A longer time was a pause. */
const LONGEST_STEP = 1;

/** A scene that moves without sound, again and again, and is heard on a click. */
export function LiveScene({
  timeline,
  projectId,
  audioUrl,
  onListen,
  action,
  children,
}: LiveSceneProps) {
  const { t } = useTranslation();
  const audio = useRef<HTMLAudioElement>(null);
  const [isMoving, setIsMoving] = useState(() => !prefersStillness());
  const [isHeard, setIsHeard] = useState(false);
  /** True from a click on, until the speech is there. */
  const [isWanted, setIsWanted] = useState(false);
  const [time, setTime] = useState(isMoving ? 0 : STILL_MOMENT);
  const clock = useRef({ at: 0, now: 0 });

  useEachFrame(isMoving || isHeard, () => {
    const { at, now: before } = clock.current;
    const now = performance.now() / 1000;
    const passed = now - before;
    const heard = isHeard ? audio.current?.currentTime : undefined;
    // A pause does not count.
    const moved = passed < LONGEST_STEP ? (at + passed) % timeline.duration : at;
    clock.current = { at: heard ?? moved, now };
    // Nothing changes between two frames of the video.
    setTime(Math.floor(clock.current.at * FRAMES_PER_SECOND) / FRAMES_PER_SECOND);
  });

  const play = () => {
    const element = audio.current;
    if (!element) return;
    setIsWanted(false);
    element.currentTime = 0;
    void element.play().catch(() => setIsHeard(false));
  };
  const takeSound = useEffectEvent((address: string | null) => {
    // Another voice goes on where the last one was heard.
    if (isHeard) setIsWanted(true);
    setIsHeard(false);
    if (address && isWanted) play();
  });
  useEffect(() => takeSound(audioUrl), [audioUrl]);

  const toggle = () => {
    if (isHeard) return audio.current?.pause();
    onListen?.();
    if (audioUrl) play();
    else setIsWanted(true);
  };
  const isWaiting = isWanted && !audioUrl;
  const picture = (
    <PictureCanvas
      timeline={timeline}
      projectId={projectId}
      at={Math.min(time, timeline.duration)}
      label={t('generate.preview.picture')}
      className="w-full"
    />
  );
  const moveLabel = t(isMoving ? 'generate.preview.stop' : 'generate.preview.move');
  return (
    <PictureLayout
      format={timeline.format}
      picture={
        onListen ? (
          <button
            type="button"
            onClick={toggle}
            aria-label={t(isHeard ? 'generate.preview.pause' : 'generate.preview.play')}
            className={pictureStyles}
          >
            {picture}
          </button>
        ) : (
          <div className={pictureStyles}>{picture}</div>
        )
      }
    >
      {audioUrl && (
        // biome-ignore lint/a11y/useMediaCaption: its words are the author's own script
        <audio
          key={audioUrl}
          ref={audio}
          src={audioUrl}
          preload="auto"
          onPlay={() => setIsHeard(true)}
          onPause={() => setIsHeard(false)}
          onEnded={() => setIsHeard(false)}
          className="hidden"
        />
      )}
      <div className="flex flex-wrap gap-2">
        {onListen && (
          <Button variant="soft" className={narrowButtonStyles} onClick={toggle}>
            {isHeard ? <Pause aria-hidden /> : <Volume2 aria-hidden />}
            {t(isHeard ? 'generate.preview.quiet' : 'generate.preview.listen')}
          </Button>
        )}
        {isWaiting ? (
          <span className="grid size-control place-items-center">
            <Spinner label={t('generate.preview.preparing')} className="size-5" />
          </span>
        ) : (
          <Tooltip content={moveLabel}>
            <Button
              variant="ghost"
              size="icon"
              aria-label={moveLabel}
              // Its place stays, so that the other buttons do not move.
              className={isHeard ? 'invisible' : undefined}
              onClick={() => setIsMoving(!isMoving)}
            >
              {isMoving ? <Pause aria-hidden /> : <Play aria-hidden />}
            </Button>
          </Tooltip>
        )}
        {action}
      </div>
      {children}
    </PictureLayout>
  );
}
