import cliProgress from 'cli-progress';
import type { Terminal } from './terminal.ts';

export type Progress = {
  /** 0 to 100. */
  show: (percent: number, label: string) => void;
  stop: () => void;
};

/** A moving bar on a terminal. In a file, a line for each step. */
export function createProgress({ err, isWatched }: Terminal): Progress {
  if (!isWatched) {
    let last = '';
    return {
      show(_percent, label) {
        if (label !== last) err(label);
        last = label;
      },
      stop: () => undefined,
    };
  }
  const bar = new cliProgress.SingleBar(
    { format: '{bar} {percentage}% · {label}', hideCursor: true, clearOnComplete: false },
    cliProgress.Presets.shades_classic,
  );
  bar.start(100, 0, { label: '' });
  return {
    show: (percent, label) => bar.update(Math.round(percent), { label }),
    stop: () => bar.stop(),
  };
}
