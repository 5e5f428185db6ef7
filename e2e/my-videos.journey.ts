import { expectAccessible } from './support/accessibility.ts';
import { LEAFLET } from './support/documents.ts';
import { chooseWhoSpeaks, uploadHandbook } from './support/make-video.ts';
import { MAKING_MS } from './support/patience.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/studio.ts';

/** Other journeys may have left videos on this screen. */
const TITLE = 'Almacén sin accidentes';

test('a video plays under the pointer, opens on click, and returns after its deletion is undone', async ({
  page,
  studio,
}) => {
  test.slow();
  await signIn(page, studio);
  await uploadHandbook(page, [LEAFLET], TITLE);
  await expect(page.getByRole('textbox', { name: 'Texto del guion' })).toContainText('El casco');
  await chooseWhoSpeaks(page);
  await page.getByRole('button', { name: 'Generar video' }).click();
  await expect(page.getByText('Tu video está listo')).toBeVisible({ timeout: MAKING_MS });
  await page.goto(`${studio.origin}/videos`);
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: TITLE }) });
  const still = card.locator('img').last();
  await expect(still).toBeVisible();
  // The button that opens the video covers it.
  await still.hover({ force: true });
  const moving = card.locator('video');
  await expect
    .poll(() => moving.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0.3);
  expect(await moving.evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
  await page.mouse.down();
  await page.mouse.up();
  const dialog = page.getByRole('dialog', { name: TITLE });
  await expect(dialog.getByRole('button', { name: 'Pantalla completa' })).toBeVisible();
  await page.keyboard.press('Escape');

  await card.getByRole('button', { name: `Descargar ${TITLE}` }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Subtítulos (VTT)' }).click();
  expect((await download).suggestedFilename()).toBe(`${TITLE}.vtt`);

  await card.getByRole('button', { name: `Más acciones para ${TITLE}` }).click();
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
  const undo = page.getByRole('button', { name: `Deshacer la eliminación de ${TITLE}` });
  await expect(undo).toBeVisible();
  await expect(card).toBeHidden();
  await expectAccessible(page);
  await studio.kill();
  await studio.start();
  await page.reload();
  await undo.click();
  await card.getByRole('button', { name: `Ver ${TITLE}` }).click();
  const player = page.getByRole('dialog').locator('video');
  await expect
    .poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0.3);
});
