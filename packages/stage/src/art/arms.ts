import { darken, lighten, withAlpha } from '../colour.ts';
import { fill, linear, oval, stroke, type Trace } from '../drawing.ts';
import type { GestureKind } from '../gesture-motion.ts';
import type { Canvas2D } from '../scene-picture.ts';
import { drawHand } from './hands.ts';
import type { OutfitStyle, PresenterLook } from './look.ts';
import { SKINS } from './skins.ts';

type Point = { x: number; y: number };

/** The bounds of a raised arm on the right side, in face units. */
export const ARM_REACH = { x: 40, y: 40, width: 145, height: 440 };

/** The wrist of a raised hand and its turn away from the body, in radians. */
const RAISED: Record<GestureKind, { x: number; y: number; turn: number }> = {
  open: { x: 108, y: 198, turn: 0.56 },
  count: { x: 116, y: 184, turn: 0.12 },
  point: { x: 104, y: 192, turn: 0.78 },
};
/** Resting hands hang below every picture. */
const RESTING_Y = 520;
const ELBOW_Y = 400;

/** Sleeves: bare forearms, plain long sleeves, or a shirt's cuff that shows below. */
const SLEEVES: Record<OutfitStyle, 'bare' | 'plain' | 'cuff'> = {
  blazer: 'plain',
  smartJacket: 'cuff',
  suit: 'cuff',
  rollneckJacket: 'plain',
  coat: 'cuff',
  sweater: 'plain',
  tee: 'bare',
  turtleneck: 'plain',
  blouse: 'plain',
  cardigan: 'plain',
  hoodie: 'plain',
  tunic: 'bare',
  safetyVest: 'plain',
  chefJacket: 'plain',
};

/** Forearm and hand of the right side in front of the trunk; `raised` is from 0 to 1. */
export function drawArm(
  context: Canvas2D,
  look: PresenterLook,
  kind: GestureKind,
  raised: number,
): void {
  const { shoulder, neck } = look.build;
  const size = 0.84 + neck / 190;
  const elbow = { x: Math.min(shoulder * 0.9, 136), y: ELBOW_Y };
  const goal = RAISED[kind];
  // The forearm swings up towards the viewer, so it looks short halfway.
  const wrist = {
    x: elbow.x + (Math.min(goal.x, shoulder - 6) - elbow.x) * raised,
    y: RESTING_Y + (goal.y - RESTING_Y) * raised,
  };
  const hand = () => {
    context.save();
    context.translate(wrist.x, wrist.y);
    context.rotate(goal.turn * raised);
    context.scale(size, size);
    drawHand(context, look.skin, kind === 'open' ? 'open' : 'finger');
    context.restore();
  };
  if (wrist.y > elbow.y - 20) hand();
  else if (SLEEVES[look.outfit.style] === 'bare') {
    drawBareForearm(context, look, elbow, wrist, size);
    hand();
  } else drawSleeve(context, look, elbow, wrist, size, hand);
}

/** The colour of a sleeve; a vest shows the shirt's sleeve. */
function sleeveColour({ outfit }: PresenterLook): string {
  return outfit.style === 'safetyVest' ? outfit.second : outfit.main;
}

/** A forearm with its muscle, from the wrist to the rounded elbow. */
function limb(elbow: Point, wrist: Point, wide: number, narrow: number): Trace {
  const length = Math.hypot(elbow.x - wrist.x, elbow.y - wrist.y);
  return (context) => {
    context.save();
    context.translate(wrist.x, wrist.y);
    context.rotate(Math.atan2(elbow.y - wrist.y, elbow.x - wrist.x) - Math.PI / 2);
    context.moveTo(-narrow, 0);
    context.bezierCurveTo(-narrow - 1, length * 0.3, -wide - 3, length * 0.45, -wide, length);
    context.quadraticCurveTo(0, length + wide * 1.4, wide, length);
    context.bezierCurveTo(wide + 3, length * 0.45, narrow + 1, length * 0.3, narrow, 0);
    context.quadraticCurveTo(0, narrow * 0.55, -narrow, 0);
    context.restore();
  };
}

function drawBareForearm(
  context: Canvas2D,
  look: PresenterLook,
  elbow: Point,
  wrist: Point,
  size: number,
): void {
  const { base, light, shade } = SKINS[look.skin];
  const trace = limb(elbow, wrist, 24 * size, 12.6 * size);
  drawLimb(context, trace, wrist.x, [light, base, shade]);
}

/** The hand is drawn between the far and the near rim of its sleeve. */
function drawSleeve(
  context: Canvas2D,
  look: PresenterLook,
  elbow: Point,
  wrist: Point,
  size: number,
  hand: () => void,
): void {
  const colour = sleeveColour(look);
  const end = { x: wrist.x + (elbow.x - wrist.x) * 0.05, y: wrist.y + 6 * size };
  fill(context, darken(colour, 0.45), oval(end.x, end.y, 19 * size, 6 * size));
  hand();
  if (SLEEVES[look.outfit.style] === 'cuff') {
    const shirt = look.outfit.second;
    const cuff = limb(
      { x: end.x, y: end.y + 14 },
      { x: end.x, y: end.y - 5 },
      17 * size,
      17 * size,
    );
    fill(context, lighten(shirt, 0.2), cuff);
    stroke(context, withAlpha(darken(shirt, 0.5), 0.3), 1.2, cuff);
  }
  const trace = limb(elbow, end, 30 * size, 19.5 * size);
  drawLimb(context, trace, wrist.x, [lighten(colour, 0.1), colour, darken(colour, 0.24)]);
}

/** A limb lit from the left, with its shadow on the trunk. */
function drawLimb(
  context: Canvas2D,
  trace: Trace,
  x: number,
  [light, middle, dark]: readonly [string, string, string],
): void {
  context.save();
  context.translate(-4, 4);
  fill(context, withAlpha('#0b0a14', 0.13), trace);
  context.restore();
  fill(
    context,
    linear(context, [x - 26, 0, x + 40, 0], [0, light], [0.45, middle], [1, dark]),
    trace,
  );
  stroke(context, withAlpha(darken(dark, 0.35), 0.45), 1.4, trace);
}
