import { Maximize, Minimize, Pause, Play } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/components/ui/toast.ts';
import { useCaption } from '#web/components/video-player/use-caption.ts';
import { useFullscreen } from '#web/components/video-player/use-fullscreen.ts';
import { usePlayback } from '#web/components/video-player/use-playback.ts';
import { classNames } from '#web/lib/class-names.ts';
import { useExclusivePlayback } from '#web/lib/use-exclusive-playback.ts';
import type { sampleOf } from '../sample-addresses.ts';

type SamplePlayerProps = {
  files: ReturnType<typeof sampleOf>;
  /** Describes the picture for people who cannot see it. */
  label: string;
  /** Its poster takes its place, and the focus if that was in it. */
  onEnded: (hadFocus: boolean) => void;
};

/** Plays a sample in its card at once, because somebody asked for it. Captions stand on the picture. */
export function SamplePlayer({ files, label, onEnded }: SamplePlayerProps) {
  const { t } = useTranslation();
  const player = useRef<HTMLVideoElement>(null);
  const toggleButton = useRef<HTMLButtonElement>(null);
  const playback = usePlayback(player);
  const caption = useCaption(player);
  const fullscreen = useFullscreen(player);
  useExclusivePlayback();
  // It takes the place of the button that had the focus.
  useEffect(() => toggleButton.current?.focus({ preventScroll: true }), []);
  const { isPlaying, seconds, duration } = playback;

  return (
    <div
      ref={fullscreen.whole}
      className="group relative grid aspect-video place-items-center overflow-hidden bg-black"
    >
      <video
        ref={player}
        autoPlay
        playsInline
        src={files.video}
        poster={files.poster}
        aria-label={label}
        onClick={playback.toggle}
        onEnded={() => onEnded(fullscreen.whole.current?.contains(document.activeElement) ?? false)}
        onError={() => toast.error(t('home.sample.failure'))}
        className="size-full cursor-pointer object-contain"
      >
        <track default kind="captions" src={files.captions} label={t('home.sample.captions')} />
      </video>
      <div
        className={classNames(
          'absolute top-2 right-2 flex gap-1.5 transition-opacity',
          isPlaying &&
            'opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100',
        )}
      >
        <PictureButton
          button={toggleButton}
          name={t(isPlaying ? 'home.sample.pause' : 'home.sample.play')}
          onClick={playback.toggle}
        >
          {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
        </PictureButton>
        <PictureButton
          name={t(fullscreen.isOn ? 'home.sample.exitFullscreen' : 'home.sample.fullscreen')}
          onClick={fullscreen.toggle}
        >
          {fullscreen.isOn ? <Minimize aria-hidden /> : <Maximize aria-hidden />}
        </PictureButton>
      </div>
      {caption && (
        <p
          // The same words are heard.
          aria-hidden
          className={classNames(
            'pointer-events-none absolute bottom-2.5 max-w-[94%] rounded-lg bg-scrim px-2 py-0.5 text-center text-xs font-medium text-balance text-white',
            fullscreen.isOn && 'bottom-10 px-4 py-2 text-2xl',
          )}
        >
          {caption}
        </p>
      )}
      <div
        aria-hidden
        className="absolute inset-x-0 bottom-0 h-1 origin-left bg-primary"
        style={{ transform: `scaleX(${duration > 0 ? seconds / duration : 0})` }}
      />
    </div>
  );
}

type PictureButtonProps = {
  button?: Ref<HTMLButtonElement>;
  name: string;
  onClick: () => void;
  children: ReactNode;
};

/** A control that is readable on any picture. */
function PictureButton({ button, name, onClick, children }: PictureButtonProps) {
  return (
    <button
      ref={button}
      type="button"
      aria-label={name}
      onClick={onClick}
      className="grid size-control place-items-center rounded-full bg-scrim text-white [&_svg]:size-4"
    >
      {children}
    </button>
  );
}
