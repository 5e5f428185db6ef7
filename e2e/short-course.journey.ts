import { shortHandbook } from './support/documents.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/studio.ts';

test('a short document becomes a course of the recommended length', async ({ page, studio }) => {
  await signIn(page, studio);
  await page.goto(`${studio.origin}/upload?type=course`);
  await page.locator('input[type=file]').setInputFiles([shortHandbook('es')]);
  await page.getByRole('button', { name: 'Estructurar curso' }).click();
  const dialog = page.getByRole('dialog', { name: '¿Cuántos contenidos quieres generar?' });
  await expect(dialog.getByRole('radio')).toHaveCount(6);
  const chosen = dialog.getByRole('radio', { checked: true });
  await expect(chosen).toContainText('A medida');
  await expect(chosen).toContainText('Recomendado');
  await expect(dialog.getByText('Recomendado', { exact: true })).toHaveCount(1);
  const count = Number(await dialog.getByLabel('O escribe una cantidad').inputValue());
  expect(count).toBeGreaterThan(1);
  expect(count).toBeLessThan(8);
  await dialog.getByRole('button', { name: 'Generar estructura' }).click();
  await expect(page.getByRole('textbox', { name: /^Título del contenido/u })).toHaveCount(count);
});
