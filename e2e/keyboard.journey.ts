import type { Locator, Page } from '@playwright/test';
import { DIALOGUE_TEXTS } from '../packages/writer/src/testing/dialogue-texts.ts';
import { LEAFLET, longHandbook } from './support/documents.ts';
import { lookAt } from './support/look-at.ts';
import { MAKING_MS } from './support/patience.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/studio.ts';
import { DESKTOP, PHONE } from './support/windows.ts';

/** More presses of Tab than the longest screen needs. */
const LONGEST_WAY = 120;
const hasFocus = (target: Locator) =>
  target.evaluate((node) => node === document.activeElement).catch(() => false);

/** Presses Tab from the current focus until the target has it. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeEnabled();
  for (let press = 0; press < LONGEST_WAY; press += 1) {
    await page.keyboard.press('Tab');
    if (await hasFocus(target)) return;
  }
  expect(await hasFocus(target), `Tab leads to ${target}`).toBe(true);
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

async function choose(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Space');
  await expect(target).toBeChecked();
}

/** A group of radios that has a choice is one stop of Tab; the arrows go through it. */
async function chooseByArrows(page: Page, options: Locator, target: Locator): Promise<void> {
  await tabTo(page, options.and(page.getByRole('radio', { checked: true })));
  for (let left = await options.count(); left > 0 && !(await hasFocus(target)); left -= 1) {
    const before = await page.evaluateHandle(() => document.activeElement);
    await page.keyboard.press('ArrowDown');
    // The focus moves a moment after the key.
    await page.waitForFunction((node) => document.activeElement !== node, before);
  }
  // An arrow that is let go at once moves the focus alone.
  await page.keyboard.press('Space');
  await expect(target).toBeChecked();
}

async function chooseFile(page: Page, file: typeof LEAFLET): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await press(page, page.locator('button', { hasText: 'Elegir archivos' }));
  await (await chooser).setFiles([file]);
}

/** The test uses the desktop window, so that is the last one checked. */
const look = (page: Page, name: string) => lookAt(page, name, [PHONE, DESKTOP]);

test.use({ viewport: DESKTOP.size });
const pageErrors: string[] = [];
test.beforeEach(async ({ page, studio }) => {
  pageErrors.length = 0;
  page.on('pageerror', (error) => pageErrors.push(error.message));
  await signIn(page, studio);
});
test.afterEach(() => expect(pageErrors).toEqual([]));

test('a video, from home to its download, without a mouse', async ({ page }) => {
  await look(page, 'home');
  await press(page, page.getByRole('link', { name: 'Crear video' }));
  await expect(page).toHaveURL(/\/upload$/u);
  await tabTo(page, page.getByLabel('Nombre del proyecto'));
  await page.keyboard.type('Sin ratón');
  await chooseFile(page, LEAFLET);
  await look(page, 'upload');
  await press(page, page.getByRole('button', { name: 'Generar guion' }));

  const text = page.getByRole('textbox', { name: 'Texto del guion' });
  await tabTo(page, text);
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' El teclado basta.');
  await page.keyboard.press('Control+s');
  await expect(text).toContainText('El teclado basta.');
  await look(page, 'script');
  await press(page, page.getByRole('button', { name: 'Guardar y continuar' }));

  const presenters = page.getByRole('radio').filter({ has: page.locator('img') });
  await chooseByArrows(page, presenters, presenters.nth(1));
  await look(page, 'presenter');
  await press(page, page.getByRole('button', { name: 'Cambiar Voz' }));
  await expect(page.getByRole('tab', { name: 'Voz' })).toBeFocused();
  const voices = page.getByRole('radiogroup', { name: 'Voces' }).getByRole('radio');
  await chooseByArrows(page, voices, voices.nth(1));
  await look(page, 'voice');
  await press(page, page.getByRole('button', { name: 'Cambiar Acento' }));
  const accents = page.getByRole('radiogroup', { name: 'Acentos' }).getByRole('radio');
  await chooseByArrows(page, accents, accents.filter({ hasText: 'Colombiano' }));
  await press(page, page.getByRole('button', { name: 'Generar video' }));
  await expect(page.getByText('Tu video está listo')).toBeVisible({ timeout: MAKING_MS });
  await look(page, 'finished-video');
  const download = page.waitForEvent('download');
  await press(page, page.getByRole('link', { name: 'Descargar' }).first());
  expect((await download).suggestedFilename()).toBe('Sin ratón.mp4');
});

test('a course from documents, without a mouse', async ({ page }) => {
  await press(page, page.getByRole('link', { name: 'Crear curso' }));
  await chooseFile(page, longHandbook('es'));
  await press(page, page.getByRole('button', { name: 'Estructurar curso' }));
  const dialog = page.getByRole('dialog');
  await choose(page, dialog.getByRole('radio').first());
  await look(page, 'course-size');
  await press(page, dialog.getByRole('button', { name: 'Generar estructura' }));
  const write = page.getByRole('button', { name: 'Generar guiones' }).first();
  await expect(write).toBeVisible();
  await look(page, 'course');
  await press(page, write);
  await expect(page).toHaveURL(/\/course-scripts\//u);
  await expect(page.getByRole('button', { name: /^Editar guion/u }).first()).toBeVisible();
  await look(page, 'course-scripts');
});

test('a designed course, without a mouse', async ({ page }) => {
  await press(page, page.getByRole('link', { name: 'Diseñar curso' }));
  for (const field of ['Área de interés', 'Público objetivo', 'Problema principal']) {
    await press(page, page.getByRole('combobox', { name: field }));
    // The option is visible before it takes the keyboard.
    await expect(page.getByRole('option').first()).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
  }
  await look(page, 'course-designer');
  await press(page, page.getByRole('button', { name: 'Diseñar curso' }));
  await expect(page.getByRole('link', { name: 'Generar guiones' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await look(page, 'designed-course');
});

test('a podcast that is heard, without a mouse', async ({ page }) => {
  await press(page, page.getByRole('link', { name: 'Crear podcast' }));
  await tabTo(page, page.getByLabel('Texto', { exact: true }));
  await page.keyboard.insertText(DIALOGUE_TEXTS.es.text);
  await press(page, page.getByRole('button', { name: /^Duración e idioma/u }));
  await tabTo(page, page.getByRole('slider', { name: 'Cantidad de palabras' }));
  await page.keyboard.press('Home');
  await look(page, 'podcast-creator');
  await press(page, page.getByRole('button', { name: 'Generar podcast' }));
  await expect(page.getByText('¡Tu podcast está listo!')).toBeVisible({ timeout: MAKING_MS });
  await expect(page.getByRole('main')).toBeFocused();
  await look(page, 'podcast');
  await press(page, page.getByRole('button', { name: 'Reproducir' }).first());
  const furthest = () =>
    page
      .locator('audio')
      .evaluateAll((players: HTMLAudioElement[]) =>
        Math.max(...players.map(({ currentTime }) => currentTime)),
      );
  await expect.poll(furthest).toBeGreaterThan(0.3);
});
