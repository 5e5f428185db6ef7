import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { LearnerLink, ProjectQuestions } from '@tarima/contract';
import { expectAccessible } from './support/accessibility.ts';
import { type Calls, signInByCall } from './support/calls.ts';
import { makeVideo } from './support/filled-studio.ts';
import { expectNoSidewaysScroll } from './support/sideways.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/studio.ts';
import { DESKTOP, PHONE, resize } from './support/windows.ts';

/** Longer than a line, without a place to break it. */
const LONG_TITLE = 'Almacén'.repeat(20);
const STATEMENT = 'El casco es obligatorio en el almacén.';

/** A finished video with one question, which is true. */
async function videoWithQuestion(calls: Calls): Promise<string> {
  const id = await makeVideo(calls);
  const { sets } = await calls.get<ProjectQuestions>(`questions/${id}`);
  const question = { id: randomUUID(), kind: 'truth', prompt: STATEMENT, isTrue: true };
  await calls.put(`questions/${id}`, {
    contentId: null,
    revision: sets[0]?.revision ?? 0,
    questions: [{ ...question, feedback: '', citations: [], origin: 'author' }],
  });
  return id;
}

/** Makes a link in the studio, as it stands, and returns its address. */
async function makeLink(page: Page, origin: string, project: string): Promise<string> {
  await page.goto(`${origin}/hand-over/${project}?way=link`);
  await page.getByRole('button', { name: 'Nuevo enlace' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Crear el enlace' }).click();
  const address = page.getByRole('textbox', { name: 'Dirección del enlace' });
  await expect(address).toBeVisible();
  await expectAccessible(page);
  return address.inputValue();
}

const openQuestions = (page: Page) => page.getByRole('tab', { name: /Preguntas/u }).click();

/** Enters by name and answers, then leaves at once, without a word. */
async function learn(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage();
  await resize(page, PHONE.size);
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Almacén' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Tu nombre' }).fill('Grace Hopper');
  await page.getByRole('button', { name: 'Empezar' }).click();
  await openQuestions(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('radio', { name: 'Verdadero' }).check();
  await page.getByRole('button', { name: 'Comprobar' }).click();
  await expect(page.getByText('Correcto', { exact: true })).toBeVisible();
  await page.close();
}

test('learners watch by a link, and its owner sees how far they are', async ({
  page,
  browser,
  studio,
}) => {
  const owner = await signInByCall(studio);
  const project = await videoWithQuestion(owner);
  await signIn(page, studio);
  const address = await makeLink(page, studio.origin, project);

  const context = await browser.newContext({ locale: 'es-MX' });
  await learn(context, address);
  const again = await context.newPage();
  await again.goto(address);
  await openQuestions(again);
  await expect(again.getByText('Correcto', { exact: true })).toBeVisible();
  await expect(again.getByText('Sigues como Grace Hopper.')).toBeVisible();
  await expectAccessible(again);

  await owner.put(`projects/${project}`, { name: LONG_TITLE });
  await page.reload();
  await expect(page.getByText('1 persona entró')).toBeVisible();
  await page.getByRole('button', { name: 'Quién lo vio' }).click();
  const people = page.getByRole('dialog', { name: 'Quién lo vio' });
  await people.getByRole('button', { name: 'Respuestas de Grace Hopper' }).click();
  await expect(people.getByText('Correcta: Verdadero')).toBeVisible();
  for (const { size } of [PHONE, DESKTOP]) {
    await resize(page, size);
    await expect(people.getByText(LONG_TITLE)).toBeVisible();
    const beyond = () => people.evaluate((panel) => panel.scrollWidth - panel.clientWidth);
    await expect.poll(beyond, `wider than the dialog at ${size.width}`).toBe(0);
  }
  await expectAccessible(page);
  expect(await downloaded(page, people)).toMatch(/"Grace Hopper";.*"Verdadero";"Correcta"/u);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Terminar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Terminar' }).click();
  // Its card goes once the server has ended the link.
  await expect(page.getByRole('button', { name: 'Terminar', includeHidden: true })).toHaveCount(0);
  const gone = await again.reload();
  expect(gone?.status()).toBe(404);
  await expect(again.getByText('Este enlace ya no funciona')).toBeVisible();
  await context.close();
});

async function downloaded(page: Page, people: Locator): Promise<string> {
  const download = page.waitForEvent('download');
  await people.getByRole('button', { name: 'Descargar tabla (CSV)' }).click();
  return readFile(await (await download).path(), 'utf8');
}

test('a link stands in pages of the listed sites alone', async ({ browser, studio }) => {
  const owner = await signInByCall(studio);
  const project = await makeVideo(owner);
  const site = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://site');
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<iframe src="${searchParams.get('shown')}" width="900" height="600"></iframe>`);
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  // Node answers an object for a server that listens on a port.
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const make = (sites: string[]) => owner.post<LearnerLink>(`learner-links/${project}`, { sites });
  const [listed, unlisted] = [await make([origin]), await make(['https://example.com'])];

  const context = await browser.newContext({ locale: 'es-MX' });
  const page = await context.newPage();
  await page.goto(`${origin}/?shown=${listed.address}`);
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'Empezar' }).click();
  const video = frame.locator('video');
  // The video is fetched by its ticket: another site's page gets no cookie of the studio.
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState))
    .toBeGreaterThan(0);

  await page.goto(`${origin}/?shown=${unlisted.address}`);
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/u);
  await context.close();
  site.close();
});
