import { execFileSync } from 'node:child_process';
import { readdir, readFile, stat, watch } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CompanyLook } from '@tarima/contract';
import { measureLoudness, probeFile } from '@tarima/media';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../test-folder.ts';
import { createTestSpeech } from '../test-speech.ts';
import { TEST_SCRIPT, TEST_SETTINGS } from '../test-video.ts';
import { encodePreviewAudio } from './mastered-sound.ts';
import { type PlanSettings, planVideo, type VideoPlan } from './plan-video.ts';
import { type RenderProgress, type RenderRequest, renderVideo } from './render-video.ts';

const FRAME = 1 / 25;

async function planTest(
  script: string,
  cacheFolder: string,
  settings: PlanSettings = TEST_SETTINGS,
  speech = createTestSpeech(),
): Promise<VideoPlan> {
  return planVideo({
    script,
    language: 'es',
    title: 'Viento',
    settings,
    figures: [],
    speech,
    cacheFolder,
  });
}

function requestFor(plan: VideoPlan, cacheFolder: string, folder: string): RenderRequest {
  return {
    plan,
    figures: [],
    cacheFolder,
    outputs: {
      video: join(folder, 'video.mp4'),
      captions: join(folder, 'video.vtt'),
      poster: join(folder, 'video.png'),
    },
    metadata: { title: 'El viento', language: 'es' },
  };
}

async function prepare(script = TEST_SCRIPT) {
  const cacheFolder = await temporaryFolder();
  const folder = await temporaryFolder();
  const plan = await planTest(script, cacheFolder);
  return { plan, cacheFolder, folder, request: requestFor(plan, cacheFolder, folder) };
}

const segmentsIn = async (folder: string) =>
  (await readdir(folder)).filter((name) => /^segment-.*\.h264$/u.test(name)).sort();
const temporaryIn = async (folder: string) =>
  (await readdir(folder)).filter((name) => name.includes('.tmp'));
const drawingProcesses = () =>
  execFileSync('ps', ['-eo', 'pid,ppid,args'])
    .toString()
    .split('\n')
    .filter((line) => line.includes('segment-worker.ts'))
    .map((line) => line.trim().split(/\s+/u).map(Number))
    .filter(([, parent]) => parent === process.pid)
    .map(([pid]) => pid ?? 0);

// Another file's renders, in this process, leave drawing processes that wait.
beforeAll(async () => {
  for (const pid of drawingProcesses()) process.kill(pid, 'SIGKILL');
  while (drawingProcesses().length > 0) await sleep(20);
});

test('a planned video becomes an MP4 with captions, chapters and a poster', async () => {
  const { plan, cacheFolder, folder, request } = await prepare();
  const progress: RenderProgress[] = [];
  const made = await renderVideo({ ...request, onProgress: (step) => progress.push(step) });

  const file = await probeFile(request.outputs.video);
  const video = file.streams.find((stream) => stream.kind === 'video');
  const sound = file.streams.find((stream) => stream.kind === 'audio');
  expect(video).toMatchObject({ codec: 'h264', width: 1280, height: 720, language: 'spa' });
  expect(sound).toMatchObject({ codec: 'aac', language: 'spa' });
  expect(video?.frames).toBe(Math.round(plan.timeline.duration * 25));
  expect(
    Math.abs((video?.durationSeconds ?? 0) - (sound?.durationSeconds ?? 0)),
  ).toBeLessThanOrEqual(FRAME);
  expect(file.title).toBe('El viento');
  expect(file.chapters.map(({ title }) => title)).toEqual(['Qué es', 'Cómo funciona']);
  expect(made).toEqual({ durationSeconds: plan.timeline.duration, bytes: file.bytes });

  const bytes = await readFile(request.outputs.video);
  expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
  const { integratedLufs, truePeakDbtp } = await measureLoudness(request.outputs.video);
  expect(Math.abs(integratedLufs + 16)).toBeLessThanOrEqual(1);
  expect(truePeakDbtp).toBeLessThanOrEqual(-1);

  const captions = await readFile(request.outputs.captions, 'utf8');
  expect(captions).toMatch(/^WEBVTT\nLanguage: es\n\n00:00:00\.300 --> /u);
  expect(captions).toContain('El viento mueve.');
  const track = file.streams.find((stream) => stream.kind === 'subtitle');
  expect(track).toMatchObject({ language: 'spa', isDefault: false });
  const poster = await probeFile(request.outputs.poster);
  expect(poster.streams[0]).toMatchObject({ codec: 'png', width: 1280, height: 720 });

  expect(progress.at(0)).toEqual({ stage: 'drawing', fraction: 0 });
  expect(progress).toContainEqual({ stage: 'drawing', fraction: 1 });
  expect(progress.at(-1)).toEqual({ stage: 'finishing', fraction: 1 });
  expect(await temporaryIn(cacheFolder)).toEqual([]);
  expect(await readdir(folder)).toHaveLength(3);
  expect(drawingProcesses()).toEqual([]);
});

