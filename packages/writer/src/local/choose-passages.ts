import type { Passage } from './outline.ts';
import { type RankedPassage, similarity } from './rank-passages.ts';

/** How much worth counts against sameness (maximal marginal relevance). */
const WORTH = 0.7;
/** Nearly the same thing in other words. */
const SAME = 0.75;
/** A sentence that goes on from a chosen one keeps the thread. */
const THREAD = 0.12;
/** By how much the last sentence may pass the budget. */
const OVERRUN = 1.15;

/**
 * The best passages within a budget of words, none saying the same as another, in reading order.
 * A sentence that needs the one before it comes only with it. `said` is what other scenes say.
 */
export function choosePassages(
  ranked: RankedPassage[],
  budget: number,
  said: RankedPassage[],
): RankedPassage[] {
  const chosen: RankedPassage[] = [];
  const rest = new Set(ranked);
  let words = 0;
  const isAfterChosen = ({ passage }: RankedPassage) =>
    chosen.some((other) => isNext(other.passage, passage));
  while (words < budget) {
    let best: RankedPassage | null = null;
    let bestWorth = Number.NEGATIVE_INFINITY;
    for (const candidate of rest) {
      const { passage } = candidate;
      if (words > 0 && words + passage.words > budget * OVERRUN) continue;
      const follows = isAfterChosen(candidate);
      if (passage.alone === null && !follows) continue;
      const sameness = Math.max(
        0,
        ...chosen.map((other) => similarity(candidate.vector, other.vector)),
        ...said.map((other) => similarity(candidate.vector, other.vector)),
      );
      if (sameness > SAME) continue;
      const worth = WORTH * candidate.score - (1 - WORTH) * sameness + (follows ? THREAD : 0);
      if (worth > bestWorth) {
        best = candidate;
        bestWorth = worth;
      }
    }
    if (!best) break;
    rest.delete(best);
    chosen.push(best);
    words += best.passage.words;
  }
  return chosen.sort((a, b) => a.passage.order - b.passage.order);
}

/** All passages in reading order, but those that need a sentence which cannot be said. */
export function allPassages(ranked: RankedPassage[], among: Passage[]): RankedPassage[] {
  const isSaid = ({ passage }: RankedPassage) =>
    passage.alone !== null || !isCutLoose(passage, among);
  return ranked.filter(isSaid).sort((a, b) => a.passage.order - b.passage.order);
}

/** Whether what stood right before a passage is not among those that can be said. */
export const isCutLoose = (passage: Passage, among: Passage[]): boolean =>
  passage.order > 1 && among[among.indexOf(passage) - 1]?.order !== passage.order - 1;

/** Whether one passage stands right before another in the same paragraph. */
export const isNext = (one: Passage, other: Passage): boolean =>
  one.paragraph === other.paragraph && one.order + 1 === other.order;
