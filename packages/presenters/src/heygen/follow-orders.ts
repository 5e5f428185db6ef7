import type { Clock } from '@tarima/vendors';
import { PresenterError } from '../presenter-error.ts';
import type { Dialect, OrderState } from './dialect.ts';
import { cancelled, isNotFound } from './failures.ts';

const INTERVAL_MS = 5_000;
/** Polls in a row that may fail before the waiting callers get an error. */
const MOST_FAILED_POLLS = 10;
/** A new video is not visible everywhere at once. */
const MOST_UNKNOWN_POLLS = 24;
const LONGEST_RENDER_MS = 2 * 3_600_000;

type Ending = Extract<OrderState, { kind: 'completed' | 'failed' | 'unknown' }>;

type Follower = {
  since: number;
  unknownPolls: number;
  onPoll: () => void;
  resolve: (ending: Ending) => void;
  reject: (error: unknown) => void;
};

export type OrderFollower = {
  /** Waits for the end of an order and calls `onPoll` meanwhile. `unknown` is final here. */
  ended: (id: string, options: { signal: AbortSignal; onPoll: () => void }) => Promise<Ending>;
};

/** Follows any number of orders with one poll. A whole course costs as much as one video. */
export function createFollower(dialect: Pick<Dialect, 'states'>, clock: Clock): OrderFollower {
  const followers = new Map<string, Follower>();
  let idle = new AbortController();
  let failedPolls = 0;

  async function poll(signal: AbortSignal): Promise<void> {
    while (followers.size > 0) {
      await clock.sleep(INTERVAL_MS, signal);
      const ids = [...followers.keys()];
      try {
        const states = await dialect.states(ids, signal);
        failedPolls = 0;
        for (const id of ids) settle(id, states.get(id) ?? { kind: 'unknown' });
      } catch (error) {
        if (signal.aborted) return;
        if (isNotFound(error)) for (const id of ids) settle(id, { kind: 'unknown' });
        else tolerate(error, ids);
      }
    }
  }

  function settle(id: string, state: OrderState): void {
    const follower = followers.get(id);
    if (!follower) return;
    follower.unknownPolls = state.kind === 'unknown' ? follower.unknownPolls + 1 : 0;
    const isGone = follower.unknownPolls > MOST_UNKNOWN_POLLS;
    if (
      state.kind === 'completed' ||
      state.kind === 'failed' ||
      (state.kind === 'unknown' && isGone)
    ) {
      follower.resolve(state);
    } else if (clock.now() - follower.since > LONGEST_RENDER_MS) {
      const message = 'HeyGen has not finished a video in two hours';
      follower.reject(new PresenterError('PRESENTER_VENDOR_FAILED', message));
    } else {
      follower.onPoll();
    }
  }

  function tolerate(error: unknown, ids: string[]): void {
    failedPolls += 1;
    const mayPass = error instanceof PresenterError && error.retryable;
    if (mayPass && failedPolls <= MOST_FAILED_POLLS) return;
    for (const id of ids) followers.get(id)?.reject(error);
  }

  return {
    async ended(id, { signal, onPoll }) {
      const end = Promise.withResolvers<Ending>();
      const onAbort = () => end.reject(cancelled());
      signal.addEventListener('abort', onAbort, { once: true });
      if (signal.aborted) onAbort();
      const { resolve, reject } = end;
      followers.set(id, { since: clock.now(), unknownPolls: 0, onPoll, resolve, reject });
      if (followers.size === 1) {
        idle = new AbortController();
        failedPolls = 0;
        // Aborted once no order is followed.
        poll(idle.signal).catch(() => undefined);
      }
      try {
        return await end.promise;
      } finally {
        signal.removeEventListener('abort', onAbort);
        followers.delete(id);
        if (followers.size === 0) idle.abort();
      }
    },
  };
}
