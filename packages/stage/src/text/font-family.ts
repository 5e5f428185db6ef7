import type { LookFont } from '@tarima/contract';

/** A font as canvases know it. */
export type FontFamily = {
  name: string;
  /**
   * The distance from a line's middle to its baseline, as a share of the size: half of the
   * capitals' height.
   */
  middle: number;
};

const FONT_FAMILIES: Record<LookFont, FontFamily> = {
  inter: { name: 'Inter', middle: 0.364 },
  nunito: { name: 'Nunito', middle: 0.353 },
  montserrat: { name: 'Montserrat', middle: 0.35 },
  'source-serif': { name: 'Source Serif 4', middle: 0.335 },
};

let current = FONT_FAMILIES.inter;

export const currentFamily = (): FontFamily => current;

/** Does all measuring and drawing of `work` in one font. `work` is synchronous. */
export function inFont<Result>(font: LookFont, work: () => Result): Result {
  const before = current;
  current = FONT_FAMILIES[font];
  try {
    return work();
  } finally {
    current = before;
  }
}
