import { BACKGROUNDS, type CompanyLook } from '@tarima/contract';
import { mix, withAlpha } from './colour.ts';
import { companySetting } from './company/company-setting.ts';
import { drawPlate, fitted, type LoadedLogo } from './company/logo.ts';
import { linear, spot, stroke } from './drawing.ts';
import { PALETTES, type Palette } from './palettes.ts';
import type { Canvas2D, FindPicture } from './scene-picture.ts';
import { drawableText } from './text/drawable-text.ts';
import { drawLines, fitText } from './text/fit-text.ts';
import { inFont } from './text/font-family.ts';

export type PodcastCover = {
  name: string;
  tagline: string;
  /** The publisher of the show. */
  publisher: string;
  /** The publisher's own; Tarima's where absent. */
  look?: CompanyLook;
};

/** The least size that directories accept. The drawing is laid out in these pixels. */
export const COVER_SIZE = 1400;
const MARGIN = 120;
const WIDTH = COVER_SIZE - 2 * MARGIN;
const NAME_ROOM = { top: 132, height: 520, sizes: [168, 148, 128, 112, 96, 84, 72, 60] };
const TAGLINE_ROOM = { gap: 36, height: 170, sizes: [56, 48, 42, 36] };
const LOGO = { width: 380, height: 124, pad: 16, radius: 22, bottom: 1_342, gap: 40 };
const WAVE = { middle: 1010, bars: 29, width: 22, tallest: 330, shortest: 30 };

/**
 * Draws a square cover of 1,400 pixels: name, tagline and publisher above the waveform of two
 * voices. Colours and heights derive from the name, so they are always the same. A look brings its
 * own colours and font, and its logo where that is found.
 */
export function drawPodcastCover(
  context: Canvas2D,
  cover: PodcastCover,
  findPicture: FindPicture,
): void {
  const company = companySetting(context, cover, findPicture);
  const seed = seedOf(cover.name);
  const usual = PALETTES[BACKGROUNDS[seed % BACKGROUNDS.length] ?? 'blue'];
  inFont(cover.look?.font ?? 'inter', () =>
    drawCover(context, cover, { seed, palette: company?.palette ?? usual, logo: company?.logo }),
  );
}

function drawCover(
  context: Canvas2D,
  cover: PodcastCover,
  { seed, palette, logo }: { seed: number; palette: Palette; logo: LoadedLogo | null | undefined },
): void {
  const top = mix(palette.ink, palette.accent, 0.35);
  context.fillStyle = linear(context, [0, 0, COVER_SIZE, COVER_SIZE], [0, top], [1, palette.ink]);
  context.fillRect(0, 0, COVER_SIZE, COVER_SIZE);
  spot(context, [COVER_SIZE * 0.82, COVER_SIZE * 0.12, 760], palette.accent, 0.55);
  spot(context, [COVER_SIZE * 0.1, COVER_SIZE * 0.95, 620], palette.accent, 0.35);

  const nameBottom = drawName(context, drawableText(cover.name), palette.light);
  drawTagline(context, drawableText(cover.tagline), nameBottom, palette.deep);
  drawVoices(context, seed, palette.glow, palette.light);
  const taken = logo ? drawLogo(context, logo) + LOGO.gap : 0;
  drawPublisher(context, drawableText(cover.publisher), withAlpha(palette.light, 0.82), taken);
}

/** Draws the logo at the lower right and returns its width. */
function drawLogo(context: Canvas2D, logo: LoadedLogo): number {
  const { pad, radius, bottom } = LOGO;
  const inside = fitted(logo, LOGO.width - pad * 2, LOGO.height - pad * 2);
  const size = { width: inside.width + pad * 2, height: inside.height + pad * 2 };
  const x = COVER_SIZE - MARGIN - size.width;
  drawPlate(context, logo, { ...size, x, y: bottom - size.height }, { pad, radius });
  return size.width;
}

function drawName(context: Canvas2D, name: string, ink: string): number {
  const { top, height, sizes } = NAME_ROOM;
  const room = { width: WIDTH, height, maxLines: 4, weight: 800 as const, sizes, leading: 1.08 };
  const fitted = fitText(context, name, room);
  context.fillStyle = ink;
  drawLines(context, fitted, MARGIN, top);
  return top + fitted.lines.length * fitted.lineHeight;
}

function drawTagline(context: Canvas2D, tagline: string, nameBottom: number, ink: string): void {
  if (!tagline) return;
  const { gap, height, sizes } = TAGLINE_ROOM;
  const room = { width: WIDTH, height, maxLines: 3, weight: 500 as const, sizes, leading: 1.25 };
  context.fillStyle = ink;
  drawLines(context, fitText(context, tagline, room), MARGIN, nameBottom + gap);
}

/** Bars of sound: first one speaker's, then the other's. They meet in the middle. */
function drawVoices(context: Canvas2D, seed: number, host: string, guest: string): void {
  const { middle, bars, width, tallest, shortest } = WAVE;
  const step = (WIDTH - width) / (bars - 1);
  const random = randomFrom(seed);
  for (let bar = 0; bar < bars; bar++) {
    const place = bar / (bars - 1);
    // Loudest in the middle of each half.
    const swell = Math.sin(Math.PI * ((place * 2) % 1)) ** 0.8;
    const height = shortest + (tallest - shortest) * swell * (0.45 + 0.55 * random());
    const x = MARGIN + width / 2 + bar * step;
    stroke(context, withAlpha(place < 0.5 ? host : guest, 0.95), width, (path) => {
      path.moveTo(x, middle - height / 2);
      path.lineTo(x, middle + height / 2);
    });
  }
}

function drawPublisher(context: Canvas2D, publisher: string, ink: string, taken: number): void {
  const room = { width: WIDTH - taken, maxLines: 1, weight: 600 as const, sizes: [40, 34] };
  context.fillStyle = ink;
  drawLines(context, fitText(context, publisher, room), MARGIN, COVER_SIZE - 150);
}

/** A number that depends on the words alone (FNV-1a). */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** Numbers from 0 to 1 that depend on the seed alone (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}
