import { darken, mix } from '../colour.ts';
import type { Palette } from '../palettes.ts';

/** A ground and the text on it. Their contrast is at least 4.5. */
export type Pair = { ground: string; ink: string };

/** The colours of a look, all `#rrggbb`. Every ink has a contrast of at least 4.5 on its ground. */
export type Theme = {
  /** Text on the picture's ground, and less important text. */
  ink: string;
  soft: string;
  /** Marks and large signs on the picture's ground. */
  accent: string;
  card: Pair & {
    /** Less important text on a card. */
    soft: string;
    /** The rim of a card, and lines in it. */
    line: string;
    /** The strong colour of signs on a card. */
    accent: string;
    /** The colour of the shadow; null for none. */
    shadow: string | null;
  };
  /** The spoken item. */
  lit: Pair;
  /** `sign` is that of a question. The content begins `below` pixels under the title. */
  heading: { ink: string; kicker: string; rule: string; sign: Pair; below: number };
  captions: { ground: string; spoken: string; current: string; coming: string };
  progress: { done: string; open: string };
  /** The colours of a chart's series on a card. */
  series: readonly [string, string, string];
};

/** Signs that mean the same in every look. */
export const SIGN_COLOURS = {
  good: { ground: '#0b7a4b', ink: '#ffffff' },
  bad: { ground: '#b3261e', ink: '#ffffff' },
  warning: { ground: '#ffc83d', ink: '#33230a' },
} as const satisfies Record<string, Pair>;

/** White cards on the light ground of a palette. */
export function lightTheme(palette: Palette): Theme {
  const { accent, ink, light, deep } = palette;
  const soft = mix(ink, '#ffffff', 0.16);
  return {
    ink,
    soft,
    accent,
    card: {
      ground: '#ffffff',
      ink,
      soft: mix(ink, '#ffffff', 0.3),
      line: mix(deep, '#ffffff', 0.35),
      accent,
      shadow: darken(accent, 0.3),
    },
    lit: { ground: accent, ink: '#ffffff' },
    heading: {
      ...{ ink, kicker: accent, rule: accent, below: 24 },
      sign: { ground: accent, ink: '#ffffff' },
    },
    captions: { ground: '#101828', spoken: '#ffffff', current: '#ffd54a', coming: '#b4bccb' },
    progress: { done: accent, open: mix(light, accent, 0.2) },
    series: [accent, mix(ink, '#ffffff', 0.12), '#667085'],
  };
}
