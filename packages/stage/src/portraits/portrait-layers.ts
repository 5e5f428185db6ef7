import type { TimelineScene } from '@tarima/contract';
import { darken } from '../colour.ts';
import type { LoadedPicture } from '../company/backdrop.ts';
import { fill, roundedBox, softShadow, stroke, wholePixels, within } from '../drawing.ts';
import { makeLayer, staticLayer } from '../layers/make-layer.ts';
import type { Palette } from '../palettes.ts';
import type { Bounds, Canvas2D, Layer, Size } from '../scene-picture.ts';
import { drawableText } from '../text/drawable-text.ts';
import { baselineBelow, fitText } from '../text/fit-text.ts';
import { font } from '../text/measure-text.ts';
import { type PlacedPortrait, squareOf } from './place-portrait.ts';
import { heightShare, waveAt } from './sound-wave.ts';

/** A company's own person, with their photo loaded. */
export type LoadedPortrait = LoadedPicture & { name: string };

const PAPER = '#ffffff';
const CARD_RADIUS = 26;
const PHOTO_RADIUS = 18;
/** The accent's line around the photo. */
const LINE = 3;
const SHADOW_ROOM = 18;
const NAME_SIZES = [32, 30, 28, 26, 24, 22];

/**
 * A person's photo in a frame, and a sound wave that follows the speech. The photo never changes,
 * because nobody should seem to say what they did not say.
 */
export function portraitLayers(
  size: Size,
  scene: TimelineScene,
  portrait: LoadedPortrait,
  { card, photo, wave, name }: PlacedPortrait,
  palette: Palette,
): Layer[] {
  const bars = name ? 6 : 4;
  const frame = staticLayer(size, 'portrait', wholePixels(card, SHADOW_ROOM), (context) => {
    softShadow(context, card, CARD_RADIUS, darken(palette.accent, 0.3));
    fill(context, PAPER, roundedBox(card, CARD_RADIUS));
    drawPhoto(context, portrait, photo);
    stroke(context, palette.accent, LINE, roundedBox(photo, PHOTO_RADIUS));
    // The plate stands free of the photo.
    const rim = grown(wave, LINE + 1);
    fill(context, PAPER, roundedBox(rim, rim.height / 2));
    if (name) drawName(context, portrait.name, name, palette.ink);
  });
  const plate = makeLayer(
    size,
    'sound-wave',
    wholePixels(wave),
    (t) => waveAt(t, scene.visemes, bars).join('.'),
    (context, t) => drawWave(context, waveAt(t, scene.visemes, bars), wave, palette),
  );
  return [frame, plate].map((layer) => ({ ...layer, shared: true }));
}

function drawPhoto(context: Canvas2D, portrait: LoadedPortrait, place: Bounds): void {
  const part = squareOf(portrait);
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'high';
  within(context, roundedBox(place, PHOTO_RADIUS), () =>
    context.drawImage(
      portrait.picture,
      ...([part.x, part.y, part.width, part.height] as const),
      ...([place.x, place.y, place.width, place.height] as const),
    ),
  );
}

function drawName(context: Canvas2D, name: string, room: Bounds, ink: string): void {
  const { lines, size, lineHeight } = fitText(context, drawableText(name), {
    ...{ width: room.width, height: room.height, maxLines: 2 },
    ...{ weight: 700, sizes: NAME_SIZES, leading: 1.1 },
  });
  context.font = font(700, size);
  context.fillStyle = ink;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  const middle = room.y + room.height / 2 + baselineBelow(size);
  lines.forEach((line, row) => {
    const y = middle + (row - (lines.length - 1) / 2) * lineHeight;
    context.fillText(line, room.x + room.width / 2, y);
  });
}

/** The bars mirror each other around the middle one. */
function drawWave(context: Canvas2D, steps: number[], plate: Bounds, palette: Palette): void {
  fill(context, palette.accent, roundedBox(plate, plate.height / 2));
  const count = steps.length * 2 - 1;
  const pitch = (plate.width - plate.height) / count;
  const width = Math.round(pitch * 0.48);
  const most = plate.height * 0.62;
  for (let bar = 0; bar < count; bar++) {
    const step = steps[Math.abs(bar - (steps.length - 1))] ?? 0;
    const height = width + (most - width) * heightShare(step);
    const x = plate.x + plate.height / 2 + pitch * (bar + 0.5) - width / 2;
    const y = plate.y + (plate.height - height) / 2;
    fill(context, PAPER, roundedBox({ x, y, width, height }, width / 2));
  }
}

const grown = ({ x, y, width, height }: Bounds, by: number): Bounds => ({
  ...{ x: x - by, y: y - by },
  ...{ width: width + by * 2, height: height + by * 2 },
});
