import type { Page } from '@playwright/test';
import { says, startLanguageModelServer } from '../test/vendors/language-model-server.ts';
import { expectForEverybody } from './support/accessibility.ts';
import { expectNoSidewaysScroll } from './support/sideways.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/studio.ts';
import { PHONE, resize } from './support/windows.ts';

const KEY = 'sk-of-the-owner';

const configOf = async (page: Page, origin: string): Promise<unknown> => {
  const answer = await page.request.get(`${origin}/api/v1/config`);
  return (await answer.json()).data;
};

test('an owner types a key, sees it refused and then work, without a restart', async ({
  page,
  ownStudio: studio,
}) => {
  const vendor = await startLanguageModelServer({
    ...{ key: KEY, models: ['tiny'] },
    otherwise: says({ sum: 42 }),
  });
  await signIn(page, studio);
  await page.goto(`${studio.origin}/settings`);
  expect(await configOf(page, studio.origin)).toMatchObject({ hasLanguageModel: false });
  const form = page.getByRole('form', { name: 'Modelo de lenguaje' });
  await form.getByRole('textbox', { name: 'Clave' }).fill('sk-wrong');
  await form.getByRole('textbox', { name: 'Modelo' }).fill('tiny');
  await form.getByRole('button', { name: 'Opciones avanzadas' }).press('Enter');
  await form.getByRole('textbox', { name: 'Dirección del servidor' }).fill(vendor.baseUrl);
  const save = form.getByRole('button', { name: 'Guardar y comprobar' });
  await save.press('Enter');
  await expect(form.getByText('Modelo de lenguaje no respondió bien')).toBeVisible();
  await expect(form.getByText(/Revisa que la copiaste entera/u)).toBeVisible();
  await expectForEverybody(page, 'a refused key');

  await form.getByRole('textbox', { name: 'Clave' }).fill(KEY);
  await save.press('Enter');
  await expect(form.getByText('Guardado, y funciona')).toBeVisible();
  await expect(save).toBeFocused();
  await expect(page.getByRole('link', { name: /^Modelo de lenguaje\s*tiny/u })).toBeVisible();
  expect(await configOf(page, studio.origin)).toMatchObject({ hasLanguageModel: true });
  // The header stays at the top of the window, above what was scrolled under it.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectForEverybody(page, 'a stored key');
  await resize(page, PHONE.size);
  await page.goto(`${studio.origin}/settings?part=language-model`);
  await expect(form.getByText('Guardado con cifrado')).toBeVisible();
  await expectNoSidewaysScroll(page);
  expect(await page.content()).not.toContain(KEY);

  await page.goto(`${studio.origin}/audit`);
  await expect(
    page.getByText(/^Cambió ajustes en el estudio: Modelo de lenguaje · Clave/u),
  ).toBeVisible();
  await vendor.close();
});
