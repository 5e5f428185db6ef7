import type { Picture } from '@tarima/contract/figures';
import type { ReadingEvents } from '../format-reader.ts';
import type { EncodedPicture } from './encode-picture.ts';

/** The most pictures of one document. */
const MOST_PICTURES = 200;
const MOST_BYTES = 40_000_000;
/** In processor milliseconds, for finding and drawing all of them. */
export const LONGEST_FIGURES_MS = 20_000;

/** Hands out a document's pictures, as many as its limits allow. */
export type PictureBudget = {
  /** True if nobody wants pictures, or a limit is reached. */
  isSpent: () => boolean;
  /** Counts the processor time of `work`. */
  timed: <Result>(work: () => Result) => Result;
  /** Hands a picture out. Null if it is too much. */
  take: (encoded: EncodedPicture) => Picture | null;
};

/** A document's part of the limits that is already used. */
export type UsedBudget = { pictures: number; bytes: number };

/** The first `timed` work is reported by `onFigures`. */
export function createPictureBudget(
  { onPicture, onFigures }: Pick<ReadingEvents, 'onPicture' | 'onFigures'>,
  used: UsedBudget = { pictures: 0, bytes: 0 },
): PictureBudget {
  const known = new Set<string>();
  const most = MOST_PICTURES - used.pictures;
  let { bytes } = used;
  let spentMs = 0;
  let hasBegun = false;
  return {
    isSpent: () => !onPicture || spentMs > LONGEST_FIGURES_MS || known.size >= most,
    timed(work) {
      if (!hasBegun) onFigures?.();
      hasBegun = true;
      const before = process.cpuUsage();
      try {
        return work();
      } finally {
        const { user, system } = process.cpuUsage(before);
        spentMs += (user + system) / 1_000;
      }
    },
    take({ bytes: file, ...picture }) {
      if (known.has(picture.picture)) return picture;
      if (!onPicture || known.size >= most || bytes + file.length > MOST_BYTES) {
        return null;
      }
      known.add(picture.picture);
      bytes += file.length;
      onPicture(file);
      return picture;
    },
  };
}
