import { Pause, Play, RotateCcw, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { currentLanguage } from '#web/i18n/index.ts';
import { formatDuration } from '#web/lib/format.ts';
import type { AudioControl } from './use-audio.ts';

const SKIP_SECONDS = 15;
const SPEEDS = [0.75, 1, 1.25, 1.5, 2];

export function PlayerControls({ audio, duration }: { audio: AudioControl; duration: number }) {
  const { t } = useTranslation();
  const speed = new Intl.NumberFormat(currentLanguage());
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:gap-0.5">
      <Button
        variant="ghost"
        size="icon"
        aria-label={t('podcasts.player.back', { seconds: SKIP_SECONDS })}
        onClick={() => audio.seek(audio.seconds - SKIP_SECONDS)}
      >
        <RotateCcw aria-hidden />
      </Button>
      <Button
        size="icon"
        className="size-12 rounded-full"
        aria-label={t(audio.isPlaying ? 'podcasts.player.pause' : 'podcasts.player.play')}
        onClick={audio.toggle}
      >
        {audio.isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t('podcasts.player.forward', { seconds: SKIP_SECONDS })}
        onClick={() => audio.seek(audio.seconds + SKIP_SECONDS)}
      >
        <RotateCw aria-hidden />
      </Button>
      <span className="text-sm text-muted-foreground tabular-nums max-sm:text-xs">
        {formatDuration(audio.seconds)} / {formatDuration(duration)}
      </span>
      <Select
        aria-label={t('podcasts.player.speed')}
        className="ml-auto w-24 max-sm:w-16 max-sm:gap-1 max-sm:px-1.5"
        value={String(audio.speed)}
        options={SPEEDS.map((value) => ({
          value: String(value),
          label: `${speed.format(value)}×`,
        }))}
        onValueChange={(value) => audio.setSpeed(Number(value))}
      />
    </div>
  );
}
