import type { PresenterPlace } from '@tarima/contract';
import { type FrameStyle, sceneFrame } from '../frames/scene-frame.ts';
import type { Bounds } from '../scene-picture.ts';

/** The places of a portrait in the picture, in whole pixels. */
export type PlacedPortrait = {
  /** The white card around all of it. */
  card: Bounds;
  /** Always square. */
  photo: Bounds;
  /** The plate of the sound wave, over the lower edge of the photo. */
  wave: Bounds;
  /** Null where the name has no room. */
  name: Bounds | null;
};

const LARGE = { pad: 12, foot: 86, wave: { width: 188, height: 48 } };
const SMALL = { pad: 7, foot: 30, wave: { width: 112, height: 36 } };
/** The room of the name, below the plate: one or two lines. */
const NAME = { above: 2, height: 58 };

/** The place of a portrait. Null if the presenter is away. */
export function placePortrait(style: FrameStyle, place: PresenterPlace): PlacedPortrait | null {
  const { figure } = sceneFrame(style, place);
  if (!figure) return null;
  const isSmall = place === 'corner';
  const { pad, foot, wave } = isSmall ? SMALL : LARGE;
  const side = Math.min(figure.width - pad * 2, figure.height - pad - foot);
  const card = {
    x: figure.x + Math.round((figure.width - side) / 2) - pad,
    y: figure.y + Math.round((figure.height - side - pad - foot) / 2),
    ...{ width: side + pad * 2, height: side + pad + foot },
  };
  const photo = { x: card.x + pad, y: card.y + pad, width: side, height: side };
  const middle = photo.y + side;
  const plate = {
    ...{ x: Math.round(card.x + (card.width - wave.width) / 2), y: middle - wave.height / 2 },
    ...wave,
  };
  const name = {
    ...{ x: photo.x, y: plate.y + plate.height + NAME.above },
    ...{ width: side, height: NAME.height },
  };
  return { card, photo, wave: plate, name: isSmall ? null : name };
}

/** The share of a tall photo that is cut off above its square. Faces are in the upper third. */
const ABOVE = 0.25;

/** The square part of a photo that is shown, in its own pixels. */
export function squareOf({ width, height }: { width: number; height: number }): Bounds {
  const side = Math.min(width, height);
  return {
    ...{ x: Math.round((width - side) / 2), y: Math.round((height - side) * ABOVE) },
    ...{ width: side, height: side },
  };
}
