import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { longHandbook } from './support/documents.ts';
import { loop } from './support/loop.ts';
import { MAKING_MS } from './support/patience.ts';
import { expectNoSidewaysScroll } from './support/sideways.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/studio.ts';
import { PHONE, resize } from './support/windows.ts';

const HANDBOOK = longHandbook('es');
const SHORT_SCRIPT =
  'Bienvenida al almacén. Aquí empieza todo. Primero se mira dónde están las salidas. Después se revisa el equipo, y al final se anota lo que falta.';

const titles = (page: Page) => page.getByRole('textbox', { name: /^Título del contenido/u });
const order = (page: Page) =>
  titles(page).evaluateAll((fields) =>
    fields.map((field) => (field instanceof HTMLTextAreaElement ? field.value : '')),
  );
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function uploadCourse(page: Page, origin: string) {
  await page.goto(`${origin}/upload?type=course`);
  await page.locator('input[type=file]').setInputFiles([HANDBOOK]);
  await page.getByRole('button', { name: 'Estructurar curso' }).click();
  await expect(page).toHaveURL(/\/create-course\//u);
}

/** Generates the shortest course, as a person who clicks everything twice. */
async function generateStructure(page: Page) {
  const dialog = page.getByRole('dialog', { name: '¿Cuántos contenidos quieres generar?' });
  await expect(dialog.getByText('Análisis de los documentos')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: /Conciso/u }).click();
  await dialog.getByRole('button', { name: 'Generar estructura' }).dblclick();
  await expect(titles(page)).toHaveCount(8);
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
  await expectAccessible(page);
}

async function editStructure(page: Page) {
  const before = await order(page);
  const [first = '', second = '', ...rest] = before;
  const grip = (title: string) => page.getByRole('button', { name: `Mover «${title}»` });

  await grip(first).focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => order(page)).toEqual([second, first, ...rest]);
  await expect(grip(first)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => order(page)).toEqual(before);

  // Near the window's edge a drag scrolls, and the scroll grows with the drag's duration.
  await grip(first).evaluate((node) => node.scrollIntoView({ block: 'center' }));
  await grip(second).dragTo(grip(first), { targetPosition: { x: 8, y: 2 } });
  await expect.poll(() => order(page)).toEqual([second, first, ...rest]);
  await page.getByRole('button', { name: 'Deshacer (Ctrl+Z)' }).click();
  await expect.poll(() => order(page)).toEqual(before);

  await titles(page).first().fill('Lo primero de todo');
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
  await page.reload();
  await expect(titles(page).first()).toHaveValue('Lo primero de todo');
}

/** One tab is still saving when the other has saved: nothing is overwritten without asking. */
async function editInTwoTabs(page: Page) {
  const other = await page.context().newPage();
  await other.goto(page.url());
  const held = Promise.withResolvers<void>();
  await other.route('**/api/v1/courses/structure/*', async (route) => {
    if (route.request().method() === 'PUT') await held.promise;
    await route.continue();
  });
  const asked = other.waitForRequest((request) => request.method() === 'PUT');
  await titles(other).nth(1).fill('Desde la otra ventana');
  await asked;
  await titles(page).nth(1).fill('Desde esta ventana');
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
  held.resolve();

  const question = other.getByRole('alertdialog', {
    name: 'La estructura se cambió en otra ventana',
  });
  await expect(question).toBeVisible();
  await page.reload();
  await expect(titles(page).nth(1)).toHaveValue('Desde esta ventana');
  await question.getByRole('button', { name: 'Abrir la otra' }).click();
  await expect(titles(other).nth(1)).toHaveValue('Desde esta ventana');
  await other.close();
}

async function downloadPdf(page: Page) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar PDF' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.pdf$/u);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
}

/** Checks the sources of the first script and writes a short one in its place. */
async function editScript(page: Page) {
  await page.getByRole('button', { name: 'Editar guion: Lo primero de todo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Editar guion' });
  const text = dialog.getByRole('textbox', { name: 'Texto del guion' });
  await expect(text.getByRole('heading').first()).toBeVisible();
  const original = await text.innerText();
  await dialog.getByRole('button', { name: 'Fuentes' }).click();
  await expect(dialog.getByText(`${HANDBOOK.name}, pág. 1`).first()).toBeVisible();
  await expectAccessible(page);

  await text.fill(SHORT_SCRIPT);
  // It stands where the title of the first scene stood, and it is spoken.
  await dialog.getByRole('button', { name: /^Título 2/u }).click();
  await dialog.getByRole('button', { name: 'Guardar (Ctrl+S)' }).click();
  await expect(dialog.getByText('Guardado', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Restaurar original' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restaurar original' }).click();
  await expect.poll(() => text.innerText()).toBe(original);
  await dialog.getByRole('button', { name: 'Deshacer (Ctrl+Z)' }).click();
  await expect(text).toHaveText(SHORT_SCRIPT);
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  const row = page.getByRole('listitem', { name: 'Lo primero de todo' });
  await expect(row.getByText('Editado', { exact: true })).toBeVisible();
}

