import { countWords } from '@tarima/text';
import { lossOf } from '../reading/must-say.ts';
import { needsBefore } from '../reading/needs-before.ts';
import { LISTED, type Section, type Unit } from '../reading/reading.ts';
import { lowerWords } from '../reading/terms.ts';
import type { Amount } from './amounts.ts';
import type { PlacedPart, QuestionMaterial, SaidContent } from './question-material.ts';

/** Questions, speech, opening numbers, marks of lists, and the debris of tables. */
const UNCLEAR = /[?¿•|[\]]|\.\.|…|^[«“"\p{N}]|\p{N} (?:[$€£]|\p{N}{2})/u;
/** Stands for what is missing from a sentence. */
export const GAP = '____';
const FEWEST_WORDS = 5;
const MOST_WORDS = 32;

/** True if a text says all that it needs: a learner reads it without the document. */
export function isClear(text: string, { cues, wording }: QuestionMaterial): boolean {
  return (
    !needsBefore(text, cues) &&
    !cues.demonstrative.test(text) &&
    !wording.ownVoice.test(text) &&
    !UNCLEAR.test(text) &&
    !cues.functionWords.has(lowerWords(text).at(-1) ?? '') &&
    isBalanced(text)
  );
}

export const isBalanced = (text: string): boolean =>
  [
    ['(', ')'],
    ['«', '»'],
    ['“', '”'],
  ].every(([open = '', close = '']) => text.split(open).length === text.split(close).length);

/** Whole sentences that must be said and say all that they need. */
export function clearSentences(material: QuestionMaterial): PlacedPart[] {
  return material.units.flatMap((unit) =>
    unit.parts
      .map((part) => ({ unit, part }))
      .filter((placed, index) => isClearSentence(placed, index, material)),
  );
}

function isClearSentence(placed: PlacedPart, index: number, material: QuestionMaterial): boolean {
  const { unit, part } = placed;
  const { text, isFragment, mustSay } = part;
  const words = countWords(text);
  return (
    !isFragment &&
    !part.cells &&
    mustSay.some((kind) => unit.kind !== 'list' || kind !== 'amount') &&
    // An item is a sentence only with its introduction.
    !(needsLead(unit) && !isAction(placed, material)) &&
    !(forbids(unit, material) && !material.wording.banOpening.test(text)) &&
    !(unit.follows !== null && index === 0) &&
    !isShortAnswer(placed, index, material) &&
    words >= FEWEST_WORDS &&
    words <= MOST_WORDS &&
    /[.!]$/u.test(text) &&
    // Numbers to call are looked up, not learned.
    !(material.wording.trivia.test(text) && /\d{3}/u.test(text)) &&
    isClear(text, material)
  );
}

const needsLead = ({ kind, lead }: Unit): boolean =>
  LISTED.has(kind) && kind !== 'procedure' && lead.length > 0;

/** An order under "You must not" is a ban. Its own "not" would say so again. */
const isAction = ({ unit, part }: PlacedPart, material: QuestionMaterial): boolean =>
  material.wording.banOpening.test(part.text) ||
  (material.readingCues.order.test(part.text) && !forbids(unit, material));

/** True for a list whose introduction or heading forbids what it lists. */
export const forbids = ({ lead, section }: Unit, { readingCues, wording }: QuestionMaterial) =>
  [section.title, ...lead.map(({ text }) => text)].some(
    (text) => readingCues.prohibition.test(text) || text.search(wording.anyNegation) >= 0,
  );

/** An answer may leave out what its question says: "With a month's notice." */
function isShortAnswer(
  { unit, part }: PlacedPart,
  index: number,
  { cues }: QuestionMaterial,
): boolean {
  const before = index === 0 ? unit.lead.at(-1) : unit.parts[index - 1];
  const [first = ''] = lowerWords(part.text);
  const isAnswer = before?.text.endsWith('?') ?? false;
  return isAnswer && cues.functionWords.has(first) && !cues.determiners.has(first);
}

/** The heading that says what a section is about. */
export function topicOf(section: Section | null, { title }: Pick<SaidContent, 'title'>): string {
  if (section === null || section.parent === null) return title;
  const own = section.title;
  return own || topicOf(section.parent, { title });
}

/** An amount of a section. Two sentences on the same one tell the same fact. */
export const factOf = ({ unit }: PlacedPart, { value, unit: counted }: Amount): string =>
  `${unit.section.id} ${value} ${counted}`;

/** The loss without a sentence. A question on it is worth as much, and never nothing. */
export const worthOf = ({ part }: PlacedPart): number =>
  Math.max(LEAST_WORTH, lossOf(part.mustSay));
const LEAST_WORTH = 0.5;
