import type { FigureKind } from '@tarima/contract/figures';
import type { Pixmap } from 'mupdf';

/** Measures of a reduced RGB pixmap. Shares are from 0 to 1. */
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

const COMMON_COLOURS = 8;
const NEARLY_WHITE = 245;
/** In steps of brightness, of 256. */
const EDGE = 40;

export function measurePicture(pixmap: Pixmap): PictureMeasures {
  const pixels = pixmap.getPixels();
  const [width, height] = [pixmap.getWidth(), pixmap.getHeight()];
  const colours = new Map<number, number>();
  let white = 0;
  let edges = 0;
  const above = new Float32Array(width);
  let before = 0;
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]];
    const brightness = (red * 3 + green * 6 + blue) / 10;
    if (Math.min(red, green, blue) >= NEARLY_WHITE) white += 1;
    else {
      const colour = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
      colours.set(colour, (colours.get(colour) ?? 0) + 1);
    }
    const column = (at / 3) % width;
    const isFirst = at / 3 < width;
    const differs = (other: number) => Math.abs(brightness - other) > EDGE;
    if ((column > 0 && differs(before)) || (!isFirst && differs(above[column] ?? 0))) edges += 1;
    above[column] = brightness;
    before = brightness;
  }
  const count = width * height;
  const common = [white, ...colours.values()].sort((a, b) => b - a).slice(0, COMMON_COLOURS);
  return {
    flat: common.reduce((sum, each) => sum + each, 0) / count,
    white: white / count,
    ground: Math.max(0, ...colours.values()) / count,
    edges: edges / count,
    ratio: width / height,
  };
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
