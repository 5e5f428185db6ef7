import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/studio.ts';

const SCREEN = '**/assets/upload-screen-*.js';

test('a screen whose script cannot be fetched comes by itself when the network is back', async ({
  page,
  studio,
}) => {
  let failed = 0;
  await page.route(SCREEN, (route) => {
    failed += 1;
    return route.abort('internetdisconnected');
  });
  await signIn(page, studio);
  await page.getByRole('link', { name: 'Crear video' }).click();
  await expect.poll(() => failed, { timeout: 30_000 }).toBeGreaterThan(1);
  await expect(page.getByText('Algo salió mal')).toBeHidden();
  await page.unroute(SCREEN);
  await expect(page.getByLabel('Nombre del proyecto')).toBeVisible({ timeout: 30_000 });
});
