import { upperFirst } from '../reading/clean-text.ts';
import type { Amount } from './amounts.ts';
import { changedAmount } from './changed-amount.ts';
import { factOf } from './clear-sentences.ts';
import type { OtherAmount, OtherAmounts } from './other-amounts.ts';
import type { PlacedPart, QuestionMaterial } from './question-material.ts';

/** A sentence made false, and the fact that it changes. */
type Change = { text: string; fact: string };

/**
 * Makes a sentence false by one change: a dropped "not", another amount, or the opposite of a word.
 * Null where none is certain.
 */
export const madeFalse = (
  placed: PlacedPart,
  material: QuestionMaterial,
  othersOf: OtherAmounts,
): Change | null =>
  withoutNot(placed.part.text, material) ??
  withOtherAmount(placed, material, othersOf) ??
  withOpposite(placed.part.text, material);

/** Puts the opposite of its only such word: "at most" for "at least". */
function withOpposite(text: string, { wording }: QuestionMaterial): Change | null {
  const [found, ...more] = text.matchAll(wording.opposites.words);
  const opposite = found && wording.opposites.of.get(found[0].toLowerCase());
  if (!opposite || more.length > 0 || text.toLowerCase().includes(firstWord(opposite))) return null;
  const end = found.index + found[0].length;
  return {
    text: upperFirst(`${text.slice(0, found.index)}${opposite}${text.slice(end)}`),
    fact: text,
  };
}

const firstWord = (text: string): string => text.split(' ', 1)[0] ?? '';

/** Drops the only negation of a sentence. Null where the rest would be no sentence, or still true. */
function withoutNot(text: string, { wording }: QuestionMaterial): Change | null {
  const found = wording.negation.exec(text);
  const isOnlyOne = text.match(wording.anyNegation)?.length === 1;
  if (!found || !isOnlyOne || /[;—–]/u.test(text) || wording.negatedOnly.test(text)) return null;
  // A clause behind it would contradict the rest.
  if (text.includes(', ', found.index)) return null;
  const rest = `${text.slice(0, found.index)}${text.slice(found.index + found[0].length)}`;
  return { text: upperFirst(rest.replace(/ {2,}/gu, ' ').trim()), fact: text };
}

/** Puts another amount in its place, best one that breaks a limit. */
function withOtherAmount(
  placed: PlacedPart,
  { wording, amountsIn }: QuestionMaterial,
  othersOf: OtherAmounts,
): Change | null {
  const { text, mustSay } = placed.part;
  // "No children under 12" also bans those under 6.
  if (mustSay.includes('prohibition') && mustSay.includes('limit')) return null;
  for (const amount of amountsIn(text)) {
    const others = othersOf(placed, amount);
    const before = text.slice(Math.max(0, amount.start - LIMIT_CHARACTERS), amount.start);
    const smaller = others.filter(({ value }) => value < amount.value).at(-1);
    const larger = others.find(({ value }) => value > amount.value);
    const isMost = wording.atMost.test(before);
    const isLeast = wording.atLeast.test(before);
    const other = isMost ? larger : isLeast ? smaller : nearer(amount, smaller, larger);
    const put = other?.text ?? changedAmount(amount, isMost ? 'more' : 'less', wording.numberWords);
    if (put === null) continue;
    const changed = `${text.slice(0, amount.start)}${put}${text.slice(amount.end)}`;
    return { text: upperFirst(changed), fact: factOf(placed, amount) };
  }
  return null;
}
/** "Up to" and "at least" stand right before their amount. */
const LIMIT_CHARACTERS = 24;

const nearer = (
  amount: Amount,
  smaller: OtherAmount | undefined,
  larger: OtherAmount | undefined,
) => {
  if (!smaller || !larger) return smaller ?? larger;
  return amount.value / smaller.value < larger.value / amount.value ? smaller : larger;
};
