import { expect, it } from 'vitest';
import { HOST_PAUSES_MS, pauseAfter } from './host-pauses.ts';

const HOUR_MS = 3_600_000;

it('the pauses grow, and end after about two days', () => {
  expect(HOST_PAUSES_MS).toEqual(HOST_PAUSES_MS.toSorted((a, b) => a - b));
  expect(HOST_PAUSES_MS.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(46 * HOUR_MS);
  expect(pauseAfter(HOST_PAUSES_MS.length)).toBeUndefined();
});

it('a pause is as long as the host asks for, up to a day', () => {
  expect(pauseAfter(0, HOUR_MS)).toBe(HOUR_MS);
  expect(pauseAfter(5, HOUR_MS)).toBe(2 * HOUR_MS);
  expect(pauseAfter(0, 1_000 * HOUR_MS)).toBe(24 * HOUR_MS);
});
