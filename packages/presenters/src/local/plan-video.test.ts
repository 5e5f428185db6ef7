import { readdir, readFile } from 'node:fs/promises';
import { timelineSchema } from '@tarima/contract';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../test-folder.ts';
import { createTestSpeech } from '../test-speech.ts';
import { TEST_SCRIPT, TEST_SETTINGS } from '../test-video.ts';
import { type PlanRequest, planVideo } from './plan-video.ts';

const request = async (changes: Partial<PlanRequest> = {}): Promise<PlanRequest> => ({
  script: TEST_SCRIPT,
  language: 'es',
  title: 'Viento',
  settings: TEST_SETTINGS,
  figures: [],
  speech: createTestSpeech(),
  cacheFolder: await temporaryFolder(),
  ...changes,
});

test('a script becomes a timeline of whole frames with sound of the same length', async () => {
  const { timeline, audio } = await planVideo(await request());
  expect(timelineSchema.parse(timeline)).toEqual(timeline);
  expect(timeline.scenes.map(({ title, index, count }) => [title, index, count])).toEqual([
    ['Qué es', 0, 2],
    ['Cómo funciona', 1, 2],
  ]);
  for (const scene of timeline.scenes) {
    expect((scene.duration * 25) % 1).toBeCloseTo(0, 6);
    const times = scene.visemes.map(({ start }) => start);
    expect([...times].sort((a, b) => a - b)).toEqual(times);
    expect(scene.visemes.at(-1)?.viseme).toBe('rest');
    expect(scene.captions[0]?.start).toBeCloseTo(0.3, 3);
    expect(scene.captions.at(-1)?.end).toBeLessThanOrEqual(scene.duration);
  }
  const wav = await readFile(audio.path);
  const seconds = (wav.length - 44) / 2 / audio.sampleRate;
  expect(seconds).toBeCloseTo(timeline.duration, 4);
});

test('captions say exactly what is spoken; directions, titles and points are not', async () => {
  const { timeline } = await planVideo(await request());
  const said = timeline.scenes.flatMap(({ captions }) =>
    captions.flatMap(({ words }) => words.map(({ text }) => text)),
  );
  expect(said.join(' ')).toBe('El viento mueve. Gira la pala.');
  expect(timeline.scenes[0]?.points.map(({ text }) => text)).toEqual(['Mueve las palas']);
  expect(timeline.scenes[1]?.picture).toBe('una turbina');
});

test('an edit speaks only the sentence that changed, and changes only its scene', async () => {
  const first = await request();
  const before = await planVideo(first);
  const speech = createTestSpeech();
  const script = TEST_SCRIPT.replace('Gira la pala.', 'Gira la hélice grande.');
  const after = await planVideo({ ...first, script, speech });
  expect(speech.spoken.map(({ text }) => text)).toEqual(['Gira la hélice grande.']);
  expect(after.timeline.scenes[0]).toEqual(before.timeline.scenes[0]);
  expect(after.timeline.scenes[1]).not.toEqual(before.timeline.scenes[1]);
  expect(after.key).not.toBe(before.key);
});

test('the same script gives the same key and speaks nothing again', async () => {
  const first = await request();
  const before = await planVideo(first);
  const speech = createTestSpeech();
  expect(await planVideo({ ...first, speech })).toEqual(before);
  expect(speech.spoken).toEqual([]);
});

test.each([
  ['', 'NOTHING_TO_SAY'],
  ['## Solo un título\n\n[Voice: slower]\n\n- un punto', 'NOTHING_TO_SAY'],
  ['— … !!!', 'NOTHING_TO_SAY'],
])('a script without words, %j, is refused', async (script, code) => {
  await expect(planVideo(await request({ script }))).rejects.toMatchObject({ code });
});

test.each([
  [{ presenterId: 'nobody' }, 'PRESENTER_UNKNOWN'],
  [{ presenterId: null }, 'PRESENTER_UNKNOWN'],
  [{ mode: 'stock', templateId: null }, 'TEMPLATE_UNKNOWN'],
] as const)('settings %j are refused', async (changes, code) => {
  const settings = { ...TEST_SETTINGS, ...changes };
  await expect(planVideo(await request({ settings }))).rejects.toMatchObject({ code });
});

test.each([
  ['silent', (length: number) => new Int16Array(length)],
  ['empty', () => new Int16Array(0)],
  ['endless', (length: number) => new Int16Array(length * 60).fill(3000)],
])('refuses a %s clip and does not keep it', async (_, makeSamples) => {
  const voice = createTestSpeech();
  const planned = await request({
    speech: {
      ...voice,
      speak: async (what) => {
        const clip = await voice.speak(what);
        return { ...clip, samples: makeSamples(clip.samples.length) };
      },
    },
  });
  await expect(planVideo(planned)).rejects.toMatchObject({ code: 'SPEECH_FAILED' });
  expect(await readdir(planned.cacheFolder)).toEqual([]);
});

test('an abort stops the speech', async () => {
  await expect(planVideo(await request({ signal: AbortSignal.abort() }))).rejects.toMatchObject({
    code: 'CANCELLED',
  });
});
