import { execFileSync } from 'node:child_process';
import { readdir, readFile, stat, watch } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CompanyLook } from '@tarima/contract';
import { measureLoudness, probeFile } from '@tarima/media';
import type { SpeechModel } from '@tarima/speech';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../test-folder.ts';
import { createTestSpeech } from '../test-speech.ts';
import { TEST_SCRIPT, TEST_SETTINGS } from '../test-video.ts';
import { type MakingProgress, type MakingRequest, makeVideo } from './make-video.ts';
import { encodePreviewAudio } from './mastered-sound.ts';
import { planSegments } from './plan-segments.ts';
import { type PlanRequest, type PlanSettings, planVideo } from './plan-video.ts';

const FRAME = 1 / 25;

type Planned = Omit<PlanRequest, 'onProgress'>;

/** So many that a busy machine kills the drawing process before all are drawn. */
const MANY_SCENES = Array.from(
  { length: 24 },
  (_, index) => `## Escena ${index + 1}\n\nEl viento mueve la pala ${index + 1}.\n`,
);

async function prepare(changes: Partial<Planned> = {}) {
  const folder = await temporaryFolder();
  const planned: Planned = {
    script: TEST_SCRIPT,
    language: 'es',
    title: 'El viento',
    settings: TEST_SETTINGS,
    figures: [],
    speech: createTestSpeech(),
    cacheFolder: await temporaryFolder(),
    ...changes,
  };
  const request: MakingRequest = {
    ...planned,
    outputs: {
      video: join(folder, 'video.mp4'),
      captions: join(folder, 'video.vtt'),
      poster: join(folder, 'video.png'),
    },
  };
  return { folder, planned, request };
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

test('a script becomes an MP4 with captions, chapters and a poster', async () => {
  const { folder, planned, request } = await prepare();
  const progress: MakingProgress[] = [];
  const made = await makeVideo({ ...request, onProgress: (step) => progress.push(step) });
  const plan = await planVideo(planned);

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

  expect(progress.at(0)?.stage).toBe('speaking');
  expect(progress).toContainEqual({ stage: 'drawing', fraction: 1 });
  expect(progress.at(-1)).toEqual({ stage: 'finishing', fraction: 1 });
  expect(await temporaryIn(request.cacheFolder)).toEqual([]);
  expect(await readdir(folder)).toHaveLength(3);
  expect(drawingProcesses()).toEqual([]);
});

test('in 1080p the same drawing has more pixels, between intro and outro', async () => {
  const bookend = (title: string) => ({ title, line: 'Formación' });
  const look: CompanyLook = {
    ...{ accent: '#8a1538', second: '#f2b705', font: 'nunito', logo: null, backdrop: null },
    ...{ intro: bookend('Aula Norte'), outro: bookend('Hasta pronto') },
  };
  const settings: PlanSettings = { ...TEST_SETTINGS, resolution: '1080p', look };
  const { planned, request } = await prepare({ settings });
  await makeVideo(request);
  const plan = await planVideo(planned);

  const file = await probeFile(request.outputs.video);
  const video = file.streams.find((stream) => stream.kind === 'video');
  expect(video).toMatchObject({ codec: 'h264', width: 1920, height: 1080 });
  expect(video?.frames).toBe(Math.round(plan.timeline.duration * 25));
  const titles = ['Aula Norte', 'Qué es', 'Cómo funciona', 'Hasta pronto'];
  expect(file.chapters.map(({ title }) => title)).toEqual(titles);
  const poster = await probeFile(request.outputs.poster);
  expect(poster.streams[0]).toMatchObject({ width: 1920, height: 1080 });

  const plain = await planVideo({ ...planned, settings: TEST_SETTINGS });
  expect(plan.timeline.duration).toBeCloseTo(plain.timeline.duration + 2 * 2.6);
  // Intro and outro change no scene's place in the video's own count.
  expect(plan.timeline.scenes.slice(1, -1)).toEqual(plain.timeline.scenes);
});

test('after an edit only the scene that changed is drawn again', async () => {
  const { request } = await prepare();
  await makeVideo(request);
  const before = await segmentsIn(request.cacheFolder);
  const script = TEST_SCRIPT.replace('Gira la pala.', 'Gira la hélice.');
  await makeVideo({ ...request, script });
  const after = await segmentsIn(request.cacheFolder);
  expect(before).toHaveLength(2);
  expect(after).toHaveLength(before.length + 1);
});

test('captions left out of the picture change all scenes, but no speech and no captions', async () => {
  const { planned, request } = await prepare();
  const { cacheFolder } = request;
  await makeVideo(request);
  const plan = await planVideo(planned);
  const captions = await readFile(request.outputs.captions, 'utf8');
  const before = await segmentsIn(cacheFolder);
  const speech = createTestSpeech();
  const settings: PlanSettings = { ...TEST_SETTINGS, captionPlace: 'track' };
  await makeVideo({ ...request, settings, speech });
  const without = await planVideo({ ...planned, settings });
  expect(await segmentsIn(cacheFolder)).toHaveLength(before.length * 2);
  expect(speech.spoken).toEqual([]);
  expect(without.audio).toEqual(plan.audio);
  expect(await readFile(request.outputs.captions, 'utf8')).toBe(captions);
  const file = await probeFile(request.outputs.video);
  expect(file.streams.map(({ kind }) => kind)).toContain('subtitle');
});

test('a killed drawing process fails the video, and the next try continues', async () => {
  const { request } = await prepare({ script: MANY_SCENES.join('\n') });
  const { cacheFolder } = request;
  const rendering = makeVideo(request);
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
  expect(finished.length).toBeLessThan(MANY_SCENES.length);
  const times = await Promise.all(
    finished.map(async (name) => (await stat(join(cacheFolder, name))).mtimeMs),
  );

  await makeVideo(request);
  expect(await segmentsIn(cacheFolder)).toHaveLength(MANY_SCENES.length);
  expect(
    await Promise.all(finished.map(async (name) => (await stat(join(cacheFolder, name))).mtimeMs)),
  ).toEqual(times);
});

test('an abort ends drawing at once and leaves no processes or partial files', async () => {
  const { folder, request } = await prepare();
  const { cacheFolder } = request;
  const controller = new AbortController();
  const drawing = Promise.withResolvers<void>();
  const rendering = makeVideo({
    ...request,
    signal: controller.signal,
    onProgress: ({ stage }) => stage === 'drawing' && drawing.resolve(),
  });
  rendering.catch(() => {});
  await drawing.promise;
  controller.abort();
  await expect(rendering).rejects.toMatchObject({ code: 'CANCELLED' });
  expect(drawingProcesses()).toEqual([]);
  expect(await temporaryIn(cacheFolder)).toEqual([]);
  expect(await readdir(folder)).toEqual([]);
});

/** A voice that waits before it says one word, until the test lets it. */
function hesitantSpeech(word: string) {
  const reached = Promise.withResolvers<AbortSignal | undefined>();
  const going = Promise.withResolvers<void>();
  const voice = createTestSpeech();
  const speak: SpeechModel['speak'] = async (what) => {
    if (what.text.includes(word)) {
      reached.resolve(what.signal);
      await going.promise;
    }
    return voice.speak(what);
  };
  return { speech: { ...voice, speak }, reached: reached.promise, going };
}

test('a scene is drawn while the next is spoken, into the same video', async () => {
  const { speech, reached, going } = hesitantSpeech('Gira');
  const { planned, request } = await prepare({ speech });
  const told: MakingProgress[] = [];
  const making = makeVideo({ ...request, onProgress: (step) => told.push(step) });
  await reached;
  await expect.poll(() => segmentsIn(request.cacheFolder), { timeout: 300_000 }).toHaveLength(1);
  expect(new Set(told.map(({ stage }) => stage))).toEqual(new Set(['speaking']));
  expect(told.at(-1)?.fraction).toBeLessThan(0.6);
  going.resolve();
  await making;
  const fractions = told.filter(({ stage }) => stage !== 'finishing').map((each) => each.fraction);
  expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));

  // The same video from a plan that was whole before anything was drawn.
  const { timeline } = await planVideo(planned);
  const whole = timeline.scenes.flatMap((scene) =>
    planSegments({ ...timeline, scenes: [scene] }, ''),
  );
  expect(await segmentsIn(request.cacheFolder)).toEqual(whole.map(({ path }) => path).sort());
  const again = await prepare();
  await planVideo(again.planned);
  await makeVideo(again.request);
  const { video } = request.outputs;
  expect(await readFile(again.request.outputs.video)).toEqual(await readFile(video));
});

