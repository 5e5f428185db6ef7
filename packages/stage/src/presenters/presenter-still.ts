import { drawEyes } from '../art/eyes.ts';
import { drawMoustache } from '../art/facial-hair.ts';
import { drawFigure, insideFace, type Placement, placeByStature } from '../art/figure.ts';
import { drawGlasses } from '../art/glasses.ts';
import { drawMouth } from '../art/mouth.ts';
import { drawNose } from '../art/nose.ts';
import { withAlpha } from '../colour.ts';
import { circle, fill, linear } from '../drawing.ts';
import { RESTING_EYES } from '../eye-motion.ts';
import { RESTING_POSE } from '../idle-motion.ts';
import { MOUTH_SHAPES } from '../mouth-motion.ts';
import { PALETTES, ROOM_PALETTES } from '../palettes.ts';
import { ROOMS } from '../rooms/index.ts';
import type { Canvas2D } from '../scene-picture.ts';
import { findPresenter } from './catalogue.ts';

/** The visible height of a bust and of a portrait, in face units. */
const SHOWN_HEIGHT = { standard: 400, talking_photo: 320 } as const;
const ROOM_ABOVE = 150;
/** In a tall picture more of the body shows, not more of the ground. */
const MOST_ROOM_ABOVE = 180;

/**
 * Draws the catalogue's picture of a presenter, filling `width` × `height` pixels.
 * @throws RangeError for an id that is not in the catalogue
 */
export function drawPresenterStill(
  context: Canvas2D,
  presenterId: string,
  width: number,
  height: number,
): void {
  const presenter = findPresenter(presenterId);
  if (!presenter) throw new RangeError(`stage: no presenter has the id "${presenterId}"`);
  const { category, fixedBackground, look, type } = presenter;
  const palette = fixedBackground
    ? ROOM_PALETTES[fixedBackground]
    : PALETTES[STILL_GROUNDS[category]];
  const scale = Math.min(height / SHOWN_HEIGHT[type], width / 300);
  const placement: Placement = placeByStature(look, {
    x: width / 2,
    y: Math.min(height - (SHOWN_HEIGHT[type] - ROOM_ABOVE) * scale, MOST_ROOM_ABOVE * scale),
    scale,
    pin: height,
    reach: { x: 0, y: 0, width, height },
    portrait: null,
  });
  context.save();
  context.beginPath();
  context.rect(0, 0, width, height);
  context.clip();
  context.fillStyle = linear(context, [0, 0, width, height], [0, palette.light], [1, palette.deep]);
  context.fillRect(0, 0, width, height);
  if (fixedBackground) {
    ROOMS[fixedBackground](context, { width, height }, palette);
    context.fillStyle = withAlpha(palette.light, 0.25);
    context.fillRect(0, 0, width, height);
  } else {
    const disc = circle(placement.x, placement.y + 20 * scale, 150 * scale);
    fill(context, withAlpha(palette.accent, 0.13), disc);
  }
  drawFigure(context, look, placement, RESTING_POSE);
  insideFace(context, placement, RESTING_POSE, 0, () => {
    drawNose(context, look);
    drawEyes(context, look, RESTING_EYES);
    drawGlasses(context, look);
    drawMouth(context, look, MOUTH_SHAPES.rest);
    drawMoustache(context, look);
  });
  context.restore();
}

const STILL_GROUNDS = {
  business: 'blue',
  other: 'slate',
  education: 'violet',
  health: 'green',
  casual: 'sand',
} as const;
