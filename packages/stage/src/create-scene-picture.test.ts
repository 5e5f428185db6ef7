import {
  BACKGROUNDS,
  PRESENTER_PLACES,
  TEMPLATES,
  type Timeline,
  VIDEO_FORMATS,
} from '@tarima/contract';
import { describe, expect, test } from 'vitest';
import { createScenePicture } from './create-scene-picture.ts';
import { drawMoment } from './draw-moment.ts';
import { PRESENTERS } from './presenters/catalogue.ts';
import type { Canvas2D, Layer } from './scene-picture.ts';
import { sampleScene, sampleTimeline } from './testing/sample-timeline.ts';
import { inkIn, pixelsOf, testCanvas } from './testing/test-canvas.ts';

const looks: [string, Partial<Timeline>][] = VIDEO_FORMATS.flatMap((format) => [
  [`${format}, standing`, { format, presenterId: 'daniel' }] as [string, Partial<Timeline>],
  [
    `${format}, portrait`,
    { format, presenterId: PRESENTERS.find(({ type }) => type === 'talking_photo')?.id ?? '' },
  ] as [string, Partial<Timeline>],
  [`${format}, in a room`, { format, presenterId: 'antonio' }] as [string, Partial<Timeline>],
  ...TEMPLATES.map(
    (templateId) =>
      [`${format}, ${templateId}`, { format, mode: 'stock', presenterId: null, templateId }] as [
        string,
        Partial<Timeline>,
      ],
  ),
]);

const STEPS = Array.from({ length: 6 }, (_, index) => ({ text: 'Un paso más', start: index }));

const pictureOf = (changes: Partial<Timeline>, scene = {}) =>
  createScenePicture(testCanvas(8, 8), sampleTimeline(changes, scene), 0, () => null);

const layerOf = (layers: Layer[], name: string) => {
  const layer = layers.find((candidate) => candidate.name === name);
  if (!layer) throw new Error(`no layer ${name}`);
  return layer;
};

const canvases = new Map<string, Canvas2D>();

