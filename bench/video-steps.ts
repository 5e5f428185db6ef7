import { mkdir, open, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { FRAME_SIZES, FRAMES_PER_SECOND } from '@tarima/contract';
import {
  formatWebVtt,
  masterSpeech,
  muxVideo,
  runProgram,
  VIDEO_ENCODER_ARGS,
  wavSource,
} from '@tarima/media';
import type { VideoPlan } from '@tarima/presenters';
import { createScenePicture, drawMoment } from '@tarima/stage';
import { createDrawingCanvas } from '../packages/presenters/src/local/canvas.ts';
import { createFrameCompositor } from '../packages/presenters/src/local/frame-compositor.ts';
import { createSpriteCache } from '../packages/presenters/src/local/sprite-cache.ts';
import { measure } from './processor-time.ts';

/** Seconds of distinct frames that are kept ready for the encoder. */
const READY_SECONDS = 30;
const COMPARED_FRAMES = 40;

/** The processor time of each step of a job, measured one by one. */
export async function measureSteps(
  plan: VideoPlan,
  folder: string,
): Promise<{ name: string; processor: number }[]> {
  await mkdir(folder, { recursive: true });
  const framesPath = join(folder, 'frames.yuv');
  const soundPath = join(folder, 'sound.m4a');
  const streamPath = join(folder, 'frames.h264');
  const captionsPath = join(folder, 'captions.vtt');
  await writeFile(captionsPath, formatWebVtt([{ start: 0, end: 1, text: 'x' }], 'es'));
  const composing = await measure(async () => composeScenes(plan, plan.timeline.duration, null));
  const ready = await composeScenes(plan, READY_SECONDS, framesPath);
  const encoding = await measure(() => encode(plan, framesPath, streamPath));
  const sound = await measure(async () =>
    masterSpeech(await wavSource(plan.audio.path), soundPath, { format: 'm4a' }),
  );
  const joining = await measure(() =>
    muxVideo(
      {
        ...{ segmentPaths: [streamPath], soundPath, captionsPath },
        ...{ title: 'x', language: 'es', chapters: [] },
      },
      join(folder, 'video.mp4'),
    ),
  );
  await rm(folder, { recursive: true });
  return [
    { name: 'drawing and composing', processor: composing.processor },
    { name: 'encoding', processor: (encoding.processor * plan.timeline.duration) / ready },
    { name: 'sound', processor: sound.processor },
    { name: 'joining', processor: joining.processor },
  ];
}

/**
 * The encoder's speed on ready, distinct frames, as a multiple of real time; one process a core.
 */
export async function encoderAlone(plan: VideoPlan, folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  const framesPath = join(folder, 'frames.yuv');
  const ready = await composeScenes(plan, READY_SECONDS, framesPath);
  const cores = Array.from({ length: availableParallelism() }, (_, index) => index);
  const encodeOnAll = () =>
    Promise.all(cores.map((core) => encode(plan, framesPath, join(folder, `${core}.h264`))));
  const speeds: number[] = [];
  for (let index = 0; index < 3; index++) {
    speeds.push((ready * cores.length) / (await measure(encodeOnAll)).seconds);
  }
  await rm(folder, { recursive: true });
  return speeds.toSorted((a, b) => a - b)[1] ?? 0;
}

/**
 * Composes whole scenes until there are enough frames. Distinct frames go to `path`. Returns
 * seconds.
 */
async function composeScenes(
  { timeline }: VideoPlan,
  seconds: number,
  path: string | null,
): Promise<number> {
  const { context } = createDrawingCanvas(16, 16);
  const sprites = createSpriteCache();
  const file = path ? await open(path, 'w') : null;
  let composed = 0;
  for (const scene of timeline.scenes) {
    if (composed >= seconds) break;
    const picture = createScenePicture(context, timeline, scene.index, () => null);
    const compositor = createFrameCompositor(picture, String(scene.index), sprites);
    const frames = Math.round(scene.duration * FRAMES_PER_SECOND);
    for (let frame = 0; frame < frames; frame++) {
      if (!compositor.moveTo(frame / FRAMES_PER_SECOND)) continue;
      await file?.write(compositor.frame.bytes);
    }
    composed += scene.duration;
  }
  await file?.close();
  return composed;
}

async function encode({ timeline }: VideoPlan, from: string, to: string): Promise<void> {
  const { width, height } = FRAME_SIZES[timeline.format];
  await runProgram('ffmpeg', [
    ...['-v', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-s', `${width}x${height}`],
    ...['-r', String(FRAMES_PER_SECOND), '-i', from, ...VIDEO_ENCODER_ARGS, to],
  ]);
}

/** The SSIM of the video's frames against the same moments drawn on one canvas. */
export async function similarity({ timeline }: VideoPlan, video: string): Promise<number> {
  const { width, height } = FRAME_SIZES[timeline.format];
  const total = Math.round(timeline.duration * FRAMES_PER_SECOND);
  const frames = Array.from({ length: COMPARED_FRAMES }, (_, index) =>
    Math.floor(((index + 0.5) * total) / COMPARED_FRAMES),
  );
  const chosen = frames.map((frame) => `eq(n\\,${frame})`).join('+');
  const graph = [
    `[0:v]select=${chosen},setpts=N/${FRAMES_PER_SECOND}/TB[made]`,
    '[1:v]scale=out_color_matrix=bt709:out_range=tv,format=yuv420p[drawn]',
    '[made][drawn]ssim',
  ].join(';');
  const { said } = await runProgram(
    'ffmpeg',
    [
      ...['-hide_banner', '-nostats', '-i', video, '-f', 'rawvideo', '-pix_fmt', 'rgba'],
      ...['-s', `${width}x${height}`, '-r', String(FRAMES_PER_SECOND), '-i', 'pipe:0'],
      ...['-lavfi', graph, '-f', 'null', '-'],
    ],
    { input: drawFrames(timeline, frames) },
  );
  return Number(/SSIM .*All:([\d.]+)/u.exec(said)?.[1] ?? Number.NaN);
}

async function* drawFrames(
  timeline: VideoPlan['timeline'],
  frames: number[],
): AsyncGenerator<Uint8Array> {
  const { width, height } = FRAME_SIZES[timeline.format];
  const { canvas, context } = createDrawingCanvas(width, height);
  for (const frame of frames) {
    let first = 0;
    let sceneIndex = 0;
    for (const scene of timeline.scenes) {
      const count = Math.round(scene.duration * FRAMES_PER_SECOND);
      if (frame < first + count) break;
      first += count;
      sceneIndex++;
    }
    const picture = createScenePicture(context, timeline, sceneIndex, () => null);
    drawMoment(context, picture, (frame - first) / FRAMES_PER_SECOND);
    yield canvas.data();
  }
}
