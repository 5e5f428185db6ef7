import type { Log } from './log.ts';

export type Repeated = {
  /** Starts nothing more, and waits for the running work. */
  stop: () => Promise<void>;
};

/** Repeats work, never twice at a time. A failure is logged, and the next run follows. */
export function repeat(
  work: () => Promise<void>,
  { everyMs, name, log }: { everyMs: number; name: string; log: Log },
): Repeated {
  let underWay: Promise<void> | null = null;
  const run = () => {
    underWay ??= work()
      .catch((error) => log.error({ err: error }, name))
      .finally(() => {
        underWay = null;
      });
  };
  const timer = setInterval(run, everyMs);
  run();
  return {
    async stop() {
      clearInterval(timer);
      await underWay;
    },
  };
}
