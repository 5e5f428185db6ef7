import type { Log } from './log.ts';

export type Repeated = {
  /** Begins nothing more, and waits for what is under way. */
  stop: () => Promise<void>;
};

/** Does something again and again, never twice at a time; a failure is logged, and the next time comes. */
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
