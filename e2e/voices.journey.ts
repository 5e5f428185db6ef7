import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { makeArchive } from '../packages/archives/src/testing/make-archive.ts';
import type { VoiceModelEntry } from '../packages/speech/src/neural/voice-model-entry.ts';
import { makeTinySupertonic } from '../packages/speech/src/testing/tiny-supertonic.ts';
import { startArchiveServer, waitsAfter } from '../test/vendors/archive-server.ts';
import { expectForEverybody } from './support/accessibility.ts';
import { expectNoSidewaysScroll } from './support/sideways.ts';
import { signIn } from './support/sign-in.ts';
import { createStudio, expect, type Studio, test as withStudio } from './support/studio.ts';

type VoiceStudio = Studio & { archives: Awaited<ReturnType<typeof startArchiveServer>> };

/** A studio whose catalogue has one small model of two voices. The hash of its archive is not known. */
const test = withStudio.extend<{ voiceStudio: VoiceStudio }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a destructured first argument
  voiceStudio: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'tarima-catalogue-'));
    const entry = await makeTinySupertonic(join(folder, 'tiny'), {
      id: 'tiny',
      name: 'Voces de prueba',
      locales: ['es'],
      licence: { name: 'CC0 1.0', file: 'cc0-1.0.txt' },
    });
    const packed = await makeArchive(join(folder, 'tiny'), 'tar.gz');
    const archives = await startArchiveServer({ '/tiny.tar.gz': packed });
    const address = `${archives.address}/tiny.tar.gz`;
    const archive = { address, bytes: packed.length, sha256: null, unpackedBytes: 1_000_000 };
    const catalogue: VoiceModelEntry[] = [{ ...entry, archive }];
    const path = join(folder, 'models.json');
    await writeFile(path, JSON.stringify(catalogue));
    const studio = await createStudio({ STUDIO_VOICE_CATALOGUE: path });
    await studio.start();
    await use(Object.assign(studio, { archives }));
    await studio.remove();
    await archives.close();
    await rm(folder, { recursive: true });
  },
});

/** The next sound that the page gets from an address like this. */
const soundOf = (page: Page, path: RegExp) =>
  page.waitForResponse((response) => path.test(response.url()) && response.ok());

test('an owner fetches a natural voice, hears it, gets it first, and removes it', async ({
  page,
  voiceStudio: studio,
}) => {
  const rest = Promise.withResolvers<void>();
  studio.archives.will(waitsAfter(1_000, rest.promise));
  await signIn(page, studio);
  await page.getByRole('link', { name: 'Ver las voces' }).click();
  await expect(page.getByRole('heading', { name: 'Voces naturales' })).toBeVisible();
  await expectForEverybody(page, 'the voices to fetch');

  await page.getByRole('button', { name: /^Descargar/u }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('region', { name: 'CC0 1.0' })).toContainText('Creative Commons');
  await expect(dialog.getByRole('button', { name: 'Descargar' })).toBeDisabled();
  await expectForEverybody(page, 'the licence of a model');
  await dialog.getByRole('checkbox', { name: /acepto/u }).press('Space');
  await dialog.getByRole('button', { name: 'Descargar' }).press('Enter');
  await expect(page.getByRole('progressbar', { name: /Progreso de/u })).toBeVisible();
  await expect(page.getByText(/Descargando/u)).toBeVisible();
  rest.resolve();
  await expect(page.getByRole('heading', { name: /archivo es auténtico/u })).toBeVisible();
  await page.getByRole('button', { name: 'Es la misma: instalar' }).click();
  await expect(page.getByText('Lista para usar')).toBeVisible();
  await page.getByText('Detalles técnicos').click();
  await expect(page.getByText(/^Esta máquina tarda .+ en hacer 10 s de voz/u)).toBeVisible();
  const sample = soundOf(page, /\/voices\/neural-es-tiny-0\//u);
  await page.getByRole('button', { name: 'Escuchar a Marta' }).click();
  expect((await sample).headers()['content-type']).toMatch(/^audio\//u);
  await expectForEverybody(page, 'the voices that are here');
  await expectNoSidewaysScroll(page);

  await page.goto(`${studio.origin}/podcast-creator`);
  await page.getByRole('button', { name: /^Voces .* · voces naturales$/u }).click();
  await expect(page.getByRole('combobox', { name: 'Modelo de voz' })).toHaveText('Voces naturales');

  await page.goto(`${studio.origin}/settings?part=voices`);
  await page.getByRole('button', { name: /^Quitar/u }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar' }).click();
  await expect(page.getByRole('button', { name: /^Descargar/u })).toBeVisible();
});

test('a word is taught, heard and downloaded with the list', async ({ page, studio }) => {
  await signIn(page, studio);
  await page.goto(`${studio.origin}/settings?part=pronunciation`);
  await expect(page.getByRole('heading', { name: /nombre de tu empresa/u })).toBeVisible();
  await page.getByRole('textbox', { name: 'Palabra' }).fill('Qualtrix');
  await page.getByRole('textbox', { name: 'Cómo se dice' }).fill('cualtrics');
  const heard = soundOf(page, /\/pronunciations\/hear$/u);
  await page.getByRole('button', { name: 'Escuchar', exact: true }).click();
  expect((await heard).headers()['content-type']).toMatch(/^audio\//u);
  await page.getByRole('button', { name: 'Añadir', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Cambiar «Qualtrix»' })).toBeVisible();
  await expectForEverybody(page, 'the pronunciations');
  await expectNoSidewaysScroll(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar la lista' }).click();
  expect((await download).suggestedFilename()).toBe('pronunciaciones.csv');
});
