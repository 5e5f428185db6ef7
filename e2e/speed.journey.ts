import { LANGUAGES } from '@tarima/contract';
import { closureOf, entryScripts, gzipBytes, scriptsNamed } from './support/built-scripts.ts';
import { expect, test } from './support/filled-studio.ts';
import { expectStill, observe } from './support/speed.ts';
import { screensOf } from './support/stops.ts';
import { comeAs, open } from './support/visit.ts';
import { PHONE, resize } from './support/windows.ts';

const FIRST_LOAD_BYTES = 170_000;
/**
 * The size limit of a screen's scripts beside the first load. The rich-text editor is the largest.
 */
const SCREEN_BYTES = 195_000;

const homeScreen = () => scriptsNamed(/^home-screen-/u);
const firstLoad = () => closureOf([...entryScripts(), ...homeScreen()]);

test('the first load is small in each language: page, texts and home', () => {
  const texts = scriptsNamed(/^frame-/u);
  expect(texts).toHaveLength(LANGUAGES.length);
  for (const language of texts) {
    const scripts = closureOf([...firstLoad(), language]);
    expect(gzipBytes(scripts), language).toBeLessThanOrEqual(FIRST_LOAD_BYTES);
  }
});

test('every other screen loads on demand and is small', () => {
  const first = firstLoad();
  const screens = scriptsNamed(/-screen-/u).filter((name) => !homeScreen().includes(name));
  expect(screens.length).toBeGreaterThan(15);
  for (const screen of screens) {
    expect(first.has(screen), screen).toBe(false);
    const beside = [...closureOf([screen])].filter((name) => !first.has(name));
    expect(gzipBytes(beside), screen).toBeLessThanOrEqual(SCREEN_BYTES);
  }
});

test('scripts and styles are sent compressed and cached forever', async ({ page, studio }) => {
  const sent = new Map<string, string>();
  page.on('response', (response) => {
    if (!response.url().includes('/assets/') || !/\.(js|css)$/u.test(response.url())) return;
    const { 'content-encoding': encoding, 'cache-control': cache } = response.headers();
    sent.set(response.url(), `${encoding} ${cache}`);
  });
  await page.goto(`${studio.origin}/sign-in`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => sent.size).toBeGreaterThan(3);
  expect(new Set(sent.values())).toEqual(new Set(['br public, max-age=31536000, immutable']));
});

test('nothing moves by itself on any screen of a phone', async ({ page, studio, filled }) => {
  await resize(page, PHONE.size);
  await comeAs(page, filled.owner);
  await observe(page);
  for (const { path } of screensOf(filled)) {
    await test.step(path, async () => {
      await open(page, studio.origin, path);
      await expectStill(page, path);
    });
  }
});
