import type { Amount } from './amounts.ts';
import { itemsAround } from './neighbours.ts';
import type { PlacedPart, QuestionMaterial } from './question-material.ts';
import { shareOf } from './share-of.ts';

/** An amount of a document, and the stems of the sentences that have it. */
type Known = { amount: Amount; sentences: ReadonlySet<string>[] };
/** An amount that may stand for another one. */
export type OtherAmount = { text: string; value: number };

/** With more shared stems, two sentences may speak of the same thing. */
const SAME_THING = 0.5;
/** A far larger amount is no serious answer. */
const FARTHEST = 5;
const isNear = (one: number, other: number): boolean =>
  one * FARTHEST >= other && other * FARTHEST >= one;
/** An amount in more sentences is too common to be wrong for certain. */
const MOST_USES = 40;
const MOST_ON_A_SIDE = 8;
const numberOf = ({ amount }: Known): number => amount.value;

/**
 * Offers amounts of the same document and kind instead of another one. They have its form, from
 * small to large. One that the document gives for the same thing elsewhere is left out.
 */
export function createOtherAmounts(material: QuestionMaterial) {
  const { terms, amountsIn, parts, wording } = material;
  const read = new Map<string, Map<string, Map<number, Known>>>();
  const kindOf = ({ unit }: Amount) => terms.of(unit)[0] ?? unit;
  const words = Map.groupBy(Object.entries(wording.numberWords), ([, value]) => value);

  for (const { unit, part } of parts) {
    const amounts = amountsIn(part.text);
    if (amounts.length === 0) continue;
    const stems = new Set(terms.of(part.text));
    const { file } = unit.section;
    const known = read.get(file) ?? new Map<string, Map<number, Known>>();
    read.set(file, known);
    for (const amount of amounts) {
      const same = known.get(kindOf(amount)) ?? new Map<number, Known>();
      const one = same.get(amount.value) ?? { amount, sentences: [] };
      if (one.sentences.length <= MOST_USES) one.sentences.push(stems);
      known.set(kindOf(amount), same.set(amount.value, one));
    }
  }
  const sorted = new Map(
    [...read].map(([file, kinds]) => [
      file,
      new Map([...kinds].map(([kind, amounts]) => [kind, byValue(amounts)])),
    ]),
  );

  /** Writes an amount as another one is written. Null where that is not certain. */
  function inFormOf(own: Amount, { text, value, isInWords }: Amount): string | null {
    const isLower = own.text === own.text.toLowerCase();
    const unit = unitIn(own.text);
    if (own.isInWords === isInWords) {
      // In "two 30 minute stays" a plural would stand out.
      const isOfOne = value < 2 || own.value < 2;
      const written = isOfOne ? text : `${text.slice(0, text.length - unitIn(text).length)}${unit}`;
      return isInWords || isLower ? written.toLowerCase() : written;
    }
    if (value < 2 || own.value < 2) return null;
    const [word, ...more] = words.get(value) ?? [];
    // A number with two genders needs its noun.
    if (own.isInWords) return word && more.length === 0 ? `${word[0]}${unit}` : null;
    return `${value}${unit}`;
  }

  return ({ unit, part }: PlacedPart, amount: Amount): OtherAmount[] => {
    const { file } = unit.section;
    const own = new Set(amountsIn(part.text).map(({ value }) => value));
    const kind = kindOf(amount);
    const stems = terms.of(part.text).filter((stem) => stem !== kind);
    const isOfSameThing = (sentence: ReadonlySet<string>) => shareOf(stems, sentence) > SAME_THING;
    return itemsAround(sorted.get(file)?.get(kind) ?? [], numberOf, amount.value, MOST_ON_A_SIDE)
      .filter(
        ({ amount: { value }, sentences }) =>
          !own.has(value) &&
          isNear(value, amount.value) &&
          sentences.length <= MOST_USES &&
          !sentences.some(isOfSameThing),
      )
      .flatMap((one) => {
        const text = inFormOf(amount, one.amount);
        return text === null ? [] : { text, value: one.amount.value };
      });
  };
}

/** The word that is counted, with the space before it. Empty for a sign. */
const unitIn = (text: string): string => / \p{L}+$/u.exec(text)?.[0] ?? '';

const byValue = (amounts: Map<number, Known>): Known[] =>
  [...amounts.values()].sort((one, other) => numberOf(one) - numberOf(other));

export type OtherAmounts = ReturnType<typeof createOtherAmounts>;
