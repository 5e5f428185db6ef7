import type { Cues } from '@tarima/languages';
import { countWords } from '@tarima/text';
import { isClause } from './list-form.ts';
import { needsBefore } from './needs-before.ts';
import { ended } from './spoken-text.ts';
import { lowerWords } from './terms.ts';

/** So many words are no mere label of what comes. */
const SAYS_ITSELF = 8;
/** "Responsibilities include" waits for them. */
const FEWEST = 4;

/**
 * A line that ends in a colon and has nothing behind it, as before a picture: what it says by itself, null where
 * it only announces.
 */
export function saidWithoutColon(line: string, cues: Cues): string | null {
  if (!line.endsWith(':')) return null;
  // "…, including:" ends before its comma.
  const text = line.slice(0, -1).replace(/, \p{L}+(?: \p{L}+)?$/u, '');
  // "It can be filtered by" waits for what comes.
  const isOpen = cues.functionWords.has(lowerWords(text).at(-1) ?? '');
  const words = countWords(text);
  const saysSomething = (isClause(text, cues) && words >= FEWEST) || words >= SAYS_ITSELF;
  if (isOpen || !saysSomething || cues.announces.test(text) || needsBefore(text, cues)) return null;
  return ended(text);
}
