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
/** With a smaller share of things to do, the numbers belong to a picture: "1. Level indicator". */
const STEPS_SHARE = 0.65;
/** Average words of a step that is not an order. */
const LONGEST_STEP = 22;
/** A shorter item may be a thing: "Gift cards" looks like "Wear gloves". */
const FEWEST_OF_ORDER = 3;
const LONGEST_JOINED = 48;

type Item = { text: string; citations: Citation[] };

/**
 * The items of a list as they are spoken. Steps and sentences are spoken one by one. Short things
 * become one sentence, and so do items in lower case without full stops. Numbered things to do are
 * a procedure, except duties and prohibitions.
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
  // The items continue the sentence before them, in lower case and without full stops.
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

/** True if the sentence or heading above announces duties. An order above opens steps. */
const areDuties = (opening: string, title: string, { readingCues }: Listener): boolean =>
  readingCues.dutiesLabel.test(opening) ||
  readingCues.obligation.test(lastWords(opening)) ||
  (readingCues.dutiesLabel.test(title) && !readingCues.order.test(opening));

/** An introduction may end in a demand: "The mask must:". */
const lastWords = (text: string): string => text.split(' ').slice(-2).join(' ');

/**
 * True for an introduction that forbids or demands. It is repeated before each piece of its list.
 */
export const isOfDuties = (
  lead: readonly Part[],
  { dutiesLabel, prohibition }: ReadingCues,
): boolean => lead.some(({ text }) => dutiesLabel.test(text) || prohibition.test(text));

/** Steps are orders, or short. The numbered articles of a regulation are neither. */
const areSteps = (items: Item[], { readingCues }: Listener): boolean =>
  items.filter(({ text }) => readingCues.order.test(ended(text))).length * 2 >= items.length ||
  items.reduce((sum, { text }) => sum + countWords(text), 0) <= items.length * LONGEST_STEP;

const isOrderOrRule = (text: string, { readingCues }: Listener) =>
  (countWords(text) >= FEWEST_OF_ORDER && readingCues.order.test(ended(text))) ||
  readingCues.prohibition.test(text);

/** True for an item with a verb, an order, or a label with its explanation. */
function isSentence(text: string, listener: Listener): boolean {
  const { readingCues } = listener;
  return (
    tells(text, listener) ||
    readingCues.obligation.test(text) ||
    /^[^:]{2,40}: \P{Lu}?.{12,}/u.test(text)
  );
}

/** A label with its meaning is no step: "Volume: turns it up". */
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
