import type { Page } from '@playwright/test';
import type { TFunction } from 'i18next';
import { DIALOGUE_TEXTS } from '../packages/writer/src/testing/dialogue-texts.ts';
import { article, longHandbook } from './support/documents.ts';
import { lookAt } from './support/look-at.ts';
import { MAKING_MS } from './support/patience.ts';
import { lookAtSessionEnd, wearOut } from './support/session-end.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/studio.ts';
import { DESKTOP, PHONE } from './support/windows.ts';
import { wordsIn } from './support/words.ts';

/** The other journeys run in Spanish. */
const FOREIGN = ['en', 'pt'] as const;
const LOCALES = { en: 'en-US', pt: 'pt-BR' };

type Visit = {
  page: Page;
  origin: string;
  language: (typeof FOREIGN)[number];
  t: TFunction;
};

/** The test uses the phone window, so that is the last one checked. */
const look = ({ page }: Visit, name: string) => lookAt(page, name, [DESKTOP, PHONE]);

async function makeVideo(visit: Visit) {
  const { page, origin, language, t } = visit;
  await page.goto(`${origin}/upload`);
  await page.getByLabel(t('upload.projectName')).fill(DIALOGUE_TEXTS[language].title);
  await page.locator('input[type=file]').setInputFiles([article(language)]);
  await look(visit, 'upload');
  await page.getByRole('button', { name: t('upload.submitVideo') }).click();
  const text = page.getByRole('textbox', { name: t('editor.text') });
  await expect(text).toContainText(DIALOGUE_TEXTS[language].title);
  await look(visit, 'script');
  await page.getByRole('button', { name: t('editor.continue') }).click();

  const presenters = page.getByRole('radiogroup', { name: t('avatars.label') });
  await presenters.getByRole('radio').first().click();
  await look(visit, 'presenter');
  await page.getByRole('tab', { name: t('generate.steps.voice') }).click();
  await page
    .getByRole('radiogroup', { name: t('voices.label') })
    .getByRole('radio')
    .first()
    .click();
  await look(visit, 'voice');
  await page
    .getByRole('button', { name: t('generate.submit') })
    .last()
    .click();
  await expect(page.getByText(t('generate.progress.title'))).toBeVisible();
  await expect(page.getByText(t('generate.finished.title'))).toBeVisible({ timeout: MAKING_MS });
  await look(visit, 'finished-video');
  await page.goto(`${origin}/videos`);
  await expect(page.getByText(DIALOGUE_TEXTS[language].title).first()).toBeVisible();
  await look(visit, 'my-videos');
}

async function makeCourse(visit: Visit) {
  const { page, origin, language, t } = visit;
  await page.goto(`${origin}/upload?type=course`);
  await page.locator('input[type=file]').setInputFiles([longHandbook(language)]);
  await page.getByRole('button', { name: t('upload.submitCourse') }).click();
  const dialog = page.getByRole('dialog', { name: t('course.dialog.title') });
  await dialog.getByRole('radio').first().click();
  await look(visit, 'course-size');
  await dialog.getByRole('button', { name: t('course.dialog.submit') }).click();
  const write = page.getByRole('button', { name: t('course.generateScripts') }).first();
  await expect(write).toBeVisible();
  await look(visit, 'course');
  await write.click();
  await expect(page.getByText(t('courseScripts.states.ready'), { exact: true })).toHaveCount(8);
  await look(visit, 'course-scripts');
}

async function designCourse(visit: Visit) {
  const { page, origin, t } = visit;
  await page.goto(`${origin}/course-designer`);
  for (const field of ['interests', 'targetAudience', 'painPoints'] as const) {
    await page.getByRole('combobox', { name: t(`courseDesigner.fields.${field}.label`) }).click();
    await page.getByRole('option').first().click();
  }
  await look(visit, 'course-designer');
  await page.getByRole('button', { name: t('courseDesigner.submit') }).click();
  await expect(page.getByRole('link', { name: t('course.generateScripts') })).toBeVisible();
  await look(visit, 'designed-course');
}

async function makePodcast(visit: Visit) {
  const { page, origin, language, t } = visit;
  await page.goto(`${origin}/podcast-creator`);
  await page
    .getByLabel(t('podcasts.sources.text'), { exact: true })
    .fill(DIALOGUE_TEXTS[language].text);
  await page.getByRole('button', { name: t('podcasts.lines.lengthTitle') }).click();
  await page.getByRole('slider', { name: t('podcasts.shape.words') }).press('Home');
  await look(visit, 'podcast-creator');
  await page.getByRole('button', { name: t('podcasts.submit.generate') }).click();
  await expect(page.getByText(t('podcasts.result.successTitle'))).toBeVisible({
    timeout: MAKING_MS,
  });
  await look(visit, 'podcast');
}

/** Ends the session while the person is on the page. */
async function expire(visit: Visit) {
  const { page, origin, t } = visit;
  await page.goto(`${origin}/projects`);
  await expect(page.getByRole('heading', { level: 1, name: t('header.projects') })).toBeVisible();
  await look(visit, 'projects');
  await lookAtSessionEnd(
    page,
    async () => {
      await wearOut(page);
      await page.reload();
    },
    async (overlay) => {
      await expect(overlay).toHaveAccessibleName(t('session.expiredTitle'));
      await page.screenshot({ path: test.info().outputPath('expired.png') });
    },
  );
  await expect(page.getByRole('heading', { level: 1, name: t('signIn.title') })).toBeVisible();
  await look(visit, 'sign-in');
}

// Each run takes as long as a file of tests.
test.describe.configure({ mode: 'parallel' });
for (const language of FOREIGN) {
  test(`the four tools in ${language}`, async ({ browser, studio }) => {
    test.slow();
    const context = await browser.newContext({
      locale: LOCALES[language],
      viewport: PHONE.size,
      colorScheme: PHONE.colorScheme,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const visit = { page, origin: studio.origin, language, t: wordsIn(language) };
    const pageErrors: string[] = [];
    page.on('pageerror', (error) => pageErrors.push(error.message));
    await signIn(page, studio);
    await expect(
      page.getByRole('heading', { level: 1, name: visit.t('home.title') }),
    ).toBeVisible();
    await look(visit, 'home');
    await makeVideo(visit);
    await makeCourse(visit);
    await designCourse(visit);
    await makePodcast(visit);
    await expire(visit);
    expect(pageErrors).toEqual([]);
    await context.close();
  });
}
