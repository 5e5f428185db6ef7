import {
  CAPTION_PLACES,
  FRAME_SIZES,
  type TimelineScene,
  VIDEO_FORMATS,
  type VideoFormat,
} from '@tarima/contract';
import { expect, test } from 'vitest';
import { presenterPlacement } from '../frames/presenter-placement.ts';
import type { FrameStyle } from '../frames/scene-frame.ts';
import { PRESENTERS } from '../presenters/catalogue.ts';
import type { Presenter } from '../presenters/presenter.ts';
import type { Layer } from '../scene-picture.ts';
import { sampleScene } from '../testing/sample-timeline.ts';
import { inkIn, pixelsOf, testCanvas } from '../testing/test-canvas.ts';
import { presenterLayers } from './presenter-layers.ts';

const STANDING = PRESENTERS.filter(({ type }) => type === 'standard');
const [LUCIA] = STANDING;
const HANDS = ['left-arm', 'right-arm'];

function layersOf(presenter: Presenter, scene: Partial<TimelineScene>, style: FrameStyle) {
  const placement = presenterPlacement(style, 'full', presenter.type);
  if (!placement) throw new Error('the presenter is away');
  const layers = presenterLayers(
    FRAME_SIZES[style.format],
    sampleScene({ duration: 12, points: [], ...scene }),
    presenter.look,
    placement,
  );
  return new Map(layers.map((layer) => [layer.name, layer]));
}

const lucia = (scene: Partial<TimelineScene>, format: VideoFormat = 'horizontal') => {
  if (!LUCIA) throw new Error('no presenter stands');
  return layersOf(LUCIA, scene, { format });
};

const handStates = (layers: Map<string, Layer>, t: number) =>
  HANDS.map((name) => layers.get(name)?.stateAt(t));

test('hands gesture at an emphasised sentence and rest otherwise', () => {
  const layers = lucia({ emphases: [3] });
  for (const t of [0, 1, 2.7, 5.4, 8, 11.9])
    expect(handStates(layers, t)).toEqual(['rest', 'rest']);
  expect(handStates(layers, 3.4)).not.toEqual(['rest', 'rest']);
  const { width, height } = FRAME_SIZES.horizontal;
  const context = testCanvas(width, height);
  for (const name of HANDS) layers.get(name)?.draw(context, 1);
  expect(inkIn(context, { x: 0, y: 0, width, height })).toBe(0);
  for (const name of HANDS) layers.get(name)?.draw(context, 3.4);
  expect(inkIn(context, { x: 0, y: 0, width, height })).toBeGreaterThan(5_000);
});

test('a scene without emphasis, point or picture leaves the hands at rest', () => {
  const layers = lucia({});
  for (let t = 0; t < 12; t += 0.2) expect(handStates(layers, t)).toEqual(['rest', 'rest']);
});

test('a hand rises and falls in steps of two frames and in few pictures', () => {
  const layers = lucia({
    emphases: [3, 6.5, 10],
    points: [
      { text: 'Uno', start: 0.5 },
      { text: 'Dos', start: 8 },
    ],
  });
  const states = HANDS.map((name) =>
    Array.from({ length: 300 }, (_, frame) => layers.get(name)?.stateAt(frame / 25)),
  );
  for (const one of states)
    for (let frame = 1; frame < one.length; frame += 2) expect(one[frame]).toBe(one[frame - 1]);
  expect(new Set(states.flat()).size).toBeLessThanOrEqual(28);
  expect(states.map((one) => one.at(-1))).toEqual(['rest', 'rest']);
});

test('where the content is beside the presenter, hand and eyes go there as it appears', () => {
  const shown = { points: [{ text: 'Uno', start: 4 }] };
  const layers = lucia(shown);
  expect(handStates(layers, 4.6)).toEqual([expect.stringMatching(/^point/), 'rest']);
  const still = lucia({});
  for (const name of ['eyes', 'mouth']) {
    expect(layers.get(name)?.stateAt(4.6), name).not.toBe(still.get(name)?.stateAt(4.6));
    expect(layers.get(name)?.stateAt(7), name).toBe(still.get(name)?.stateAt(7));
  }
  // The body does not turn, so its pictures serve every glance.
  expect(layers.get('presenter')?.stateAt(4.6)).toBe(still.get('presenter')?.stateAt(4.6));
});

test('a glance moves the eyes towards the content', () => {
  const { width, height } = FRAME_SIZES.horizontal;
  const darkMiddle = (scene: Partial<TimelineScene>) => {
    const eyes = lucia(scene).get('eyes');
    const context = testCanvas(width, height);
    eyes?.draw(context, 4.6);
    const bounds = eyes?.bounds ?? { x: 0, y: 0, width: 0, height: 0 };
    const pixels = pixelsOf(context, bounds);
    let sum = 0;
    let count = 0;
    for (let index = 0; index < pixels.length; index += 4)
      if ((pixels[index + 3] ?? 0) > 200 && (pixels[index] ?? 255) < 70) {
        sum += (index / 4) % bounds.width;
        count++;
      }
    return sum / count;
  };
  const glance = darkMiddle({ points: [{ text: 'Uno', start: 4 }] });
  expect(glance).toBeLessThan(darkMiddle({}) - 3);
});

const styles = VIDEO_FORMATS.flatMap((format) =>
  CAPTION_PLACES.map((captionPlace) => ({ format, captionPlace })),
);

test.each(styles)(
  '$format, captions in the $captionPlace: no hand is cut off or covers a face',
  (style) => {
    const { format } = style;
    const { width, height } = FRAME_SIZES[format];
    const gestures = [
      { emphases: [3] },
      { emphases: [3], index: 1 },
      { points: [{ text: 'Uno', start: 3 }] },
    ];
    for (const presenter of STANDING)
      for (const gesture of gestures) {
        const layers = layersOf(presenter, gesture, style);
        const mouth = layers.get('mouth')?.bounds ?? { x: 0, y: 0, width: 0, height: 0 };
        for (const name of HANDS) {
          const arm = layers.get(name);
          if (!arm) throw new Error('a standing presenter has hands');
          const { bounds } = arm;
          for (const t of [2.9, 3, 3.1, 3.4, 4.6, 4.8]) {
            const context = testCanvas(width, height);
            arm.draw(context, t);
            const outer = name === 'left-arm' ? bounds.x : bounds.x + bounds.width - 1;
            // Below the pin an elbow may leave the frame at the side.
            const upper = Math.min(bounds.height, 180);
            expect(inkIn(context, { ...bounds, height: 1 }), presenter.name).toBe(0);
            expect(
              inkIn(context, { x: outer, y: bounds.y, width: 1, height: upper }),
              `${presenter.name} ${name} at ${t}`,
            ).toBe(0);
            expect(inkIn(context, mouth), presenter.name).toBe(0);
          }
        }
      }
  },
);

test('a portrait has no hands', () => {
  const portrait = PRESENTERS.find(({ type }) => type === 'talking_photo');
  if (!portrait) throw new Error('no portrait');
  const layers = layersOf(portrait, { emphases: [3] }, { format: 'vertical' });
  expect([...layers.keys()]).toEqual(['lower-body', 'presenter', 'eyes', 'mouth']);
});
