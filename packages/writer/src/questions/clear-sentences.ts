import { type QuestionWording, SOURCE_LANGUAGES } from '@tarima/languages';
import { countWords, splitSentences } from '@tarima/text';
import { upperFirst } from '../reading/clean-text.ts';
import { lossOf, mustSayOf } from '../reading/must-say.ts';
import { needsBefore } from '../reading/needs-before.ts';
import { LISTED, type Unit } from '../reading/reading.ts';
import { lowerWords } from '../reading/terms.ts';
import type { Amount } from './amounts.ts';
import type { PlacedPart, QuestionMaterial } from './question-material.ts';

/** Questions, speech, two sentences, opening numbers, numbers of laws, marks of lists, debris of tables. */
const UNCLEAR =
  /[?¿•|[\]*=>]|\.\.|…|\p{L}\. \p{Lu}|.{40}: \p{Lu}|^[«“"\p{N}]|\p{N} (?:[$€£] ?\p{N}|\p{N}{2})|; \p{L}\.$|\d\/\d{4}/u;
const FEWEST_WORDS = 5;
const MOST_WORDS = 32;
const MOST_WORDS_OF_SHORT = 13;

/** True if a text says all that it needs: a learner reads it without the document. */
export function isClear(text: string, material: QuestionMaterial): boolean {
  const { cues, wording } = material;
  const last = lowerWords(text).at(-1) ?? '';
  return (
    !needsBefore(text, cues) &&
    !cues.demonstrative.test(text) &&
    !wording.ownVoice.test(text) &&
    !wording.leaning.test(text) &&
    !namesPlace(text, wording) &&
    !isTornBan(text, material) &&
    !UNCLEAR.test(text) &&
    !cues.phraseLinks.has(last) &&
    !cues.determiners.has(last) &&
    isBalanced(text)
  );
}

/** "Never on the patient's legs" names no action. */
function isTornBan(text: string, { wording, cues }: QuestionMaterial): boolean {
  const ban = wording.banOpening.exec(text)?.[0];
  if (ban === undefined) return false;
  const [first = ''] = lowerWords(text.slice(ban.length));
  return cues.functionWords.has(first);
}

/** "Steps 4 to 6" stand in the document alone. */
export const namesPlace = (text: string, { numberLabel }: QuestionWording): boolean =>
  [...text.matchAll(/(?<= )\d/gu)].some(({ index }) =>
    numberLabel.test(text.slice(Math.max(0, index - LONGEST_LABEL), index).trimEnd()),
  );
const LONGEST_LABEL = 24;

export const isBalanced = (text: string): boolean =>
  [
    ['(', ')'],
    ['«', '»'],
    ['“', '”'],
  ].every(([open = '', close = '']) => text.split(open).length === text.split(close).length);

/** True for a text that needs no other one, not even for a pronoun. */
export function isWhole(text: string, material: QuestionMaterial): boolean {
  const { subjects, objects, possessives } = SOURCE_LANGUAGES[material.cues.language].reference;
  const isPronoun = (word: string) =>
    subjects.has(word) || objects.has(word) || possessives.has(word);
  return isClear(text, material) && !lowerWords(text).some(isPronoun);
}

/** Whole sentences that say all that they need. A rule before its exception is not the whole rule. */
export function clearSentences(material: QuestionMaterial): PlacedPart[] {
  return material.units.flatMap((unit, at) =>
    unit.parts.flatMap((part, index) => {
      if (part.isFragment || part.cells) return [];
      const next = unit.parts[index + 1];
      if (next && !LISTED.has(unit.kind) && material.readingCues.exception.test(next.text))
        return [];
      const [first, ...more] = sentencesIn({ unit, part }, material);
      const isFirst = first && opensClearly(first, index, material);
      const goesOn =
        index > 0 ? !LISTED.has(unit.kind) : isSameParagraph(unit, material.units[at - 1]);
      const opening = isFirst ? [{ ...first, goesOn }] : [];
      const behind = more.map((one) => ({ ...one, goesOn: true }));
      return [...opening, ...behind].filter(
        (one) => !leans(one, material) && isClearSentence(one, material),
      );
    }),
  );
}

/** Behind another sentence, "No promete horas exactas" speaks of somebody named there. */
const leans = ({ goesOn, part: { text } }: PlacedPart, { wording }: QuestionMaterial): boolean =>
  goesOn === true && wording.leaningLater.test(text);

const isSameParagraph = (unit: Unit, before: Unit | undefined): boolean =>
  before?.section === unit.section && before.paragraph === unit.paragraph && !LISTED.has(unit.kind);

/** An item of a list may have several sentences. Each is asked by itself, without its label. */
function sentencesIn(
  { unit, part }: PlacedPart,
  { language, readingCues }: QuestionMaterial,
): PlacedPart[] {
  return splitSentences(part.text, language).map((sentence) => {
    const bare = sentence
      .replace(SYMBOL, '')
      .replace(readingCues.warningLabel, '')
      .replace(SHOUT, '');
    const text = upperFirst(bare);
    return { unit, part: { ...part, text, mustSay: mustSayOf(text, readingCues) } };
  });
}
/** "AT A GLANCE: " or "note: " tells nothing of its sentence. */
const SHOUT = /^(?:\p{Lu}[\p{Lu} ]{2,24}|\p{Ll}{2,12}):\s+/u;
const SYMBOL = /^(?:\p{So}\ufe0f?\s*)+/u;

const opensClearly = (placed: PlacedPart, index: number, material: QuestionMaterial): boolean =>
  !(placed.unit.follows !== null && index === 0) && !isShortAnswer(placed, index, material);

function isClearSentence(placed: PlacedPart, material: QuestionMaterial): boolean {
  const { text, mustSay } = placed.part;
  const words = countWords(text);
  return (
    (mustSay.length > 0 || !material.readingCues.past.test(text)) &&
    saysItsDuty(placed, material) &&
    words >= FEWEST_WORDS &&
    words <= MOST_WORDS &&
    /[.!]$/u.test(text) &&
    // Numbers to call are looked up, not learned.
    !(material.wording.trivia.test(text) && /\d{3}/u.test(text)) &&
    isClear(text, material) &&
    // A short sentence seldom names what its pronouns stand for.
    (words > MOST_WORDS_OF_SHORT || isWhole(text, material)) &&
    !leansOnCase(text, material)
  );
}

/** "If it jams, …" without the thing that jams: a case of one word needs the sentence before. */
function leansOnCase(text: string, { wording, terms }: QuestionMaterial): boolean {
  if (!wording.clauses.when.test(text)) return false;
  const comma = text.indexOf(', ');
  return comma >= 0 && terms.of(text.slice(0, comma)).length < FEWEST_STEMS_OF_CASE;
}
const FEWEST_STEMS_OF_CASE = 2;

const needsLead = ({ kind, lead }: Unit): boolean =>
  LISTED.has(kind) && kind !== 'procedure' && lead.length > 0;

/**
 * True if a sentence forbids and demands what it seems to. An item needs its introduction, unless it
 * is an order or says its duty itself. Under "You must not" only a "not" of its own makes a ban plain.
 */
function saysItsDuty(
  { unit, part: { text } }: PlacedPart,
  { forbidding, readingCues, wording, cues }: QuestionMaterial,
): boolean {
  if (wording.banOpening.test(text)) return true;
  if (forbidding.has(unit)) return false;
  // After "The company agrees to:" an item only looks like an order.
  const above = lowerWords(unit.lead.at(-1)?.text ?? unit.section.title).at(-1) ?? '';
  if (LISTED.has(unit.kind) && cues.functionWords.has(above)) return false;
  if (!needsLead(unit) || readingCues.order.test(text)) return true;
  const duty = readingCues.obligation.exec(text);
  return duty !== null && countWords(text.slice(0, duty.index)) <= WORDS_BEFORE_DUTY;
}
/** Farther behind, a duty is that of a side clause. */
const WORDS_BEFORE_DUTY = 6;

/** An answer may leave out what its question says: "With a month's notice." */
function isShortAnswer(
  { unit, part }: PlacedPart,
  index: number,
  { cues, wording }: QuestionMaterial,
): boolean {
  const before = index === 0 ? unit.lead.at(-1) : unit.parts[index - 1];
  const [first = ''] = lowerWords(part.text);
  const isAnswer = before?.text.endsWith('?') ?? false;
  if (!isAnswer || wording.negation.test(part.text)) return false;
  return cues.functionWords.has(first) && !cues.determiners.has(first);
}

/** An amount of a section. Two sentences on the same one tell the same fact. */
export const factOf = ({ unit }: PlacedPart, { value, unit: counted }: Amount): string =>
  `${unit.section.id} ${value} ${counted}`;

/** True for a sentence that a listener must not miss. The amounts of a list are many. */
export const isMustSay = ({ unit, part }: PlacedPart): boolean =>
  part.mustSay.some((kind) => unit.kind !== 'list' || kind !== 'amount');

/**
 * The loss without a sentence. A question on it is worth as much, and never nothing. Behind another
 * sentence, a third of them say too little by themselves.
 */
export const worthOf = ({ part, goesOn }: PlacedPart): number =>
  Math.max(LEAST_WORTH, lossOf(part.mustSay)) * (goesOn ? BEHIND : 1);
const LEAST_WORTH = 1;
const BEHIND = 0.5;
