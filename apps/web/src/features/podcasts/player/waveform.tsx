import { useTranslation } from 'react-i18next';
import { classNames } from '#web/lib/class-names.ts';
import { formatDuration } from '#web/lib/format.ts';

type WaveformProps = {
  peaks: readonly number[];
  seconds: number;
  duration: number;
  onSeek: (seconds: number) => void;
};

const HEIGHT = 64;
const LEAST = 0.04;

/** The sound as bars, with the played part in colour. A slider covers it. */
export function Waveform({ peaks, seconds, duration, onSeek }: WaveformProps) {
  const { t } = useTranslation();
  const bars = peaks.length > 0 ? peaks : [LEAST];
  const outline = bars
    .map((peak, index) => {
      const height = Math.max(LEAST, peak) * HEIGHT;
      return `M${index + 0.5} ${(HEIGHT - height) / 2}v${height}`;
    })
    .join('');
  const share = duration > 0 ? Math.min(1, seconds / duration) : 0;
  return (
    <div className="relative h-16 rounded-xl has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring">
      <Bars outline={outline} count={bars.length} className="text-muted-foreground/40" />
      <div className="absolute inset-0" style={{ clipPath: `inset(0 ${(1 - share) * 100}% 0 0)` }}>
        <Bars outline={outline} count={bars.length} className="text-primary" />
      </div>
      <input
        type="range"
        min={0}
        max={duration}
        step={0.1}
        value={seconds}
        aria-label={t('podcasts.player.position')}
        aria-valuetext={`${formatDuration(seconds)} / ${formatDuration(duration)}`}
        onChange={(event) => onSeek(event.target.valueAsNumber)}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
    </div>
  );
}

type BarsProps = { outline: string; count: number; className: string };

const Bars = ({ outline, count, className }: BarsProps) => (
  <svg
    aria-hidden="true"
    viewBox={`0 0 ${count} ${HEIGHT}`}
    preserveAspectRatio="none"
    className={classNames('absolute inset-0 size-full', className)}
  >
    <path d={outline} stroke="currentColor" strokeWidth="0.6" fill="none" />
  </svg>
);
