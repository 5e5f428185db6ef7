import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { probeFile } from '@tarima/media';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../test-folder.ts';
import { createTestSpeech } from '../test-speech.ts';
import { TEST_SETTINGS } from '../test-video.ts';
import type { FigureFile } from './figure-files.ts';
import { makeVideo } from './make-video.ts';
import { type PlanSettings, planVideo } from './plan-video.ts';

async function figureIn(folder: string, colour: string): Promise<FigureFile> {
  const canvas = createCanvas(80, 60);
  const context = canvas.getContext('2d');
  context.fillStyle = colour;
  context.fillRect(0, 0, 80, 60);
  const file = canvas.toBuffer('image/png');
  const picture = createHash('sha256').update(file).digest('hex');
  const path = join(folder, `${picture}.png`);
  await writeFile(path, file);
  return { picture, mediaType: 'image/png', width: 80, height: 60, caption: '', path };
}

const scriptWith = (first: string, second: string) =>
  `## Uno\n\n[Escena: ${first}]\n\nGira la pala.\n\n## Dos\n\n[Escena: ${second}]\n\nMueve el viento.\n`;

async function studio() {
  const folder = await temporaryFolder();
  const cacheFolder = await temporaryFolder();
  const figures = [await figureIn(folder, '#ff0000'), await figureIn(folder, '#00ff00')];
  const make = async (script: string, changes: Partial<PlanSettings> = {}) => {
    const settings = { ...TEST_SETTINGS, ...changes };
    const request = {
      ...{ script, language: 'es' as const, title: 'Viento', settings, figures, cacheFolder },
      speech: createTestSpeech(),
    };
    const outputs = {
      video: join(folder, 'video.mp4'),
      captions: join(folder, 'video.vtt'),
      poster: join(folder, 'video.png'),
    };
    await makeVideo({ ...request, outputs });
    const plan = await planVideo(request);
    const segments = (await readdir(cacheFolder)).filter((name) => name.endsWith('.h264'));
    return { plan, segments: segments.length, ...outputs };
  };
  const [red = '', green = ''] = figures.map(({ picture }) => picture.slice(0, 8));
  return { make, red, green, figures };
}

test('another figure, layout or place of one scene re-makes that scene only', async () => {
  const { make, red, green } = await studio();
  const title = 'portada';
  expect((await make(scriptWith(`imagen; figura ${red}`, title))).segments).toBe(2);
  expect((await make(scriptWith(`imagen; figura ${green}`, title))).segments).toBe(3);
  expect((await make(scriptWith(`imagen al lado; figura ${green}`, title))).segments).toBe(4);
  const away = `imagen al lado; figura ${green}; sin presentador`;
  expect((await make(scriptWith(away, title))).segments).toBe(5);
});

test('a figure whose file is gone leaves a video without it', async () => {
  const { make, red, figures } = await studio();
  await rm(figures[0]?.path ?? '');
  const { plan, video } = await make(scriptWith(`imagen; figura ${red}`, 'portada'));
  const { streams } = await probeFile(video);
  const frames = streams.find(({ kind }) => kind === 'video')?.frames;
  expect(frames).toBe(Math.round(plan.timeline.duration * 25));
});

/** The share of a poster's pixels that are pure red. */
async function redIn(path: string): Promise<number> {
  const image = await loadImage(await readFile(path));
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  let red = 0;
  for (let index = 0; index < data.length; index += 4)
    if ((data[index] ?? 0) > 240 && (data[index + 1] ?? 255) < 20) red++;
  return red / (image.width * image.height);
}

test('a company’s own person is a still in the video, and gone with the photo', async () => {
  const { make, figures } = await studio();
  const [{ caption: _caption, path, ...photo } = { path: '' }] = figures;
  if (!('picture' in photo)) throw new Error('no photo');
  const own = { presenterId: crypto.randomUUID(), portrait: { ...photo, name: 'Carmen' } };
  const script = scriptWith('presentadora grande', 'presentadora grande');
  const shown = await make(script, own);
  expect(shown.plan.timeline.portrait).toEqual(own.portrait);
  expect(await redIn(shown.poster)).toBeGreaterThan(0.1);
  await rm(path);
  const gone = await make(script, { ...own, background: 'coral' });
  expect(await redIn(gone.poster)).toBe(0);
  expect(gone.plan.timeline.duration).toBe(shown.plan.timeline.duration);
});
