import { bestChoice } from './best-choice.ts';
import { type FoundFact, isSaid } from './found-facts.ts';
import { type MeasuredScript, measureScript } from './measured-script.ts';
import { isWhole } from './procedures.ts';
import type { Truth } from './truth.ts';

/** `got` of `all`. The figures of several documents are added before the division. */
export type Share = { got: number; all: number };

/** In the order of printing. */
export const SHARES = [
  'recall',
  'weight 3',
  'could',
  'could 3',
  'steps',
  'whole',
  'pairs',
  'titles',
  'points',
  'language',
] as const;
export const COUNTS = ['boilerplate', 'words', 'of words', 'in part', 'disordered'] as const;

export type Figures = {
  shares: Record<(typeof SHARES)[number], Share>;
  counts: Record<(typeof COUNTS)[number], number>;
  /** Recall by kind of fact. */
  kinds: Map<string, Share>;
};

/** A video's opening and close: about this many words say little of the document. */
const FRAME_WORDS = 60;
const FEWEST_WORDS = 60;

export function figuresOf(truth: Truth, source: string, script: MeasuredScript): Figures {
  const words = Math.max(FEWEST_WORDS, script.words - FRAME_WORDS);
  const best = measureScript(truth, source, bestChoice(truth, words));
  const { procedures, pairs, titles, points, sentences, foreign } = script;
  const steps = procedures.map(({ said, steps: all }) => ({ got: said, all }));
  const placed = titles.filter(({ verdict }) => verdict !== 'neutral');
  const kinds = Map.groupBy(script.facts, ({ kind }) => kind);
  return {
    shares: {
      recall: recallOf(script.facts),
      'weight 3': recallOf(script.facts.filter(isHeaviest)),
      could: recallOf(best.facts),
      'could 3': recallOf(best.facts.filter(isHeaviest)),
      steps: sumOf(steps),
      whole: { got: procedures.filter(isWhole).length, all: procedures.length },
      pairs: { got: pairs.filter(({ isKept }) => isKept).length, all: pairs.length },
      titles: {
        got: placed.filter(({ verdict }) => verdict === 'right').length,
        all: placed.length,
      },
      points: { got: points.all - points.fragments.length, all: points.all },
      language: { got: sentences.length - foreign.length, all: sentences.length },
    },
    counts: {
      boilerplate: script.boilerplate.length,
      words: script.words,
      'of words': script.documentWords,
      'in part': procedures.filter(({ said, steps: all }) => said > 0 && said < all).length,
      disordered: procedures.filter(({ isOrdered }) => !isOrdered).length,
    },
    kinds: new Map([...kinds].map(([kind, facts]) => [kind, recallOf(facts)])),
  };
}

/** Adds up the figures of several documents. */
export function totalOf(figures: Figures[]): Figures {
  const shares = SHARES.map((name) => [name, sumOf(figures.map((one) => one.shares[name]))]);
  const counts = COUNTS.map((name) => [
    name,
    figures.reduce((sum, one) => sum + one.counts[name], 0),
  ]);
  const kinds = Map.groupBy(
    figures.flatMap((one) => [...one.kinds]),
    ([kind]) => kind,
  );
  return {
    // The tables above contain every name.
    shares: Object.fromEntries(shares) as Figures['shares'],
    counts: Object.fromEntries(counts) as Figures['counts'],
    kinds: new Map([...kinds].map(([kind, all]) => [kind, sumOf(all.map(([, share]) => share))])),
  };
}

/** Undefined if there is nothing to count. */
export function ratio({ got, all }: Share): number | undefined {
  return all === 0 ? undefined : got / all;
}

const isHeaviest = ({ weight }: FoundFact) => weight === 3;

function recallOf(facts: FoundFact[]): Share {
  const weigh = (list: FoundFact[]) => list.reduce((sum, { weight }) => sum + weight, 0);
  return { got: weigh(facts.filter(isSaid)), all: weigh(facts) };
}

function sumOf(shares: Share[]): Share {
  return {
    got: shares.reduce((sum, { got }) => sum + got, 0),
    all: shares.reduce((sum, { all }) => sum + all, 0),
  };
}
