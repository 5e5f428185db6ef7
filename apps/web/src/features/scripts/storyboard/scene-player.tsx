import type { Timeline } from '@tarima/contract';
import { Pause, Play } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { PictureCanvas } from '#web/features/video-generation/picture/picture-canvas.tsx';
import { PlaybackPosition } from '#web/features/video-generation/picture/playback-position.tsx';
import { sceneAt, sceneStarts } from '#web/features/video-generation/picture/timeline-clock.ts';
import { useEachFrame } from '#web/features/video-generation/picture/use-each-frame.ts';
import { classNames } from '#web/lib/class-names.ts';
import { stillMoment } from './still-moment.ts';

type ScenePlayerProps = {
  timeline: Timeline;
  audioUrl: string;
  projectId: string;
  /** The chosen scene's place in the timeline. */
  place: number;
  /** Called when playing reaches another scene. */
  onReach: (place: number) => void;
};

/**
 * The picture of a scene with its sound, as parts of the panel's grid. Playing goes on into the next
 * scenes.
 */
export function ScenePlayer({ timeline, audioUrl, projectId, place, onReach }: ScenePlayerProps) {
  const { t } = useTranslation();
  const audio = useRef<HTMLAudioElement>(null);
  const starts = sceneStarts(timeline);
  const start = starts[place]?.start ?? 0;
  const scene = timeline.scenes[place];
  const duration = scene?.duration ?? 0;
  const still = start + (scene ? stillMoment(scene) : 0);
  const [isPlaying, setIsPlaying] = useState(false);
  /** Seconds of the video; null for the scene's still. */
  const [time, setTime] = useState<number | null>(null);
  const shown = time ?? still;

  // A chosen scene shows its still. A scene that playing has reached goes on.
  const showStill = useEffectEvent((chosen: number, of: Timeline) => {
    const played = sceneAt(sceneStarts(of), audio.current?.currentTime ?? 0);
    if (isPlaying && played === chosen) return;
    audio.current?.pause();
    setTime(null);
  });
  useEffect(() => showStill(place, timeline), [place, timeline]);

  useEachFrame(isPlaying, () => {
    const now = audio.current?.currentTime ?? 0;
    setTime(now);
    const reached = sceneAt(starts, now);
    if (reached !== place) onReach(reached);
  });

  const seek = (seconds: number) => {
    if (audio.current) audio.current.currentTime = seconds;
    setTime(seconds);
  };
  const toggle = () => {
    const element = audio.current;
    if (!element) return;
    if (isPlaying) return element.pause();
    element.currentTime = time ?? start;
    void element.play().catch(() => setIsPlaying(false));
  };
  const inScene = Math.min(duration, Math.max(0, shown - start));
  const isVertical = timeline.format === 'vertical';
  return (
    <>
      <PictureCanvas
        timeline={timeline}
        projectId={projectId}
        at={shown}
        label={t('generate.preview.picture')}
        className={classNames(
          'overflow-hidden rounded-2xl shadow-card',
          isVertical ? 'w-32 @2xl:w-36 @5xl:w-40' : 'w-full',
        )}
      />
      {/* biome-ignore lint/a11y/useMediaCaption: its words are in the text beside it */}
      <audio
        ref={audio}
        src={audioUrl}
        preload="auto"
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
        onEnded={() => setIsPlaying(false)}
        className="hidden"
      />
      <div
        className={classNames(
          'flex flex-wrap items-center gap-3',
          isVertical && 'col-span-full row-start-2',
        )}
      >
        <Button variant="soft" onClick={toggle}>
          {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
          {t(isPlaying ? 'generate.preview.pause' : 'editor.storyboard.play')}
        </Button>
        <div className="flex min-w-32 flex-1 items-center gap-3">
          <PlaybackPosition
            time={inScene}
            duration={duration}
            onSeek={(seconds) => seek(start + seconds)}
          />
        </div>
      </div>
    </>
  );
}
