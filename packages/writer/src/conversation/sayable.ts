import { countWords } from '@tarima/text';
import { isClause } from '../reading/list-form.ts';
import { isPromptLike } from '../reading/prompt-like.ts';
import { partsOf, pathOf, type Reading, speakable, type Unit } from '../reading/reading.ts';
import type { DialogueCues } from '../wording/dialogue/dialogue-wording.ts';

/** Nobody says a longer sentence. */
const LONGEST_SENTENCE = 60;
/** So many units into a file a line may still be its title page. */
const TITLE_LINES = 3;

/**
 * What of the documents can be said between two: without what was asked to be left out, and without the
 * lines that open a page (its title once more, who published it, a greeting).
 */
export function sayableUnits(
  reading: Reading,
  cues: DialogueCues,
  avoid: readonly string[],
): Unit[] {
  const { terms, wording } = reading;
  const avoided = new Set(avoid.flatMap(terms.of));
  const isAvoided = (text: string) => terms.of(text).some((stem) => avoided.has(stem));
  const seen = new Map<string, number>();
  const titleOf = new Map(reading.roots.map(({ file, title }) => [file, new Set(terms.of(title))]));
  return speakable(reading.units).filter((unit) => {
    const texts = partsOf(unit).map(({ text }) => text);
    const place = seen.get(unit.section.file) ?? 0;
    seen.set(unit.section.file, place + 1);
    if (texts.some((text) => isPromptLike(text) || countWords(text) > LONGEST_SENTENCE))
      return false;
    if (avoided.size > 0 && [...texts, ...pathOf(unit.section).slice(1)].some(isAvoided))
      return false;
    if (unit.mustSay.length > 0 || unit.lead.length > 0 || unit.parts.length > 1) return true;
    const [text = ''] = texts;
    const title = titleOf.get(unit.section.file);
    const isTitle =
      title !== undefined && title.size > 0 && terms.of(text).every((stem) => title.has(stem));
    const isPageOpening =
      place < TITLE_LINES && (cues.greeting.test(text) || !isClause(text, wording));
    return !isTitle && !isPageOpening;
  });
}
