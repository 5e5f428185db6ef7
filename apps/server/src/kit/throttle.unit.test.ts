import { expect, it } from 'vitest';
import { createThrottle } from './throttle.ts';

it('writes the first value at once, then only the last of the following', async () => {
  const written: number[] = [];
  const throttle = createThrottle(60_000, async (value: number) => void written.push(value));
  throttle.push(1);
  await throttle.settle();
  for (const value of [2, 3, 4]) throttle.push(value);
  await throttle.settle();
  await throttle.settle();
  expect(written).toEqual([1, 4]);
});

it('reports a failed write', async () => {
  const throttle = createThrottle(0, async () => {
    throw new Error('disk full');
  });
  throttle.push(1);
  await expect(throttle.settle()).rejects.toThrow('disk full');
});
