import { PODCAST_LIMITS } from '@tarima/contract';

const GAP = '\n\n';

const joined = (typed: string, text: string): string =>
  typed.trim() ? typed.trimEnd() + GAP + text : text;

/** The text of a file after what was typed: nothing typed is lost. */
export const withText = (typed: string, text: string): string =>
  joined(typed, text).slice(0, PODCAST_LIMITS.textCharacters);

/** Whether so much was typed that the end of the text finds no room after it. */
export const isCutByTyped = (typed: string, text: string): boolean =>
  joined(typed, text).length > PODCAST_LIMITS.textCharacters;

/** What was typed, without the text of a file that is removed; all of it where it was changed. */
export const withoutText = (typed: string, text: string): string =>
  text && typed.endsWith(text) ? typed.slice(0, -text.length).trimEnd() : typed;
