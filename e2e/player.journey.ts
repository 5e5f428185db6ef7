import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { ColorSpace, Document, Matrix } from 'mupdf';
import type {} from '../apps/player/src/certificate/certificate-facts.ts';
import { courseSample } from '../apps/player/src/test/course-samples.ts';
import { expectAccessible } from './support/accessibility.ts';

const SECONDS = 8;
let folder = '';
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tarima-player-'));
  cpSync(join(import.meta.dirname, '../apps/player/dist'), folder, { recursive: true });
  const course = courseSample();
  for (const { video } of course.modules.flatMap(({ contents }) => contents)) {
    video.seconds = SECONDS;
    makeVideo(join(folder, video.url));
  }
  const page = join(folder, 'index.html');
  const data = JSON.stringify(course).replaceAll('<', '\\u003c');
  writeFileSync(
    page,
    readFileSync(page, 'utf8').replace('id="course">', () => `id="course">${data}`),
  );
});
test.afterAll(() => rmSync(folder, { recursive: true }));

function makeVideo(path: string): void {
  const picture = `testsrc=size=320x180:rate=10:duration=${SECONDS}`;
  const inputs = ['-f', 'lavfi', '-i', picture, '-f', 'lavfi', '-i', `sine=duration=${SECONDS}`];
  const coders = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac'];
  const { status } = spawnSync('ffmpeg', ['-loglevel', 'error', '-y', ...inputs, ...coders, path]);
  expect(status).toBe(0);
}

test('a course on a disk plays, counts what was played, and goes on after a reload', async ({
  page,
}) => {
  const strange: string[] = [];
  page.on('request', (request) => {
    if (!/^(file|data|blob):/u.test(request.url())) strange.push(request.url());
  });
  page.on('pageerror', (error) => strange.push(error.message));
  await page.goto(pathToFileURL(join(folder, 'index.html')).href);
  const video = page.locator('video');
  await expect(video).toBeVisible();
  await expectAccessible(page);

  // Half of it is played, and the rest is skipped. The page pauses it: a call from here comes late.
  await video.evaluate(async (element: HTMLVideoElement) => {
    const half = new Promise<void>((resolve) => {
      element.addEventListener('timeupdate', function pause() {
        if (element.currentTime <= 3) return;
        element.removeEventListener('timeupdate', pause);
        element.pause();
        element.currentTime = 5;
        resolve();
      });
    });
    element.muted = true;
    await element.play();
    await half;
  });
  const place = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
  const menu = page.getByRole('navigation', { name: 'Contenidos' });
  const seen = async () => Number(/Visto: (\d+) %/u.exec((await menu.textContent()) ?? '')?.[1]);
  await expect.poll(seen).toBeGreaterThan(30);
  expect(await seen()).toBeLessThan(70);

  const asked = page.locator('form').filter({ hasText: '¿Desde qué altura se usa arnés?' });
  await asked.getByRole('radio', { name: '1,80 m' }).check();
  await asked.getByRole('button', { name: 'Comprobar' }).click();
  await expect(asked.getByText('Correcto')).toBeVisible();

  const before = await seen();
  await page.reload();
  await expect(asked.getByText('Correcto')).toBeVisible();
  expect(await seen()).toBe(before);
  await expect.poll(place).toBeGreaterThan(2);
  expect(strange).toEqual([]);
});

test('a certificate shows a name that its font lacks', async ({ page }) => {
  await page.goto(pathToFileURL(join(folder, 'index.html')).href);
  await page.addScriptTag({ path: join(folder, 'certificate.js') });
  const inkOf = async (name: string) => inkInTheMiddle(await page.evaluate(certificateFor, name));
  const [none, chinese, arabic] = [await inkOf(' '), await inkOf('李雷'), await inkOf('مرحبا 😀')];
  expect(chinese).toBeGreaterThan(none);
  expect(arabic).toBeGreaterThan(none);
});

/** Runs in the page. */
async function certificateFor(name: string): Promise<number[]> {
  const words = { heading: '', awardedTo: '', reason: '', course: '', score: null, foot: [] };
  const file = globalThis.tarimaCertificate?.({
    ...words,
    name,
    language: 'es',
    accent: '#00666d',
  });
  return [...new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer())];
}

/** Dark pixels of a page between its frame and its middle. */
function inkInTheMiddle(file: number[]): number {
  const pixels = Document.openDocument(Uint8Array.from(file), 'application/pdf')
    .loadPage(0)
    .toPixmap(Matrix.identity, ColorSpace.DeviceGray);
  const [width, height] = [pixels.getWidth(), pixels.getHeight()];
  const [bytes, stride] = [pixels.getPixels(), pixels.getStride()];
  let dark = 0;
  for (let y = Math.round(height * 0.3); y < height * 0.45; y++) {
    for (let x = 100; x < width - 100; x++) {
      if ((bytes[y * stride + x] ?? 255) < 128) dark++;
    }
  }
  return dark;
}
