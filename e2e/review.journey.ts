import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { signInByCall } from './support/calls.ts';
import { makeVideo } from './support/filled-studio.ts';
import { expectNoSidewaysScroll } from './support/sideways.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/studio.ts';
import { DESKTOP, PHONE, resize } from './support/windows.ts';

const SENTENCE = 'El casco es obligatorio en el almacén.';
const WORDS = '¿También para las visitas?';

/** Makes the link in the script editor, and returns its address. */
async function askForReview(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Más', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Pedir revisión' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pedir revisión' });
  await dialog.getByRole('button', { name: 'Crear el enlace' }).click();
  const address = dialog.getByRole('textbox', { name: 'Dirección del enlace' });
  await expect(address).toBeVisible();
  await expectAccessible(page);
  const link = await address.inputValue();
  // Escape would close the notice first.
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  return link;
}

/** Enters by name on a phone, and comments on a sentence by keyboard alone. */
async function comment(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await resize(page, PHONE.size);
  const answer = await page.goto(address);
  expect(answer?.headers()['x-robots-tag']).toBe('noindex');
  await expect(page.getByRole('heading', { name: 'Almacén' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Tu nombre' }).fill('Grace Hopper');
  await page.keyboard.press('Enter');
  const sentence = page.getByRole('button', { name: SENTENCE });
  await expect(sentence).toBeVisible();
  await expectNoSidewaysScroll(page);
  await sentence.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Tu comentario' })).toBeFocused();
  await page.keyboard.type(WORDS);
  await expectAccessible(page);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Comentario enviado', { exact: true })).toBeVisible();
  await expect(sentence).toBeFocused();
  await expect(page.getByText(WORDS)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  return page;
}

test('a colleague comments on a sentence by a link, and its author resolves it', async ({
  page,
  browser,
  studio,
}) => {
  const owner = await signInByCall(studio);
  const project = await makeVideo(owner);
  await signIn(page, studio);
  await resize(page, DESKTOP.size);
  await page.goto(`${studio.origin}/edit-script/${project}`);
  const address = await askForReview(page);
  await page.getByRole('tab', { name: 'Comentarios' }).click();
  await expect(page.getByText(/^Todavía no hay comentarios/u)).toBeVisible();

  const context = await browser.newContext({ locale: 'es-MX' });
  const colleague = await comment(context, address);

  // It comes without a reload.
  const comments = page.getByRole('tabpanel', { name: /^Comentarios/u });
  await expect(comments.getByText(WORDS)).toBeVisible();
  await expectAccessible(page);
  await comments.getByRole('button', { name: 'Seguridad' }).click();
  await expect(page.locator('.script-text .sentence')).toHaveText(SENTENCE);
  await comments.getByRole('button', { name: 'Resolver el comentario de Grace Hopper' }).click();
  await expect(comments.getByText('No queda ningún comentario abierto.')).toBeVisible();

  // The colleague is remembered, and sees what became of it.
  await colleague.reload();
  await expect(colleague.getByText('Resueltos (1)')).toBeVisible();

  await page.getByRole('button', { name: 'Pedir revisión' }).click();
  await page.getByRole('button', { name: 'Terminar el enlace' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Terminar' }).click();
  await expect(page.getByRole('button', { name: 'Crear el enlace' })).toBeVisible();
  await colleague.reload();
  await expect(colleague.getByRole('heading', { name: 'Este enlace no abre' })).toBeVisible();
  await context.close();
});
