/** A colour as red, green and blue, from 0 to 255. */
export type Colour = readonly [number, number, number];

export type SoundPicture = {
  width: number;
  height: number;
  /** Loudness from 0 to 1, evenly spaced. */
  peaks: readonly number[];
  /** The colour at a moment, from 0 for the beginning to 1 for the end. */
  colourAt: (moment: number) => Colour;
  /** From 0 to 1. */
  opacity: number;
};

const BAR = { width: 4, gap: 2, shortest: 4 };
const CHANNELS = 4;

/** Draws sound as bars around the middle, each in the colour of its moment. Returns RGBA pixels. */
export function drawSoundPicture(picture: SoundPicture): Buffer {
  const { width, height, peaks, colourAt, opacity } = picture;
  const pixels = Buffer.alloc(width * height * CHANNELS);
  const bars = Math.floor(width / (BAR.width + BAR.gap));
  const loudest = Math.max(...peaks, Number.EPSILON);
  for (let bar = 0; bar < bars; bar++) {
    const own = peaks.slice(
      Math.floor((bar * peaks.length) / bars),
      Math.ceil(((bar + 1) * peaks.length) / bars),
    );
    const mean = own.reduce((sum, peak) => sum + peak, 0) / Math.max(1, own.length);
    const tall = Math.max(BAR.shortest, Math.round((mean / loudest) * height));
    const [red, green, blue] = colourAt((bar + 0.5) / bars);
    const left = bar * (BAR.width + BAR.gap);
    const top = Math.floor((height - tall) / 2);
    for (let y = top; y < top + tall; y++) {
      // The first and the last row are narrower: a rounded end.
      const inset = y === top || y === top + tall - 1 ? 1 : 0;
      for (let x = left + inset; x < left + BAR.width - inset; x++) {
        pixels.set([red, green, blue, Math.round(opacity * 255)], (y * width + x) * CHANNELS);
      }
    }
  }
  return pixels;
}
