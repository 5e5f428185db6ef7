import { formatDuration } from '@tarima/text';
import { useTranslation } from 'react-i18next';

type PlaybackPositionProps = {
  /** Seconds. */
  time: number;
  duration: number;
  onSeek: (seconds: number) => void;
};

/** The place in what plays, to see and to change, with its times. */
export function PlaybackPosition({ time, duration, onSeek }: PlaybackPositionProps) {
  const { t } = useTranslation();
  return (
    <>
      <input
        type="range"
        min={0}
        max={duration}
        step={0.04}
        value={Math.min(time, duration)}
        onChange={(event) => onSeek(event.currentTarget.valueAsNumber)}
        aria-label={t('generate.preview.position')}
        aria-valuetext={formatDuration(time)}
        className="h-6 min-w-0 flex-1 cursor-pointer accent-primary"
      />
      <span className="text-xs text-muted-foreground tabular-nums">
        {formatDuration(time)} / {formatDuration(duration)}
      </span>
    </>
  );
}
