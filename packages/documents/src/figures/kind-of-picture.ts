import type { FigureKind } from '@tarima/contract/figures';
import type { Pixmap } from 'mupdf';

/** Measures of a picture. Shares are from 0 to 1. */
export type PictureMeasures = {
  /** Share of the pixels of the eight commonest colours. */
  flat: number;
  /** Share of the pixels that are nearly white. */
  white: number;
  /** Share of the pixels of the commonest colour that is not white. */
  ground: number;
  /** Share of the pixels that differ clearly in brightness from the one before or above. */
  edges: number;
  /** Width by height. */
  ratio: number;
};

/** In pixels, of the longer side. */
const MEASURED_SIDE = 320;
const COMMON_COLOURS = 8;
const NEARLY_WHITE = 245;
/** In steps of brightness, of 256. */
const EDGE = 40;

/** Measures an RGB pixmap of any size, reduced to about `MEASURED_SIDE` pixels. */
export function measurePicture(pixmap: Pixmap): PictureMeasures {
  const { columns, rows, pixels } = reduced(pixmap);
  const colours = new Map<number, number>();
  let white = 0;
  let edges = 0;
  const above = new Float32Array(columns);
  let before = 0;
  for (let place = 0; place < columns * rows; place += 1) {
    const at = place * 3;
    const [red = 0, green = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]];
    const brightness = (red * 3 + green * 6 + blue) / 10;
    if (Math.min(red, green, blue) >= NEARLY_WHITE) white += 1;
    else {
      const colour = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
      colours.set(colour, (colours.get(colour) ?? 0) + 1);
    }
    const column = place % columns;
    const isFirst = place < columns;
    const differs = (other: number) => Math.abs(brightness - other) > EDGE;
    if ((column > 0 && differs(before)) || (!isFirst && differs(above[column] ?? 0))) edges += 1;
    above[column] = brightness;
    before = brightness;
  }
  const count = columns * rows;
  const common = [white, ...colours.values()].sort((a, b) => b - a).slice(0, COMMON_COLOURS);
  return {
    flat: common.reduce((sum, each) => sum + each, 0) / count,
    white: white / count,
    ground: Math.max(0, ...colours.values()) / count,
    edges: edges / count,
    ratio: columns / rows,
  };
}

/** Averages of squares of pixels. Thin lines count as little as they show. */
function reduced(pixmap: Pixmap): { columns: number; rows: number; pixels: Uint8Array } {
  const source = pixmap.getPixels();
  const [width, height] = [pixmap.getWidth(), pixmap.getHeight()];
  const step = Math.max(1, Math.round(Math.max(width, height) / MEASURED_SIDE));
  const columns = Math.max(1, Math.floor(width / step));
  const rows = Math.max(1, Math.floor(height / step));
  const sums = new Float64Array(columns * rows * 3);
  const counts = new Float64Array(columns * rows);
  for (let y = 0; y < height; y += 1) {
    const row = Math.min(rows - 1, Math.floor(y / step));
    for (let x = 0; x < width; x += 1) {
      const square = row * columns + Math.min(columns - 1, Math.floor(x / step));
      const at = (y * width + x) * 3;
      counts[square] = (counts[square] ?? 0) + 1;
      for (const channel of [0, 1, 2]) {
        const place = square * 3 + channel;
        sums[place] = (sums[place] ?? 0) + (source[at + channel] ?? 0);
      }
    }
  }
  const pixels = Uint8Array.from(sums, (sum, place) => sum / (counts[Math.floor(place / 3)] ?? 1));
  return { columns, rows, pixels };
}

/** True for a blank picture, a shade, a texture or a frame: few colours and nothing with an outline. */
export const isPlain = ({ flat, edges }: PictureMeasures): boolean => flat > 0.85 && edges < 0.0006;

/** Photographs have many colours. Screens have coloured or grey areas with writing on them. */
export function kindOfPicture({ flat, white, ground, edges, ratio }: PictureMeasures): FigureKind {
  const isPhoto = flat < 0.62 || (flat < 0.75 && white < 0.05 && edges < 0.1);
  if (isPhoto) return 'photo';
  const isScreen = ground > 0.09 && ratio > 1.2 && ratio < 2.4 && edges > 0.015;
  return isScreen ? 'screen' : 'diagram';
}