test('in 1080p the same drawing has more pixels, between intro and outro', async () => {
  const cacheFolder = await temporaryFolder();
  const folder = await temporaryFolder();
  const bookend = (title: string) => ({ title, line: 'Formación' });
  const look: CompanyLook = {
    ...{ accent: '#8a1538', second: '#f2b705', font: 'nunito', logo: null, backdrop: null },
    ...{ intro: bookend('Aula Norte'), outro: bookend('Hasta pronto') },
  };
  const settings: PlanSettings = { ...TEST_SETTINGS, resolution: '1080p', look };
  const plan = await planTest(TEST_SCRIPT, cacheFolder, settings);
  const request = requestFor(plan, cacheFolder, folder);
  await renderVideo(request);

  const file = await probeFile(request.outputs.video);
  const video = file.streams.find((stream) => stream.kind === 'video');
  expect(video).toMatchObject({ codec: 'h264', width: 1920, height: 1080 });
  expect(video?.frames).toBe(Math.round(plan.timeline.duration * 25));
  const titles = ['Aula Norte', 'Qué es', 'Cómo funciona', 'Hasta pronto'];
  expect(file.chapters.map(({ title }) => title)).toEqual(titles);
  const poster = await probeFile(request.outputs.poster);
  expect(poster.streams[0]).toMatchObject({ width: 1920, height: 1080 });

  const plain = await planTest(TEST_SCRIPT, cacheFolder);
  expect(plan.timeline.duration).toBeCloseTo(plain.timeline.duration + 2 * 2.6);
  // Intro and outro change no scene's place in the video's own count.
  expect(plan.timeline.scenes.slice(1, -1)).toEqual(plain.timeline.scenes);
});

test('after an edit only the scene that changed is drawn again', async () => {
  const { plan, cacheFolder, folder, request } = await prepare();
  await renderVideo(request);
  const before = await segmentsIn(cacheFolder);
  const edited = await planTest(
    TEST_SCRIPT.replace('Gira la pala.', 'Gira la hélice.'),
    cacheFolder,
  );
  await renderVideo(requestFor(edited, cacheFolder, folder));
  const after = await segmentsIn(cacheFolder);
  expect(before).toHaveLength(plan.timeline.scenes.length);
  expect(after).toHaveLength(before.length + 1);
});

test('captions left out of the picture change all scenes, but no speech and no captions', async () => {
  const { plan, cacheFolder, folder, request } = await prepare();
  await renderVideo(request);
  const captions = await readFile(request.outputs.captions, 'utf8');
  const before = await segmentsIn(cacheFolder);
  const speech = createTestSpeech();
  const settings: PlanSettings = { ...TEST_SETTINGS, captionPlace: 'track' };
  const without = await planTest(TEST_SCRIPT, cacheFolder, settings, speech);
  await renderVideo(requestFor(without, cacheFolder, folder));
  expect(await segmentsIn(cacheFolder)).toHaveLength(before.length * 2);
  expect(speech.spoken).toEqual([]);
  expect(without.audio).toEqual(plan.audio);
  expect(await readFile(request.outputs.captions, 'utf8')).toBe(captions);
  const file = await probeFile(request.outputs.video);
  expect(file.streams.map(({ kind }) => kind)).toContain('subtitle');
});

test('a killed drawing process fails the render, and the next render continues', async () => {
  const scene = (index: number) => `## Escena ${index}\n\nEl viento mueve la pala ${index}.\n`;
  // Enough scenes that a busy machine kills the process before all are drawn.
  const scenes = Array.from({ length: 24 }, (_, index) => scene(index + 1));
  const { cacheFolder, request } = await prepare(scenes.join('\n'));
  const rendering = renderVideo(request);
  rendering.catch(() => {});
  // Resolves once the first segment exists.
  for await (const { filename } of watch(cacheFolder)) {
    if (filename?.endsWith('.h264')) break;
  }
  for (const pid of drawingProcesses()) process.kill(pid, 'SIGKILL');
  await expect(rendering).rejects.toMatchObject({
    code: 'VIDEO_FAILED',
    message: expect.stringContaining('SIGKILL'),
  });
  expect(await temporaryIn(cacheFolder)).toEqual([]);
  const finished = await segmentsIn(cacheFolder);
  expect(finished.length).toBeGreaterThan(0);
  expect(finished.length).toBeLessThan(scenes.length);
  const times = await Promise.all(
    finished.map(async (name) => (await stat(join(cacheFolder, name))).mtimeMs),
  );

  await renderVideo(request);
  expect(await segmentsIn(cacheFolder)).toHaveLength(scenes.length);
  expect(
    await Promise.all(finished.map(async (name) => (await stat(join(cacheFolder, name))).mtimeMs)),
  ).toEqual(times);
});

test('an abort ends drawing at once and leaves no processes or partial files', async () => {
  const { cacheFolder, folder, request } = await prepare();
  const controller = new AbortController();
  const drawing = Promise.withResolvers<void>();
  const rendering = renderVideo({
    ...request,
    signal: controller.signal,
    onProgress: ({ fraction }) => fraction > 0 && drawing.resolve(),
  });
  rendering.catch(() => {});
  await drawing.promise;
  controller.abort();
  await expect(rendering).rejects.toMatchObject({ code: 'CANCELLED' });
  expect(drawingProcesses()).toEqual([]);
  expect(await temporaryIn(cacheFolder)).toEqual([]);
  expect(await readdir(folder)).toEqual([]);
});

test('an earlier abort starts nothing', async () => {
  const { folder, request } = await prepare();
  await expect(renderVideo({ ...request, signal: AbortSignal.abort() })).rejects.toMatchObject({
    code: 'CANCELLED',
  });
  expect(await readdir(folder)).toEqual([]);
});

test('the sound of a preview is that of the video', async () => {
  const { plan, folder } = await prepare();
  const path = join(folder, 'preview.m4a');
  await encodePreviewAudio(plan, path);
  const file = await probeFile(path);
  expect(file.streams.map(({ codec }) => codec)).toEqual(['aac']);
  expect(Math.abs(file.durationSeconds - plan.timeline.duration)).toBeLessThanOrEqual(FRAME);
});
