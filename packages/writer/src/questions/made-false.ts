import { hashOf } from '../pick-phrase.ts';
import { upperFirst } from '../reading/clean-text.ts';
import { lowerWords } from '../reading/terms.ts';
import type { Amount } from './amounts.ts';
import { changedAmount } from './changed-amount.ts';
import { likeCase, scaleWordIn, withWord } from './changed-word.ts';
import { isClear } from './clear-text.ts';
import { falseDirection } from './false-direction.ts';
import type { OtherAmount, OtherAmounts } from './other-amounts.ts';
import type { PlacedPart, QuestionMaterial } from './question-material.ts';
import { shareOf } from './share-of.ts';
import { factOf } from './worth.ts';

/**
 * A sentence made false, and the fact that it changes. Trust is how far readers took such for good,
 * beside another amount.
 */
type Change = { text: string; fact: string; trust: number };

/**
 * Makes a sentence false by one change: a dropped "not", another amount, or another word of a scale.
 * Null where none is certain, or the rest is not clear by itself.
 */
export function madeFalse(
  placed: PlacedPart,
  material: QuestionMaterial,
  othersOf: OtherAmounts,
): Change | null {
  if (material.wording.vague.test(placed.part.text)) return null;
  const change =
    withoutNot(placed, material) ??
    withOtherAmount(placed, material, othersOf) ??
    withOtherWord(placed, material);
  return change && isClear(change.text, material) ? change : null;
}

/** With more shared stems, two sentences speak of the same thing. */
const SAME_THING = 0.6;

/** "After" for "before" is seldom false for certain, or plainly absurd. */
const TRUST_IN_WORD = 0.4;

function withOtherWord(
  { unit, part: { text } }: PlacedPart,
  material: QuestionMaterial,
): Change | null {
  const { wording, readingCues, terms } = material;
  if (wording.banOpening.test(text)) return null;
  // In a remark, "after" for "before" is plain nonsense.
  const isRule = readingCues.order.test(text) || readingCues.obligation.test(text);
  if (!isRule) return null;
  const word = scaleWordIn(text, material);
  if (!word) return null;
  // "Not before" says too little that is certain.
  const clause =
    text
      .slice(0, word.start)
      .split(/[,;:.–—]/u)
      .at(-1) ?? '';
  if (clause.search(wording.anyNegation) >= 0 || readingCues.prohibition.test(clause)) return null;
  // The heading would tell, and so would capitals.
  const told = ` ${lowerWords(material.topicOf(unit.section)).join(' ')} `;
  if (told.includes(` ${word.text.toLowerCase()} `) || /\p{Lu}{2}/u.test(word.text)) return null;
  // A word that the document does not have is no trap.
  const sentencesWith = (one: string) => material.sentencesWith(unit.section.file, one);
  const known = word.others.filter((one) => sentencesWith(one).length > 0);
  const others = known.length > 0 ? known : word.others;
  const other = others[hashOf(text) % Math.max(1, others.length)];
  const stems = terms.of(text);
  const saysSo = (sentence: ReadonlySet<string>) => shareOf(stems, sentence) > SAME_THING;
  // "Turn it off" stands in the same list as "turn it on".
  if (other && sentencesWith(other).some(saysSo)) return null;
  return other ? { text: withWord(text, word, other), fact: text, trust: TRUST_IN_WORD } : null;
}

/**
 * Drops the only negation of a sentence. Null where the rest would be no sentence. Under "You must
 * not" it would still be true. Nobody takes an order to do what is banned for a rule.
 */
function withoutNot(
  { unit, part: { text } }: PlacedPart,
  { wording, forbidding }: QuestionMaterial,
): Change | null {
  if (forbidding.has(unit) || wording.banOpening.test(text)) return null;
  const found = wording.negation.exec(text);
  const negations = text.match(wording.anyNegation)?.length ?? 0;
  if (!found || negations > 1 || /[;—–]/u.test(text)) return null;
  const before = text.slice(0, found.index);
  const rest = text.slice(found.index + found[0].length);
  // The "not" of a case says when something holds, and nothing by itself.
  if (before.search(wording.caseBehind) >= 0) return null;
  // A clause behind it would contradict the rest.
  if (rest.includes(', ') || wording.negatedOnly.test(before + rest)) return null;
  const isOpening = before === '' || /[.!?] $/u.test(before);
  const changed = isOpening ? before + upperFirst(rest) : `${before}${rest}`;
  return { text: upperFirst(changed.replace(/ {2,}/gu, ' ').trim()), fact: text, trust: 1 };
}

/**
 * Puts another amount in its place. A ban is left as it is, since children under 6 are also under
 * 12.
 */
function withOtherAmount(
  placed: PlacedPart,
  material: QuestionMaterial,
  othersOf: OtherAmounts,
): Change | null {
  const { text, mustSay } = placed.part;
  const { wording, amountsIn } = material;
  if (mustSay.includes('prohibition') || text.search(wording.anyNegation) >= 0) return null;
  const amounts = amountsIn(text);
  // A made up amount may contradict another number of the sentence.
  const isOnlyNumber = (text.match(/\d[\d.,:]*/gu)?.length ?? 0) === 1;
  for (const amount of amounts) {
    const isTwice = amounts.some((one) => one !== amount && one.value === amount.value);
    const direction = falseDirection(text, amount, material);
    if (isTwice || direction === null || isSumOf(text, amount, amounts)) continue;
    const others = othersOf(placed, amount);
    const smaller = others.filter(({ value }) => value < amount.value).at(-1);
    const larger = others.find(({ value }) => value > amount.value);
    const sided = direction === 'more' ? larger : smaller;
    const other = direction === 'either' ? nearer(amount, smaller, larger) : sided;
    const put = other?.text ?? (isOnlyNumber ? changedAmount(amount, direction) : null);
    if (put === null || /^\D*100\s?%/u.test(put)) continue;
    // "Yellow 10 ft, green 10 ft" contradicts itself.
    if (text.toLowerCase().includes(put.toLowerCase())) continue;
    return {
      text: `${text.slice(0, amount.start)}${likeCase(put, amount.text)}${text.slice(amount.end)}`,
      fact: factOf(placed, amount),
      trust: 1,
    };
  }
  return null;
}

/** "Six bottles: two boxes here, four boxes there" would contradict itself. */
const isSumOf = (text: string, { end }: Amount, all: Amount[]): boolean => {
  const colon = text.indexOf(':', end);
  return colon >= 0 && all.filter(({ start }) => start > colon).length > 1;
};

const nearer = (
  amount: Amount,
  smaller: OtherAmount | undefined,
  larger: OtherAmount | undefined,
) => {
  if (!smaller || !larger) return smaller ?? larger;
  return amount.value / smaller.value < larger.value / amount.value ? smaller : larger;
};
