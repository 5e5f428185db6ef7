import type { Pronunciation } from '@tarima/contract';
import { occurringPronunciations, spokenParagraphs } from '@tarima/text';

/** The pronunciations that occur in the spoken text of a script. */
export const spokenPronunciations = (
  script: string,
  pronunciations: readonly Pronunciation[],
): Pronunciation[] => occurringPronunciations(spokenParagraphs(script).join('\n'), pronunciations);
