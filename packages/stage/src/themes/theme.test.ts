import { BACKGROUNDS, TEMPLATES } from '@tarima/contract';
import { expect, test } from 'vitest';
import { contrast, mix } from '../colour.ts';
import { PALETTES, ROOM_PALETTES } from '../palettes.ts';
import { TEMPLATE_LOOKS } from './index.ts';
import { lightTheme, SIGN_COLOURS, type Theme } from './theme.ts';

const READABLE = 4.5;

const themes: [string, Theme][] = [
  ...BACKGROUNDS.flatMap((background) => [
    [`${background}, presenter`, lightTheme(PALETTES[background])] as [string, Theme],
    ...TEMPLATES.map(
      (template) =>
        [`${background}, ${template}`, TEMPLATE_LOOKS[template](PALETTES[background]).theme] as [
          string,
          Theme,
        ],
    ),
  ]),
  ...Object.entries(ROOM_PALETTES).map(
    ([room, palette]) => [room, lightTheme(palette)] as [string, Theme],
  ),
];

test.each(themes)('%s: every ink is legible on its ground', (_name, theme) => {
  const { card, lit, captions, series } = theme;
  const pairs: [string, string][] = [
    [card.ground, card.ink],
    [card.ground, card.soft],
    [card.ground, card.accent],
    [mix(card.ground, card.accent, 0.16), card.soft],
    [lit.ground, lit.ink],
    ...series.map((colour): [string, string] => [card.ground, colour]),
    [captions.ground, captions.spoken],
    [captions.ground, captions.current],
    [captions.ground, captions.coming],
  ];
  for (const [ground, ink] of pairs)
    expect(contrast(ground, ink), `${ink} on ${ground}`).toBeGreaterThanOrEqual(READABLE);
});

test.each(BACKGROUNDS)('%s: words on the ground of a presenter are legible', (background) => {
  const palette = PALETTES[background];
  const theme = lightTheme(palette);
  for (const ink of [theme.ink, theme.soft])
    expect(contrast(palette.deep, ink)).toBeGreaterThanOrEqual(READABLE);
  // Large signs need less.
  expect(contrast(palette.deep, theme.accent)).toBeGreaterThanOrEqual(3);
  expect(contrast(palette.light, theme.heading.kicker)).toBeGreaterThanOrEqual(READABLE);
});

test('signs of good, bad and danger are legible', () => {
  for (const { ground, ink } of Object.values(SIGN_COLOURS))
    expect(contrast(ground, ink)).toBeGreaterThanOrEqual(READABLE);
});
