import type { VideoFormat } from '@tarima/contract';
import { withAlpha } from '../colour.ts';
import { fill, roundedBox, wholePixels, within } from '../drawing.ts';
import type { SceneFrame } from '../frames/scene-frame.ts';
import { staticLayer } from '../layers/make-layer.ts';
import type { Bounds, Canvas2D, Layer, Size } from '../scene-picture.ts';
import type { LoadedPicture } from './backdrop.ts';

/** The most room for the logo, in the upper right corner. */
const ROOMS: Record<VideoFormat, Bounds> = {
  horizontal: { x: 1076, y: 20, width: 164, height: 60 },
  vertical: { x: 540, y: 8, width: 156, height: 46 },
};
const PAD = 6;
const RADIUS = 10;
const RIM = 2;
const GAP = 32;

/** A logo and the colour on which it is seen. */
export type LoadedLogo = LoadedPicture & { plate: string };
export type PlacedLogo = { logo: LoadedLogo; box: Bounds };

/** The place of the logo with its plate: in the upper right corner of its room. */
function placeLogo(logo: Size, format: VideoFormat): Bounds {
  const room = ROOMS[format];
  const size = fitted(logo, room.width - PAD * 2, room.height - PAD * 2);
  const box = { width: size.width + PAD * 2, height: size.height + PAD * 2 };
  return wholePixels({ ...box, x: room.x + room.width - box.width, y: room.y });
}

/** The frame of a scene with a logo in its corner. The title leaves it that corner. */
export function withLogo(
  frame: SceneFrame,
  logo: LoadedLogo | null | undefined,
  format: VideoFormat,
): { frame: SceneFrame; logo: PlacedLogo | null } {
  if (!logo) return { frame, logo: null };
  const box = placeLogo(logo, format);
  return { frame: besideLogo(frame, box), logo: { logo, box } };
}

function besideLogo(frame: SceneFrame, logo: Bounds): SceneFrame {
  const { heading } = frame;
  const isBeside = heading.y < logo.y + logo.height && heading.x + heading.width > logo.x - GAP;
  return isBeside ? { ...frame, heading: { ...heading, width: logo.x - GAP - heading.x } } : frame;
}

export const logoLayer = (size: Size, { logo, box }: PlacedLogo): Layer => ({
  ...staticLayer(size, 'logo', wholePixels(box, PAD), (context) =>
    drawPlate(context, logo, box, { pad: PAD, radius: RADIUS }),
  ),
  shared: true,
});

/** The logo on its plate. So it is seen on its own colour. */
export function drawPlate(
  context: Canvas2D,
  { picture, plate }: LoadedLogo,
  box: Bounds,
  { pad, radius }: { pad: number; radius: number },
): void {
  const rim = {
    ...{ x: box.x - RIM, y: box.y - RIM },
    ...{ width: box.width + RIM * 2, height: box.height + RIM * 2 },
  };
  fill(context, withAlpha('#101828', 0.14), roundedBox(rim, radius + RIM));
  fill(context, plate, roundedBox(box, radius));
  const inner = {
    ...{ x: box.x + pad, y: box.y + pad },
    ...{ width: box.width - pad * 2, height: box.height - pad * 2 },
  };
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'high';
  within(context, roundedBox(inner, Math.max(2, radius - pad)), () =>
    context.drawImage(picture, inner.x, inner.y, inner.width, inner.height),
  );
}

/** The largest size with these proportions. */
export function fitted({ width, height }: Size, mostWidth: number, mostHeight: number): Size {
  const scale = Math.min(mostWidth / width, mostHeight / height);
  return { width: Math.max(1, width * scale), height: Math.max(1, height * scale) };
}
