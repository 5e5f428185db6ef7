import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/studio.ts';

const SCREEN = '**/assets/upload-screen-*.js';

test('a screen that failed to load appears by itself when the network returns', async ({
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
  await expect.poll(() => failed).toBeGreaterThan(1);
  await expect(page.getByText('Algo salió mal')).toBeHidden();
  await page.unroute(SCREEN);
  await expect(page.getByLabel('Nombre del proyecto')).toBeVisible();
});

test('a screen whose script an update replaced loads with the new page', async ({
  page,
  studio,
}) => {
  await signIn(page, studio);
  // Simulates an update: the page names new scripts, and the old ones are gone.
  const loads: string[] = [];
  await page.route(SCREEN, (route) =>
    loads.length > 0 ? route.continue() : route.fulfill({ status: 404, body: '' }),
  );
  await page.evaluate(() => {
    for (const script of document.querySelectorAll('script[type="module"]')) {
      script.setAttribute('src', '/assets/index-of-an-older-version.js');
    }
  });
  page.on('load', () => loads.push(page.url()));
  await page.getByRole('link', { name: 'Crear video' }).click();
  await expect(page.getByLabel('Nombre del proyecto')).toBeVisible();
  expect(loads).toHaveLength(1);
});
