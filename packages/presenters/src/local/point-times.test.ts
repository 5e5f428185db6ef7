import { expect, test } from 'vitest';
import { pointTimes } from './point-times.ts';

const timed = (text: string, from: number) =>
  text.split(' ').map((word, index) => ({
    text: word,
    start: from + index * 0.5,
    end: from + index * 0.5 + 0.4,
  }));

test('a point appears as its words are spoken, in any form', () => {
  const sentences = [
    timed('Hoy hablamos de energía.', 0.3),
    timed('Las palas giran con el viento.', 4),
    timed('El generador produce electricidad limpia.', 10),
  ];
  const times = pointTimes(['Pala giratoria y viento', 'Electricidad limpia'], sentences, 16);
  expect(times[0]).toBeCloseTo(4.5 - 0.15, 2);
  expect(times[1]).toBeCloseTo(11.5 - 0.15, 2);
});

test('points that nobody mentions are spread evenly', () => {
  expect(pointTimes(['Uno', 'Dos', 'Tres'], [timed('Nada que ver aquí.', 0.3)], 8)).toEqual([
    2, 4, 6,
  ]);
});

test('points keep their order and time to read, even if spoken in another order', () => {
  const sentences = [timed('Primero la electricidad limpia.', 0.3), timed('Luego las palas.', 6)];
  const times = pointTimes(['Las palas', 'Electricidad limpia', 'Otra cosa'], sentences, 8);
  expect([...times].sort((a, b) => a - b)).toEqual(times);
  expect(times.at(-1)).toBeLessThanOrEqual(7);
});

test('a scene too short for its points still shows all of them', () => {
  const times = pointTimes(['a', 'b', 'c', 'd', 'e'], [], 1.5);
  expect(times).toHaveLength(5);
  for (const time of times) expect(time).toBeGreaterThanOrEqual(0);
  expect(Math.max(...times)).toBeLessThanOrEqual(0.5);
});
