import { expect, test } from 'vitest';
import { contrast } from './colour.ts';
import { PALETTES, ROOM_PALETTES } from './palettes.ts';

test.each(Object.entries({ ...PALETTES, ...ROOM_PALETTES }))(
  '%s: words are legible on each of their grounds',
  (_name, { light, deep, accent, ink, glow }) => {
    expect(contrast(ink, light)).toBeGreaterThan(7);
    expect(contrast(ink, deep)).toBeGreaterThan(7);
    expect(contrast(accent, light)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(accent, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(glow, ink)).toBeGreaterThanOrEqual(4.5);
  },
);
