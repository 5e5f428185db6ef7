import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { speakCached } from '../clip-cache.ts';
import type { SpeechModel } from '../speech-model.ts';
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
  // This many initials once crashed the voice's process.
  'a.'.repeat(495),
  `(${'É..'.repeat(300)})`,
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

  it('is spoken with any signs around the words', async () => {
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

  it.each([
    ['without a full stop', 'la tarima nueva pesa poco, y ', 6],
    ['without a space', 'tarima', 1],
    ['as one long address', 'www.empresa.es/pagina', 1],
  ])('is spoken a minute at a time, %s', async (_name, part, words) => {
    const written = part.repeat(Math.ceil(2_500 / part.length)).trim();
    const asked: string[] = [];
    const watched: SpeechModel = {
      ...speech,
      speak: (request) => {
        asked.push(request.text);
        return speech.speak(request);
      },
    };
    const folder = await mkdtemp(join(tmpdir(), 'tarima-clips-'));
    try {
      const clip = await speakCached(watched, { text: written, voiceId: 'local-es-lucia' }, folder);
      expect(Math.max(...asked.map(({ length }) => length))).toBeLessThanOrEqual(1_000);
      expect(asked.join('').replaceAll(' ', '')).toBe(written.replaceAll(' ', ''));
      expect(clip.words.length).toBeGreaterThanOrEqual(words);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
