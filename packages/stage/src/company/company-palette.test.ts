import { TEMPLATES } from '@tarima/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contrast, mix } from '../colour.ts';
import { TEMPLATE_LOOKS } from '../themes/index.ts';
import { lightTheme, type Theme } from '../themes/theme.ts';
import { companyPalette, isAccentAdjusted } from './company-palette.ts';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

/** Inks and the grounds that they stand on, whatever the look. */
const pairsOf = ({ card, lit, captions, series }: Theme): [string, string][] => [
  ...[card.ink, card.soft, card.accent].map((ink): [string, string] => [ink, card.ground]),
  [lit.ink, lit.ground],
  ...[captions.spoken, captions.current, captions.coming].map((ink): [string, string] => [
    ink,
    captions.ground,
  ]),
  [series[0], card.ground],
];

it('makes every word legible, whatever the two colours', () => {
  fc.assert(
    fc.property(colour, colour, (accent, second) => {
      const palette = companyPalette({ accent, second });
      const light = lightTheme(palette);
      const own = [light.ink, light.soft, light.accent, light.heading.kicker].flatMap((ink) =>
        [palette.light, palette.deep, '#ffffff'].map((ground): [string, string] => [ink, ground]),
      );
      const dark = mix(palette.ink, palette.accent, 0.35);
      const pairs = [
        ...own,
        ['#ffffff', dark],
        ...TEMPLATES.flatMap((template) => pairsOf(TEMPLATE_LOOKS[template](palette).theme)),
      ];
      for (const [ink = '', ground = ''] of pairs) {
        expect([ink, ground, contrast(ink, ground) >= 4.5]).toEqual([ink, ground, true]);
      }
    }),
  );
});

it('leaves a legible colour as it is, and tells of one that it darkens', () => {
  const second = '#ffffff';
  expect(companyPalette({ accent: '#8a1538', second }).accent).toBe('#8a1538');
  expect(isAccentAdjusted({ accent: '#8a1538', second })).toBe(false);
  expect(isAccentAdjusted({ accent: '#ffe600', second })).toBe(true);
});
