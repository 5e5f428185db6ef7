import type { TimelineScene } from '@tarima/contract';
import { drawEyes } from '../art/eyes.ts';
import { drawFigure, insideFace, type Placement } from '../art/figure.ts';
import { drawGlasses } from '../art/glasses.ts';
import type { PresenterLook } from '../art/look.ts';
import { drawMouth } from '../art/mouth.ts';
import { wholePixels } from '../drawing.ts';
import { eyeKey, eyesAt } from '../eye-motion.ts';
import { poseAt } from '../idle-motion.ts';
import { mouthAt, mouthKey } from '../mouth-motion.ts';
import type { Bounds, Layer, Size } from '../scene-picture.ts';
import { makeLayer, staticLayer } from './make-layer.ts';

/** The bounds of eyes (with brows and glasses) and mouth, in face units. */
const EYES_REACH = { x: -76, y: -46, width: 152, height: 82 };
const MOUTH_REACH = { x: -48, y: 38, width: 96, height: 72 };

/**
 * The presenter. The part below the pin never moves, because captions lie there. The part above
 * breathes and moves with the pose. Eyes and mouth are small layers on top. Placement, states and
 * pictures are the same in every scene.
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
  const emphases = scene.points.map((point) => point.start);
  const layers = [
    staticLayer(size, 'lower-body', lower, (context) =>
      drawFigure(context, look, placement, poseAt(0)),
    ),
    makeLayer(
      size,
      'presenter',
      upper,
      (t) => `${poseAt(t).index}`,
      (context, t) => drawFigure(context, look, placement, poseAt(t)),
    ),
    makeLayer(
      size,
      'eyes',
      placed(EYES_REACH, placement),
      (t) => `${poseAt(t).index}:${eyeKey(eyesAt(t, emphases))}`,
      (context, t) =>
        insideFace(context, placement, poseAt(t), () => {
          drawEyes(context, look, eyesAt(t, emphases));
          drawGlasses(context, look);
        }),
    ),
    makeLayer(
      size,
      'mouth',
      placed(MOUTH_REACH, placement),
      (t) => `${poseAt(t).index}:${mouthKey(mouthAt(t, scene.visemes))}`,
      (context, t) =>
        insideFace(context, placement, poseAt(t), () =>
          drawMouth(context, look, mouthAt(t, scene.visemes)),
        ),
    ),
  ];
  return layers.map((layer) => ({ ...layer, shared: true }));
}

function placed(box: Bounds, { x, y, scale }: Placement): Bounds {
  return wholePixels({
    x: x + box.x * scale,
    y: y + box.y * scale,
    width: box.width * scale,
    height: box.height * scale,
  });
}
