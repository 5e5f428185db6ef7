import type { Citation } from '@tarima/contract';
import { hashOf } from '../pick-phrase.ts';
import type { Unit } from '../reading/reading.ts';
import type { Terms } from '../reading/terms.ts';
import type { Candidate, QuestionForm } from './question-material.ts';
import { shareOf } from './share-of.ts';

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
/** "Before moving it" and "before handling it" may both be right. */
const ALMOST_SAME = 0.5;
/** An option differs in length at most by this factor. */
const MOST_LONGER = 2.2;
const SHORT = 12;

type Asked = {
  form: QuestionForm;
  prompt: string;
  key: Piece;
  /** Pieces of the same kind near by. */
  near: readonly Piece[];
  source: { text: string; citations: Citation[] };
  worth: number;
};

/** Asks for a piece among others of its kind. There is no question with fewer than three. */
export function askForPiece(
  { form, prompt, key, near, source, worth }: Asked,
  terms: Terms,
): Candidate[] {
  const others = wrongPieces(key, near, prompt, terms);
  if (others.length < DISTRACTORS) return [];
  const draft = {
    kind: 'choice' as const,
    prompt,
    ...optionsWith(key.text, others, source.text),
    ...{ feedback: source.text, citations: source.citations },
  };
  return [{ form, draft, fact: source.text, worth }];
}

/** Those that share a word of the prompt with the key come first: that word then tells nothing. */
function wrongPieces(own: Piece, near: readonly Piece[], prompt: string, terms: Terms): string[] {
  const stems = new Set(own.stems);
  const ownStems = new Set(terms.of(own.text));
  const asked = new Set(terms.of(prompt));
  const clues = terms.of(own.text).filter((stem) => asked.has(stem));
  const lacksClue = ({ text }: Piece) => {
    const has = new Set(terms.of(text));
    return clues.filter((stem) => !has.has(stem)).length;
  };
  const off = ({ text }: Piece) => Math.abs(text.length - own.text.length);
  const others = near
    .filter(
      (other) =>
        !isPartOf(other, own) &&
        shareOf(other.stems, stems) <= SAME_THING &&
        shareOf(terms.of(other.text), ownStems) < ALMOST_SAME &&
        areAlike(other.text.length, own.text.length),
    )
    .map((piece) => ({ piece, lacks: lacksClue(piece), off: off(piece) }))
    .sort((one, two) => one.lacks - two.lacks || one.off - two.off);
  const chosen: Piece[] = [];
  for (const { piece } of others) {
    if (chosen.length === DISTRACTORS) break;
    if (!chosen.some((one) => isPartOf(one, piece))) chosen.push(piece);
  }
  return chosen.map(({ text }) => text);
}

/** One inside another would be right, or wrong, with it. */
function isPartOf({ text: one }: Piece, { text: other }: Piece): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a.includes(b) || b.includes(a);
}

const areAlike = (one: number, other: number): boolean =>
  Math.max(one, other) <= Math.max(SHORT, Math.min(one, other) * MOST_LONGER);

/** The options with the right one among them. The seed decides its place. */
function optionsWith(
  key: string,
  others: string[],
  seed: string,
): { options: string[]; answer: number } {
  const answer = hashOf(seed) % (others.length + 1);
  return { options: others.toSpliced(answer, 0, key), answer };
}
