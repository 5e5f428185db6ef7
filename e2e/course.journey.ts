import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { LONG_HANDBOOK } from './support/documents.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/studio.ts';

async function uploadCourse(page: Page, origin: string) {
  await page.goto(`${origin}/upload?type=course`);
  await page.locator('input[type=file]').setInputFiles([LONG_HANDBOOK]);
  await page.getByRole('button', { name: 'Estructurar curso' }).click();
  await expect(page).toHaveURL(/\/create-course\//u);
}

/** In the dialog that asks for the looks of all videos: a presenter, a Spanish voice, an accent. */
async function chooseForAll(page: Page) {
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('radio')
    .filter({ has: page.locator('img') })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Siguiente' }).click();
  await dialog
    .getByRole('radio', { name: /Español/u })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Siguiente' }).click();
  await dialog.getByRole('radio', { name: /Mexicano/u }).click();
}

test('documents become a course: structure, scripts, PDF and videos', async ({ page, studio }) => {
  const consoleErrors: string[] = [];
  page.on('pageerror', (error) => consoleErrors.push(error.message));
  await signIn(page, studio);
  await uploadCourse(page, studio.origin);

  const dialog = page.getByRole('dialog', { name: '¿Cuántos contenidos quieres generar?' });
  await expect(dialog.getByText('Análisis de los documentos')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: /^8\b|Conciso/u }).click();
  await dialog.getByRole('button', { name: 'Generar estructura' }).click();

  const titles = page.getByRole('textbox', { name: /^Título del contenido/u });
  await expect(titles).toHaveCount(8);
  await expectAccessible(page);
  await titles.first().fill('Lo primero de todo');
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
  await page.reload();
  await expect(titles.first()).toHaveValue('Lo primero de todo');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar PDF' }).first().click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/u);

  await page.getByRole('button', { name: 'Generar guiones' }).first().click();
  await expect(page).toHaveURL(/\/course-scripts\//u);
  await expect(page.getByText(/^8 contenidos/u).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generar todos los videos' })).toBeEnabled();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Generar todos los videos' }).click();
  await expect(
    page
      .getByRole('dialog')
      .getByText(/8 videos/u)
      .first(),
  ).toBeVisible();
  await chooseForAll(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Generar videos' }).click();
  await expect(page.getByText('0 de 8 videos completados')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pausar' }).click();
  await expect(page.getByRole('button', { name: 'Reanudar' })).toBeVisible();

  // The video in progress is finished though the server dies meanwhile, and no other is begun.
  await studio.kill();
  await studio.start();
  await page.reload();
  await expect(page.getByText('1 de 8 videos completados')).toBeVisible({ timeout: 90_000 });
  await expect(page.getByRole('button', { name: 'Reanudar' })).toBeVisible();

  await page.getByRole('link', { name: 'Ver curso' }).first().click();
  await expect(page).toHaveURL(/\/course\//u);
  const video = page.locator('video');
  await video.evaluate((element: HTMLVideoElement) => element.play());
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0.5);
  await expectAccessible(page);
  expect(consoleErrors).toEqual([]);
});
