/**
 * The drawing process, one on each core, so that the server's event loop stays free. A fault in
 * native drawing code ends a job, not the server. The process ends with its parent.
 */
import { writeFile } from 'node:fs/promises';
import { flushCompileCache } from 'node:module';
import type { Timeline } from '@tarima/contract';
import { contentHash } from '@tarima/media';
import { createScenePicture, type FindPicture } from '@tarima/stage';
import { createDrawingCanvas } from './canvas.ts';
import { drawSegment } from './draw-segment.ts';
import { createFrameCompositor, type FrameCompositor } from './frame-compositor.ts';
import { createPictureLoader } from './load-pictures.ts';
import { lookOf } from './plan-segments.ts';
import { scaleOf } from './resolution.ts';
import type { WorkerNews, WorkerOrder, WorkerSetUp, WorkerTask } from './segment-protocol.ts';
import { createSpriteCache, type SpriteCache } from './sprite-cache.ts';
import { createSpriteStore } from './sprite-store.ts';
import { drawPoster } from './stills.ts';

const tell = (news: WorkerNews) => process.send?.(news);
const { context } = createDrawingCanvas(16, 16);
flushCompileCache();

type Showing = {
  timeline: Timeline;
  findPicture: FindPicture;
  /** Made for the scene's first segment. */
  compositor?: FrameCompositor;
};

let setUp: WorkerSetUp | undefined;
let loadPictures = createPictureLoader([]);
let sprites: SpriteCache | undefined;
let showing: Promise<Showing> | undefined;

async function show(timeline: Timeline): Promise<Showing> {
  return { timeline, findPicture: await loadPictures(timeline) };
}

async function run(task: WorkerTask): Promise<void> {
  if (!setUp || !showing) throw new Error('A task came before its scene');
  const scene = await showing;
  const { timeline, findPicture } = scene;
  if (task.kind === 'poster') {
    await writeFile(task.path, await drawPoster(timeline, task.t, findPicture));
    return;
  }
  const isFirst = sprites === undefined;
  sprites ??= createSpriteCache({
    store: createSpriteStore(setUp.cacheFolder, lookOf(timeline)),
  });
  scene.compositor ??= createFrameCompositor(
    createScenePicture(context, timeline, 0, findPicture),
    // Scenes of a video differ, and so do the names of their pictures.
    contentHash(timeline.scenes),
    sprites,
    scaleOf(timeline),
  );
  if (isFirst) await scene.compositor.prepare(setUp.part, setUp.parts);
  const stream = await drawSegment(scene.compositor, task.range, (count) =>
    tell({ kind: 'frames', count }),
  );
  await writeFile(task.path, stream);
}

process.on('message', (order: WorkerOrder) => {
  if (order.kind === 'set-up') {
    setUp = order;
    loadPictures = createPictureLoader(order.figures);
    return;
  }
  if (order.kind === 'scene') {
    showing = show(order.scene);
    return;
  }
  run(order).then(
    () => tell({ kind: 'done' }),
    (error: unknown) =>
      tell({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
  );
});
process.on('disconnect', () => process.exit(1));
