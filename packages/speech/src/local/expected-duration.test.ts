import { describe, expect, it } from 'vitest';
import { assertPlausible } from './expected-duration.ts';

const SAMPLE_RATE = 22_050;
const sound = (seconds: number) =>
  Int16Array.from({ length: seconds * SAMPLE_RATE }, (_, at) => 8_000 * Math.sin(at / 20));
const check = (samples: Int16Array, expectedSeconds: number) => () =>
  assertPlausible(samples, SAMPLE_RATE, 'Hola, hola.', expectedSeconds);

describe('the check of a clip’s duration', () => {
  it.each([
    ['empty', new Int16Array(0), 1],
    ['silent', new Int16Array(SAMPLE_RATE * 5), 5],
    ['cut off', sound(1), 5],
    ['endless', sound(20), 5],
    ['endless though the text is short', sound(6), 0.4],
  ])('refuses a clip that is %s', (_, samples, expectedSeconds) => {
    expect(check(samples, expectedSeconds)).toThrow(/The voice/u);
  });

  it.each([5, 3, 7])('accepts %d s where 5 s are expected', (seconds) => {
    expect(check(sound(seconds), 5)).not.toThrow();
  });
});
