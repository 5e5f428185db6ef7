import type { SourceDocument } from '@tarima/documents';
import { countWords } from '@tarima/text';
import { isClause } from './list-form.ts';
import { mustSayOf } from './must-say.ts';
import { ended } from './spoken-text.ts';
import type { Listener } from './unspeakable.ts';

const LONGEST_LABEL = 5;
/** English title case without a full stop is the name of a page or form. */
const TITLE_CASE =
  /^(?:\p{Lu}[\p{L}'’-]*|\p{N}+%|[&/]|of|on|for|the|to|in|with|and|or|an?)(?: (?:\p{Lu}[\p{L}'’-]*|\p{N}+%|[&/]|of|on|for|the|to|in|with|and|or|an?))+$/u;
/** The author below a quotation: every word is part of a name. */
const NAME = /^\p{Lu}[\p{L}'’-]*\.?(?: \p{Lu}[\p{L}'’-]*\.?){1,3}$/u;

/**
 * Finds lines of a few words without meaning of their own. These are rests of a form and unmarked
 * headings. Above the first heading they are a company's name and the date.
 */
export function createLabelFinder(
  document: SourceDocument,
  { cues, readingCues }: Listener,
): (text: string, isBeforeHeadings: boolean) => boolean {
  const hasHeadings = document.blocks.some(({ kind }) => kind === 'heading');
  const isPage = document.pageKind === 'page';
  return (text, isBeforeHeadings) => {
    if (!isPage) return false;
    if (cues.hasTitleCase && TITLE_CASE.test(text)) return true;
    const isOpen = ended(text) !== text || (isBeforeHeadings && hasHeadings) || NAME.test(text);
    return (
      isOpen &&
      countWords(text) <= LONGEST_LABEL &&
      !/\p{N}/u.test(text) &&
      !isClause(text, cues) &&
      !readingCues.order.test(`${text}.`) &&
      mustSayOf(text, readingCues).length === 0
    );
  };
}
