import { EventEmitter, once } from 'node:events';

/** How long a call is held open for work in progress. */
export const LONGEST_WAIT_MS = 25_000;

/** Tells those who wait for a row that it has changed: calls held open, the command line. */
export type Changes = ReturnType<typeof createChanges>;

export function createChanges() {
  const emitter = new EventEmitter().setMaxListeners(0);
  return {
    announce: (id: string) => emitter.emit(id),
    /**
     * Asks `check` now and after every change of `id`, until it answers something or the time is
     * over. Changes made while `check` is asked are not missed.
     */
    async waitUntil<Result>(
      id: string,
      check: () => Promise<Result | null>,
      { timeoutMs, signal }: { timeoutMs: number; signal?: AbortSignal },
    ): Promise<Result | null> {
      const timeout = AbortSignal.timeout(timeoutMs);
      const until = signal ? AbortSignal.any([signal, timeout]) : timeout;
      for (;;) {
        const round = new AbortController();
        const changed = once(emitter, id, { signal: AbortSignal.any([until, round.signal]) }).then(
          () => true,
          () => false,
        );
        const result = await check().finally(() => undefined);
        if (result !== null || until.aborted) {
          round.abort();
          return result;
        }
        if (!(await changed)) return check();
      }
    },
  };
}
