import type { Citation } from '@tarima/contract';
import type { ReadingCues } from '@tarima/languages';
import { countWords } from '@tarima/text';
import { behindLabel } from './clean-text.ts';
import { isClause } from './list-form.ts';
import type { Part } from './reading.ts';
import { ended, unended } from './spoken-text.ts';
import { lowerWords } from './terms.ts';
import type { WordCase } from './titles.ts';
import type { Listener } from './unspeakable.ts';

const LONGEST_FRAGMENT = 9;
/** Fewer, and the numbers are those of a picture: "1. Level indicator". */
const STEPS_SHARE = 0.65;
/** Words of a step that is told and not ordered, on average. */
const LONGEST_STEP = 22;
/** "Gift cards" and "Wear gloves" look alike. */
const FEWEST_OF_ORDER = 3;
const LONGEST_JOINED = 48;

type Item = { text: string; citations: Citation[] };

/**
 * The items of a list as they are said: steps and sentences one by one, a few short things as parts of one
 * sentence, and so what is written as such parts: small letters, no full stops. Numbered things to do are a
 * procedure, but numbered duties and prohibitions are none.
 */
export function listParts(
  items: Item[],
  isOrdered: boolean,
  lead: readonly Part[],
  title: string,
  listener: Listener,
  wordCase: WordCase,
): { kind: 'procedure' | 'list'; parts: Part[] } {
  const says = items.map(({ text }) => isSentence(text, listener));
  const sentences = says.filter(Boolean).length;
  const told = items.filter(({ text }) => tells(text, listener)).length;
  const kind =
    isOrdered &&
    items.length > 1 &&
    told >= items.length * STEPS_SHARE &&
    areSteps(items, listener) &&
    !areDuties(lead.at(-1)?.text ?? '', title, listener)
      ? 'procedure'
      : 'list';
  const words = items.reduce((sum, { text }) => sum + countWords(text), 0);
  const isOwn = items.some(({ text }) => isOrderOrRule(text, listener));
  const isShort =
    (sentences === 0 || (lead.length > 0 && !isOwn)) &&
    items.every(({ text }) => countWords(text) <= LONGEST_FRAGMENT);
  // Written on from the sentence before, in small letters and without full stops.
  const isWrittenOn =
    items.length > 1 && items.every(({ text }) => /^\p{Ll}[^:]*[^.!?…:]$/u.test(text));
  const isJoined = kind === 'list' && words <= LONGEST_JOINED && (isShort || isWrittenOn);
  return {
    kind,
    parts: items.map(({ text, citations }, index) => ({
      text: isJoined ? wordCase.inSentence(unended(text)) : ended(text),
      isFragment: isJoined || !(says[index] ?? false),
      mustSay: [],
      citations,
    })),
  };
}

/** Duties and aims, told by the sentence before them or by their heading; an order opens steps. */
const areDuties = (opening: string, title: string, { readingCues }: Listener): boolean =>
  readingCues.dutiesLabel.test(opening) ||
  readingCues.obligation.test(lastWords(opening)) ||
  (readingCues.dutiesLabel.test(title) && !readingCues.order.test(opening));

/** "The mask must:" is followed by what it must. */
const lastWords = (text: string): string => text.split(' ').slice(-2).join(' ');

/** What forbids or demands is said again before each piece of its list. */
export const isOfDuties = (
  lead: readonly Part[],
  { dutiesLabel, prohibition }: ReadingCues,
): boolean => lead.some(({ text }) => dutiesLabel.test(text) || prohibition.test(text));

/** Steps are orders, or short: the numbered articles of a regulation are neither. */
const areSteps = (items: Item[], { readingCues }: Listener): boolean =>
  items.filter(({ text }) => readingCues.order.test(ended(text))).length * 2 >= items.length ||
  items.reduce((sum, { text }) => sum + countWords(text), 0) <= items.length * LONGEST_STEP;

const isOrderOrRule = (text: string, { readingCues }: Listener) =>
  (countWords(text) >= FEWEST_OF_ORDER && readingCues.order.test(ended(text))) ||
  readingCues.prohibition.test(text);

/** Whether an item says something by itself: it has a verb, tells to do something, or explains a label. */
function isSentence(text: string, listener: Listener): boolean {
  const { readingCues } = listener;
  return (
    tells(text, listener) ||
    readingCues.obligation.test(text) ||
    /^[^:]{2,40}: \P{Lu}?.{12,}/u.test(text)
  );
}

/** A label with what it means is no step: "Volume: turns it up". */
function tells(text: string, listener: Listener): boolean {
  const { cues } = listener;
  return (
    isClause(text, cues) ||
    lowerWords(text).some(
      (word) =>
        cues.beforeVerb.has(word) && !cues.determiners.has(word) && !cues.clauseLinks.has(word),
    ) ||
    isOrderOrRule(text, listener) ||
    isOrderOrRule(behindLabel(text), listener)
  );
}
