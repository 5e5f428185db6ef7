import { countWords } from '@tarima/text';
import { isClause } from '../reading/list-form.ts';
import { isPromptLike } from '../reading/prompt-like.ts';
import {
  type Part,
  partsOf,
  pathOf,
  type Reading,
  speakable,
  type Unit,
} from '../reading/reading.ts';
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
    if (unit.lead.length > 0) return true;
    const title = titleOf.get(unit.section.file) ?? new Set();
    return !unit.parts.every((part) => isFurniture(part, place < TITLE_LINES, title));
  });

  /** The title once more, or a line or a greeting that opens a page. */
  function isFurniture(
    { text, mustSay }: Part,
    isEarly: boolean,
    title: ReadonlySet<string>,
  ): boolean {
    // "Welcome to …" reads like an order.
    if (isEarly && cues.greeting.test(text)) return mustSay.every((kind) => kind === 'obligation');
    if (mustSay.length > 0) return false;
    const isTitle = title.size > 0 && terms.of(text).every((stem) => title.has(stem));
    return isTitle || (isEarly && !isClause(text, wording));
  }
}
