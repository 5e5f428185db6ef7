import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatSrt } from './captions-srt.ts';
import { readSrt } from './read-srt.ts';

it('reads what vendors write: byte order mark, Windows lines, tags, two lines a cue', () => {
  const text =
    '\uFEFF1\r\n00:00:00,500 --> 00:00:02,000\r\n<i>Hola</i>\r\na todos\r\n\r\n2\r\n00:00:02.250 --> 00:01:03.5\r\nAdiós\r\n';
  expect(readSrt(text)).toEqual([
    { start: 0.5, end: 2, text: 'Hola a todos' },
    { start: 2.25, end: 63.5, text: 'Adiós' },
  ]);
});

it.each(['', 'WEBVTT', '[Script Info]\nTitle: x', '1\n00:00:02,000 --> 00:00:01,000\nback'])(
  'finds no cue in %j',
  (text) => {
    expect(readSrt(text)).toEqual([]);
  },
);

it('reads the files that we write', () => {
  const word = fc.stringMatching(/^[a-zñá]{1,9}$/u);
  const cue = fc.record({ start: fc.nat(5_000), length: fc.integer({ min: 1, max: 9_000 }), word });
  fc.assert(
    fc.property(fc.array(cue), (cues) => {
      const written = cues.map(({ start, length, word: text }) => ({
        start: start / 1_000,
        end: (start + length) / 1_000,
        text,
      }));
      const read = readSrt(formatSrt(written));
      expect(read.map(({ text }) => text)).toEqual(written.map(({ text }) => text));
      read.forEach(({ end }, index) => {
        expect(end).toBeCloseTo(written[index]?.end ?? 0, 3);
      });
    }),
  );
});
