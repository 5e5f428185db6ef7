import { VISEMES } from '@tarima/contract';
import { expect, test } from 'vitest';
import { drawEyes } from '../art/eyes.ts';
import { insideFace, type Placement } from '../art/figure.ts';
import { drawFace, drawSkull } from '../art/head.ts';
import type { PresenterLook } from '../art/look.ts';
import { drawMouth } from '../art/mouth.ts';
import { drawNose } from '../art/nose.ts';
import { RESTING_EYES } from '../eye-motion.ts';
import { RESTING_POSE } from '../idle-motion.ts';
import { MOUTH_SHAPES } from '../mouth-motion.ts';
import type { Canvas2D } from '../scene-picture.ts';
import { pixelsOf, testCanvas } from '../testing/test-canvas.ts';
import { PRESENTERS } from './catalogue.ts';

const SIZE = { width: 180, height: 240 };
const PLACE: Placement = {
  x: 90,
  y: 112,
  scale: 1,
  pin: 240,
  reach: { x: 0, y: 0, ...SIZE },
  portrait: null,
};
const canvas = testCanvas(SIZE.width, SIZE.height);

const pairs = PRESENTERS.flatMap((one, index) =>
  PRESENTERS.slice(index + 1).map((other) => [one, other] as const),
);

/** The shape alone: no hair, clothes, glasses or jewels; one colour of skin, eyes and lips. */
function bareFace(look: PresenterLook): PresenterLook {
  return {
    ...look,
    skin: 'fair',
    facialHair: 'none',
    glasses: null,
    earrings: null,
    freckles: 0,
    age: 0,
    brows: { ...look.brows, colour: '#33211a' },
    eyes: { ...look.eyes, iris: '#5d3b1f', lashes: 'plain' },
    mouth: { ...look.mouth, colour: null },
  };
}

function drawn(draw: (context: Canvas2D) => void): Uint8ClampedArray {
  canvas.clearRect(0, 0, SIZE.width, SIZE.height);
  insideFace(canvas, PLACE, RESTING_POSE, 0, () => draw(canvas));
  return new Uint8ClampedArray(pixelsOf(canvas, { x: 0, y: 0, ...SIZE }));
}

/** The number of pixels that a viewer sees to differ. */
function unlike(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  let count = 0;
  for (let index = 0; index < one.length; index += 4) {
    let difference = 0;
    for (let channel = 0; channel < 4; channel++)
      difference += Math.abs((one[index + channel] ?? 0) - (other[index + channel] ?? 0));
    if (difference > 60) count++;
  }
  return count;
}

test('no two presenters share a face: bare and in one colour they still differ', () => {
  const faces = new Map(
    PRESENTERS.map(({ id, look }) => {
      const bare = bareFace(look);
      const picture = drawn((context) => {
        drawSkull(context, bare);
        drawFace(context, bare);
        drawNose(context, bare);
        drawEyes(context, bare, RESTING_EYES);
        drawMouth(context, bare, MOUTH_SHAPES.rest);
      });
      return [id, picture] as const;
    }),
  );
  for (const [one, other] of pairs) {
    const [a, b] = [faces.get(one.id), faces.get(other.id)];
    if (!a || !b) throw new Error('a face was not drawn');
    // A head covers about 20,000 pixels here, its features about 1,500.
    expect(unlike(a, b), `${one.name} and ${other.name}`).toBeGreaterThan(1_500);
  }
});

test('presenters differ in age, build, hair and dress', () => {
  const kinds = (value: (look: PresenterLook) => unknown) =>
    new Set(PRESENTERS.map(({ look }) => value(look))).size;
  expect(kinds(({ outfit }) => outfit.style)).toBeGreaterThanOrEqual(12);
  expect(kinds(({ hair }) => hair.style)).toBe(PRESENTERS.length);
  expect(kinds(({ build }) => build.shoulder)).toBeGreaterThanOrEqual(8);
  const old = PRESENTERS.filter(({ look }) => look.age > 0.5);
  const young = PRESENTERS.filter(({ look }) => look.age === 0);
  for (const generation of [old, young])
    expect(new Set(generation.map(({ gender }) => gender))).toEqual(new Set(['female', 'male']));
});

test.each(PRESENTERS.map(({ name, look }) => ({ name, look })))(
  'each sound has its own mouth: $name',
  ({ look }) => {
    const mouths = VISEMES.map((viseme) =>
      drawn((context) => drawMouth(context, look, MOUTH_SHAPES[viseme])),
    );
    for (const [index, mouth] of mouths.entries())
      for (const [before, other] of mouths.slice(0, index).entries())
        expect(unlike(mouth, other), `${VISEMES[before]} and ${VISEMES[index]}`).toBeGreaterThan(
          60,
        );
  },
);
