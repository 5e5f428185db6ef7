import {
  createElevenLabsSpeech,
  createGoogleSpeech,
  createNeuralSpeech,
  createOpenAiSpeech,
  type SpeechModel,
} from '@tarima/speech';
import type { Settings } from '#server/settings/env.ts';
import { createSpeechModels, type SpeechModels } from './speech-models.ts';

/**
 * This machine's voices, natural ones first, then those of every configured vendor. Each has one
 * line. Vendors' clips are kept in `clipsFolder`.
 */
export function createConfiguredSpeech(
  { speech: { openai, elevenlabs, google }, modelsFolder }: Settings,
  {
    reference,
    order,
    clipsFolder,
  }: {
    reference: SpeechModel;
    /** Ids of the models of natural voices, the recommended one first. */
    order: readonly string[];
    clipsFolder: string;
  },
): SpeechModels {
  const vendors: (SpeechModel | null)[] = [
    openai && createOpenAiSpeech({ ...openai, ownVoices: openai.voices, reference }),
    elevenlabs && createElevenLabsSpeech({ ...elevenlabs, reference }),
    google && createGoogleSpeech({ ...google, reference }),
  ];
  const paid = vendors.filter((model) => model !== null);
  return createSpeechModels([
    createNeuralSpeech({ modelsFolder, reference, order }),
    reference,
    ...paid.map((model) => ({ ...model, clipsFolder })),
  ]);
}
