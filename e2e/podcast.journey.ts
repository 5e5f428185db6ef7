import { DIALOGUE_TEXTS } from '../packages/writer/src/testing/dialogue-texts.ts';
import { expectAccessible } from './support/accessibility.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/studio.ts';

test('a text becomes a podcast that is heard, read along, changed and published', async ({
  page,
  studio,
}) => {
  const consoleErrors: string[] = [];
  page.on('pageerror', (error) => consoleErrors.push(error.message));
  await signIn(page, studio);
  await page.goto(`${studio.origin}/podcast-creator`);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Generar podcast' }).click();
  await expect(page.getByText('Campos incompletos')).toBeVisible();

  await page.getByLabel('Texto', { exact: true }).fill(DIALOGUE_TEXTS.es.text);
  await page.getByLabel('Nombre del podcast').fill('La hora del compost');
  await page.getByLabel('Direcciones web').fill('http://127.0.0.1/privada');
  await page.getByRole('button', { name: 'Generar podcast' }).click();
  await expect(page.getByRole('heading', { name: '¡Tu podcast está listo!' })).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByText(/127\.0\.0\.1.*no es una página pública/u)).toBeVisible();
  await expectAccessible(page);

  const player = page.getByRole('region', { name: /La hora del compost/u });
  await player.getByRole('button', { name: 'Reproducir' }).click();
  const audio = player.locator('audio');
  await expect
    .poll(() => audio.evaluate((element: HTMLAudioElement) => element.currentTime))
    .toBeGreaterThan(0.5);
  expect(await audio.evaluate((element: HTMLAudioElement) => element.duration)).toBeGreaterThan(60);
  await expect(player.locator('li[aria-current="true"]')).toBeVisible();
  await player.getByRole('button', { name: 'Pausar' }).click();

  await page.getByRole('button', { name: 'Editar guion' }).click();
  await page.getByLabel('Intervención 2', { exact: true }).fill('Gracias por invitarme hoy.');
  await page.getByRole('button', { name: 'Guardar guion' }).click();
  await page.getByRole('button', { name: 'Grabar de nuevo' }).click();
  await expect(player.getByText('Gracias por invitarme hoy.')).toBeVisible({ timeout: 60_000 });

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Audio MP3' }).click();
  expect((await download).suggestedFilename()).toBe('La hora del compost.mp3');

  await page.getByRole('link', { name: 'Mis podcasts' }).click();
  await expect(page.getByRole('link', { name: /La hora del compost/u })).toBeVisible();
  const feed = await page.getByLabel('Dirección del canal').inputValue();
  await expectAccessible(page);
  const answer = await fetch(feed);
  expect(answer.headers.get('content-type')).toContain('xml');
  expect(await answer.text()).toContain('La hora del compost');
  expect(consoleErrors).toEqual([]);
});
