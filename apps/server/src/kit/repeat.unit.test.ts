import { expect, it, onTestFinished, vi } from 'vitest';
import { createLog } from './log.ts';
import { repeat } from './repeat.ts';

const options = { everyMs: 1, name: 'work', log: createLog('silent') };

it('never runs twice at a time, and ends when stopped', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const release = Promise.withResolvers<void>();
  let times = 0;
  let hasEnded = false;
  const repeated = repeat(async () => {
    times += 1;
    await release.promise;
    hasEnded = true;
  }, options);
  vi.advanceTimersByTime(50 * options.everyMs);
  const stopped = repeated.stop().then(() => hasEnded);
  release.resolve();
  expect([await stopped, times]).toEqual([true, 1]);
});

it('runs again after a failure', async () => {
  const again = Promise.withResolvers<void>();
  let times = 0;
  const repeated = repeat(async () => {
    times += 1;
    if (times === 1) throw new Error('no');
    again.resolve();
  }, options);
  await again.promise;
  await repeated.stop();
});
