import type { VideoFormat } from '@tarima/contract';

/**
 * Sizes in pixels of the frame, the largest first. The smallest is legible in a picture 360 pixels
 * wide.
 */
export const TYPE_SIZES: Record<
  VideoFormat,
  {
    /** One sentence that fills the picture. */
    display: readonly number[];
    /** The words of cards. */
    body: readonly number[];
    /** Captions of figures, names of rows and other small lines. */
    label: readonly number[];
  }
> = {
  horizontal: {
    display: [64, 60, 56, 52, 48, 44, 40, 36, 34, 32, 30, 28],
    body: [40, 38, 36, 34, 32, 30, 28],
    label: [30, 28],
  },
  vertical: {
    display: [62, 58, 54, 50, 46, 42, 38, 36, 34, 32, 30, 28, 26, 24],
    body: [38, 36, 34, 32, 30, 28, 26, 24],
    label: [28, 26, 24],
  },
};
