import { afterAll, describe, expect, it } from 'vitest';
import { medianPitch } from '../testing/voice-measures.ts';
import { createLocalSpeech } from './create-local-speech.ts';

const END_SECONDS = 0.3;
/** The same words with and without a question mark. */
const PAIRS: [language: string, locale: string, question: string, statement: string][] = [
  [
    'es',
    'es_MX',
    '¿Ya terminó la capacitación de mañana?',
    'Ya terminó la capacitación de mañana.',
  ],
  ['es', 'es_ES', '¿Ya llegó la nueva compañera?', 'Ya llegó la nueva compañera.'],
  ['en', 'en_US', 'You have read the manual?', 'You have read the manual.'],
  ['pt', 'pt_BR', 'Você já leu a norma nova?', 'Você já leu a norma nova.'],
];

describe('a question without a question word', () => {
  const speech = createLocalSpeech();
  afterAll(() => speech.close());

  it.each(PAIRS)(
    'ends higher than the same statement in %s (%s)',
    async (language, locale, ...texts) => {
      const voices = await speech.voices();
      const voice = voices.find((each) => each.language_code === language);
      if (!voice) throw new Error(`No voice speaks ${language}`);
      const [question = 0, statement = 0] = await Promise.all(
        texts.map(async (text) => {
          const { samples, sampleRate } = await speech.speak({
            text,
            voiceId: voice.voice_id,
            locale,
          });
          return medianPitch(samples.subarray(-Math.round(END_SECONDS * sampleRate)), sampleRate);
        }),
      );
      expect(question).toBeGreaterThan(statement);
    },
  );
});
