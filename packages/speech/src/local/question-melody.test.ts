import { afterAll, describe, expect, it } from 'vitest';
import { medianPitch } from '../testing/voice-measures.ts';
import { ACCENT_DEFINITIONS, type SpokenLanguage } from './accents.ts';
import { createLocalSpeech } from './create-local-speech.ts';

const END_SECONDS = 0.2;
/** Nobody hears a smaller rise as a question. */
const CLEAR_RISE = 1.05;
/** Each is said as a question and as a statement. */
const SENTENCES: Partial<Record<SpokenLanguage, readonly string[]>> = {
  es: ['Ya terminó la capacitación de mañana', 'El informe está listo para el cliente'],
  en: ['You have read the manual', 'The report is ready for the client'],
  pt: ['Você já leu a norma nova', 'A máquina está desligada'],
};
const ACCENTS = ACCENT_DEFINITIONS.filter(({ language }) => SENTENCES[language]);

describe('a question without a question word', () => {
  const speech = createLocalSpeech();
  afterAll(() => speech.close());

  const endOf = (samples: Int16Array, sampleRate: number) =>
    samples.subarray(-Math.round(END_SECONDS * sampleRate));

  it.each(ACCENTS)(
    'ends clearly higher than the same statement, which falls, in $locale',
    async ({ language, locale }) => {
      const voices = (await speech.voices()).filter((each) => each.language_code === language);
      for (const { voice_id: voiceId } of voices.slice(0, 2)) {
        const speak = (text: string) => speech.speak({ text, voiceId, locale });
        for (const sentence of SENTENCES[language] ?? []) {
          const question = await speak(language === 'es' ? `¿${sentence}?` : `${sentence}?`);
          const statement = await speak(`${sentence}.`);
          const fallen = medianPitch(
            endOf(statement.samples, statement.sampleRate),
            statement.sampleRate,
          );
          const risen = medianPitch(
            endOf(question.samples, question.sampleRate),
            question.sampleRate,
          );
          expect(risen / fallen, `${voiceId}: ${sentence}`).toBeGreaterThanOrEqual(CLEAR_RISE);
          expect(fallen).toBeLessThan(medianPitch(statement.samples, statement.sampleRate));
        }
      }
    },
  );
});
