import type { SpeechModel } from '@tarima/speech';

/** Every configured speech model; the local one is the first. */
export type SpeechModels = {
  all: SpeechModel[];
  /**
   * Which one speaks a voice: that whose id the voice's begins with. Undefined for a voice that is heard
   * only in its vendor's own videos.
   */
  of: (voiceId: string) => SpeechModel | undefined;
};

export const createSpeechModels = (all: SpeechModel[]): SpeechModels => ({
  all,
  of: (voiceId) => all.find(({ id }) => voiceId.startsWith(`${id}-`)),
});
