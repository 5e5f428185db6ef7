import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatWebVtt } from './captions-vtt.ts';
import { readWebVtt } from './read-vtt.ts';

const cue = fc
  .tuple(fc.nat(3_600_000), fc.integer({ min: 1, max: 60_000 }), fc.string({ minLength: 1 }))
  .map(([start, length, text]) => ({
    start: start / 1_000,
    end: (start + length) / 1_000,
    text: text.replace(/\s+/gu, ' ').trim(),
  }))
  .filter(({ text }) => text !== '');

it('reads every cue back that was written', () => {
  fc.assert(
    fc.property(fc.array(cue), (cues) => {
      expect(readWebVtt(formatWebVtt(cues, 'es'))).toEqual(cues);
    }),
  );
});

it('reads times to the millisecond', () => {
  const cues = [{ start: 0.021, end: 1.511, text: 'Uno.' }];
  expect(readWebVtt(formatWebVtt(cues, 'es'))).toEqual(cues);
});

it('keeps the braces of a formula', () => {
  const cues = [{ start: 0, end: 1, text: 'x{\\frac}y' }];
  expect(readWebVtt(formatWebVtt(cues, 'es'))).toEqual(cues);
});

it('reads none from an empty file', () => {
  expect(readWebVtt('WEBVTT\n')).toEqual([]);
});
