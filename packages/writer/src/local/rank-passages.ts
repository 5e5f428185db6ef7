import type { Terms } from '../reading/terms.ts';
import type { Passage } from './outline.ts';

/** A passage with its worth within its scene, 0 to about 1, and its terms for comparing. */
export type RankedPassage = { passage: Passage; score: number; vector: TermVector };

/** Weights of stems, of length 1. */
export type TermVector = ReadonlyMap<string, number>;

/** Beyond this many, only the best by their words are compared with each other. */
const MAX_COMPARED = 160;
const DAMPING = 0.85;
const ROUNDS = 20;
const EASY_WORDS = { from: 9, to: 24 };

/** How rare each stem is in all of the documents. */
export function createWeights(passages: Passage[], terms: Terms) {
  const documents = new Map<string, number>();
  for (const passage of passages) {
    for (const stem of new Set(terms.of(passage.text))) {
      documents.set(stem, (documents.get(stem) ?? 0) + 1);
    }
  }
  const rarity = (stem: string) =>
    Math.log((1 + passages.length) / (1 + (documents.get(stem) ?? 0))) + 0.3;
  const vectorOf = (text: string): TermVector => {
    const vector = new Map<string, number>();
    for (const stem of terms.of(text)) vector.set(stem, (vector.get(stem) ?? 0) + rarity(stem));
    const length = Math.hypot(...vector.values()) || 1;
    return new Map([...vector].map(([stem, weight]) => [stem, weight / length]));
  };
  // A course ranks the same passages for its modules, its contents and their scripts.
  const known = new WeakMap<Passage, TermVector>();
  return {
    vectorOf,
    vectorOfPassage(passage: Passage): TermVector {
      const vector = known.get(passage) ?? vectorOf(passage.text);
      known.set(passage, vector);
      return vector;
    },
    /** In how many passages a stem stands. */
    frequency: (stem: string) => documents.get(stem) ?? 0,
  };
}
export type Weights = ReturnType<typeof createWeights>;

export function similarity(one: TermVector, other: TermVector): number {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  let sum = 0;
  for (const [stem, weight] of small) sum += weight * (large.get(stem) ?? 0);
  return sum;
}

/**
 * Ranks what a scene could say: by how much the rest of the scene agrees with it (LexRank), by its
 * place, by what it shares with the title, and by how easily it is heard.
 */
export function rankPassages(
  passages: Passage[],
  title: string,
  weights: Weights,
  dull: (passage: Passage) => number,
): RankedPassage[] {
  const titleVector = weights.vectorOf(title);
  const top = Math.min(...passages.map(({ depth }) => depth));
  const all = passages.map((passage, index) => {
    const vector = weights.vectorOfPassage(passage);
    // What opens the scene, and what opens each of its sections, says what they are about.
    const place =
      0.5 / (1 + 0.3 * index) + 0.5 / (1 + 0.6 * passage.place + 0.5 * (passage.depth - top));
    return { passage, vector, place };
  });
  const centre = sumOf(all.map(({ vector }) => vector));
  const compared = all
    .map((one) => ({ ...one, closeness: similarity(one.vector, centre) }))
    .sort((a, b) => b.closeness + b.place - a.closeness - a.place)
    .slice(0, MAX_COMPARED);
  const agreement = lexRank(compared.map(({ vector }) => vector));
  return compared.map(({ passage, vector, place }, index) => ({
    passage,
    vector,
    score:
      0.4 * (agreement[index] ?? 0) +
      0.3 * place +
      0.15 * Math.min(1, 2 * similarity(vector, titleVector)) +
      0.15 * ease(passage.words) +
      (passage.isNote ? 0.25 : 0) -
      dull(passage),
  }));
}

function sumOf(vectors: TermVector[]): TermVector {
  const sum = new Map<string, number>();
  for (const vector of vectors) {
    for (const [stem, weight] of vector) sum.set(stem, (sum.get(stem) ?? 0) + weight);
  }
  const length = Math.hypot(...sum.values()) || 1;
  return new Map([...sum].map(([stem, weight]) => [stem, weight / length]));
}

/** 1 for a length that is easily heard, less for a very short or a long one. */
const ease = (words: number) =>
  words < EASY_WORDS.from
    ? words / EASY_WORDS.from
    : Math.max(0, 1 - Math.max(0, words - EASY_WORDS.to) / 20);

/** Centrality of each vector in the graph of their similarities, scaled so that the highest is 1. */
function lexRank(vectors: TermVector[]): number[] {
  const count = vectors.length;
  const edges = vectors.map((one) => vectors.map((other) => similarity(one, other)));
  const totals = edges.map((row) => row.reduce((sum, weight) => sum + weight, 0) || 1);
  let ranks = vectors.map(() => 1 / count);
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = vectors.map(() => (1 - DAMPING) / count);
    for (const [from, row] of edges.entries()) {
      const share = (DAMPING * (ranks[from] ?? 0)) / (totals[from] ?? 1);
      for (let to = 0; to < count; to += 1) {
        next[to] = (next[to] ?? 0) + share * (row[to] ?? 0);
      }
    }
    ranks = next;
  }
  const highest = Math.max(...ranks, Number.EPSILON);
  return ranks.map((rank) => rank / highest);
}
