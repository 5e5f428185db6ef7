import { expectAccessible } from './support/accessibility.ts';
import { expectNoSidewaysScroll } from './support/sideways.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/studio.ts';
import { PHONE, resize } from './support/windows.ts';

test('three choices become a course with scripts', async ({ page, studio }) => {
  await signIn(page, studio);
  await page.getByRole('link', { name: 'Diseñar curso' }).click();
  await expect(page).toHaveURL(/\/course-designer$/u);
  // The screen's script loads on first use; until then the page has no heading.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);

  const submit = page.getByRole('button', { name: 'Diseñar curso' });
  await submit.click({ force: true });
  await expect(
    page.getByText('Por favor selecciona una opción en cada campo.').first(),
  ).toBeVisible();
  await expectAccessible(page);

  for (const [field, option] of [
    ['Área de interés', 'Negocios'],
    ['Público objetivo', 'Emprendedores'],
    ['Problema principal', 'Falta de práctica'],
  ] as const) {
    await page.getByRole('combobox', { name: field }).click();
    await page.getByRole('option', { name: option }).click();
  }
  await page
    .getByLabel('Describe el interés')
    .fill('Fijar precios, negociar con proveedores y contabilidad forense');
  await submit.click();
  await expect(page.getByText('Precios y márgenes').first()).toBeVisible();
  await expect(page.getByText('«contabilidad forense»')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText('Precios y márgenes').first()).toBeVisible();

  await resize(page, PHONE.size);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Generar guiones' }).click();
  await expect(page).toHaveURL(/\/course-scripts\//u);
  await expect(page.getByText('Poner precio según el valor').first()).toBeAttached();
  await expect(page.getByRole('button', { name: /Editar guion/u }).first()).toBeAttached();
});
