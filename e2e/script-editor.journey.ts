import type { BrowserContext, CDPSession, Locator, Page } from '@playwright/test';
import { expectAccessible, expectForEverybody } from './support/accessibility.ts';
import { HANDBOOK } from './support/documents.ts';
import { uploadHandbook } from './support/make-video.ts';
import { expectNoSidewaysScroll } from './support/sideways.ts';
import { signIn } from './support/sign-in.ts';
import { expect, type Studio, test } from './support/studio.ts';
import { PHONE, resize } from './support/windows.ts';

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Texto del guion' });
const SAVED = 'Guardado';
const AWAY = 'Sin guardar todavía: se intenta de nuevo';

/** Writes a new paragraph before all others. */
async function writeFirst(page: Page, words: string) {
  await textOf(page).focus();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
}

/** A new script that starts with a person's own scene; returns its block. */
async function beginWithScene(page: Page, studio: Studio): Promise<Locator> {
  await signIn(page, studio);
  await uploadHandbook(page, [HANDBOOK]);
  await textOf(page).focus();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.getByRole('button', { name: 'Insertar bloque de escena' }).click();
  await page.keyboard.type('un almacén');
  return page.locator('[data-direction=scene]', { hasText: 'un almacén' });
}

/** Opens the same script in another window. */
async function openAgain(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await expect(textOf(page)).toBeVisible();
  return page;
}

test('text typed offline survives its tab, and two windows never overwrite each other', async ({
  page,
  context,
  studio,
}) => {
  await signIn(page, studio);
  await uploadHandbook(page, [HANDBOOK]);
  await expect(textOf(page)).toContainText('El casco es obligatorio');
  const address = page.url();

  await context.setOffline(true);
  await writeFirst(page, 'Escrito en el tren.');
  await expect(page.getByText(AWAY)).toBeVisible();
  await expect(page.reload()).rejects.toThrow();
  await page.close();
  await context.setOffline(false);

  const first = await openAgain(context, address);
  await expect(textOf(first)).toContainText('Escrito en el tren.');
  await expect(first.getByText(SAVED, { exact: true })).toBeVisible();

  // The first window cannot save. While it is open, the second does not take its text.
  await first.route('**/api/v1/scripts', (route) => route.abort());
  await writeFirst(first, 'De la primera ventana.');
  await expect(first.getByText(AWAY)).toBeVisible();
  const second = await openAgain(context, address);
  await expect(second.getByText(SAVED, { exact: true })).toBeVisible();
  await expect(textOf(second)).not.toContainText('De la primera ventana.');
  await writeFirst(second, 'De la segunda ventana.');
  await second.keyboard.press('ControlOrMeta+s');
  await expect(second.getByText(SAVED, { exact: true })).toBeVisible();

  await first.unroute('**/api/v1/scripts');
  const question = first.getByRole('dialog', { name: 'El guion se cambió en otra ventana' });
  await expect(question).toContainText('De la primera ventana.');
  await expect(question).toContainText('De la segunda ventana.');
  await expectAccessible(first);
  await question
    .getByRole('radio', { name: /La otra versión/u })
    .last()
    .click();
  await question.getByRole('button', { name: /Abrir la otra|Guardar lo elegido/u }).click();
  await expect(first.getByText(SAVED, { exact: true })).toBeVisible();
  await expect(textOf(first)).toContainText('De la segunda ventana.');
  await first.getByRole('button', { name: 'Deshacer (Ctrl+Z)' }).click();
  await expect(textOf(first)).toContainText('De la primera ventana.');

  // The second window has no typed text, so it follows. The text that the first cannot save is
  // offered there.
  await expect(textOf(second)).toContainText('De la primera ventana.');
  await first.route('**/api/v1/scripts', (route) => route.abort());
  await writeFirst(first, 'Justo antes de cerrar.');
  await expect(first.getByText(AWAY)).toBeVisible();
  await first.close();
  await expect(textOf(second)).toContainText('Justo antes de cerrar.');
  await expect(second.getByText(SAVED, { exact: true })).toBeVisible();
});

