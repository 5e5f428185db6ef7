import { hashOf } from '../pick-phrase.ts';
import type { Unit } from '../reading/reading.ts';

/** A piece of a sentence that may be asked for, or stand for another one. */
export type Piece = {
  unit: Unit;
  text: string;
  /** Stems of its sentence without it. */
  stems: string[];
};

/** Three options are as good as four. */
export const DISTRACTORS = 2;
/** Sentences that share more of their stems may be true with either piece. */
const SAME_THING = 0.4;
/** An option differs in length at most by this factor. */
const MOST_LONGER = 2.2;
const SHORT = 12;

/** Pieces that are wrong in the place of another one. Null if there are too few. */
export function chooseOthers(own: Piece, near: readonly Piece[]): string[] | null {
  const stems = new Set(own.stems);
  const chosen = new Map<string, Piece>();
  const off = ({ text }: Piece) => Math.abs(text.length - own.text.length);
  const others = near.filter(
    (other) =>
      key(other) !== key(own) &&
      !isPartOf(other, own) &&
      shareOf(other.stems, stems) <= SAME_THING &&
      areAlike(other.text.length, own.text.length),
  );
  for (const other of others.toSorted((one, two) => off(one) - off(two))) {
    if (chosen.size === DISTRACTORS) break;
    if (![...chosen.values()].some((one) => isPartOf(one, other))) chosen.set(key(other), other);
  }
  return chosen.size < DISTRACTORS ? null : [...chosen.values()].map(({ text }) => text);
}

const key = ({ text }: Piece): string => text.toLowerCase();

/** One inside another would be right, or wrong, with it. */
const isPartOf = (one: Piece, other: Piece): boolean =>
  key(one).includes(key(other)) || key(other).includes(key(one));

const shareOf = (some: readonly string[], all: ReadonlySet<string>): number =>
  some.length === 0 ? 0 : some.filter((stem) => all.has(stem)).length / some.length;

const areAlike = (one: number, other: number): boolean =>
  Math.max(one, other) <= Math.max(SHORT, Math.min(one, other) * MOST_LONGER);

/** The options with the right one among them. The seed decides its place. */
export function optionsWith(
  key: string,
  others: string[],
  seed: string,
): { options: string[]; answer: number } {
  const answer = hashOf(seed) % (others.length + 1);
  return { options: others.toSpliced(answer, 0, key), answer };
}
