import type { Cues } from '@tarima/languages';
import { countWords } from '@tarima/text';
import { isClause } from './list-form.ts';
import { needsBefore } from './needs-before.ts';
import { ended } from './spoken-text.ts';
import { lowerWords } from './terms.ts';

/** A longer line is more than a label. */
const SAYS_ITSELF = 8;
/** A shorter clause needs its list: "Responsibilities include". */
const FEWEST = 4;

/** The text of a line that ends in a colon, as before a picture. Null if it only announces. */
export function saidWithoutColon(line: string, cues: Cues): string | null {
  if (!line.endsWith(':')) return null;
  // "…, including:" is cut before its comma.
  const text = line.slice(0, -1).replace(/, \p{L}+(?: \p{L}+)?$/u, '');
  // "It can be filtered by" needs its list.
  const isOpen = cues.functionWords.has(lowerWords(text).at(-1) ?? '');
  const words = countWords(text);
  const saysSomething = (isClause(text, cues) && words >= FEWEST) || words >= SAYS_ITSELF;
  if (isOpen || !saysSomething || cues.announces.test(text) || needsBefore(text, cues)) return null;
  return ended(text);
}
