import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules that can fail in one theme alone. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];
/** An open layer is checked alone. The rules of whole pages do not apply to it. One that fades out is closed. */
const OPEN_LAYER =
  ':is([role=dialog], [role=alertdialog], [role=listbox], [role=menu]):not([data-state=closed])';
const RULES_OF_PAGES = ['region', 'landmark-one-main', 'page-has-heading-one'];

/** axe's own source, as @axe-core/playwright would load it. */
const AXE = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Loads axe into the page once, because it is as large as the whole studio. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
}

/** Runs inside the page. The studio has no frames, for which axe would open a second page. */
const builderFor = (page: Page) => new AxeBuilder({ page, axeSource: 'void 0' }).setLegacyMode();

/** Only violations are needed. A new object each time, because builders write into it. */
const faultsAlone = (): Parameters<AxeBuilder['options']>[0] => ({ resultTypes: ['violations'] });

async function violationsOf(page: Page, builder: AxeBuilder): Promise<string[]> {
  await bringAxe(page);
  expect(page.frames(), 'frames that would not be read').toHaveLength(1);
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}`),
  );
}

/** axe with its optional WCAG 2.2 rule, and without the rules in `without`. */
const allRules = (page: Page, without: readonly string[] = []) =>
  builderFor(page).options({
    ...faultsAlone(),
    rules: {
      'target-size': { enabled: true },
      ...Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    },
  });

/** Waits for all animations and colour changes. Endless ones do not count. */
const comeToRest = (page: Page) =>
  page.waitForFunction(() =>
    document.getAnimations().every(({ effect, playState }) => {
      const end = Number(effect?.getComputedTiming().endTime);
      return playState !== 'running' || end === Number.POSITIVE_INFINITY;
    }),
  );

/** Fails with the rule and element of every violation. */
export async function expectAccessible(page: Page): Promise<void> {
  // An element that fades in has not reached its colours. A tooltip may fade in any time.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await comeToRest(page);
  expect(await violationsOf(page, allRules(page))).toEqual([]);
  await page.emulateMedia({ reducedMotion: null });
}

/** Sets the theme through the system's preference, which the page follows by default. */
async function dress(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  // Without motion no colour stays between the two themes.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.waitForFunction(
    (isDark) => document.documentElement.classList.contains('dark') === isDark,
    colorScheme === 'dark',
  );
  await comeToRest(page);
}

async function violationsIn(
  page: Page,
  theme: 'light' | 'dark',
  rules: AxeBuilder,
): Promise<string[]> {
  await dress(page, theme);
  return violationsOf(page, rules);
}

/** Checks a screen in one theme. It reports every violation of a journey, not only the first. */
export async function expectForEverybodyIn(
  page: Page,
  theme: 'light' | 'dark',
  where: string,
): Promise<void> {
  expect.soft(await violationsIn(page, theme, allRules(page)), `${where}, ${theme}`).toEqual([]);
}

/** Checks a screen in both themes. */
export async function expectForEverybody(page: Page, where: string): Promise<void> {
  const isCovered = (await page.locator(OPEN_LAYER).count()) > 0;
  const within = (builder: AxeBuilder) => (isCovered ? builder.include(OPEN_LAYER) : builder);
  const ofLight = within(allRules(page, isCovered ? RULES_OF_PAGES : []));
  const light = await violationsIn(page, 'light', ofLight);
  const ofColour = within(builderFor(page).options(faultsAlone())).withRules(RULES_OF_COLOUR);
  const dark = await violationsIn(page, 'dark', ofColour);
  expect.soft(light, where).toEqual([]);
  expect.soft(dark, `${where}, dark`).toEqual([]);
}

/** True if an element has the focus, so that a keyboard can continue from there. */
export const hasFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body);
