import type { Locator, Page } from '@playwright/test';
import { expectForEverybody, expectForEverybodyIn, hasFocus } from './support/accessibility.ts';
import { failCalls } from './support/failing-calls.ts';
import { expect, type Filled, test } from './support/filled-studio.ts';
import { expectNoSidewaysScroll } from './support/sideways.ts';
import { expectStill, observe } from './support/speed.ts';
import { ENTRY_PAGES, OTHER_PAGES, STANDING_PAGES, type Stop, screensOf } from './support/stops.ts';
import { comeAs, open, settled } from './support/visit.ts';
import { DESKTOP, PHONE, resize } from './support/windows.ts';

const askingStops = (filled: Filled): Stop[] => [...screensOf(filled), ...OTHER_PAGES];
/** Pages to check without data or answers. Of the static pages, two are enough. */
const stopsWithout = (filled: Filled): Stop[] => [
  ...askingStops(filled),
  ...STANDING_PAGES.slice(-2),
];

/** Opens a button's layer by keyboard, checks it and closes it. The focus must return. */
async function lookInto(page: Page, button: Locator, where: string): Promise<void> {
  const layer = page
    .locator('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]')
    .last();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(layer).toBeVisible();
  await expect
    .poll(() => layer.evaluate((node) => node.contains(document.activeElement)), where)
    .toBe(true);
  await settled(page);
  await expectForEverybody(page, where);
  await page.keyboard.press('Escape');
  await expect(layer).toBeHidden();
  await expect.soft(button, where).toBeFocused();
}

/** Does the same for everything that a screen's buttons and its first select open. */
async function lookIntoAll(page: Page, { path, opens }: Stop): Promise<void> {
  const main = page.getByRole('main');
  for (const name of opens) {
    await lookInto(page, main.getByRole('button', { name }).first(), `${path} ${name}`);
  }
  const select = main.getByRole('combobox', { disabled: false }).first();
  if ((await select.count()) > 0 && (await select.evaluate(isButton))) {
    await lookInto(page, select, `${path}, a select`);
  }
}

test('every screen with data is accessible on light desktop and dark phone, and stable', async ({
  page,
  studio,
  filled,
}) => {
  await comeAs(page, filled.owner);
  await observe(page);
  for (const stop of [...askingStops(filled), ...STANDING_PAGES]) {
    const { path } = stop;
    await test.step(path, async () => {
      await resize(page, DESKTOP.size);
      // The previous screen was left in the dark theme, with reduced motion.
      await page.emulateMedia({ colorScheme: null, reducedMotion: null });
      await open(page, studio.origin, path);
      await expectStill(page, path);
      await expectForEverybodyIn(page, 'light', path);
      await resize(page, PHONE.size);
      await expectNoSidewaysScroll(page, path);
      await expectForEverybodyIn(page, 'dark', path);
      await resize(page, DESKTOP.size);
      await lookIntoAll(page, stop);
    });
  }
});

test('the header’s menus are accessible and return the focus', async ({ page, studio, filled }) => {
  await comeAs(page, filled.owner);
  await resize(page, DESKTOP.size);
  await open(page, studio.origin, '/');
  await lookInto(page, page.getByRole('button', { name: /Menú de usuario/u }), 'the user menu');
  const navigation = page.getByRole('navigation', { name: 'Navegación principal' });
  for (const menu of await navigation.getByRole('button').all()) {
    await menu.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(navigation.getByRole('listitem').first().getByRole('link')).toBeFocused();
    await expectForEverybody(page, 'a menu of the header');
    await page.keyboard.press('Escape');
    await expect(navigation.getByRole('listitem')).toHaveCount(0);
    await expect(menu).toBeFocused();
  }
  await resize(page, PHONE.size);
  await lookInto(page, page.getByRole('button', { name: 'Menú', exact: true }), 'the drawer');
});

const isButton = (node: Element): boolean => node.tagName === 'BUTTON';

test('every screen without data is accessible', async ({ page, studio, filled }) => {
  await comeAs(page, filled.newcomer);
  for (const { path } of stopsWithout(filled)) {
    await test.step(path, async () => {
      await open(page, studio.origin, path);
      await expectForEverybody(page, path);
    });
  }
});

test('every screen with failing calls is accessible', async ({ page, studio, filled }) => {
  await comeAs(page, filled.owner);
  const failure = { success: false, code: 'INTERNAL_ERROR', message: 'Algo falló', requestId: 'x' };
  await failCalls(page, failure);
  for (const { path } of stopsWithout(filled)) {
    await test.step(path, async () => {
      await open(page, studio.origin, path);
      await expectForEverybody(page, path);
    });
  }
});

test('the sign-in pages are accessible', async ({ page, studio }) => {
  for (const path of ENTRY_PAGES) {
    await test.step(path, async () => {
      await open(page, studio.origin, path);
      await expectForEverybody(page, path);
      await resize(page, PHONE.size);
      await expectNoSidewaysScroll(page, path);
    });
  }
});

test('a keyboard goes from section to section and never loses the focus', async ({
  page,
  studio,
  filled,
}) => {
  await comeAs(page, filled.owner);
  await resize(page, DESKTOP.size);
  await open(page, studio.origin, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
  const navigation = page.getByRole('navigation', { name: 'Navegación principal' });
  for (const menu of await navigation.getByRole('button').all()) {
    await menu.press('Enter');
    const count = await navigation.getByRole('listitem').count();
    await menu.press('Enter');
    expect(count).toBeGreaterThan(3);
    for (let place = 0; place < count; place += 1) {
      await menu.press('Enter');
      const link = navigation.getByRole('listitem').nth(place).getByRole('link');
      const href = await link.getAttribute('href');
      await link.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${studio.origin}${href}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await settled(page);
      expect.soft(await hasFocus(page), String(href)).toBe(true);
      await page.keyboard.press('Tab');
      expect.soft(await hasFocus(page), String(href)).toBe(true);
    }
  }
});

test('nothing moves with reduced motion', async ({ page, studio, filled }) => {
  await comeAs(page, filled.owner);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const held = Promise.withResolvers<void>();
  await page.route(/\/api\/v1\/library\?/u, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`${studio.origin}/projects`);
  await expect(page.locator('main .animate-pulse').first()).toBeVisible();
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .map((animation) => animation.effect?.getComputedTiming())
        .filter((timing) => Number(timing?.endTime) > 10)
        .map((timing) => timing?.endTime),
    );
  expect(await moving()).toEqual([]);
  held.resolve();
  await settled(page);
  expect(await moving()).toEqual([]);
});