/** One canvas of each size, cleared. A new one for each layer costs more than the drawing. */
function clearCanvas(width: number, height: number): Canvas2D {
  const size = `${width}x${height}`;
  const context = canvases.get(size) ?? testCanvas(width, height);
  canvases.set(size, context);
  // Resets all drawing and state, as setting a canvas's size does.
  context.reset();
  return context;
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

describe.each(looks)('%s', (_name, changes) => {
  const picture = pictureOf(changes);
  const { width, height } = picture;

  test('has whole-pixel bounds inside the picture and draws nothing outside them', () => {
    for (const { name, bounds, draw } of picture.layers) {
      expect(Object.values(bounds).every(Number.isInteger), name).toBe(true);
      const { x, y } = bounds;
      const right = x + bounds.width;
      const bottom = y + bounds.height;
      expect(x >= 0 && y >= 0 && right <= width && bottom <= height, name).toBe(true);
      const context = clearCanvas(width, height);
      draw(context, 3);
      const outside = [
        { x: 0, y: 0, width, height: y },
        { x: 0, y: bottom, width, height: height - bottom },
        { x: 0, y, width: x, height: bounds.height },
        { x: right, y, width: width - right, height: bounds.height },
      ];
      expect(
        outside.map((box) => inkIn(context, box)),
        name,
      ).toEqual([0, 0, 0, 0]);
    }
  });

  test('draws equal pixels for equal states', () => {
    for (const layer of picture.layers) {
      const seen = new Map<string, () => Buffer>();
      for (let frame = 0; frame < 200; frame += 3) {
        const t = frame / 25;
        const before = seen.get(layer.stateAt(t));
        if (before === undefined)
          seen.set(
            layer.stateAt(t),
            once(() => drawn(layer, t)),
          );
        else if (frame % 12 === 0)
          expect(Buffer.compare(drawn(layer, t), before()), layer.name).toBe(0);
      }
    }
  });

  test('fills the background', () => {
    const context = testCanvas(width, height);
    drawMoment(context, picture, 0);
    expect(inkIn(context, { x: 0, y: 0, width, height })).toBe(width * height);
  });

  function drawn(layer: Layer, t: number): Buffer {
    const context = clearCanvas(width, height);
    layer.draw(context, t);
    // A copy, because the canvas is drawn on again.
    return Buffer.from(pixelsOf(context, layer.bounds).buffer);
  }
});

test.each(VIDEO_FORMATS)('%s: nothing that moves often lies under the captions', (format) => {
  for (const { id } of PRESENTERS) {
    const { layers } = pictureOf({ format, presenterId: id });
    const captions = layerOf(layers, 'captions').bounds;
    for (const name of ['presenter', 'eyes', 'mouth']) {
      const { y, height } = layerOf(layers, name).bounds;
      expect(y + height, `${id} ${name}`).toBeLessThanOrEqual(captions.y);
    }
  }
});

test('eyes and mouth are never cut by their bounds', () => {
  for (const { id } of PRESENTERS) {
    const picture = pictureOf({ presenterId: id });
    for (const name of ['eyes', 'mouth']) {
      const { bounds, draw } = layerOf(picture.layers, name);
      for (let t = 0; t < 4; t += 0.32) {
        const context = clearCanvas(picture.width, picture.height);
        draw(context, t);
        const { x, y, width, height } = bounds;
        const rims = [
          { ...bounds, height: 1 },
          { ...bounds, y: y + height - 1, height: 1 },
          { ...bounds, width: 1 },
          { ...bounds, x: x + width - 1, width: 1 },
        ];
        expect(
          rims.map((rim) => inkIn(context, rim)),
          `${id} ${name} at ${t}`,
        ).toEqual([0, 0, 0, 0]);
      }
    }
  }
});

test.each(VIDEO_FORMATS)('%s: no hair is cut off above', (format) => {
  for (const { id } of PRESENTERS) {
    const picture = pictureOf({ format, presenterId: id });
    const { bounds, draw } = layerOf(picture.layers, 'presenter');
    for (let t = 0; t < 4; t += 0.48) {
      const context = clearCanvas(picture.width, picture.height);
      draw(context, t);
      expect(inkIn(context, { ...bounds, height: 1 }), `${id} at ${t}`).toBe(0);
    }
  }
});

test('upper and lower body meet without a visible seam', () => {
  const picture = pictureOf({ presenterId: 'daniel' });
  const upper = layerOf(picture.layers, 'presenter');
  const lower = layerOf(picture.layers, 'lower-body');
  const context = testCanvas(picture.width, picture.height);
  lower.draw(context, 1.92);
  upper.draw(context, 1.92);
  const { x, width } = upper.bounds;
  const above = pixelsOf(context, { x, y: lower.bounds.y - 1, width, height: 1 });
  const below = pixelsOf(context, { x, y: lower.bounds.y, width, height: 1 });
  let unlike = 0;
  for (let index = 0; index < above.length; index++)
    if (Math.abs((above[index] ?? 0) - (below[index] ?? 0)) > 24) unlike++;
  expect(unlike / above.length).toBeLessThan(0.02);
});

test('a presenter starts every scene in the same pose, and moves only on even frames', () => {
  const timeline = sampleTimeline();
  const context = testCanvas(8, 8);
  const [first, second] = [0, 1].map((index) =>
    layerOf(createScenePicture(context, timeline, index, () => null).layers, 'presenter'),
  );
  expect(first?.stateAt(0)).toBe(second?.stateAt(0));
  const states = Array.from({ length: 96 }, (_, frame) => first?.stateAt(frame / 25));
  expect(new Set(states).size).toBe(48);
  expect(states.every((state, frame) => frame % 2 === 0 || state === states[frame - 1])).toBe(true);
  expect(first?.stateAt(96 / 25)).toBe(states[0]);
});

test('shared layers draw the same in every scene', () => {
  const timeline = sampleTimeline();
  const scenes = [sampleScene(), sampleScene({ index: 1, title: 'Otro', points: [] })];
  const context = testCanvas(8, 8);
  const [first, second] = [0, 1].map((index) =>
    createScenePicture(context, { ...timeline, scenes }, index, () => null),
  );
  const shared = (first?.layers ?? []).filter((layer) => layer.shared);
  expect(shared.map(({ name }) => name)).toContain('presenter');
  for (const layer of shared) {
    const other = layerOf(second?.layers ?? [], layer.name);
    expect(other.bounds).toEqual(layer.bounds);
    expect(other.stateAt(0.2)).toBe(layer.stateAt(0.2));
    const [one, two] = [layer, other].map(({ draw, bounds }) => {
      const target = testCanvas(720, 1280);
      draw(target, 0.2);
      return Buffer.from(pixelsOf(target, bounds));
    });
    expect(one && two && Buffer.compare(one, two), layer.name).toBe(0);
  }
});

test('a point appears when it is spoken, is lit until the next, and stays', () => {
  const { layers, width, height } = pictureOf({});
  const inkAt = (name: string, t: number) => {
    const context = testCanvas(width, height);
    const { bounds, draw } = layerOf(layers, name);
    draw(context, t);
    return inkIn(context, bounds);
  };
  expect(inkAt('point-2', 1.76)).toBe(0);
  expect(inkAt('point-2', 1.8)).toBeGreaterThan(0);
  const first = layerOf(layers, 'point-1');
  expect(first.stateAt(1.7)).not.toBe(first.stateAt(2.2));
  expect(inkAt('point-1', 5)).toBeGreaterThan(0);
});

test('highlights caption words one by one, and hides the box in silence', () => {
  const captions = layerOf(pictureOf({}).layers, 'captions');
  const states = Array.from({ length: 200 }, (_, frame) => captions.stateAt(frame / 25));
  const changes = states.filter((state, frame) => state !== states[frame - 1]);
  expect(changes).toEqual([
    '0:1',
    '0:2',
    '0:3',
    '0:4',
    '0:5',
    '0:6',
    'none',
    '1:1',
    '1:2',
    '1:3',
    '1:4',
    'none',
  ]);
});

test('the progress line changes at most every sixth frame', () => {
  const progress = layerOf(pictureOf({}).layers, 'progress');
  const states = Array.from({ length: 200 }, (_, frame) => progress.stateAt(frame / 25));
  expect(new Set(states).size).toBe(34);
});

test('draws every background, and a scene without speech', () => {
  for (const background of BACKGROUNDS) {
    const bare = sampleScene({ title: '', points: [], captions: [], visemes: [] });
    const picture = pictureOf({ background }, bare);
    drawMoment(testCanvas(picture.width, picture.height), picture, 2);
    expect(picture.layers.some(({ name }) => name === 'captions')).toBe(false);
  }
});

test('names an unknown presenter or scene', () => {
  expect(() => pictureOf({ presenterId: 'nobody' })).toThrow(/"nobody"/);
  expect(() => createScenePicture(testCanvas(8, 8), sampleTimeline(), 7, () => null)).toThrow(
    /scene 7/,
  );
});

describe.each(VIDEO_FORMATS)('without captions in a %s picture', (format) => {
  const lists = (captionPlace: Timeline['captionPlace'], presenterPlace: string) =>
    pictureOf({ format, captionPlace }, { presenterPlace, layout: 'steps', points: STEPS }).layers;
  const bottomOf = (layers: Layer[]) =>
    Math.max(...layers.filter(({ tells }) => tells).map(({ bounds }) => bounds.y + bounds.height));

  test.each(PRESENTER_PLACES)('the content has their room, with the presenter %s', (place) => {
    const [usual, left] = [lists('picture', place), lists('track', place)];
    expect(usual.map(({ name }) => name)).toContain('captions');
    expect(left.map(({ name }) => name)).not.toContain('captions');
    expect(bottomOf(left)).toBeGreaterThan(bottomOf(usual) + 20);
    expect(bottomOf(left)).toBeLessThan(layerOf(left, 'progress').bounds.y);
  });
});
