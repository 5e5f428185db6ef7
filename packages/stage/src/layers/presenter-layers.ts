import type { TimelineScene } from '@tarima/contract';
import { ARM_REACH, drawArm } from '../art/arms.ts';
import { drawEyes } from '../art/eyes.ts';
import { drawMoustache } from '../art/facial-hair.ts';
import { drawFigure, insideFace, type Placement, placeByStature } from '../art/figure.ts';
import { drawGlasses } from '../art/glasses.ts';
import type { PresenterLook } from '../art/look.ts';
import { drawMouth } from '../art/mouth.ts';
import { drawNose } from '../art/nose.ts';
import { wholePixels } from '../drawing.ts';
import { eyeKey, eyesAt } from '../eye-motion.ts';
import { gestureAt, gesturesOf } from '../gesture-motion.ts';
import { type ContentSide, glanceAt, glancesOf } from '../glance-motion.ts';
import { poseAt } from '../idle-motion.ts';
import { mouthAt, mouthKey } from '../mouth-motion.ts';
import type { Bounds, Layer, Size } from '../scene-picture.ts';
import { makeLayer, staticLayer } from './make-layer.ts';

/** The bounds of eyes (with brows, glasses and nose) and mouth, in face units. */
const EYES_REACH = { x: -80, y: -48, width: 160, height: 120 };
const MOUTH_REACH = { x: -54, y: 38, width: 108, height: 80 };

/**
 * The presenter. The part below the pin never moves, because captions lie there. The part above
 * breathes and moves with the pose. Eyes, mouth and gesturing hands are small layers on top.
 * Placement, states and pictures are the same in every scene.
 */
export function presenterLayers(
  size: Size,
  scene: TimelineScene,
  look: PresenterLook,
  placement: Placement,
): Layer[] {
  const { reach, pin } = placement;
  const upper = { ...reach, height: pin - reach.y };
  const lower = { ...reach, y: pin, height: reach.y + reach.height - pin };
  const place = placeByStature(look, placement);
  const side = contentSide(size, placement);
  const glances = glancesOf(scene);
  const glance = (t: number) => glanceAt(t, glances, side);
  const turn = (t: number) => glance(t)?.turn ?? 0;
  const eyes = (t: number) => eyesAt(t, scene.emphases, glance(t));
  const faceKey = (t: number) => `${poseAt(t).index}:${turn(t)}`;
  const layers = [
    staticLayer(size, 'lower-body', lower, (context) =>
      drawFigure(context, look, place, poseAt(0)),
    ),
    makeLayer(
      size,
      'presenter',
      upper,
      (t) => `${poseAt(t).index}`,
      (context, t) => drawFigure(context, look, place, poseAt(t)),
    ),
    makeLayer(
      size,
      'eyes',
      placed(EYES_REACH, place),
      (t) => `${faceKey(t)}:${eyeKey(eyes(t))}`,
      (context, t) =>
        insideFace(context, place, poseAt(t), turn(t), () => {
          drawNose(context, look);
          drawEyes(context, look, eyes(t));
          drawGlasses(context, look);
        }),
    ),
    makeLayer(
      size,
      'mouth',
      placed(MOUTH_REACH, place),
      (t) => `${faceKey(t)}:${mouthKey(mouthAt(t, scene.visemes))}`,
      (context, t) =>
        insideFace(context, place, poseAt(t), turn(t), () => {
          drawMouth(context, look, mouthAt(t, scene.visemes));
          drawMoustache(context, look);
        }),
    ),
    ...(placement.portrait ? [] : armLayers(size, scene, look, place, side)),
  ];
  return layers.map((layer) => ({ ...layer, shared: true }));
}

/** Content fills the larger part of the picture, or lies above a centred presenter. */
function contentSide({ width }: Size, { x }: Placement): ContentSide {
  if (x > width * 0.55) return 'left';
  return x < width * 0.45 ? 'right' : 'above';
}

/** A layer for each hand. Most of the time both are empty, because the hands rest. */
function armLayers(
  size: Size,
  scene: TimelineScene,
  look: PresenterLook,
  place: Placement,
  side: ContentSide,
): Layer[] {
  const gestures = gesturesOf(scene);
  return ([-1, 1] as const).map((hand) => {
    // The hand on the side of the content points; the other one speaks.
    const pointing = side === 'left' ? -1 : 1;
    const gesture = (t: number) => {
      const now = gestureAt(t, gestures);
      if (!now || (now.kind === 'point') !== (hand === pointing)) return null;
      if (now.kind !== 'point' || side !== 'above') return now;
      // Towards content above a hand just rises, not the same way in every scene.
      return { ...now, kind: scene.index % 2 === 0 ? ('open' as const) : ('count' as const) };
    };
    const bounds = placed(
      hand === 1 ? ARM_REACH : { ...ARM_REACH, x: -ARM_REACH.x - ARM_REACH.width },
      place,
    );
    return makeLayer(
      size,
      hand === 1 ? 'right-arm' : 'left-arm',
      clippedTo(place.reach, bounds),
      (t) => {
        const now = gesture(t);
        return now ? `${now.kind}:${now.raised}` : 'rest';
      },
      (context, t) => {
        const now = gesture(t);
        if (!now) return;
        context.save();
        context.translate(place.x, place.y);
        context.scale(place.scale * hand, place.scale);
        drawArm(context, look, now.kind, now.raised);
        context.restore();
      },
    );
  });
}

function clippedTo(frame: Bounds, box: Bounds): Bounds {
  const x = Math.max(frame.x, box.x);
  const y = Math.max(frame.y, box.y);
  return {
    x,
    y,
    width: Math.max(0, Math.min(frame.x + frame.width, box.x + box.width) - x),
    height: Math.max(0, Math.min(frame.y + frame.height, box.y + box.height) - y),
  };
}

function placed(box: Bounds, { x, y, scale }: Placement): Bounds {
  return wholePixels({
    x: x + box.x * scale,
    y: y + box.y * scale,
    width: box.width * scale,
    height: box.height * scale,
  });
}
