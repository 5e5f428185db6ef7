import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { HANDBOOK } from './support/documents.ts';
import { uploadHandbook } from './support/make-video.ts';
import { lookAtSessionEnd, wearOut } from './support/session-end.ts';
import { expectNoSidewaysScroll } from './support/sideways.ts';
import { signIn } from './support/sign-in.ts';
import { expect, type Studio, test } from './support/studio.ts';
import { PHONE } from './support/windows.ts';

const PASSWORD = 'cuatro palabras al azar';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const home = (page: Page) => heading(page, '¿Qué quieres crear hoy?');

async function fromMenu(page: Page, item: string) {
  await page.getByRole('button', { name: /Menú de usuario/u }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function signInByPassword(page: Page, email: string, password = PASSWORD) {
  await page.getByLabel('Correo').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

/** The owner enters once by the terminal's address and chooses a way to sign in. */
async function chooseCredentials(page: Page, studio: Studio) {
  const address = await studio.printedAddress();
  await page.goto(address);
  await expect(home(page)).toBeVisible();
  expect(page.url()).not.toContain('auth=');
  await fromMenu(page, 'Mi cuenta');
  await expect(page.getByText(/Entraste con un enlace/u)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Correo').fill('Lucia@Example.com');
  await page.getByLabel('Contraseña nueva').fill(PASSWORD);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByLabel('Contraseña actual')).toBeVisible();

  await fromMenu(page, 'Cerrar sesión');
  await expect(heading(page, 'Entra a tu estudio')).toBeVisible();
  await expectAccessible(page);
  await lookAtSessionEnd(
    page,
    () => page.goto(address),
    async (overlay) => {
      await expect(overlay).toHaveAccessibleName('Sesión expirada');
      // The click leads nowhere for now.
      await overlay.getByRole('button', { name: 'Ir ahora' }).click({ noWaitAfter: true });
    },
  );
  await signInByPassword(page, 'lucia@example.com', 'no es esta');
  await expect(page.getByText('El correo o la contraseña no son correctos.')).toBeVisible();
  await expectAccessible(page);
  await signInByPassword(page, 'lucia@example.com');
  await expect(home(page)).toBeVisible();
}

async function makeLink(page: Page, email: string): Promise<string> {
  await fromMenu(page, 'Miembros');
  await page.getByLabel('Correo').fill(email);
  await page.getByRole('button', { name: 'Crear enlace' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enlace de invitación' });
  const link = await dialog.getByLabel('Enlace').inputValue();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(page.getByText('Invitaciones pendientes')).toBeVisible();
  await expectAccessible(page);
  return link;
}

/** Another person, on their own phone, in the dark theme. */
async function join(browser: Browser, link: string): Promise<Page> {
  const context = await browser.newContext({
    locale: 'es-ES',
    viewport: PHONE.size,
    colorScheme: 'dark',
  });
  const page = await context.newPage();
  await page.goto(link);
  await expect(heading(page, 'Te invitaron a Tarima')).toBeVisible();
  expect(page.url()).not.toContain('#');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  // By keyboard: the first field, then from one to the next.
  await page.getByLabel('Nombre completo').focus();
  await expect(page.getByLabel('Nombre completo')).toBeFocused();
  await page.keyboard.type('Ada Lovelace');
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(home(page)).toBeVisible();
  return page;
}

/** Signs in with the existing account, which the page asks for and does not name. */
async function rejoin(page: Page, link: string) {
  await page.goto(link);
  await page.getByRole('tab', { name: 'Ya tengo cuenta' }).click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Unirme' }).click();
  await expect(home(page)).toBeVisible();
}

test('the owner sets a password and invites a person, who is removed and returns', async ({
  page,
  browser,
  studio,
}) => {
  await chooseCredentials(page, studio);
  const link = await makeLink(page, 'ada@example.com');
  const ada = await join(browser, link);
  await page.goto(link);
  await expect(page.getByText(/Este enlace ya se usó/u)).toBeVisible();
  await expectAccessible(page);

  await page.goto(`${studio.origin}/members`);
  const remove = async () => {
    await page.getByRole('button', { name: 'Acciones para Ada Lovelace' }).click();
    await page.getByRole('menuitem', { name: 'Quitar de la empresa' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar' }).click();
    await expect(page.getByText('Ya no es miembro', { exact: true })).toBeVisible();
  };
  // Ada has touched nothing; her page learns it by itself.
  await lookAtSessionEnd(ada, remove, async (overlay) => {
    await expect(overlay).toHaveAccessibleName('Sesión expirada');
    await expect(overlay.getByText(/Te redirigiremos en \d segundo/u)).toBeVisible();
    await expectAccessible(ada);
  });
  await expect(heading(ada, 'Entra a tu estudio')).toBeVisible();
  expect(await ada.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  await signInByPassword(ada, 'ada@example.com');
  await expect(ada.getByText('El correo o la contraseña no son correctos.')).toBeVisible();
  await rejoin(ada, await makeLink(page, 'ada@example.com'));
  await ada.context().close();
});

test('signing in again returns to the same page', async ({ page, studio }) => {
  await signIn(page, studio);
  await page.goto(`${studio.origin}/projects`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await lookAtSessionEnd(
    page,
    async () => {
      await wearOut(page);
      await page.reload();
    },
    (overlay) => expect(overlay).toHaveAccessibleName('Sesión expirada'),
  );
  await expect(heading(page, 'Entra a tu estudio')).toBeVisible();
  await signInByPassword(page, 'lucia@example.com');
  await expect(page).toHaveURL(`${studio.origin}/projects`);
});

test('text typed as a session ended is there after signing in', async ({ page, studio }) => {
  await signIn(page, studio);
  await uploadHandbook(page, [HANDBOOK]);
  const text = page.getByRole('textbox', { name: 'Texto del guion' });
  await expect(text).toContainText('El casco es obligatorio');
  const address = page.url();
  await text.focus();
  await page.keyboard.press('ControlOrMeta+Home');
  const write = async () => {
    // The typing itself ends the session: a call before it would cover the page.
    await page.evaluate(() => {
      const end = () => localStorage.setItem('auth_token', 'worn out');
      addEventListener('input', end, { capture: true, once: true });
    });
    await page.keyboard.insertText('Escrito al final. ');
  };
  await lookAtSessionEnd(page, write, (overlay) =>
    expect(overlay).toHaveAccessibleName('Sesión expirada'),
  );
  await expect(heading(page, 'Entra a tu estudio')).toBeVisible();
  await signInByPassword(page, 'lucia@example.com');
  await expect(page).toHaveURL(address);
  await expect(text).toContainText('Escrito al final.');
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
});
