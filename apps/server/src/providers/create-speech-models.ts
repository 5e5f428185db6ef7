import {
  createElevenLabsSpeech,
  createGoogleSpeech,
  createLocalSpeech,
  createOpenAiSpeech,
  type SpeechModel,
} from '@tarima/speech';
import type { SpeechChoice } from '#server/settings/speech-choice.ts';
import { createSpeechModels, type SpeechModels } from './speech-models.ts';

/**
 * The local voices and those of every configured vendor, one line each. Vendors' clips are kept in
 * `clipsFolder`.
 */
export function createConfiguredSpeech(
  { openai, elevenlabs, google }: SpeechChoice,
  clipsFolder: string,
): SpeechModels {
  const reference = createLocalSpeech();
  const vendors: (SpeechModel | null)[] = [
    openai && createOpenAiSpeech({ ...openai, ownVoices: openai.voices, reference }),
    elevenlabs && createElevenLabsSpeech({ ...elevenlabs, reference }),
    google && createGoogleSpeech({ ...google, reference }),
  ];
  const paid = vendors.filter((model) => model !== null);
  return createSpeechModels([reference, ...paid.map((model) => ({ ...model, clipsFolder }))]);
}
