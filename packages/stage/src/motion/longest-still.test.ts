import { createCanvas } from '@napi-rs/canvas';
import { LAYOUTS, VIDEO_FORMATS } from '@tarima/contract';
import { expect, test } from 'vitest';
import { createScenePicture } from '../create-scene-picture.ts';
import { fuzzedScene } from '../testing/fuzzed-scene.ts';
import { sampleScene, sampleTimeline } from '../testing/sample-timeline.ts';
import { testCanvas } from '../testing/test-canvas.ts';
import { longestStill } from './longest-still.ts';

/** The canvas stands for a picture of any size. */
const picture = createCanvas(60, 60) as unknown as CanvasImageSource;

test.each(LAYOUTS)('something of %s moves every six seconds, in long scenes too', (layout) => {
  for (const format of VIDEO_FORMATS) {
    const usual = fuzzedScene(layout, 'es', 'usual');
    // Everything is said at the beginning of a long scene, or at its end.
    const scenes = [40, 63].flatMap((duration) =>
      [0.02, 0.9].map((from) => ({
        ...usual,
        duration,
        points: usual.points.map((point, index) => ({ ...point, start: duration * from + index })),
        table: usual.table && { ...usual.table, lit: [] },
      })),
    );
    const pictures = scenes.map((scene) =>
      createScenePicture(testCanvas(8, 8), sampleTimeline({ format }, scene), 0, () => picture),
    );
    expect(longestStill(pictures)).toBeLessThanOrEqual(6);
  }
});

test('a scene with nothing but a title moves, too', () => {
  const scene = sampleScene({ layout: 'title', points: [], duration: 20 });
  const made = createScenePicture(testCanvas(8, 8), sampleTimeline({}, scene), 0, () => null);
  expect(longestStill([made])).toBeLessThanOrEqual(6);
});

test('nothing moves at most moments: still frames cost nothing', () => {
  for (const layout of LAYOUTS) {
    const scene = { ...fuzzedScene(layout, 'es', 'short'), duration: 30 };
    const made = createScenePicture(testCanvas(8, 8), sampleTimeline({}, scene), 0, () => picture);
    const telling = made.layers.filter(({ tells }) => tells);
    let moving = 0;
    for (let frame = 1; frame < 750; frame++)
      if (telling.some((one) => one.stateAt(frame / 25) !== one.stateAt((frame - 1) / 25)))
        moving++;
    expect(moving / 750, layout).toBeLessThan(0.3);
  }
});
