import type { VideoFormat } from '@tarima/contract';
import { mix, withAlpha } from '../colour.ts';
import { fill, linear, roundedBox, spot } from '../drawing.ts';
import { easeOut, frameAt } from '../frame-time.ts';
import { makeLayer, staticLayer } from '../layers/make-layer.ts';
import type { Palette } from '../palettes.ts';
import type { Bounds, Canvas2D, Layer, Size } from '../scene-picture.ts';
import { drawLines, fitText, textHeight } from '../text/fit-text.ts';
import { coverWith, type LoadedPicture } from './backdrop.ts';
import { drawPlate, fitted, type LoadedLogo } from './logo.ts';

export type BookendRequest = {
  /** Measures text. */
  context: Canvas2D;
  size: Size;
  format: VideoFormat;
  palette: Palette;
  title: string;
  /** Empty for none. */
  line: string;
  logo: LoadedLogo | null;
  backdrop: LoadedPicture | null;
};

const LOGO_ROOM: Record<VideoFormat, Size> = {
  horizontal: { width: 460, height: 200 },
  vertical: { width: 420, height: 240 },
};
const TITLE_SIZES = [72, 66, 60, 54, 48, 44, 40];
const LINE_SIZES = [36, 34, 32, 30, 28];
const PLATE = { pad: 24, radius: 28 };
const GAP = 44;
const BAR = { width: 120, height: 8, gap: 28 };
/** A white picture leaves this scrim dark enough for white words. */
const SCRIM = 0.66;
const ENTRANCE_FRAMES = 14;
const RISE = 26;
const MARGIN = 64;

/** The scene before the first or after the last: logo, title and a line, in the middle. */
export function bookendLayers(request: BookendRequest): Layer[] {
  const { size, palette, backdrop } = request;
  const whole = { x: 0, y: 0, ...size };
  const placed = placeWords(request);
  const enteredAt = (t: number) => Math.min(ENTRANCE_FRAMES, frameAt(t)) / ENTRANCE_FRAMES;
  return [
    staticLayer(size, 'background', whole, (context) =>
      drawGround(context, size, palette, backdrop),
    ),
    makeLayer(
      size,
      'bookend',
      whole,
      (t) => enteredAt(t).toFixed(3),
      (context, t) => {
        const shown = easeOut(enteredAt(t));
        context.globalAlpha = shown;
        context.translate(0, RISE * (1 - shown));
        drawWords(context, request, placed, shown);
      },
    ),
  ];
}

function drawGround(
  context: Canvas2D,
  size: Size,
  palette: Palette,
  backdrop: LoadedPicture | null,
): void {
  const { width, height } = size;
  const top = mix(palette.ink, palette.accent, 0.35);
  context.fillStyle = linear(context, [0, 0, width, height], [0, top], [1, palette.ink]);
  context.fillRect(0, 0, width, height);
  if (!backdrop) {
    spot(context, [width * 0.85, height * 0.1, width * 0.6], palette.accent, 0.4);
    return;
  }
  coverWith(context, backdrop, size);
  context.fillStyle = withAlpha(palette.ink, SCRIM);
  context.fillRect(0, 0, width, height);
}

type Placed = ReturnType<typeof placeWords>;

function placeWords({ context, size, format, title, line, logo }: BookendRequest) {
  const width = size.width - MARGIN * 2;
  const head = fitText(context, title, {
    ...{ width, maxLines: 3, weight: 800, sizes: TITLE_SIZES, leading: 1.15 },
  });
  const foot = fitText(context, line, {
    ...{ width, maxLines: 3, weight: 500, sizes: LINE_SIZES, leading: 1.3 },
  });
  const plate = logo && plateOf(logo, LOGO_ROOM[format]);
  const logoHeight = plate ? plate.height + GAP : 0;
  const barHeight = BAR.gap * 2 + BAR.height;
  const footHeight = line ? textHeight(foot) : 0;
  const total = logoHeight + textHeight(head) + barHeight + footHeight;
  const top = Math.round((size.height - total) / 2);
  const titleTop = top + logoHeight;
  const barTop = titleTop + textHeight(head) + BAR.gap;
  return {
    ...{ head, foot, titleTop, barTop, footTop: barTop + BAR.height + BAR.gap },
    plate: plate && { ...plate, x: (size.width - plate.width) / 2, y: top },
  };
}

const plateOf = (logo: Size, room: Size): Size => {
  const inside = fitted(logo, room.width - PLATE.pad * 2, room.height - PLATE.pad * 2);
  return { width: inside.width + PLATE.pad * 2, height: inside.height + PLATE.pad * 2 };
};

function drawWords(
  context: Canvas2D,
  { size, palette, line, logo }: BookendRequest,
  { head, foot, titleTop, barTop, footTop, plate }: Placed,
  shown: number,
): void {
  const middle = size.width / 2;
  if (logo && plate) drawPlate(context, logo, plate, PLATE);
  context.textAlign = 'center';
  context.fillStyle = '#ffffff';
  drawLines(context, head, middle, titleTop);
  const width = BAR.width * shown;
  const bar: Bounds = { x: middle - width / 2, y: barTop, width, height: BAR.height };
  if (width >= 1) fill(context, palette.glow, roundedBox(bar, BAR.height / 2));
  if (!line) return;
  context.fillStyle = palette.light;
  drawLines(context, foot, middle, footTop);
}
