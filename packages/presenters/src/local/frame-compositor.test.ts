import type { Bounds, Canvas2D, Layer, ScenePicture } from '@tarima/stage';
import { expect, test } from 'vitest';
import { createDrawingCanvas } from './canvas.ts';
import { createFrameCompositor } from './frame-compositor.ts';
import { createSpriteCache } from './sprite-cache.ts';

const SIZE = { width: 160, height: 96 };
const frameOf = (t: number) => Math.round(t * 25);

function layer(
  name: string,
  bounds: Bounds,
  stateAt: (t: number) => string,
  paint: (context: Canvas2D, t: number) => void,
): Layer {
  return {
    name,
    bounds,
    stateAt,
    draw: (context, t) => {
      context.save();
      context.beginPath();
      context.rect(bounds.x, bounds.y, bounds.width, bounds.height);
      context.clip();
      paint(context, t);
      context.restore();
    },
  };
}

/** A ground, a moving disc, a growing translucent bar and a blinking dot. */
function testPicture(drawn: string[] = []): ScenePicture {
  const note = (name: string, paint: (context: Canvas2D, t: number) => void) => {
    return (context: Canvas2D, t: number) => {
      drawn.push(name);
      paint(context, t);
    };
  };
  const layers = [
    layer(
      'ground',
      { x: 0, y: 0, ...SIZE },
      () => '',
      note('ground', (context) => {
        const colours = context.createLinearGradient(0, 0, 160, 96);
        colours.addColorStop(0, '#e8f0ff');
        colours.addColorStop(1, '#2040a0');
        context.fillStyle = colours;
        context.fillRect(0, 0, 160, 96);
      }),
    ),
    layer(
      'disc',
      { x: 21, y: 7, width: 91, height: 83 },
      (t) => `${frameOf(t) % 4}`,
      note('disc', (context, t) => {
        context.fillStyle = '#d08040';
        context.beginPath();
        context.arc(64.3 + (frameOf(t) % 4) * 1.7, 48.5, 30, 0, 7);
        context.fill();
      }),
    ),
    layer(
      'bar',
      { x: 11, y: 61, width: 139, height: 21 },
      (t) => `${frameOf(t) >> 1}`,
      note('bar', (context, t) => {
        context.fillStyle = 'rgba(10, 20, 40, 0.7)';
        context.fillRect(11, 61, 20 + (frameOf(t) >> 1) * 5.5, 21);
      }),
    ),
    layer(
      'dot',
      { x: 120, y: 8, width: 24, height: 24 },
      (t) => `${frameOf(t) % 6 < 3}`,
      note('dot', (context, t) => {
        if (frameOf(t) % 6 >= 3) return;
        context.fillStyle = '#40c060';
        context.beginPath();
        context.arc(132, 20, 9.5, 0, 7);
        context.fill();
      }),
    ),
  ];
  return { ...SIZE, duration: 1, layers };
}

/** The luma of the whole picture drawn on one canvas, by the textbook formula. */
function directLuma(picture: ScenePicture, t: number): number[] {
  const { canvas, context } = createDrawingCanvas(SIZE.width, SIZE.height);
  for (const each of picture.layers) each.draw(context, t);
  const rgba = canvas.data();
  return Array.from({ length: SIZE.width * SIZE.height }, (_, index) => {
    const [r = 0, g = 0, b = 0] = rgba.subarray(index * 4, index * 4 + 3);
    return 16 + (219 / 255) * (0.2126 * r + 0.7152 * g + 0.0722 * b);
  });
}

test('composed frames look as if everything had been drawn on one canvas', () => {
  const picture = testPicture();
  const compositor = createFrameCompositor(picture, 'scene', createSpriteCache());
  for (let frame = 0; frame < 25; frame++) {
    compositor.moveTo(frame / 25);
    const luma = compositor.frame.bytes.subarray(0, SIZE.width * SIZE.height);
    const furthest = directLuma(picture, frame / 25).reduce(
      (most, value, index) => Math.max(most, Math.abs(value - (luma[index] ?? 0))),
      0,
    );
    expect(furthest, `frame ${frame}`).toBeLessThan(3);
  }
});

test('grey stays grey: chroma of a neutral picture is 128', () => {
  const bounds = { x: 0, y: 0, ...SIZE };
  const picture = {
    ...SIZE,
    duration: 1,
    layers: [
      layer(
        'white',
        bounds,
        () => '',
        (context) => {
          context.fillStyle = '#fff';
          context.fillRect(0, 0, SIZE.width, SIZE.height);
        },
      ),
      layer(
        'veil',
        bounds,
        () => '',
        (context) => {
          context.fillStyle = 'rgba(0, 0, 0, 0.5)';
          context.fillRect(0, 0, SIZE.width, SIZE.height);
        },
      ),
    ],
  };
  const { frame, moveTo } = createFrameCompositor(picture, 'scene', createSpriteCache());
  moveTo(0);
  const chroma = new Set(frame.bytes.subarray(SIZE.width * SIZE.height));
  expect([...chroma].every((value) => Math.abs(value - 128) <= 1)).toBe(true);
});

test('reports a moment equal to the one before, and draws every state once', () => {
  const drawn: string[] = [];
  const picture = testPicture(drawn);
  // Keep only the ground, whose state never changes.
  picture.layers.length = 1;
  const compositor = createFrameCompositor(picture, 'scene', createSpriteCache());
  expect([0, 0.04, 0.08].map((t) => compositor.moveTo(t))).toEqual([true, false, false]);

  const moving = testPicture(drawn);
  drawn.length = 0;
  const movingCompositor = createFrameCompositor(moving, 'moving', createSpriteCache());
  for (let frame = 0; frame < 24; frame++) movingCompositor.moveTo(frame / 25);
  expect(drawn.filter((name) => name === 'disc')).toHaveLength(4);
  expect(drawn.filter((name) => name === 'dot')).toHaveLength(2);
});

test('keeps the states of shared layers between scenes, and no others', () => {
  const drawn: string[] = [];
  const sprites = createSpriteCache();
  for (const scene of ['one', 'two']) {
    const picture = testPicture(drawn);
    const layers = picture.layers.map((each) => ({ ...each, shared: each.name === 'disc' }));
    const compositor = createFrameCompositor({ ...picture, layers }, scene, sprites);
    for (let frame = 0; frame < 8; frame++) compositor.moveTo(frame / 25);
  }
  expect(drawn.filter((name) => name === 'disc')).toHaveLength(4);
  expect(drawn.filter((name) => name === 'ground')).toHaveLength(2);
});

test('a small cache drops the least recently used states and still shows the right picture', () => {
  const drawn: string[] = [];
  const picture = testPicture(drawn);
  const compositor = createFrameCompositor(picture, 'scene', createSpriteCache({ limitBytes: 1 }));
  for (let frame = 0; frame < 8; frame++) compositor.moveTo(frame / 25);
  expect(drawn.filter((name) => name === 'disc')).toHaveLength(8);
  const luma = compositor.frame.bytes.subarray(0, SIZE.width * SIZE.height);
  const expected = directLuma(picture, 7 / 25);
  expect(
    Math.abs((expected[48 * SIZE.width + 64] ?? 0) - (luma[48 * SIZE.width + 64] ?? 0)),
  ).toBeLessThan(3);
});
