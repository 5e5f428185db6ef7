import { SpeechError, type SpeechModel } from '@tarima/speech';
import type { SpeechChoice } from '#server/settings/speech-choice.ts';

/**
 * Reports the characters that a paid voice charges, including those of an unusable clip. A free
 * voice reports nothing.
 */
export function countCharacters(
  model: SpeechModel,
  paid: (characters: number) => Promise<void>,
): SpeechModel {
  if (!model.isPaid) return model;
  return {
    ...model,
    async speak(request) {
      const characters = [...request.text].length;
      try {
        const clip = await model.speak(request);
        await paid(characters);
        return clip;
      } catch (error) {
        if (error instanceof SpeechError && error.isPaid) await paid(characters);
        throw error;
      }
    },
  };
}

/** US dollars for a million characters. Null if not set. */
export function speechPriceOf(choice: SpeechChoice, vendor: string): number | null {
  const [, found] = Object.entries(choice).find(([id]) => id === vendor) ?? [];
  return found?.price ?? null;
}
