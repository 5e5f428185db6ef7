import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inParallel } from './in-parallel.ts';

/** Work that ends when the test says so. */
function deferredWork() {
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  return {
    begun,
    work(item: string) {
      const end = Promise.withResolvers<string>();
      begun.push(item);
      ends.set(item, end);
      return end.promise;
    },
    async end(item: string) {
      ends.get(item)?.resolve(item.toUpperCase());
      await setImmediate();
    },
    async fail(item: string) {
      ends.get(item)?.reject(new Error(`${item} failed`));
      await setImmediate();
    },
  };
}

it('keeps the order of the items, and never does more at a time', async () => {
  const { begun, work, end } = deferredWork();
  const results = inParallel(['a', 'b', 'c'], 2, work);
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  await end('c');
  await end('a');
  expect(await results).toEqual(['A', 'B', 'C']);
});

it('tells each work its index, and takes fewer items than places', async () => {
  expect(await inParallel(['a', 'b'], 5, async (item, index) => `${index}${item}`)).toEqual([
    '0a',
    '1b',
  ]);
  expect(await inParallel([], 5, async () => 'never')).toEqual([]);
});

it('throws the first failure once the work under way has ended, and begins nothing more', async () => {
  const { begun, work, end, fail } = deferredWork();
  let isOver = false;
  const failed = inParallel(['a', 'b', 'c', 'd'], 3, work).catch((error: unknown) => {
    isOver = true;
    return error;
  });
  await fail('b');
  await end('a');
  expect(isOver).toBe(false);
  await fail('c');
  expect(await failed).toEqual(new Error('b failed'));
  expect(begun).toEqual(['a', 'b', 'c']);
});

it('begins nothing more once it is aborted', async () => {
  const { begun, work, end } = deferredWork();
  const controller = new AbortController();
  const stopped = inParallel(['a', 'b', 'c'], 1, work, controller.signal).catch(String);
  controller.abort('no longer wanted');
  await end('a');
  expect(await stopped).toBe('no longer wanted');
  expect(begun).toEqual(['a']);
  await expect(inParallel(['a'], 1, work, controller.signal)).rejects.toBe('no longer wanted');
  expect(begun).toEqual(['a']);
});
