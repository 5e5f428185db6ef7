import type { SpeechModel } from '@tarima/speech';

/** Every configured speech model, in the order that people see. */
export type SpeechModels = {
  all: SpeechModel[];
  /**
   * The model that speaks a voice: the voice's id begins with the model's. Undefined for a voice that exists
   * only in its vendor's own videos.
   */
  of: (voiceId: string) => SpeechModel | undefined;
};

export const createSpeechModels = (all: SpeechModel[]): SpeechModels => ({
  all,
  of: (voiceId) => all.find(({ id }) => voiceId.startsWith(`${id}-`)),
});
