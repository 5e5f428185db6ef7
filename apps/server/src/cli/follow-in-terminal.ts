import { createProgress } from './progress.ts';
import type { Terminal } from './terminal.ts';

type Following = {
  signal: AbortSignal;
  /** `fraction` is the share of its stage, 0 to 1. */
  report: (stage: string, fraction: number) => void;
};

/** Shows the progress of work, and stops it when the person asks. */
export async function followInTerminal(
  terminal: Terminal,
  work: (following: Following) => Promise<void>,
): Promise<void> {
  const stopped = new AbortController();
  const stop = () => stopped.abort();
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const progress = createProgress(terminal);
  const report = (stage: string, fraction: number) => progress.show(100 * fraction, stage);
  try {
    await work({ signal: stopped.signal, report });
  } finally {
    progress.stop();
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}
