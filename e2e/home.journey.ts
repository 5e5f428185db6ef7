import type { Page } from '@playwright/test';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/studio.ts';
import { resize } from './support/windows.ts';

const LAPTOP = { width: 1280, height: 800 };

/** The seconds played of each video on the page, and whether it plays on. */
const playing = (page: Page) =>
  page
    .locator('video')
    .evaluateAll((videos) =>
      videos.flatMap((video) =>
        video instanceof HTMLVideoElement
          ? [{ hasBegun: video.currentTime > 0, isPaused: video.paused, isMuted: video.muted }]
          : [],
      ),
    );

/** The text of each video's captions. */
const captionsOf = (page: Page) =>
  page
    .locator('video')
    .evaluateAll((videos) =>
      videos.map((video) =>
        video instanceof HTMLVideoElement
          ? Array.from(video.textTracks[0]?.cues ?? [], (cue) =>
              cue instanceof VTTCue ? cue.text : '',
            ).join(' ')
          : '',
      ),
    );

test('home shows four whole cards on a laptop, and plays their samples one at a time', async ({
  page,
  studio,
}) => {
  await resize(page, LAPTOP);
  await signIn(page, studio);
  const cards = page.getByRole('main').getByRole('group');
  await expect(cards).toHaveCount(4);
  const bottoms = await cards.evaluateAll((found) =>
    found.map((card) => card.getBoundingClientRect().bottom),
  );
  expect(Math.max(...bottoms)).toBeLessThanOrEqual(LAPTOP.height);

  const plays = { hasBegun: true, isPaused: false, isMuted: false };
  await page.getByRole('button', { name: 'Ver ejemplo: Generación de videos' }).click();
  await expect.poll(() => playing(page)).toEqual([plays]);
  // It must not end before the other one begins.
  await page.locator('video').evaluate((video: HTMLVideoElement) => {
    video.loop = true;
  });
  await page.getByRole('button', { name: 'Ver ejemplo: Creador de podcasts' }).click();
  await expect.poll(() => playing(page)).toEqual([{ ...plays, isPaused: true }, plays]);
  await expect
    .poll(() => captionsOf(page))
    .toEqual([
      expect.stringContaining('Antes de subir, tres comprobaciones.'),
      expect.stringContaining('¿Por qué olvidamos un curso en una semana?'),
    ]);
});

test('one click makes a project of the sample document', async ({ page, ownStudio: studio }) => {
  await signIn(page, studio);
  await page.getByRole('button', { name: 'Probar con un documento de ejemplo' }).click();
  const text = page.getByRole('textbox', { name: 'Texto del guion' });
  await expect(text).toContainText('Apoya la escalera en un suelo firme, nivelado y seco');
  await page.goto(studio.origin);
  const waiting = page.getByRole('link', { name: /^Continúa donde lo dejaste/u });
  await expect(waiting).toContainText('Uso seguro de escaleras');
  const recent = page.getByRole('region', { name: 'Trabajo reciente' });
  await expect(recent.getByRole('heading', { name: 'Uso seguro de escaleras' })).toBeVisible();
});
