/**
 * The drawing process, one on each core, so that the server's event loop stays free. A fault in
 * native drawing code ends a job, not the server. The process ends with its parent.
 */
import { writeFile } from 'node:fs/promises';
import { flushCompileCache } from 'node:module';
import { createScenePicture, type FindPicture } from '@tarima/stage';
import { createDrawingCanvas } from './canvas.ts';
import { drawSegment } from './draw-segment.ts';
import { createFrameCompositor, type FrameCompositor } from './frame-compositor.ts';
import { loadPictures } from './load-pictures.ts';
import { lookOf } from './plan-segments.ts';
import { scaleOf } from './resolution.ts';
import type { WorkerNews, WorkerOrder, WorkerSetUp, WorkerTask } from './segment-protocol.ts';
import { createSpriteCache } from './sprite-cache.ts';
import { createSpriteStore } from './sprite-store.ts';
import { drawPoster } from './stills.ts';

const tell = (news: WorkerNews) => process.send?.(news);
const { context } = createDrawingCanvas(16, 16);
flushCompileCache();

let setUp: WorkerSetUp | undefined;
let pictures: Promise<FindPicture> | undefined;
let sprites = createSpriteCache();
let scene: { index: number; compositor: FrameCompositor } | undefined;

async function run(task: WorkerTask): Promise<void> {
  if (!setUp || !pictures) throw new Error('A task came before the set-up');
  const findPicture = await pictures;
  if (task.kind === 'poster') {
    await writeFile(
      task.path,
      await drawPoster(setUp.timeline, task.sceneIndex, task.t, findPicture),
    );
    return;
  }
  const { sceneIndex } = task.range;
  const isFirst = scene === undefined;
  if (scene?.index !== sceneIndex) {
    const picture = createScenePicture(context, setUp.timeline, sceneIndex, findPicture);
    const compositor = createFrameCompositor(
      picture,
      String(sceneIndex),
      sprites,
      scaleOf(setUp.timeline),
    );
    scene = { index: sceneIndex, compositor };
  }
  if (isFirst) await scene.compositor.prepare(setUp.part, setUp.parts);
  const stream = await drawSegment(scene.compositor, task.range, (count) =>
    tell({ kind: 'frames', count }),
  );
  await writeFile(task.path, stream);
}

process.on('message', (order: WorkerOrder) => {
  if (order.kind === 'set-up') {
    setUp = order;
    pictures = loadPictures(order.timeline, order.figures);
    const store = createSpriteStore(order.cacheFolder, lookOf(order.timeline));
    sprites = createSpriteCache({ store });
    return;
  }
  run(order).then(
    () => tell({ kind: 'done' }),
    (error: unknown) =>
      tell({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
  );
});
process.on('disconnect', () => process.exit(1));
