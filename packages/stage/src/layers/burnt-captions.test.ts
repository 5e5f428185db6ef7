import { expect, test } from 'vitest';
import { sampleScene, spokenWords } from '../testing/sample-timeline.ts';
import { burntCaptions } from './burnt-captions.ts';

const said = (text: string, start: number) => ({
  start,
  end: start + 2,
  words: spokenWords(text, start),
});
const textsOf = (scene: ReturnType<typeof sampleScene>) =>
  burntCaptions(scene).map(({ words }) => words.map(({ text }) => text).join(' '));

test('a caption whose words all stand on screen is not burnt in', () => {
  const scene = sampleScene({
    title: 'La regla',
    points: [{ text: 'Si no está limpio, no se enciende.', start: 1 }],
    captions: [
      said('Si no está limpio,', 1.1),
      said('no se enciende.', 3),
      said('Y se avisa al jefe.', 5),
    ],
  });
  expect(textsOf(scene)).toEqual(['Y se avisa al jefe.']);
});

test('before its point appears, it is', () => {
  const scene = sampleScene({
    points: [{ text: 'No se enciende', start: 5 }],
    captions: [said('No se enciende', 1)],
  });
  expect(textsOf(scene)).toEqual(['No se enciende']);
});
