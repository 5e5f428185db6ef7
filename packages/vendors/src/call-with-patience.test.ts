import { expect, it } from 'vitest';
import { callWithPatience } from './call-with-patience.ts';
import type { Clock } from './clock.ts';

class Busy extends Error {
  readonly retryAfterMs: number | undefined;

  constructor(retryAfterMs?: number) {
    super('busy');
    this.retryAfterMs = retryAfterMs;
  }
}

/** A vendor that fails this way before it answers, and a clock that never waits. */
function trial(failures: Error[], patienceMs?: number) {
  const waits: number[] = [];
  let calls = 0;
  const controller = new AbortController();
  const clock: Clock = {
    now: () => 0,
    sleep: async (ms) => void waits.push(ms),
    timeout: () => new AbortController().signal,
  };
  const answer = callWithPatience(
    async () => {
      calls += 1;
      const failure = failures.shift();
      if (failure) throw failure;
      return 'answer';
    },
    {
      ...{ clock, signal: controller.signal, patienceMs },
      mayCallAgain: (error) => (error instanceof Busy ? error : null),
    },
  );
  return { answer, waits, calls: () => calls, abort: () => controller.abort(new Error('over')) };
}

it('waits as told, or twice as long each time', async () => {
  const { answer, waits } = trial([new Busy(), new Busy(7_000), new Busy()]);
  expect(await answer).toBe('answer');
  expect(waits).toEqual([1_000, 7_000, 4_000]);
});

it('calls once if the call may have been carried out', async () => {
  const { answer, calls } = trial([new Error('broken off')]);
  await expect(answer).rejects.toThrow('broken off');
  expect(calls()).toBe(1);
});

it.each([
  ['it was called four times', Array.from({ length: 5 }, () => new Busy(1)), undefined, 4],
  ['one wait is too long', [new Busy(61_000)], undefined, 1],
  ['all waits together are', [new Busy(40_000), new Busy(40_000)], undefined, 2],
  ['there is less patience', [new Busy(2_000)], 1_000, 1],
])('gives up with the vendor’s error when %s', async (_why, failures, patienceMs, times) => {
  const { answer, calls } = trial(failures, patienceMs);
  await expect(answer).rejects.toThrow('busy');
  expect(calls()).toBe(times);
});

it('ends when aborted', async () => {
  const { answer, abort, calls } = trial([new Busy(), new Busy()]);
  abort();
  await expect(answer).rejects.toThrow('over');
  expect(calls()).toBe(1);
});
