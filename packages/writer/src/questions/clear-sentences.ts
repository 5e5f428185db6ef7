import { countWords, splitSentences } from '@tarima/text';
import { upperFirst } from '../reading/clean-text.ts';
import { mustSayOf } from '../reading/must-say.ts';
import { LISTED, type Unit } from '../reading/reading.ts';
import { lowerWords } from '../reading/terms.ts';
import { isClear, isWhole } from './clear-text.ts';
import type { PlacedPart, QuestionMaterial } from './question-material.ts';

const FEWEST_WORDS = 5;
const MOST_WORDS = 32;
const MOST_WORDS_OF_SHORT = 13;

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
