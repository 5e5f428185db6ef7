import { setImmediate as nextTurn } from 'node:timers/promises';
import { MAX_SCRIPT_CHARACTERS } from '@tarima/contract';
import { expect, it } from 'vitest';
import { inTextThread } from './in-text-thread.ts';

const read = (content: string) => inTextThread('readSpoken', content.length, content, 'es');

it('reads the longest text without blocking other calls', async () => {
  await read('a. '.repeat(2_000));
  let turns = 0;
  let isDone = false;
  const reading = read('Sr. '.repeat(MAX_SCRIPT_CHARACTERS / 4)).finally(() => {
    isDone = true;
  });
  while (!isDone) {
    turns += 1;
    await nextTurn();
  }
  const { words, scenes } = await reading;
  expect([words, scenes.map(({ sentences }) => sentences.length)]).toEqual([50_000, [1]]);
  // On this thread, it would have ended before the first turn.
  expect(turns).toBeGreaterThan(3);
});

it('answers short and long texts alike, each to its caller', async () => {
  const scene = '## Uno\n\nLa tarima es nueva. Pesa poco.\n\n- Un punto\n\n';
  const texts = [1, 200, 2, 300, 1].map((times) => scene.repeat(times));
  const answers = await Promise.all(texts.map(read));
  expect(answers.map(({ words }) => words)).toEqual([6, 1_200, 12, 1_800, 6]);
  expect(answers[1]?.scenes[199]).toEqual({
    title: 'Uno',
    sentences: ['La tarima es nueva.', 'Pesa poco.'],
  });
});
