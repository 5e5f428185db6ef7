/**
 * For each frame of one clip, the first and last matching frame of the other. They never decrease.
 * They are far apart where the other clip pauses.
 */
export type WarpPath = { first: Int32Array; last: Int32Array };

/** One frame of the coarse search, in frames of the fine one. */
const COARSE = 4;
/** Frames by which the fine path may leave the coarse one. */
const MARGIN = 24;
/** The cost of a step in one clip alone. It keeps paths straight where nothing is heard. */
const SIDE_STEP = 1.3;

/**
 * Dynamic time warping: the cheapest path through both clips from start to end. It searches every
 * fourth frame first, then near that path. So a minute of speech takes a fraction of a second.
 */
export function timeWarp(from: Float32Array[], to: Float32Array[]): WarpPath {
  const coarse = warp(averaged(from), averaged(to), () => [0, Number.POSITIVE_INFINITY]);
  return warp(from, to, (frame) => {
    const near = Math.floor(frame / COARSE);
    const low = coarse.first[Math.max(0, near - 1)] ?? 0;
    const high = coarse.last[Math.min(coarse.last.length - 1, near + 1)] ?? 0;
    return [low * COARSE - MARGIN, (high + 1) * COARSE + MARGIN];
  });
}

/** @param near the frames of `to` that a frame of `from` may be matched with */
function warp(
  from: Float32Array[],
  to: Float32Array[],
  near: (frame: number) => [number, number],
): WarpPath {
  const ranges = from.map((_, row): [number, number] => {
    const [low, high] = near(row);
    const first = row === 0 ? 0 : Math.max(0, Math.min(to.length - 1, low));
    const last = row === from.length - 1 ? to.length - 1 : Math.min(to.length - 1, high);
    return [first, Math.max(first, last)];
  });
  const steps: Uint8Array[] = [];
  let before = new Float64Array(0);
  let beforeFirst = 0;
  ranges.forEach(([first, last], row) => {
    const costs = new Float64Array(last - first + 1).fill(Number.POSITIVE_INFINITY);
    const taken = new Uint8Array(costs.length);
    const features = from[row] ?? new Float32Array(0);
    for (let column = first; column <= last; column++) {
      const distance = distanceOf(features, to[column] ?? features);
      const above = before[column - beforeFirst] ?? Number.POSITIVE_INFINITY;
      const diagonal = before[column - 1 - beforeFirst] ?? Number.POSITIVE_INFINITY;
      const left = costs[column - 1 - first] ?? Number.POSITIVE_INFINITY;
      const side = distance * SIDE_STEP;
      const ways = [diagonal + distance, above + side, left + side];
      let best = 0;
      if ((ways[1] ?? 0) < (ways[best] ?? 0)) best = 1;
      if ((ways[2] ?? 0) < (ways[best] ?? 0)) best = 2;
      taken[column - first] = best;
      costs[column - first] = row === 0 && column === first ? distance : (ways[best] ?? 0);
    }
    steps.push(taken);
    before = costs;
    beforeFirst = first;
  });
  return walkBack(steps, ranges, from.length, to.length);
}

function walkBack(
  steps: Uint8Array[],
  ranges: [number, number][],
  rows: number,
  columns: number,
): WarpPath {
  const path = { first: new Int32Array(rows), last: new Int32Array(rows) };
  let row = rows - 1;
  let column = columns - 1;
  path.last[row] = column;
  while (row >= 0) {
    const step = steps[row]?.[column - (ranges[row]?.[0] ?? 0)] ?? 0;
    const isFirst = row === 0 && column === 0;
    if (step === 2 && column > 0 && !isFirst) {
      column--;
      continue;
    }
    path.first[row] = column;
    if (isFirst) break;
    row--;
    if (step === 0 && column > 0) column--;
    if (row >= 0) path.last[row] = column;
  }
  return path;
}

function distanceOf(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < a.length; index++) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    sum += difference * difference;
  }
  return Math.sqrt(sum);
}

function averaged(frames: Float32Array[]): Float32Array[] {
  return Array.from({ length: Math.ceil(frames.length / COARSE) }, (_, index) => {
    const part = frames.slice(index * COARSE, (index + 1) * COARSE);
    return Float32Array.from(
      { length: part[0]?.length ?? 0 },
      (_, column) => part.reduce((sum, frame) => sum + (frame[column] ?? 0), 0) / part.length,
    );
  });
}
