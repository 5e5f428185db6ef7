/** One plane of a sprite, as runs of the samples that are not fully transparent. */
export type SpritePlane = {
  /** Samples of all runs, premultiplied. */
  samples: Uint8Array;
  /** Alpha of the samples of blended runs. Opaque runs need none. */
  alpha: Uint8Array;
  /**
   * Four numbers a run: first column, column after the last, start of its samples, start of its
   * alpha. The last is −1 for an opaque run.
   */
  runs: Int32Array;
  /** Row r owns the numbers of `runs` from `rowRuns[r]` up to `rowRuns[r + 1]`. */
  rowRuns: Int32Array;
  bytes: number;
};

export const RUN_NUMBERS = 4;

/** A shorter stretch of full opacity inside a blended run is not copied separately. */
const SHORTEST_COPY = 12;

/** Packs full planes of samples and alpha. */
export function packPlane(
  samples: Uint8Array,
  alpha: Uint8Array,
  { width, height }: { width: number; height: number },
): SpritePlane {
  const runs: number[] = [];
  const rowRuns = new Int32Array(height + 1);
  let sampleCount = 0;
  let alphaCount = 0;
  const add = (from: number, to: number, opaque: boolean) => {
    runs.push(from, to, sampleCount, opaque ? -1 : alphaCount);
    sampleCount += to - from;
    if (!opaque) alphaCount += to - from;
  };
  for (let y = 0; y < height; y++) {
    rowRuns[y] = runs.length;
    const row = y * width;
    let blendFrom = -1;
    for (let x = 0; x < width; ) {
      const value = alpha[row + x];
      let end = x + 1;
      if (value === 255 || value === 0) while (end < width && alpha[row + end] === value) end++;
      if (value === 0 || (value === 255 && end - x >= SHORTEST_COPY)) {
        if (blendFrom >= 0) add(blendFrom, x, false);
        blendFrom = -1;
        if (value === 255) add(x, end, true);
      } else if (blendFrom < 0) {
        blendFrom = x;
      }
      x = end;
    }
    if (blendFrom >= 0) add(blendFrom, width, false);
  }
  rowRuns[height] = runs.length;
  const plane = {
    samples: new Uint8Array(sampleCount),
    alpha: new Uint8Array(alphaCount),
    runs: new Int32Array(runs),
    rowRuns,
    bytes: sampleCount + alphaCount + runs.length * 4 + rowRuns.byteLength,
  };
  copyRuns(plane, samples, alpha, width);
  return plane;
}

function copyRuns(
  { samples, alpha, runs, rowRuns }: SpritePlane,
  fullSamples: Uint8Array,
  fullAlpha: Uint8Array,
  width: number,
): void {
  for (let row = 0; row < rowRuns.length - 1; row++) {
    // `packPlane` made the indices, so they lie inside their arrays.
    const end = rowRuns[row + 1] as number;
    for (let run = rowRuns[row] as number; run < end; run += RUN_NUMBERS) {
      const from = row * width + (runs[run] as number);
      const to = row * width + (runs[run + 1] as number);
      const alphaAt = runs[run + 3] as number;
      samples.set(fullSamples.subarray(from, to), runs[run + 2] as number);
      if (alphaAt >= 0) alpha.set(fullAlpha.subarray(from, to), alphaAt);
    }
  }
}
