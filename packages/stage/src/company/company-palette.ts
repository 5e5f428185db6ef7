import type { CompanyLook } from '@tarima/contract';
import { contrast, mix } from '../colour.ts';
import type { Palette } from '../palettes.ts';

/** Small letters are legible from this contrast on, by WCAG 2. A little more allows for rounding. */
const LEGIBLE = 4.6;
const WHITE = '#ffffff';
const BLACK = '#0b0a14';
/** The paper of one look and the captions of another, on which the accent stands. */
const LIGHT_PAPERS = ['#faf7f0', '#f6f8fd'];
/** The darkest grounds of the looks on which `glow` stands. */
const DARK_PAPER = '#191512';
const NIGHT = '#070a18';

/**
 * The palette of a company's two colours. Each keeps its hue. It is darkened or lightened until
 * all inks are legible.
 */
export function companyPalette({
  accent,
  second,
}: Pick<CompanyLook, 'accent' | 'second'>): Palette {
  const light = mix(second, WHITE, 0.92);
  const deep = moved(mix(second, WHITE, 0.5), WHITE, (ground) => contrast(ground, BLACK) >= 14);
  const grounds = [WHITE, light, deep, ...LIGHT_PAPERS];
  const dark = moved(accent, BLACK, (ink) => isLegible(ink, grounds));
  const ink = moved(mix(dark, BLACK, 0.7), BLACK, (colour) => contrast(colour, deep) >= 11);
  const glass = mix(mix(ink, NIGHT, 0.55), WHITE, 0.1);
  const glow = moved(second, WHITE, (colour) => isLegible(colour, [ink, glass, DARK_PAPER]));
  return { light, deep, accent: dark, ink, glow };
}

/** True if white or light words would be illegible on this accent. */
export const isAccentAdjusted = (look: Pick<CompanyLook, 'accent' | 'second'>): boolean =>
  companyPalette(look).accent !== look.accent;

const isLegible = (ink: string, grounds: readonly string[]) =>
  grounds.every((ground) => contrast(ink, ground) >= LEGIBLE);

const STEPS = 50;

/** The colour, moved as little as needed. */
function moved(colour: string, towards: string, fits: (colour: string) => boolean): string {
  for (let step = 0; step < STEPS; step++) {
    const candidate = mix(colour, towards, step / STEPS);
    if (fits(candidate)) return candidate;
  }
  return towards;
}
