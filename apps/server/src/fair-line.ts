import { AppError } from './errors.ts';

/** How much of it is done at a time, for all together and for one person. */
const PLACES = { inAll: 4, ofOne: 2 };
/** How much of it may wait, for all together and of one person. */
const LONGEST = { inAll: 100, ofOne: 10 };
const RETRY_AFTER_MS = 10_000;

/**
 * Where calls wait whose work costs a thread or a process: reading, writing, speaking while somebody
 * looks on. People take turns, so that nobody's tenth call is before another's first.
 */
export type FairLine = {
  /**
   * Does the work when it is this person's turn.
   * @throws AppError LINE_TOO_LONG where too much waits already; the signal's reason once it is aborted.
   */
  run: <Result>(
    personId: string,
    signal: AbortSignal,
    work: () => Promise<Result>,
  ) => Promise<Result>;
};

export function createFairLine(): FairLine {
  /** Who waits, whose turn is next first. */
  const waiting = new Map<string, (() => void)[]>();
  const running = new Map<string, number>();
  const runningOf = (personId: string) => running.get(personId) ?? 0;
  const count = (personId: string, change: 1 | -1) => {
    const now = runningOf(personId) + change;
    if (now > 0) running.set(personId, now);
    else running.delete(personId);
  };
  const sum = (counts: Iterable<number>) => [...counts].reduce((all, one) => all + one, 0);

  function next() {
    if (sum(running.values()) >= PLACES.inAll) return;
    for (const [personId, [first, ...others]] of waiting) {
      if (!first || runningOf(personId) >= PLACES.ofOne) continue;
      // Whoever had a turn goes to the end.
      waiting.delete(personId);
      if (others.length > 0) waiting.set(personId, others);
      count(personId, 1);
      first();
      return;
    }
  }

  function join(personId: string, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    const own = waiting.get(personId) ?? [];
    const inAll = sum([...waiting.values()].map(({ length }) => length));
    if (own.length >= LONGEST.ofOne || inAll >= LONGEST.inAll) {
      throw new AppError('LINE_TOO_LONG', { retryAfterMs: RETRY_AFTER_MS });
    }
    return new Promise((resolve, reject) => {
      const begin = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        const left = (waiting.get(personId) ?? []).filter((each) => each !== begin);
        if (left.length > 0) waiting.set(personId, left);
        else waiting.delete(personId);
        reject(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      waiting.set(personId, [...own, begin]);
      next();
    });
  }

  return {
    async run(personId, signal, work) {
      await join(personId, signal);
      try {
        return await work();
      } finally {
        count(personId, -1);
        next();
      }
    },
  };
}
