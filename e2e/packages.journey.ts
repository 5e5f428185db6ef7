import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type FrameLocator, type Page } from '@playwright/test';
import {
  type LearningPlatform,
  openPlatform,
} from '../packages/delivery/src/testing/learning-platform.ts';
import { makePlayablePackage } from '../packages/delivery/src/testing/playable-package.ts';

type Format = Parameters<typeof openPlatform>[1];

const test = base.extend<{ launch: (format: Format) => Promise<LearningPlatform> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
  launch: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'tarima-packages-'));
    const platforms: LearningPlatform[] = [];
    await use(async (format) => {
      const zip = await makePlayablePackage(folder, format);
      const platform = await openPlatform(zip, format, format === 'cmi5' ? 0.7 : undefined);
      platforms.push(platform);
      return platform;
    });
    for (const platform of platforms) await platform.close();
    await rm(folder, { recursive: true, force: true });
  },
});

const courseIn = (page: Page): FrameLocator => page.frameLocator('iframe');

/** The results of the answers in the last commit of a SCORM package. */
const resultsOf = (platform: LearningPlatform) => () =>
  Object.values(platform.kept().interactions ?? {}).map(({ result }) => result);

async function watch(course: FrameLocator): Promise<void> {
  await course.locator('video').evaluate((video: HTMLVideoElement) => video.play());
  await expect(course.getByText('Terminó el video.')).toBeVisible();
}

async function answer(course: FrameLocator, option: string): Promise<void> {
  await course.getByRole('radio', { name: option }).check();
  await course.getByRole('button', { name: 'Comprobar' }).click();
}

/** Watches and answers the first content wrongly. Closes the window as soon as that is kept. */
async function beginAndClose(
  page: Page,
  platform: LearningPlatform,
  isKept = async () => {},
): Promise<void> {
  await page.goto(platform.address);
  const course = courseIn(page);
  await watch(course);
  await answer(course, 'Sandalias');
  await expect(course.getByText('No es correcto')).toBeVisible();
  await expect(course.getByText('No encontramos la plataforma')).toBeHidden();
  await isKept();
  await page.close();
}

/** Comes back, corrects the answer, and does the rest. */
async function resumeAndFinish(page: Page, platform: LearningPlatform): Promise<void> {
  await page.goto(platform.address);
  const course = courseIn(page);
  await expect(course.getByText('No es correcto')).toBeVisible();
  await expect(course.getByText('50 % visto')).toBeVisible();
  await course.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await answer(course, 'Guantes');
  await expect(course.getByText('Correcto', { exact: true })).toBeVisible();
  await course.getByRole('button', { name: /^Siguiente/u }).click();
  await expect(course.getByRole('heading', { name: 'Salida </script> segura' })).toBeVisible();
  await watch(course);
  await answer(course, 'Verdadero');
  await course.getByRole('button', { name: 'Tu resultado' }).first().click();
  await expect(course.getByText('Curso completado · Aprobado')).toBeVisible();
}

test('SCORM 1.2: half a course is kept, and the whole is passed with its score', async ({
  context,
  launch,
}) => {
  const platform = await launch('scorm12');
  await beginAndClose(await context.newPage(), platform);
  await expect.poll(resultsOf(platform)).toEqual(['wrong']);
  const half = platform.kept();
  expect(half.core).toMatchObject({
    lesson_status: 'incomplete',
    score: { raw: '' },
    exit: 'suspend',
  });
  expect(half.suspend_data?.length).toBeLessThanOrEqual(4096);

  await resumeAndFinish(await context.newPage(), platform);
  await expect
    .poll(() => platform.kept().core)
    .toMatchObject({
      lesson_status: 'passed',
      score: { raw: '100', max: '100' },
      session_time: expect.stringMatching(/[1-9]/u),
    });
  const whole = platform.kept();
  expect(whole.suspend_data?.length).toBeLessThanOrEqual(4096);
  expect(Object.values(whole.interactions ?? {}).at(-1)).toMatchObject({
    type: 'true-false',
    result: 'correct',
  });
});

test('SCORM 2004: half a course is kept, the whole is completed and passed, and a button leaves', async ({
  context,
  launch,
}) => {
  const platform = await launch('scorm2004');
  await beginAndClose(await context.newPage(), platform);
  await expect.poll(resultsOf(platform)).toEqual(['incorrect']);
  const half = platform.kept();
  expect(half).toMatchObject({ completion_status: 'incomplete', success_status: 'unknown' });
  expect(Number(half.progress_measure)).toBeCloseTo(0.5, 1);
  expect(half.suspend_data?.length).toBeLessThanOrEqual(4096);

  const page = await context.newPage();
  await resumeAndFinish(page, platform);
  await expect.poll(platform.kept).toMatchObject({
    completion_status: 'completed',
    success_status: 'passed',
    score: { scaled: '1' },
    progress_measure: '1',
  });
  await courseIn(page).getByRole('button', { name: 'Guardar y salir' }).click();
  await expect(courseIn(page).getByText('Ya puedes cerrar esta ventana.')).toBeVisible();
  await expect.poll(() => platform.kept().asked).toBe('exitAll');
});

test('cmi5: the store of records hears of each answer, of passing and of completion once', async ({
  context,
  launch,
}) => {
  const platform = await launch('cmi5');
  const verbs = () => platform.statements.map(({ verb }) => verb.id.split('/').at(-1));
  // Its calls follow each other, and a page that is gone begins none.
  await beginAndClose(await context.newPage(), platform, () =>
    expect.poll(() => platform.stateOf('tarima')).toMatch(/"answers":\{"/u),
  );
  expect(verbs().slice(0, 2)).toEqual(['initialized', 'answered']);
  expect(verbs()).not.toContain('completed');

  const page = await context.newPage();
  await resumeAndFinish(page, platform);
  await expect.poll(verbs).toContain('completed');
  expect(verbs().filter((verb) => verb === 'passed')).toHaveLength(1);
  expect(verbs().filter((verb) => verb === 'completed')).toHaveLength(1);
  expect(verbs().filter((verb) => verb === 'initialized')).toHaveLength(2);
  const passed = platform.statements.find(({ verb }) => verb.id.endsWith('/passed'));
  expect(passed?.result).toMatchObject({ success: true, score: { scaled: 1 } });
  const categories = passed?.context.contextActivities.category?.map(({ id }) => id);
  expect(categories).toContain('https://w3id.org/xapi/cmi5/context/categories/moveon');
  await page.goto('about:blank');
  await expect.poll(() => verbs().at(-1)).toBe('terminated');
});

test('a package plays on a phone by keyboard alone', async ({ browser, launch }) => {
  const platform = await launch('scorm12');
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await page.goto(platform.address);
  const course = courseIn(page);
  const tabTo = async (target: ReturnType<FrameLocator['getByRole']>) => {
    for (let presses = 0; presses < 60; presses++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('the key never comes there');
  };
  await expect(course.locator('video')).toBeVisible();
  await tabTo(course.locator('video'));
  await page.keyboard.press('Space');
  await expect(course.getByText('Terminó el video.')).toBeVisible();
  await tabTo(course.getByRole('button', { name: 'Responder las preguntas' }));
  await page.keyboard.press('Enter');
  await tabTo(course.getByRole('radio', { name: 'Sandalias' }));
  await page.keyboard.press('ArrowDown');
  await tabTo(course.getByRole('button', { name: 'Comprobar' }));
  await page.keyboard.press('Enter');
  await expect(course.getByText('Correcto', { exact: true })).toBeVisible();
  const width = await course.locator('html').evaluate((html) => html.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  await page.close();
});