/** Chooses in the dialog for all videos: a presenter, a Spanish voice, an accent. */
async function chooseForAll(dialog: Locator) {
  const presenters = dialog.getByRole('radio').filter({ has: dialog.page().locator('img') });
  await presenters.nth(1).click();
  await dialog.getByRole('button', { name: 'Siguiente' }).click();
  await dialog
    .getByRole('radio', { name: /Español/u })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Siguiente' }).click();
  await dialog.getByRole('radio', { name: /Mexicano/u }).click();
}

async function makeFirstVideo(page: Page) {
  await page.getByRole('button', { name: 'Generar todos los videos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Generar todos los videos' });
  await expect(dialog.getByText(/8 videos/u).first()).toBeVisible();
  await expectAccessible(page);
  await chooseForAll(dialog);
  await dialog.getByRole('button', { name: 'Generar videos' }).dblclick();

  const panel = page.getByRole('region', { name: 'Panel de videos' });
  await expect(panel.getByRole('listitem')).toHaveCount(8);
  // If the first click brings "resume", the second must not press it.
  await panel.getByRole('button', { name: 'Pausar' }).dblclick();
  await expect(panel.getByText('En pausa', { exact: true })).toBeVisible();
  // A slow pause may find the first video finished and the second begun.
  const states = await panel.getByRole('listitem').allTextContents();
  const begun = states.filter((text) => /En proceso|Completado/u.test(text)).length;
  expect(begun).toBeGreaterThan(0);
  await expect(panel.getByText(`${begun} de 8 videos completados`)).toBeVisible({
    timeout: MAKING_MS,
  });
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Reanudar' }).click();
  await expect(panel.getByText('En proceso', { exact: true }).first()).toBeVisible();
  await panel.getByRole('button', { name: 'Pausar' }).click();
}

async function watch(page: Page) {
  await page.getByRole('link', { name: 'Ver curso' }).first().click();
  await expect(page).toHaveURL(/\/course\//u);
  const video = page.locator('video');
  const play = page.getByRole('button', { name: 'Reproducir', exact: true });
  await expect(play).toBeVisible();
  await loop(video);
  await play.click();
  const seconds = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
  await expect.poll(seconds).toBeGreaterThan(0.3);
  await page.getByRole('button', { name: 'Pausar', exact: true }).click();
  await page.getByRole('button', { name: 'Subtítulos debajo del video' }).click();
  await page.getByRole('slider', { name: 'Posición' }).fill('0.6');
  await expect(page.locator('p[aria-hidden]')).toContainText('Bienvenida al almacén');
  await expectAccessible(page);
}

/** The same screens on a phone: nothing is wider than the window. */
async function lookOnPhone(page: Page, origin: string, projectId: string) {
  await resize(page, PHONE.size);
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const [path, title] of [
    ['create-course', 'Estructura del curso'],
    ['course-scripts', 'Guiones del curso'],
    ['course', 'Ventilación del almacén'],
  ] as const) {
    await page.goto(`${origin}/${path}/${projectId}`);
    await expect(heading(page, title)).toBeVisible();
    await expect(page.getByText('Lo primero de todo').first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page, path);
  }
  await page.getByRole('button', { name: /^Contenidos del curso/u }).click();
  const contents = page.getByRole('navigation', { name: 'Contenidos del curso' });
  await contents.getByRole('button', { name: /Desde esta ventana/u }).click();
  // A script that is open while its video is made starts with the same title.
  await expect(page.getByRole('heading', { name: 'Desde esta ventana' }).last()).toBeVisible();
}

test('documents become a course: structure, scripts, PDF and videos', async ({ page, studio }) => {
  test.slow();
  const consoleErrors: string[] = [];
  page.on('pageerror', (error) => consoleErrors.push(error.message));
  await signIn(page, studio);
  await uploadCourse(page, studio.origin);
  await generateStructure(page);
  const projectId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await editStructure(page);
  await editInTwoTabs(page);
  await downloadPdf(page);

  await page.getByRole('button', { name: 'Generar guiones' }).first().click();
  await expect(heading(page, 'Guiones del curso')).toBeVisible();
  await expect(page.getByText('Guion listo', { exact: true })).toHaveCount(8);
  await expectAccessible(page);
  await editScript(page);
  await makeFirstVideo(page);
  await watch(page);
  await lookOnPhone(page, studio.origin, projectId);
  expect(consoleErrors).toEqual([]);
});