test('a new draft of one section is taken, and a left-out unit is put in', async ({
  page,
  studio,
}) => {
  await signIn(page, studio);
  await uploadHandbook(page, [HANDBOOK]);
  await expect(textOf(page)).toContainText('El casco es obligatorio');

  await page.getByRole('button', { name: 'Redactar de nuevo' }).click();
  const wishes = page.getByRole('dialog', { name: 'Redactar de nuevo' });
  await wishes.getByRole('radio', { name: '1 min' }).click();
  await wishes.getByRole('checkbox', { name: 'Todas las secciones' }).uncheck();
  await wishes.getByRole('checkbox', { name: 'Pasillos y salidas' }).check();
  await wishes.getByRole('button', { name: 'Redactar', exact: true }).click();
  const choice = page.getByRole('dialog', { name: '¿Con qué te quedas del nuevo borrador?' });
  await expect(choice).toContainText('Las salidas de emergencia nunca se bloquean');
  // Screen readers do not see what lies behind a dialog.
  await expect(page.locator('.script-text')).toContainText('El casco es obligatorio');
  await expectForEverybody(page, 'the new draft beside the old');
  // The offer was neither accepted nor refused, so it is there after a reload too.
  await page.reload();
  await page.getByRole('button', { name: 'Ver el nuevo borrador' }).click();
  await choice.getByRole('button', { name: 'Usar el nuevo' }).click();
  await expect(textOf(page)).not.toContainText('El casco es obligatorio');
  await expect(page.getByText(SAVED, { exact: true })).toBeVisible();

  await page.getByRole('tab', { name: /^Cobertura/u }).click();
  const panel = page.getByRole('tabpanel', { name: /^Cobertura/u });
  await expect(panel.getByText(/^Falta decir/u)).toBeVisible();
  await expectForEverybody(page, 'what was left out');
  const helmet = panel.getByRole('button', { name: /^Incluir: .*El casco es obligatorio/u });
  await helmet.focus();
  await page.keyboard.press('Enter');
  await expect(textOf(page)).toContainText('El casco es obligatorio');
  await expect(textOf(page).getByRole('heading', { name: 'Equipo de protección' })).toBeVisible();
  await expect(helmet).toBeHidden();
  await page.getByRole('tab', { name: 'Fuentes' }).click();
  const source = page.getByRole('button', { name: /^El casco es obligatorio/u });
  await expect(source).toContainText('manual-almacen.docx');

  await resize(page, PHONE.size);
  await page.getByRole('button', { name: 'Ver fuentes' }).click();
  await page.getByRole('tab', { name: /^Cobertura/u }).click();
  await expect(page.getByRole('dialog').getByText(/^Dicen? \d+ de/u)).toBeVisible();
  await expectNoSidewaysScroll(page, 'the drawer');
  await expectForEverybody(page, 'the drawer');
});

test('a panel that fails to load costs no text, and loads when the network returns', async ({
  page,
  studio,
}) => {
  const part = '**/assets/redraft-part-*.js';
  await page.route(part, (route) => route.abort());
  await signIn(page, studio);
  const refused = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/redraft-part-'),
  );
  await uploadHandbook(page, [HANDBOOK]);
  await refused;
  await writeFirst(page, 'Escrito en el tren.');
  await expect(page.getByText(SAVED, { exact: true })).toBeVisible();
  await page.unroute(part);
  await expect(page.getByRole('button', { name: 'Redactar de nuevo' })).toBeVisible();
});

test('a block takes the chosen language and keeps its text', async ({ page, studio }) => {
  const block = await beginWithScene(page, studio);
  await page.getByRole('button', { name: /English/u }).click();
  await expect(block.getByRole('button', { name: /^Move the block: Scene/u })).toBeAttached();
  await expect(block).toHaveAttribute('data-label', 'Scene');
  await block.getByText('un almacén').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' vacío');
  // Beside its words and its controls, the block has no place for a cursor.
  const { x = 0, y = 0, height = 0 } = (await block.boundingBox()) ?? {};
  await page.mouse.click(x + 100, y + height - 2);
  await page.keyboard.type(' y oscuro');
  await expect(block).toContainText('un almacén vacío y oscuro');
  await page.getByRole('button', { name: /Español/u }).click();
  await expect(block).toHaveAttribute('data-label', 'Escena');
});

test.describe('with a finger', () => {
  // Near an edge of the window a drag scrolls the text on every frame.
  test.use({ hasTouch: true, viewport: { ...PHONE.size, height: 1_200 } });

  test('a block is dragged by touch, by mouse and by keyboard', async ({ page, studio }) => {
    const block = await beginWithScene(page, studio);
    const grip = block.getByRole('button', { name: /^Mover el bloque/u });
    const place = () =>
      block.evaluate((element) => [...(element.parentElement?.children ?? [])].indexOf(element));
    await expect.poll(place).toBe(0);

    await grip.press('ArrowDown');
    await expect.poll(place).toBe(1);
    await expect(grip).toBeFocused();
    await grip.press('ArrowUp');
    await expect.poll(place).toBe(0);

    const behind = async (sibling: number) => {
      const box = await textOf(page).locator('> *').nth(sibling).boundingBox();
      return { x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + (box?.height ?? 0) };
    };
    const start = async () => {
      const box = await grip.boundingBox();
      return { x: (box?.x ?? 0) + 16, y: (box?.y ?? 0) + 16 };
    };
    await page.evaluate(() => window.scrollTo(0, 0));
    const touch = await page.context().newCDPSession(page);
    await dragByTouch(touch, await start(), await behind(2));
    await expect.poll(place).toBe(2);

    const from = await start();
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    const top = await textOf(page).locator('> *').first().boundingBox();
    await page.mouse.move(from.x, (top?.y ?? 0) + 1, { steps: 5 });
    await page.mouse.up();
    await expect.poll(place).toBe(0);
    await expect(page.getByText(SAVED, { exact: true })).toBeAttached();
  });
});

type Point = { x: number; y: number };

async function dragByTouch(session: CDPSession, from: Point, to: Point) {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await send('touchStart', [from]);
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await send('touchMove', [
      { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part },
    ]);
  }
  await send('touchEnd', []);
}
