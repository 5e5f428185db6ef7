import { withAlpha } from '../colour.ts';
import { fill, roundedBox } from '../drawing.ts';
import type { SceneFrame } from '../frames/scene-frame.ts';
import type { Canvas2D, Size } from '../scene-picture.ts';

/** A picture of a look, with its size in pixels. */
export type LoadedPicture = Size & { picture: CanvasImageSource };

const SCRIM = 0.3;
/** No picture shows through this panel enough to make an ink illegible. */
const PANEL = 0.93;
const PANEL_ROOM = { x: 32, above: 24, below: 12 };
const PANEL_RADIUS = 28;

/** Draws the picture over the whole frame, cut at its longer sides. */
export function coverWith(
  context: Canvas2D,
  { picture, width, height }: LoadedPicture,
  frame: Size,
): void {
  const scale = Math.max(frame.width / width, frame.height / height);
  const shown = { width: width * scale, height: height * scale };
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'high';
  context.drawImage(
    picture,
    ...([(frame.width - shown.width) / 2, (frame.height - shown.height) / 2] as const),
    ...([shown.width, shown.height] as const),
  );
}

/** The picture under a scrim, with a panel where words stand. Both have the look's `ground`. */
export function drawBackdrop(
  context: Canvas2D,
  backdrop: LoadedPicture,
  { size, frame, ground }: { size: Size; frame: SceneFrame; ground: string },
): void {
  coverWith(context, backdrop, size);
  context.fillStyle = withAlpha(ground, SCRIM);
  context.fillRect(0, 0, size.width, size.height);
  const { heading, content } = frame;
  const x = content.x - PANEL_ROOM.x;
  const y = heading.y - PANEL_ROOM.above;
  const width = Math.max(heading.width, content.width) + PANEL_ROOM.x * 2;
  const panel = { x, y, width, height: content.bottom + PANEL_ROOM.below - y };
  fill(context, withAlpha(ground, PANEL), roundedBox(panel, PANEL_RADIUS));
}