test('a failed sentence stops the drawing and is the failure that is told', async () => {
  const { speech, reached, going } = hesitantSpeech('Gira');
  const { folder, request } = await prepare({ speech });
  const making = makeVideo(request);
  making.catch(() => {});
  await reached;
  await expect.poll(() => segmentsIn(request.cacheFolder), { timeout: 300_000 }).toHaveLength(1);
  going.reject(new Error('the voice broke'));
  await expect(making).rejects.toThrow('the voice broke');
  expect(drawingProcesses()).toEqual([]);
  expect(await readdir(folder)).toEqual([]);
  expect(await segmentsIn(request.cacheFolder)).toHaveLength(1);
});

test('a failed drawing stops the speech and is the failure that is told', async () => {
  const { speech, reached, going } = hesitantSpeech('Gira');
  const { request } = await prepare({ speech, script: [...MANY_SCENES, TEST_SCRIPT].join('\n') });
  const making = makeVideo(request);
  making.catch(() => {});
  const signal = await reached;
  signal?.addEventListener('abort', () => going.reject(signal.reason));
  await expect.poll(drawingProcesses, { timeout: 300_000 }).not.toEqual([]);
  for (const pid of drawingProcesses()) process.kill(pid, 'SIGKILL');
  await expect(making).rejects.toMatchObject({ code: 'VIDEO_FAILED' });
});

test('an earlier abort starts nothing', async () => {
  const { folder, request } = await prepare();
  await expect(makeVideo({ ...request, signal: AbortSignal.abort() })).rejects.toMatchObject({
    code: 'CANCELLED',
  });
  expect(await readdir(folder)).toEqual([]);
});

test('the sound of a preview is that of the video', async () => {
  const { folder, planned } = await prepare();
  const plan = await planVideo(planned);
  const path = join(folder, 'preview.m4a');
  await encodePreviewAudio(plan, path);
  const file = await probeFile(path);
  expect(file.streams.map(({ codec }) => codec)).toEqual(['aac']);
  expect(Math.abs(file.durationSeconds - plan.timeline.duration)).toBeLessThanOrEqual(FRAME);
});
