import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules that a theme can break. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];
/** Of what lies open over a page only itself is read; the rules of whole pages are not its own. */
const OPEN_LAYER = '[role=dialog], [role=alertdialog], [role=listbox], [role=menu]';
const RULES_OF_PAGES = ['region', 'landmark-one-main', 'page-has-heading-one'];

/** axe itself, as the library beside it would hand it to the page. */
const AXE = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Brings axe into the page, once: it is as large as the whole studio. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
}

/** A reading of the page within itself: the studio has no frame, for which axe would open a second page. */
const builderFor = (page: Page) => new AxeBuilder({ page, axeSource: 'void 0' }).setLegacyMode();

/** What was found against the rules is all that is asked for; a new object each time, since builders write into it. */
const faultsAlone = (): Parameters<AxeBuilder['options']>[0] => ({ resultTypes: ['violations'] });

async function violationsOf(page: Page, builder: AxeBuilder): Promise<string[]> {
  await bringAxe(page);
  expect(page.frames(), 'frames that would not be read').toHaveLength(1);
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}`),
  );
}

/** axe with WCAG 2.2's own rule, which it leaves out unless it is asked for, and without some others. */
const allRules = (page: Page, without: readonly string[] = []) =>
  builderFor(page).options({
    ...faultsAlone(),
    rules: {
      'target-size': { enabled: true },
      ...Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    },
  });

/** Until nothing is on its way to where it stays, or to its colour; what turns for ever is no such thing. */
const comeToRest = (page: Page) =>
  page.waitForFunction(() =>
    document.getAnimations().every(({ effect, playState }) => {
      const end = Number(effect?.getComputedTiming().endTime);
      return playState !== 'running' || end === Number.POSITIVE_INFINITY;
    }),
  );

/** Fails with the rule and the element of everything that a person with a screen reader meets. */
export async function expectAccessible(page: Page): Promise<void> {
  // What fades in has not the colours yet that it will have, and a tooltip may begin to at any moment.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await comeToRest(page);
  expect(await violationsOf(page, allRules(page))).toEqual([]);
  await page.emulateMedia({ reducedMotion: null });
}

/** Dresses the page, which follows the system until a theme is chosen. */
async function dress(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  // Without motion, no colour stays on its way from one theme to the other.
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

/** What a screen says to everybody in one theme; every fault of a journey is told, not the first alone. */
export async function expectForEverybodyIn(
  page: Page,
  theme: 'light' | 'dark',
  where: string,
): Promise<void> {
  expect.soft(await violationsIn(page, theme, allRules(page)), `${where}, ${theme}`).toEqual([]);
}

/** What a screen says to everybody, in both themes. */
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

/** Whether something of the page has the focus, so that a keyboard goes on from there. */
export const hasFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body);
