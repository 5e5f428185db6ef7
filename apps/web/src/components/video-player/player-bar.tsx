import { Captions, Maximize, Minimize, Pause, Play, Volume2, VolumeX } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Tooltip } from '#web/components/ui/tooltip.tsx';
import { formatDuration } from '#web/lib/format.ts';
import type { Playback } from './use-playback.ts';

const KEY_STEPS: Record<string, number> = { ArrowLeft: -5, ArrowRight: 5 };

type PlayerBarProps = {
  playback: Playback;
  captions: { isOn: boolean; change: (on: boolean) => void };
  fullscreen: { isOn: boolean; toggle: () => void };
};

/** The controls of a video. They stand below the picture, where they cover no captions. */
export function PlayerBar({ playback, captions, fullscreen }: PlayerBarProps) {
  const { t, i18n } = useTranslation();
  const { isPlaying, seconds, duration, isMuted, speed } = playback;
  const times = `${formatDuration(seconds)} / ${formatDuration(duration)}`;
  const speedText = `${new Intl.NumberFormat(i18n.language).format(speed)}×`;

  const handleKey = (event: KeyboardEvent) => {
    const step = event.shiftKey ? undefined : KEY_STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    playback.seek(seconds + step);
  };

  return (
    <div className="grid bg-card px-2 pb-1.5">
      <input
        type="range"
        min={0}
        max={Math.max(duration, 0.1)}
        step={0.1}
        // The browser rounds a value between two steps and reports that as a change.
        value={Math.round(seconds * 10) / 10}
        aria-label={t('videos.player.position')}
        aria-valuetext={times}
        onChange={(event) => playback.seek(event.target.valueAsNumber)}
        onKeyDown={handleKey}
        className="mx-1 h-6 cursor-pointer accent-primary"
      />
      <div className="flex items-center gap-0.5">
        <BarButton
          name={t(isPlaying ? 'videos.player.pause' : 'videos.player.play')}
          onClick={playback.toggle}
        >
          {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
        </BarButton>
        <span className="mr-auto text-xs whitespace-nowrap text-muted-foreground tabular-nums">
          {times}
        </span>
        <BarButton
          name={t('videos.player.speed', { speed: speedText })}
          onClick={playback.changeSpeed}
        >
          <span className="text-xs font-semibold tabular-nums">{speedText}</span>
        </BarButton>
        <BarButton
          name={t('videos.player.captions')}
          isPressed={captions.isOn}
          onClick={() => captions.change(!captions.isOn)}
        >
          <Captions aria-hidden />
        </BarButton>
        <BarButton
          name={t(isMuted ? 'videos.player.unmute' : 'videos.player.mute')}
          onClick={playback.toggleSound}
        >
          {isMuted ? <VolumeX aria-hidden /> : <Volume2 aria-hidden />}
        </BarButton>
        <BarButton
          name={t(fullscreen.isOn ? 'videos.player.exitFullscreen' : 'videos.player.fullscreen')}
          onClick={fullscreen.toggle}
        >
          {fullscreen.isOn ? <Minimize aria-hidden /> : <Maximize aria-hidden />}
        </BarButton>
      </div>
    </div>
  );
}

type BarButtonProps = {
  name: string;
  isPressed?: boolean;
  onClick: () => void;
  children: ReactNode;
};

function BarButton({ name, isPressed, onClick, children }: BarButtonProps) {
  return (
    <Tooltip content={name}>
      <Button
        variant="ghost"
        size="icon"
        className="size-9 aria-pressed:bg-primary-soft aria-pressed:text-primary-soft-foreground"
        aria-label={name}
        aria-pressed={isPressed}
        onClick={onClick}
      >
        {children}
      </Button>
    </Tooltip>
  );
}
