import { cancelled } from './failures.ts';

/** Limits the orders in progress. A vendor that answers “too many” gets fewer. */
export type Places = {
  /** Waits for a place and returns the function that gives it back. */
  take: (signal: AbortSignal) => Promise<() => void>;
  /** Call it when the vendor refuses an order because there are too many. */
  tooMany: () => void;
};

export function createPlaces(most: number): Places {
  const waiting: (() => void)[] = [];
  let limit = most;
  let taken = 0;
  const wake = () => {
    while (taken < limit && waiting.length > 0) {
      taken += 1;
      waiting.shift()?.();
    }
  };

  return {
    async take(signal) {
      if (signal.aborted) throw cancelled();
      const granted = Promise.withResolvers<void>();
      waiting.push(granted.resolve);
      const onAbort = () => {
        const index = waiting.indexOf(granted.resolve);
        if (index < 0) return;
        waiting.splice(index, 1);
        granted.reject(cancelled());
      };
      signal.addEventListener('abort', onAbort, { once: true });
      wake();
      await granted.promise.finally(() => signal.removeEventListener('abort', onAbort));
      return () => {
        taken -= 1;
        // A finished order shows that there is room again.
        limit = Math.min(most, limit + 1);
        wake();
      };
    },
    tooMany() {
      limit = Math.max(1, Math.floor(limit / 2));
    },
  };
}
