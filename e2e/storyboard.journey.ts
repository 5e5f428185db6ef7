import type { Page } from '@playwright/test';
import { expectForEverybody } from './support/accessibility.ts';
import { HANDBOOK } from './support/documents.ts';
import { uploadHandbook } from './support/make-video.ts';
import { expectNoSidewaysScroll } from './support/sideways.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/studio.ts';
import { PHONE, resize } from './support/windows.ts';

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Texto del guion' });
const SAVED = 'Guardado';
/** Characters: an empty picture has fewer. */
const DRAWN = 20_000;

test('a table is written by keyboard, and is there after a reload', async ({ page, studio }) => {
  await signIn(page, studio);
  await uploadHandbook(page, [HANDBOOK]);
  await textOf(page).focus();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.getByRole('button', { name: /^Insertar tabla/u }).press('Enter');
  for (const cell of ['Equipo', 'Revisión', 'Casco', 'Mensual']) {
    await page.keyboard.type(cell);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Alt+F10');
  await page.getByRole('button', { name: 'Cambiar la tabla' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Quitar la fila' }).press('Enter');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText(SAVED, { exact: true })).toBeVisible();
  await expectForEverybody(page, 'a table in the text');
  await page.reload();
  await expect(textOf(page).getByRole('row')).toHaveCount(2);
  await expect(textOf(page).getByRole('cell')).toHaveText([
    'Equipo',
    'Revisión',
    'Casco',
    'Mensual',
  ]);
});

test('a storyboard shows, plays and changes the scenes of the text', async ({ page, studio }) => {
  await signIn(page, studio);
  await uploadHandbook(page, [HANDBOOK]);
  await expect(textOf(page)).toContainText('El casco es obligatorio');
  await page.getByRole('radio', { name: 'Guion gráfico' }).click();
  const chosen = page.getByRole('region', { name: 'Escena elegida' });
  const grips = page.getByRole('button', { name: /^Mover la escena/u });
  const play = chosen.getByRole('button', { name: 'Reproducir desde aquí' });
  await expect(play).toBeVisible();
  await expect(page.locator('li img[src^="data:image/jpeg"]').first()).toBeVisible();
  await expectForEverybody(page, 'the storyboard');

  // Another scene has another picture, and so has each moment of one that plays.
  const picture = chosen.getByRole('img');
  const pixels = () => picture.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  await expect.poll(async () => (await pixels()).length).toBeGreaterThan(DRAWN);
  const still = await pixels();
  await page.getByRole('button', { name: /^Equipo de protección/u }).click();
  await expect.poll(pixels).not.toBe(still);
  const other = await pixels();
  await play.click();
  await expect.poll(pixels).not.toBe(other);
  await chosen.getByRole('button', { name: 'Pausar' }).click();

  const order = () =>
    grips.evaluateAll((all) => all.map((grip) => grip.getAttribute('aria-label')));
  const [first, second, ...rest] = await order();
  await grips.first().press('ArrowDown');
  await expect.poll(order).toEqual([second, first, ...rest]);
  // Near the window's edge a drag scrolls.
  await grips.first().evaluate((node) => node.scrollIntoView({ block: 'center' }));
  await grips.nth(1).dragTo(grips.first(), { targetPosition: { x: 8, y: 2 } });
  await expect.poll(order).toEqual([first, second, ...rest]);
  await chosen.getByRole('combobox', { name: 'Diseño de la escena' }).click();
  await page.getByRole('option', { name: 'Cita' }).click();
  await expect(page.getByText(SAVED, { exact: true })).toBeVisible();

  await resize(page, PHONE.size);
  await expectNoSidewaysScroll(page, 'the storyboard');
  await expectForEverybody(page, 'the storyboard on a phone');
  await chosen.getByRole('button', { name: 'Editar el texto' }).click();
  await expect(
    textOf(page).getByRole('combobox', { name: 'Diseño de la escena' }).locator('option:checked', {
      hasText: 'Cita',
    }),
  ).toHaveCount(1);
});
