import { upperFirst } from '../reading/clean-text.ts';
import { type KeyPhrase, keyPhrases, type PhraseCount } from '../reading/key-phrases.ts';
import type { Terms } from '../reading/terms.ts';
import type { Cues } from '../wording/wording.ts';
import type { RankedPassage, Weights } from './rank-passages.ts';

export const MAX_POINT_CHARACTERS = 42;
const MAX_POINTS = 4;

export type PointTools = {
  wording: Cues;
  terms: Terms;
  weights: Weights;
  count: PhraseCount;
  /** What all is about: no point by itself. */
  topic: string;
};

/** A key point, as it stands in what is spoken, with its worth for the close. */
export type KeyPoint = {
  text: string;
  worth: number;
  citations: RankedPassage['passage']['citations'];
};

/**
 * Up to four things to read while a scene is spoken: items of its lists, or noun phrases of its
 * sentences. Every one occurs in what is spoken, in the order in which it is said.
 * `shown` are the points of other scenes.
 */
export function keyPoints(
  spoken: { text: string; ranked: RankedPassage }[],
  title: string,
  tools: PointTools,
  shown: readonly string[] = [],
): KeyPoint[] {
  const { weights, count, terms } = tools;
  const titleStems = new Set(terms.of(`${title} ${tools.topic}`));
  const candidates = spoken.flatMap(({ text, ranked }) => {
    const { passage, score } = ranked;
    const fragments = passage.fragments.filter((item) => item.length <= MAX_POINT_CHARACTERS);
    const phrases: (KeyPhrase & { listed: boolean })[] =
      fragments.length > 0
        ? fragments.map((item) => ({
            text: item,
            stems: terms.of(item),
            isPoor: false,
            listed: true,
          }))
        : keyPhrases(
            passage.fragments.length > 0 ? passage.text : text,
            tools.wording,
            terms,
            count,
          ).map((phrase) => ({
            ...phrase,
            listed: false,
          }));
    return phrases.map((phrase) => {
      const isNew = phrase.stems.some((stem) => !titleStems.has(stem));
      const shared = phrase.stems.reduce(
        (sum, stem) => sum + Math.log1p(weights.frequency(stem)),
        0,
      );
      const worth =
        (phrase.listed ? 2 : 0) -
        (phrase.isPoor ? 3 : 0) +
        Math.min(phrase.stems.length, 3) * 0.6 +
        (shared / (phrase.stems.length || 1)) * 0.4 +
        Math.log1p(count(phrase.text)) * 0.3 +
        score;
      return { ...phrase, worth: isNew ? worth : null, citations: passage.citations };
    });
  });
  const chosen: (KeyPhrase & {
    listed: boolean;
    worth: number;
    at: number;
    citations: KeyPoint['citations'];
  })[] = [];
  const script = spoken
    .map(({ text }) => text)
    .join(' ')
    .toLowerCase();
  for (const candidate of [...candidates].sort(
    (a, b) => (b.worth ?? Number.NEGATIVE_INFINITY) - (a.worth ?? Number.NEGATIVE_INFINITY),
  )) {
    if (chosen.length === MAX_POINTS) break;
    // A single word of a sentence, a name or a common noun, says too little; an item of a list may.
    if (!candidate.listed && candidate.stems.length < 2) continue;
    const at = script.indexOf(candidate.text.toLowerCase());
    const repeats =
      chosen.some(({ stems }) => overlap(stems, candidate.stems) > 0.4) ||
      shown.some((point) => overlap(terms.of(point), candidate.stems) > 0.7);
    const { worth } = candidate;
    if (worth !== null && at >= 0 && !repeats) chosen.push({ ...candidate, worth, at });
  }
  return chosen
    .sort((a, b) => a.at - b.at)
    .map(({ text, worth, citations }) => ({ text: upperFirst(text), worth, citations }));
}

/** Share of the shorter one's stems that the other has too. */
export function overlap(one: string[], other: string[]): number {
  const shared = one.filter((stem) => other.includes(stem)).length;
  return shared / (Math.min(one.length, other.length) || 1);
}
