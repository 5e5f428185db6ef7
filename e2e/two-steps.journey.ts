import type { Browser, Page } from '@playwright/test';
import { codeOf } from '../apps/server/src/test/authenticator-app.ts';
import { expectAccessible } from './support/accessibility.ts';
import { lookAt } from './support/look-at.ts';
import { expect, type Studio, test } from './support/studio.ts';
import { DESKTOP, PHONE } from './support/windows.ts';

const PASSWORD = 'cuatro palabras al azar';
const WINDOWS = [PHONE, DESKTOP] as const;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const home = (page: Page) => heading(page, '¿Qué quieres crear hoy?');

async function fromMenu(page: Page, item: string) {
  await page.getByRole('button', { name: /Menú de usuario/u }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function chooseCredentials(page: Page, studio: Studio) {
  await page.goto(await studio.address());
  await expect(home(page)).toBeVisible();
  await fromMenu(page, 'Mi cuenta');
  await page.getByLabel('Correo').fill('nadia@example.com');
  await page.getByLabel('Contraseña nueva').fill(PASSWORD);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByLabel('Contraseña actual')).toBeVisible();
}

/** Turns the second step on, on the account's page; returns the key of the app. */
async function turnOn(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'Activar' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Contraseña actual').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect(dialog.getByRole('img', { name: /Código QR/u })).toBeVisible();
  await expectAccessible(page);
  await lookAt(page, `${name}-key`, WINDOWS);
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  await dialog.getByLabel('Código', { exact: true }).fill(codeOf(secret));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  await lookAt(page, `${name}-codes`, WINDOWS);
  await dialog.getByRole('button', { name: 'Ya los guardé' }).click();
  await expect(page.getByText(/Te quedan 10 códigos/u)).toBeVisible();
  return secret;
}

async function signInByCode(page: Page, secret: string) {
  await fromMenu(page, 'Cerrar sesión');
  // The account has an e-mail too.
  await expect(heading(page, 'Entra a tu estudio')).toBeVisible();
  await page.getByLabel('Correo').fill('nadia@example.com');
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByLabel('Código', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await lookAt(page, 'sign-in-code', WINDOWS);
  // The current code was used to turn it on.
  await page.keyboard.type(codeOf(secret, 1));
  await page.keyboard.press('Enter');
  await expect(home(page)).toBeVisible();
}

/** A new person, whose only company waits until they have a second step too. */
async function join(browser: Browser, link: string) {
  const context = await browser.newContext({ locale: 'es-ES' });
  const page = await context.newPage();
  await page.goto(link);
  await page.getByLabel('Nombre completo').fill('Omar Sosa');
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Unirme' }).click();
  await expect(heading(page, 'Mi cuenta')).toBeVisible();
  await expect(page.getByText('Tarima pide la verificación en dos pasos')).toBeVisible();
  await expectAccessible(page);
  await lookAt(page, 'closed-company', WINDOWS);
  await turnOn(page, 'member');
  await expect(page.getByText(/pide la verificación/u)).toBeHidden();
  await page.getByRole('link', { name: 'Tarima' }).first().click();
  await expect(home(page)).toBeVisible();
  await context.close();
}

test('the owner signs in with two steps and requires them of members', async ({
  page,
  browser,
  ownStudio,
}) => {
  await chooseCredentials(page, ownStudio);
  const secret = await turnOn(page, 'owner');
  await signInByCode(page, secret);
  await fromMenu(page, 'Mi cuenta');
  await expect(page.getByText('Esta sesión')).toBeVisible();
  await expectAccessible(page);
  await lookAt(page, 'account', WINDOWS);

  await fromMenu(page, 'Miembros');
  await page.getByRole('link', { name: 'Verificación en dos pasos' }).click();
  await page.getByRole('button', { name: 'Exigirla a todos' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Exigirla a todos' }).click();
  await expect(page.getByText('Se exige')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Miembros' }).click();
  await lookAt(page, 'members', WINDOWS);
  await page.getByLabel('Correo').fill('omar@example.com');
  await page.getByRole('button', { name: 'Crear enlace' }).click();
  const link = await page.getByRole('dialog').getByLabel('Enlace').inputValue();
  await join(browser, link);
});
