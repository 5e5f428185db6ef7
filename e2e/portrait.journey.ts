import { renderPresenterStill } from '../packages/presenters/src/local/stills.ts';
import { expectForEverybody } from './support/accessibility.ts';
import { LEAFLET } from './support/documents.ts';
import { lookAt } from './support/look-at.ts';
import { uploadHandbook } from './support/make-video.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/studio.ts';
import { PHONE } from './support/windows.ts';

test('an owner adds a person with their consent, and a video shows their photo', async ({
  page,
  studio,
}) => {
  await signIn(page, studio);
  await page.goto(`${studio.origin}/members?part=presenters`);
  await page.getByRole('button', { name: 'Añadir a una persona' }).click();
  const dialog = page.getByRole('dialog');
  const choosePhoto = (buffer: Buffer) =>
    dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'carmen.png', mimeType: 'image/png', buffer });
  await choosePhoto(Buffer.from('no es una foto'));
  await dialog.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Carmen Ríos');
  await dialog.getByRole('textbox', { name: 'Quién da el consentimiento' }).fill('Carmen Ríos');
  await dialog.getByRole('button', { name: 'Añadir' }).click();
  await expect(dialog.getByText('Falta el consentimiento')).toBeVisible();
  await expectForEverybody(page, 'the dialog of a new person');
  await dialog.getByRole('checkbox').press('Space');
  await dialog.getByRole('button', { name: 'Añadir' }).press('Enter');
  // The reason lies above the dialog, at its right edge too.
  const refusal = page.locator('li', { hasText: 'No se pudo añadir a la persona' });
  await refusal.click({ trial: true, position: { x: 350, y: 20 } });
  await choosePhoto(await renderPresenterStill('lucia', 600, 800));
  await dialog.getByRole('button', { name: 'Añadir' }).press('Enter');
  await expect(page.getByText(/^Consentimiento de Carmen Ríos/u)).toBeVisible();
  await expectForEverybody(page, 'the people of a company');

  await uploadHandbook(page, [LEAFLET]);
  await expect(page.getByRole('textbox', { name: 'Texto del guion' })).toContainText('carga');
  await page.getByRole('button', { name: 'Guardar y continuar' }).click();
  await page.getByRole('button', { name: /^Filtros/u }).click();
  await page.getByRole('radio', { name: 'Tu gente', exact: true }).click();
  const carmen = page.getByRole('radio', { name: /^Carmen Ríos/u });
  await carmen.click();
  await expect(carmen.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  await lookAt(page, 'own-presenter', [PHONE]);
  await expectForEverybody(page, 'the presenters with the own people');

  const shown = page.waitForResponse(/\/figures\/[0-9a-f]{64}$/u);
  await page.goto(page.url().replace('generate-video', 'edit-script'));
  await page.getByRole('radio', { name: 'Guion gráfico' }).click();
  await expect(page.locator('li img[src^="data:image/jpeg"]').first()).toBeVisible();
  expect((await shown).status()).toBe(200);
});
