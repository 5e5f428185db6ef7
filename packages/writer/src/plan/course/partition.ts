export type PartitionTask = {
  /** Weight of each item. */
  sizes: number[];
  /** Damage of a cut before each item. */
  cuts: number[];
  /** Wanted share of each group, in order. */
  shares: number[];
  /** A lighter group is worse than any uneven one. */
  least: number;
  /** Weight of the cuts' damage against evenness. */
  cutCost: number;
  /** The fewest items of each group, in order. */
  fewestItems: number[];
};

const TOO_LIGHT = 8;

/**
 * Cuts a sequence into one run for each share. The sizes come close to the shares, and the cuts do
 * little damage. Returns the index of each run's first item. Needs at least as many items as
 * `fewestItems` in sum.
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
  /**
   * Best cost of the first `to` items in the groups so far. `begins` has the start of the last
   * group.
   */
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
