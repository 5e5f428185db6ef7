import type { Language, Video } from '@tarima/contract';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/components/ui/toast.ts';
import { classNames } from '#web/lib/class-names.ts';
import { useRememberedSwitch } from '#web/lib/use-remembered-switch.ts';
import { PlayerBar } from './player-bar.tsx';
import { useCaption } from './use-caption.ts';
import type { Fullscreen } from './use-fullscreen.ts';
import { usePlayback } from './use-playback.ts';

type VideoPlayerProps = {
  video: Pick<Video, 'videoUrl' | 'posterUrl' | 'captionsUrl' | 'format'>;
  /** Describes the picture for people who cannot see it. */
  label: string;
  /** The spoken language, if known. */
  language?: Language;
  player: RefObject<HTMLVideoElement | null>;
  /** Covers picture and controls together. */
  fullscreen: Fullscreen;
  /** True to start at once, because somebody asked for it. */
  plays: boolean;
  onEnded?: () => void;
  className?: string;
};

/** A video as high as fits, with its controls below. Optional captions follow. */
export function VideoPlayer({
  video,
  label,
  language,
  player,
  fullscreen,
  plays,
  onEnded,
  className,
}: VideoPlayerProps) {
  const { t } = useTranslation();
  const playback = usePlayback(player);
  // Most pictures have captions already. These are larger, and below.
  const captions = useRememberedSwitch('tarima-captions', false);
  const caption = useCaption(player);

  return (
    <div
      ref={fullscreen.whole}
      className={classNames(
        'flex flex-col overflow-hidden rounded-2xl border bg-muted shadow-card',
        className,
      )}
    >
      <div className="grid min-h-0 flex-1 place-items-center">
        <video
          ref={player}
          autoPlay={plays}
          playsInline
          preload="metadata"
          src={video.videoUrl ?? undefined}
          poster={video.posterUrl ?? undefined}
          aria-label={label}
          onClick={playback.toggle}
          onEnded={onEnded}
          onError={() => toast.error(t('videos.playError'))}
          className={classNames(
            'cursor-pointer',
            fullscreen.isOn
              ? 'size-full object-contain'
              : video.format === 'vertical'
                ? 'aspect-9/16 h-[min(68dvh,44rem)] max-w-full max-sm:h-[56dvh]'
                : 'aspect-video max-h-[70dvh] w-full object-contain',
          )}
        >
          <track
            default
            kind="captions"
            src={video.captionsUrl ?? undefined}
            srcLang={language}
            label={t('videos.captions')}
          />
        </video>
      </div>
      <PlayerBar playback={playback} captions={captions} fullscreen={fullscreen} />
      {captions.isOn && (
        <p
          // The same words are heard.
          aria-hidden
          className="grid min-h-16 place-items-center border-t bg-card px-4 py-2 text-center text-base text-balance sm:text-lg"
        >
          {caption}
        </p>
      )}
    </div>
  );
}
