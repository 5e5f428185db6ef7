import type { Placement } from '../art/figure.ts';
import { darken, mix, withAlpha } from '../colour.ts';
import { drawBackdrop, type LoadedPicture } from '../company/backdrop.ts';
import { circle, fill, linear, roundedBox, softShadow, stroke, within } from '../drawing.ts';
import type { SceneFrame } from '../frames/scene-frame.ts';
import type { Palette } from '../palettes.ts';
import { ROOMS } from '../rooms/index.ts';
import type { RoomName } from '../rooms/room-names.ts';
import type { Bounds, Canvas2D, Size } from '../scene-picture.ts';

/** The ground behind a presenter: a room, a portrait's disc or rings around the figure. */
export function drawAvatarGround(
  context: Canvas2D,
  size: Size,
  palette: Palette,
  place: {
    placement: Placement | null;
    corner: Bounds | null;
    room: RoomName | null;
    frame: SceneFrame;
    /** Takes the place of a room or a plain ground. */
    backdrop: LoadedPicture | null;
  },
): void {
  const { width, height } = size;
  const { placement, corner, room, backdrop, frame } = place;
  if (backdrop) {
    drawBackdrop(context, backdrop, { size, frame, ground: palette.light });
    if (corner) drawCorner(context, corner, palette, null);
    else if (placement?.portrait) drawDisc(context, palette, placement.portrait);
    return;
  }
  // A room fades into this ground, so it has one colour.
  context.fillStyle = room
    ? palette.light
    : linear(
        context,
        [0, 0, width * 0.6, height],
        [0, palette.light],
        [1, placement && !corner ? palette.deep : mix(palette.light, palette.deep, 0.6)],
      );
  context.fillRect(0, 0, width, height);
  if (corner) drawCorner(context, corner, palette, room);
  else if (!placement) return;
  else if (room) drawRoom(context, size, palette, placement, room);
  else if (placement.portrait) drawDisc(context, palette, placement.portrait);
  else drawRings(context, size, palette, placement);
}

const RIM = 5;
/** The radius of the small frame in the corner. */
export const CORNER_RADIUS = 28;

/** A small frame with a rim, behind the presenter in the corner. */
function drawCorner(context: Canvas2D, box: Bounds, palette: Palette, room: RoomName | null): void {
  const rim = {
    ...{ x: box.x - RIM, y: box.y - RIM },
    ...{ width: box.width + RIM * 2, height: box.height + RIM * 2 },
  };
  softShadow(context, rim, CORNER_RADIUS + RIM, darken(palette.accent, 0.3));
  fill(context, '#ffffff', roundedBox(rim, CORNER_RADIUS + RIM));
  within(context, roundedBox(box, CORNER_RADIUS), () => {
    context.translate(box.x, box.y);
    if (room) return ROOMS[room](context, box, palette);
    context.fillStyle = linear(
      context,
      [0, 0, box.width, box.height],
      [0, mix(palette.deep, '#ffffff', 0.35)],
      [1, palette.deep],
    );
    context.fillRect(0, 0, box.width, box.height);
    fill(
      context,
      withAlpha(palette.accent, 0.14),
      circle(box.width / 2, box.height * 0.6, box.width * 0.42),
    );
  });
}

/** The room fills the presenter's part of the picture and fades out towards the words. */
function drawRoom(
  context: Canvas2D,
  { width, height }: Size,
  palette: Palette,
  { x, y }: Placement,
  room: RoomName,
): void {
  const upright = height > width;
  const box = upright
    ? { x: 0, y: y - 250, width, height: height - y + 250 }
    : { x: x - 340, y: 0, width: width - x + 340, height };
  context.save();
  context.translate(box.x, box.y);
  context.beginPath();
  context.rect(0, 0, box.width, box.height);
  context.clip();
  ROOMS[room](context, box, palette);
  const veil = upright ? ([0, 0, 0, 210] as const) : ([0, 0, 240, 0] as const);
  context.fillStyle = linear(
    context,
    veil,
    [0, palette.light],
    [0.2, withAlpha(palette.light, 0.9)],
    [0.5, withAlpha(palette.light, 0.5)],
    [1, withAlpha(palette.light, 0.12)],
  );
  context.fillRect(0, 0, box.width, box.height);
  context.restore();
}

function drawDisc(
  context: Canvas2D,
  palette: Palette,
  { x, y, radius }: { x: number; y: number; radius: number },
): void {
  fill(context, withAlpha(palette.accent, 0.1), circle(x, y, radius + 40));
  const disc = linear(
    context,
    [x - 200, y - 200, x + 200, y + 250],
    [0, '#ffffff'],
    [1, palette.deep],
  );
  fill(context, disc, circle(x, y, radius + 3));
  stroke(context, palette.accent, 6, circle(x, y, radius + 3));
}

function drawRings(
  context: Canvas2D,
  { width, height }: Size,
  palette: Palette,
  { x, y, scale }: Placement,
): void {
  fill(context, withAlpha(palette.accent, 0.07), circle(x, y + 40, 270 * scale));
  fill(context, withAlpha(palette.accent, 0.13), circle(x, y + 30, 190 * scale));
  fill(context, withAlpha(palette.accent, 0.07), circle(width + 10, 40, 150));
  fill(context, withAlpha(palette.accent, 0.06), circle(-20, height * 0.62, 150));
  for (let dot = 0; dot < 25; dot++)
    fill(
      context,
      withAlpha(palette.accent, 0.34),
      circle(x + 128 * scale + (dot % 5) * 22, y - 108 * scale + Math.floor(dot / 5) * 22, 2.6),
    );
}
