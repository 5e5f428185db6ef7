export type PartitionTask = {
  /** How much each item weighs. */
  sizes: number[];
  /** What a cut before each item breaks: the higher, the worse. */
  cuts: number[];
  /** Share of the whole that each group should have, in order. */
  shares: number[];
  /** A group lighter than this is worse than any uneven one. */
  least: number;
  /** How much a cut counts against evenness. */
  cutCost: number;
  /** The fewest items of each group, in order. */
  fewestItems: number[];
};

const TOO_LIGHT = 8;

/**
 * Cuts a sequence into as many runs as there are shares, so that they are even and the cuts fall where they break
 * least. Answers the index of each run's first item; items must be at least as many as `fewestItems` sums to.
 */
export function partition(task: PartitionTask): number[] {
  const { sizes, cuts, shares, least, cutCost, fewestItems } = task;
  const count = sizes.length;
  const ends = [0];
  for (const size of sizes) ends.push((ends.at(-1) ?? 0) + size);
  const total = ends[count] || 1;
  const costOf = (from: number, to: number, group: number) => {
    const size = (ends[to] ?? 0) - (ends[from] ?? 0);
    const wanted = total * (shares[group] ?? 1);
    const lack = Math.max(0, least - size) / (least || 1);
    return ((size - wanted) / wanted) ** 2 + TOO_LIGHT * lack ** 2 + cutCost * (cuts[from] ?? 0);
  };
  /** Best cost of the first `to` items in the groups so far, and where the last of them begins. */
  let best = [0, ...sizes.map(() => Number.POSITIVE_INFINITY)];
  const begins: number[][] = [];
  for (const group of shares.keys()) {
    const fewest = fewestItems[group] ?? 1;
    const next = best.map(() => Number.POSITIVE_INFINITY);
    const begin = best.map(() => 0);
    for (let to = fewest; to <= count; to += 1) {
      for (let from = 0; from <= to - fewest; from += 1) {
        const before = best[from] ?? Number.POSITIVE_INFINITY;
        if (!Number.isFinite(before)) continue;
        const cost = before + costOf(from, to, group);
        if (cost < (next[to] ?? 0)) {
          next[to] = cost;
          begin[to] = from;
        }
      }
    }
    best = next;
    begins.push(begin);
  }
  const starts: number[] = [];
  let end = count;
  for (const begin of [...begins].reverse()) {
    end = begin[end] ?? 0;
    starts.unshift(end);
  }
  return starts;
}

/** The runs of a list that begin at `starts`. */
export const runsFrom = <Item>(items: Item[], starts: number[]): Item[][] =>
  starts.map((start, index) => items.slice(start, starts[index + 1] ?? items.length));
