import { withAlpha } from '../colour.ts';
import { fill, within } from '../drawing.ts';
import type { Pose } from '../idle-motion.ts';
import type { Bounds, Canvas2D } from '../scene-picture.ts';
import { drawNeck } from './body.ts';
import { faceTrace, hairFit } from './face-shape.ts';
import { drawHangingBeard } from './facial-hair.ts';
import { HAIR_STYLES } from './hair/index.ts';
import { drawFace, drawSkull } from './head.ts';
import type { PresenterLook } from './look.ts';
import { OUTFITS } from './outfits/index.ts';
import { SKINS } from './skins.ts';

/** The place of a figure in a picture, in pixels. */
export type Placement = {
  /** Point between the eyes of the tallest presenters. */
  x: number;
  y: number;
  /** Pixels per face unit. */
  scale: number;
  /** The body breathes above this row; a whole pixel. */
  pin: number;
  /** The figure is clipped to these bounds; whole pixels. */
  reach: Bounds;
  /** A round portrait with the head above its rim; null for a standing bust. */
  portrait: { x: number; y: number; radius: number } | null;
};

/** The share by which the chest grows with a full breath. */
const BREATH_STRETCH = 0.014;
/** The head turns around the base of the neck; in face units below the eyes. */
const NECK_BASE = 118;

/** The placement of somebody who is not as tall: smaller, on the same ground. */
export function placeByStature(look: PresenterLook, placement: Placement): Placement {
  const { stature } = look.build;
  // Far below the frame, so that heads move down more than they shrink.
  const ground = placement.y + 330 * placement.scale;
  return {
    ...placement,
    y: Math.round(ground - (ground - placement.y) * stature),
    scale: placement.scale * (0.5 + 0.5 * stature),
  };
}

/** Draws the whole figure except eyes, nose and mouth. */
export function drawFigure(
  context: Canvas2D,
  look: PresenterLook,
  placement: Placement,
  pose: Pose,
): void {
  const hair = HAIR_STYLES[look.hair.style];
  const fitHair = (draw: () => void) => {
    const fit = hairFit(look.face);
    context.save();
    context.scale(fit.x, fit.y);
    draw();
    context.restore();
  };
  context.save();
  if (placement.portrait) clipToPortrait(context, placement.portrait, placement.reach.y);
  insideHead(context, placement, pose, () => fitHair(() => hair.back(context, look)));
  insideBody(context, placement, pose, () => {
    context.translate(0, look.build.neckLength);
    drawNeck(context, look);
    OUTFITS[look.outfit.style](context, look);
  });
  insideHead(context, placement, pose, () => {
    drawHangingBeard(context, look);
    drawSkull(context, look);
  });
  insideHead(context, placement, pose, () =>
    within(context, faceTrace(look), () => {
      shiftFeatures(context, pose, 0);
      drawFace(context, look);
    }),
  );
  insideHead(context, placement, pose, () => {
    within(context, faceTrace(look), () =>
      fitHair(() => {
        context.translate(2, 6);
        fill(context, withAlpha(SKINS[look.skin].deep, 0.3), hair.overFace);
      }),
    );
    fitHair(() => hair.front(context, look));
  });
  context.restore();
}

function clipToPortrait(
  context: Canvas2D,
  { x, y, radius }: { x: number; y: number; radius: number },
  top: number,
): void {
  // One pixel over the ring, so that no ground shows between.
  const reach = radius + 1;
  context.beginPath();
  context.moveTo(x - reach, top);
  context.lineTo(x + reach, top);
  context.lineTo(x + reach, y);
  context.arc(x, y, reach, 0, Math.PI);
  context.closePath();
  context.clip();
}

function insideBody(context: Canvas2D, placement: Placement, pose: Pose, draw: () => void): void {
  const { x, y, scale, pin } = placement;
  context.save();
  context.translate(x, pin);
  context.scale(scale, scale * (1 + BREATH_STRETCH * pose.breath));
  context.translate(0, (y - pin) / scale);
  draw();
  context.restore();
}

/** Runs `draw` in face units, at the head's place and turn in this pose. */
function insideHead(context: Canvas2D, placement: Placement, pose: Pose, draw: () => void): void {
  const { x, y, scale, pin } = placement;
  const lift = BREATH_STRETCH * pose.breath * ((pin - y) / scale - NECK_BASE);
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  context.translate(pose.yaw * 1.1, NECK_BASE - lift + pose.nod * 0.5);
  context.rotate(pose.roll);
  context.translate(0, -NECK_BASE);
  draw();
  context.restore();
}

/**
 * Like `insideHead`, but the features also shift as the head turns and nods. `turn` is a glance,
 * from −1 to 1.
 */
export function insideFace(
  context: Canvas2D,
  placement: Placement,
  pose: Pose,
  turn: number,
  draw: () => void,
): void {
  insideHead(context, placement, pose, () => {
    shiftFeatures(context, pose, turn);
    draw();
  });
}

function shiftFeatures(context: Canvas2D, pose: Pose, turn: number): void {
  context.translate(pose.yaw * 1.7 + turn * 4, pose.nod * 1.3);
}
