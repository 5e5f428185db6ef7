import { expect, test } from 'vitest';
import { createScenePicture } from './create-scene-picture.ts';
import { drawMoment } from './draw-moment.ts';
import { sampleTimeline } from './testing/sample-timeline.ts';
import { pixelsOf, testCanvas } from './testing/test-canvas.ts';
import { createTimelinePlayer } from './timeline-player.ts';

const timeline = sampleTimeline();
const all = { x: 0, y: 0, width: 720, height: 1280 };

function played(t: number) {
  const context = testCanvas(all.width, all.height);
  createTimelinePlayer(context, timeline, () => null).draw(t);
  return Buffer.from(pixelsOf(context, all));
}

function drawn(scene: number, t: number) {
  const context = testCanvas(all.width, all.height);
  drawMoment(
    context,
    createScenePicture(context, timeline, scene, () => null),
    t,
  );
  return Buffer.from(pixelsOf(context, all));
}

test('plays each scene in its own time and keeps the last moment', () => {
  expect(played(3).equals(drawn(0, 3))).toBe(true);
  expect(played(8).equals(drawn(1, 0))).toBe(true);
  expect(played(99).equals(drawn(1, 7.96))).toBe(true);
});
