import type { Voice } from '@tarima/contract';
import { SpeechError } from '../speech-error.ts';
import type { SpeechClip, SpeechModel, SpeechRequest } from '../speech-model.ts';

/** The same text by the most similar local voice, to compare the sound with. */
export async function speakReference(
  reference: SpeechModel,
  voice: Pick<Voice, 'language_code' | 'gender'>,
  { text, locale, rate, signal }: Omit<SpeechRequest, 'voiceId'>,
): Promise<SpeechClip> {
  const voices = await reference.voices();
  const speakers = voices.filter(({ language_code }) => language_code === voice.language_code);
  const likest = speakers.find(({ gender }) => gender === voice.gender) ?? speakers[0];
  if (!likest) throw new SpeechError('VOICE_UNKNOWN', `Nobody here speaks ${voice.language_code}`);
  return reference.speak({ text, voiceId: likest.voice_id, locale, rate, signal });
}
