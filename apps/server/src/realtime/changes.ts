import { EventEmitter, once } from 'node:events';

/** The longest time that a call stays open for work in progress. */
export const LONGEST_WAIT_MS = 25_000;

/** Tells waiting calls and the command line that a row has changed. */
export type Changes = ReturnType<typeof createChanges>;

export function createChanges() {
  const emitter = new EventEmitter().setMaxListeners(0);
  return {
    announce: (id: string) => emitter.emit(id),
    /** Calls the listener after every change of `id`, as long as the process lives. */
    onChange: (id: string, listener: () => void) => void emitter.on(id, listener),
    /**
     * Calls `check` now and after every change of `id`. Ends when it returns something or the time is over. A
     * change during `check` is not missed.
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
