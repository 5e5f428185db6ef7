import type { Clock } from '@tarima/vendors';

export type TestClock = Clock & {
  /** Milliseconds of each sleep, in order. */
  slept: number[];
  /** Ends all time limits that were set. */
  expire: () => void;
};

/** A clock whose `sleep` moves the time forward without waiting. */
export function createTestClock(): TestClock {
  let now = 1_000_000;
  let limits: AbortController[] = [];
  const slept: number[] = [];
  return {
    slept,
    now: () => now,
    async sleep(ms, signal) {
      signal?.throwIfAborted();
      slept.push(ms);
      now += ms;
      // Lets other work run meanwhile.
      await new Promise((resolve) => setImmediate(resolve));
      signal?.throwIfAborted();
    },
    timeout() {
      const limit = new AbortController();
      limits.push(limit);
      return limit.signal;
    },
    expire() {
      for (const limit of limits) limit.abort(new DOMException('over', 'TimeoutError'));
      limits = [];
    },
  };
}
