import { expectAccessible } from './support/accessibility.ts';
import { BROKEN_PDF, HANDBOOK, TEXT_FILE } from './support/documents.ts';
import { loop } from './support/loop.ts';
import { chooseWhoSpeaks, uploadHandbook } from './support/make-video.ts';
import { MAKING_MS } from './support/patience.ts';
import { expectNoSidewaysScroll } from './support/sideways.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/studio.ts';
import { PHONE, resize } from './support/windows.ts';

const OWN_SENTENCE = 'Esta frase la escribí yo misma.';

test('a document becomes a video, through a reload and a killed server', async ({
  page,
  studio,
}) => {
  const consoleErrors: string[] = [];
  page.on('pageerror', (error) => consoleErrors.push(error.message));

  await signIn(page, studio);
  expect(page.url()).not.toContain('auth=');
  await expectAccessible(page);

  await uploadHandbook(page, [HANDBOOK, BROKEN_PDF]);
  const editor = page.getByRole('textbox', { name: 'Texto del guion' });
  await expect(editor).toContainText('El casco es obligatorio');
  await expect(page.getByText(BROKEN_PDF.name)).toBeVisible();
  await expect(editor).toContainText('personal nuevo');
  await expectAccessible(page);

  // The sentence is also a key point.
  await editor.getByText('Los guantes protegen').click();
  await page.keyboard.press('End');
  await page.keyboard.type(` ${OWN_SENTENCE}`);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
  await page.reload();
  await expect(editor).toContainText(OWN_SENTENCE);
  await expect(page.getByText('Escrita por ti').first()).toBeAttached();

  await chooseWhoSpeaks(page);
  await expectAccessible(page);

  const preview = page.getByRole('button', { name: 'Reproducir vista previa' }).last();
  await expect(preview).toBeVisible();
  await loop(page.locator('audio'));
  await preview.click();
  await expect(page.getByRole('button', { name: 'Pausar vista previa' }).last()).toBeVisible();

  await page.getByRole('button', { name: 'Generar video' }).click();
  await expect(page.getByText('Generando tu video')).toBeVisible();
  await studio.kill();
  await studio.start();
  await page.reload();
  await expect(page.getByText('Tu video está listo')).toBeVisible({ timeout: MAKING_MS });
  await expectAccessible(page);

  const video = page.locator('video');
  await video.evaluate((element: HTMLVideoElement) => element.play());
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0.5);
  const length = await video.evaluate((element: HTMLVideoElement) => element.duration);
  expect(length).toBeGreaterThan(30);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Descargar' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.mp4$/u);

  await page.goto(`${studio.origin}/videos`);
  await expect(page.getByRole('heading', { name: 'Seguridad en el almacén' })).toBeVisible();
  await expectAccessible(page);
  expect(consoleErrors).toEqual([]);
});

test('bad files are refused with a reason, and the others are kept', async ({ page, studio }) => {
  await resize(page, PHONE.size);
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page, studio);
  await page.goto(`${studio.origin}/upload`);
  await page.getByLabel('Nombre del proyecto').fill('Lo que escribí');

  await page.getByRole('button', { name: 'Generar guion' }).click();
  await expect(
    page.getByText('Por favor selecciona al menos un archivo para continuar').first(),
  ).toBeVisible();

  await page.locator('input[type=file]').setInputFiles([HANDBOOK, TEXT_FILE]);
  await expect(page.getByText('Formato no soportado').first()).toBeVisible();
  await expect(page.getByText(HANDBOOK.name)).toBeVisible();
  await expect(page.getByLabel('Nombre del proyecto')).toHaveValue('Lo que escribí');
  await expectAccessible(page);

  await expectNoSidewaysScroll(page);
});

test('refuses a script without spoken words before making anything', async ({ page, studio }) => {
  await signIn(page, studio);
  await uploadHandbook(page, [HANDBOOK]);
  const editor = page.getByRole('textbox', { name: 'Texto del guion' });
  await expect(editor).toContainText('El casco es obligatorio');
  await editor.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await chooseWhoSpeaks(page);
  await page.getByRole('button', { name: 'Generar video' }).click();
  await expect(page.getByText(/no tiene texto para narrar/u).first()).toBeVisible();
});
