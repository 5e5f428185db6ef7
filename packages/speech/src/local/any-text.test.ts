import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { createLocalSpeech } from './create-local-speech.ts';

const REFUSED_ONCE = [
  'Yes - no.',
  'Hi - there (x).',
  'A - B - C.',
  'I - we - you.',
  'He said - "no".',
  'See --- this.',
  '(a) (b) (c)',
  '| a | b |',
  '| a | b |\n| --- | --- |\n| 1 | 2 |',
  'a, b, c, d, e.',
  '… — ! sí ?!',
  '- - - no - - -',
  'a',
  'Oh!',
  '①',
  '٣',
];
const VOICES = ['local-es-lucia', 'local-en-james', 'local-pt-joao'];

const WORDS =
  'yes no a I we que é sí não uma the risk seguridad informação y/o U.S. ISO NIST'.split(' ');
const MARKS =
  '- -- --- – — ( ) [ ] " « » “ ” \' | & + / \\ * # … ... , ; : . ? ! ¿ ¡ % € $ = < > @ _'.split(
    ' ',
  );
const piece = fc.oneof(
  fc.constantFrom(...WORDS),
  fc.constantFrom(...MARKS),
  fc.integer({ min: 0, max: 99_999 }).map(String),
);
const text = fc
  .array(fc.tuple(piece, fc.constantFrom(' ', ' ', '')), { minLength: 1, maxLength: 14 })
  .map((pieces) => pieces.flat().join(''))
  .filter((written) => /[\p{L}\p{N}]/u.test(written));

describe('any text with a letter or digit', () => {
  const speech = createLocalSpeech();
  afterAll(() => speech.close());

  it.each(REFUSED_ONCE)('is spoken: %j', async (written) => {
    for (const voiceId of VOICES) {
      const { samples } = await speech.speak({ text: written, voiceId });
      expect(samples.length).toBeGreaterThan(1_000);
    }
  });

  it('is spoken, whatever stands around the words', async () => {
    await fc.assert(
      fc.asyncProperty(
        text,
        fc.constantFrom(...VOICES),
        fc.constantFrom(0.7, 1, 1.4),
        async (written, voiceId, rate) => {
          const { samples } = await speech.speak({ text: written, voiceId, rate });
          expect(samples.length).toBeGreaterThan(1_000);
        },
      ),
      { numRuns: 60 },
    );
  });
});
