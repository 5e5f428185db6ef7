import type { Voice } from '@tarima/contract';
import type { SpokenLanguage } from '../local/accents.ts';
import { speakReference } from '../natural/speak-reference.ts';
import { SpeechError } from '../speech-error.ts';
import type { SpeechModel } from '../speech-model.ts';
import { speakAsPeople } from '../spoken/speak-as-people.ts';
import type { UsableVoiceModel } from './find-voice-models.ts';
import type { NeuralClip, NeuralPool } from './neural-pool.ts';

export type Saying = {
  text: string;
  language: SpokenLanguage;
  /** BCP-47, such as `es-MX`. */
  locale: string;
  speaker: number;
  gender: Voice['gender'];
  rate: number;
  signal?: AbortSignal | undefined;
};

/**
 * A text by a model's speaker, checked to be speech. It has the times of words and mouth shapes. @param reference the local voice
 * @throws SpeechError
 */
export async function speakWithModel(
  pool: NeuralPool,
  model: UsableVoiceModel,
  { text, language, locale, speaker, gender, rate, signal }: Saying,
  reference: SpeechModel,
): Promise<NeuralClip> {
  const spoken = speakAsPeople(text, language, locale.replace('-', '_'));
  if (spoken.words.length === 0) {
    throw new SpeechError('NOTHING_TO_SAY', 'The text has no word to speak');
  }
  const likest = { language_code: language, gender };
  const known = await speakReference(reference, likest, { text, locale, rate, signal });
  const request = { text: spoken.text.trim(), language, speaker, rate, known };
  return pool.speak(model, request, signal);
}
