import { type Passage, passagesUnder, type Section } from '../outline.ts';
import type { Weights } from '../rank-passages.ts';
import { topicSegments } from '../topic-segments.ts';

/** The smallest piece that a course is put together from: a section's own text, or a part of it. */
export type Unit = {
  /** The sections that it stands in, from the document itself down to its own. */
  path: Section[];
  passages: Passage[];
  /** What of it can be spoken. */
  words: number;
};

const FEWEST_PASSAGES = 2;

/** The units of documents in reading order, none much longer than `longest` words where it can be cut. */
export function unitsOf(roots: Section[], longest: number, weights: Weights): Unit[] {
  const units: Unit[] = [];
  const visit = (section: Section, above: Section[]) => {
    const path = [...above, section];
    const isEmptyHeading = section.heading !== null && passagesUnder(section).length === 0;
    if (section.passages.length > 0 || isEmptyHeading) {
      for (const passages of runsOf(section.passages, longest, weights)) {
        units.push({ path, passages, words: wordsOf(passages) });
      }
    }
    for (const child of section.children) visit(child, path);
  };
  for (const root of roots) visit(root, []);
  return units;
}

/** What can be spoken of passages, in words. */
export const wordsOf = (passages: Passage[]): number =>
  passages.reduce((sum, { alone, words }) => sum + (alone === null ? 0 : words), 0);

/** Cuts passages where their topic turns, until no run is longer than wanted. */
function runsOf(passages: Passage[], longest: number, weights: Weights): Passage[][] {
  const words = wordsOf(passages);
  const parts = Math.min(Math.ceil(words / longest), Math.floor(passages.length / FEWEST_PASSAGES));
  if (parts < 2) return [passages];
  const vectors = passages.map(({ text }) => weights.vectorOf(text));
  const smallest = Math.max(FEWEST_PASSAGES, Math.floor(passages.length / parts / 2));
  const starts = topicSegments(vectors, parts, smallest);
  if (starts.length < 2) return [passages];
  return starts.flatMap((start, index) => {
    const run = passages.slice(start, starts[index + 1] ?? passages.length);
    return wordsOf(run) > longest * 2 ? runsOf(run, longest, weights) : [run];
  });
}

/**
 * What a cut before each unit would break: 0 for the highest headings that the documents have, more
 * for lower ones, most inside a section. The first unit's is 0.
 */
export function cutLevels(units: Unit[]): number[] {
  const shared = units.map((unit, index) => {
    const before = units[index - 1];
    if (!before) return 0;
    if (before.path.at(-1) === unit.path.at(-1)) return Number.POSITIVE_INFINITY;
    let depth = 0;
    while (before.path[depth] !== undefined && before.path[depth] === unit.path[depth]) depth += 1;
    return depth;
  });
  const ranks = [...new Set(shared.slice(1).filter(Number.isFinite))].sort((a, b) => a - b);
  return shared.map((depth, index) => {
    if (index === 0) return 0;
    return Number.isFinite(depth) ? ranks.indexOf(depth) : INSIDE_SECTION;
  });
}
const INSIDE_SECTION = 4;
