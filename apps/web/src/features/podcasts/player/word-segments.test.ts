import { expect, it } from 'vitest';
import { indexAt, wordSegments } from './word-segments.ts';

const word = (text: string, start: number) => ({ text, start, end: start + 1 });

it('loses no text, whatever the words are', () => {
  const text = '¿Cuesta 3,5 millones? Sí, claro.';
  const words = [word('Cuesta', 0), word('tres coma cinco', 1), word('millones', 3), word('Sí', 5)];
  const segments = wordSegments({ text, words });
  expect(segments.map((segment) => segment.text).join('')).toBe(text);
  expect(segments.filter(({ start }) => start !== null).map((segment) => segment.text)).toEqual([
    'Cuesta',
    'millones',
    'Sí',
  ]);
});

it('marks the last word that has begun, also in the pause after it', () => {
  const items = [{ start: 0 }, { start: null }, { start: 2 }];
  expect(indexAt(items, 0.5)).toBe(0);
  expect(indexAt(items, 1.9)).toBe(0);
  expect(indexAt(items, 7)).toBe(2);
  expect(indexAt([{ start: 1 }], 0)).toBe(-1);
});
