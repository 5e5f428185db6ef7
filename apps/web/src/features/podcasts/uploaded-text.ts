import { PODCAST_LIMITS } from '@tarima/contract';

const GAP = '\n\n';

const joined = (typed: string, text: string): string =>
  typed.trim() ? typed.trimEnd() + GAP + text : text;

/** Appends the text of a file to the typed text. */
export const withText = (typed: string, text: string): string =>
  joined(typed, text).slice(0, PODCAST_LIMITS.textCharacters);

/** True if the typed text leaves too little room for the whole file. */
export const isCutByTyped = (typed: string, text: string): boolean =>
  joined(typed, text).length > PODCAST_LIMITS.textCharacters;

/** Removes the text of a file from the end of the typed text. Edited text stays. */
export const withoutText = (typed: string, text: string): string =>
  text && typed.endsWith(text) ? typed.slice(0, -text.length).trimEnd() : typed;
