import { expect, it } from 'vitest';
import { createOneByOne } from './one-by-one.ts';

it('does the work of a key in order, also after a failure, and others meanwhile', async () => {
  const oneByOne = createOneByOne();
  const done: string[] = [];
  const gate = Promise.withResolvers<void>();
  const first = oneByOne('ada', async () => {
    await gate.promise;
    done.push('first');
    throw new Error('no');
  });
  const second = oneByOne('ada', async () => done.push('second'));
  await oneByOne('bob', async () => done.push('other'));
  gate.resolve();
  await expect(first).rejects.toThrow('no');
  await second;
  expect(done).toEqual(['other', 'first', 'second']);
});
