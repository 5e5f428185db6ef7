import type { Locator, Page } from '@playwright/test';
import { DIALOGUE_TEXTS } from '../packages/writer/src/testing/dialogue-texts.ts';
import { expectAccessible } from './support/accessibility.ts';
import { GUIDE_PDF } from './support/documents.ts';
import { loop } from './support/loop.ts';
import { MAKING_MS } from './support/patience.ts';
import { expectNoSidewaysScroll } from './support/sideways.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/studio.ts';
import { PHONE, resize } from './support/windows.ts';

/** True without scrolling, in the window as it is. */
async function expectInReach(button: Locator, page: Page) {
  const box = await button.boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
}

const OWN_TURN = 'Gracias por invitarme hoy.';
const generate = (page: Page) => page.getByRole('button', { name: 'Generar podcast' });

/** The screen's script loads on first use; only then is there something to check. */
async function openCreator(page: Page, origin: string) {
  await page.goto(`${origin}/podcast-creator`);
  await expect(page.getByRole('heading', { level: 1, name: 'Creador de podcasts' })).toBeVisible();
  await expect(
    line(page, 'Voces Lucía y Mateo · voces sencillas, que suenan sintéticas'),
  ).toBeVisible();
}

/** A line of the form, which shows its choice and opens its fields. */
const line = (page: Page, title: string) =>
  page.getByRole('button', { name: new RegExp(`^${title}`, 'u') });

test('text, an address and a file become a podcast that is played, edited and published', async ({
  page,
  studio,
}) => {
  test.slow();
  const pageErrors: string[] = [];
  page.on('pageerror', (error) => pageErrors.push(error.message));
  await signIn(page, studio);
  await openCreator(page, studio.origin);
  await expectAccessible(page);
  await expectInReach(generate(page), page);
  await line(page, 'Voces').click();
  const sample = page.waitForResponse((answer) => /\/voices\/.*preview/u.test(answer.url()));
  await page.getByRole('button', { name: 'Escuchar a Carmen' }).click();
  expect((await sample).headers()['content-type']).toMatch(/^audio\//u);
  for (const title of ['Estilo y roles', 'Instrucciones adicionales', 'Creatividad']) {
    await line(page, title).click();
    await expectAccessible(page);
  }

  await generate(page).click();
  await expect(page.getByText('Campos incompletos').first()).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Texto', { exact: true }).fill(DIALOGUE_TEXTS.es.text);
  await page.getByLabel('Direcciones web').fill('http://127.0.0.1/privada');
  await page.locator('input[type=file]').setInputFiles(GUIDE_PDF);
  await expect(page.getByText(GUIDE_PDF.name, { exact: true })).toBeVisible();
  await line(page, 'Nombre y eslogan').click();
  await page.getByLabel('Nombre del podcast').fill('La hora del compost');
  await line(page, 'Duración e idioma').click();
  await page.getByRole('slider', { name: 'Cantidad de palabras' }).press('Home');
  await generate(page).click();
  await expect(page.getByRole('heading', { name: 'Estamos creando tu podcast' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByRole('heading', { name: '¡Tu podcast está listo!' })).toBeVisible({
    timeout: MAKING_MS,
  });
  await expect(page.getByText(/127\.0\.0\.1.*no es una página pública/u)).toBeVisible();
  await expectAccessible(page);

  const player = page.getByRole('region', { name: /La hora del compost/u });
  await expect(player.getByRole('button', { name: 'Reproducir' })).toBeVisible();
  const audio = player.locator('audio');
  await loop(audio);
  await player.getByRole('button', { name: 'Reproducir' }).click();
  await expect
    .poll(() => audio.evaluate((element: HTMLAudioElement) => element.currentTime))
    .toBeGreaterThan(0.5);
  expect(await audio.evaluate((element: HTMLAudioElement) => element.duration)).toBeGreaterThan(30);
  await expect(player.locator('li[aria-current="true"] span.bg-primary')).toBeVisible();
  await player.getByRole('button', { name: 'Pausar' }).click();

  await page.getByRole('button', { name: 'Editar guion' }).click();
  await page.getByLabel('Intervención 2', { exact: true }).fill(OWN_TURN);
  await expect(page.getByText('Cambios sin guardar')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Guion guardado').first()).toBeVisible();
  await page.getByRole('button', { name: 'Grabar de nuevo' }).click();
  await expect(page.getByRole('button', { name: 'Grabar de nuevo' })).toHaveCount(0);
  const transcript = page.getByRole('region', { name: 'Transcripción' });
  await expect(transcript.getByText(OWN_TURN)).toBeVisible({ timeout: MAKING_MS });

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Descargar audio' }).click();
  expect((await download).suggestedFilename()).toBe('La hora del compost.mp3');

  await page.getByRole('link', { name: 'Mis podcasts' }).click();
  await expect(page.getByText('La hora del compost')).toBeVisible();
  const address = page.getByLabel('Dirección del canal');
  await expect(address).toHaveValue(/\/feeds\//u);
  await expectAccessible(page);
  const feed = await fetch(await address.inputValue());
  expect(feed.headers.get('content-type')).toContain('xml');
  expect(await feed.text()).toContain('La hora del compost');
  expect(pageErrors).toEqual([]);
});

test('on a phone, equal voices and another language show a notice before the start', async ({
  page,
  studio,
}) => {
  await resize(page, PHONE.size);
  await signIn(page, studio);
  await openCreator(page, studio.origin);
  await expectInReach(generate(page), page);
  await page.getByLabel('Texto', { exact: true }).fill(DIALOGUE_TEXTS.en.text);
  await expect(page.getByRole('button', { name: 'Usar inglés' })).toBeVisible();

  await line(page, 'Voces').click();
  await page.getByRole('radio', { name: 'Lucía responde' }).check();
  await expect(
    page.getByText('El anfitrión y el invitado necesitan voces distintas.'),
  ).toBeVisible();
  await generate(page).click();
  await expect(page.getByText('Campos incompletos').first()).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Resultado' })).toBeDisabled();
  await expectAccessible(page);

  await expectNoSidewaysScroll(page);
});
