import type { Project } from '@tarima/contract';
import { hangs, startLanguageModelServer } from '../test/vendors/language-model-server.ts';
import { expectForEverybody } from './support/accessibility.ts';
import { newcomer, signInByCall } from './support/calls.ts';
import { BROKEN_PDF, LEAFLET } from './support/documents.ts';
import { expectNoSidewaysScroll } from './support/sideways.ts';
import { signIn } from './support/sign-in.ts';
import { test as base, createStudio, expect, type Studio } from './support/studio.ts';
import { PHONE, resize } from './support/windows.ts';

/** A studio whose language model never answers. */
const test = base.extend<{ stuckStudio: Studio }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern
  stuckStudio: async ({}, use) => {
    const model = await startLanguageModelServer({ otherwise: hangs });
    const studio = await createStudio({ LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'small' });
    await studio.start();
    await use(studio);
    await studio.remove();
    await model.close();
  },
});

const FIELDS = {
  type: 'video',
  language: 'es',
  communicationTone: 'cercano',
  mainObjective: 'explicar',
  targetAudience: 'Personal nuevo',
};

test('the owner sees what hangs and what failed, stops the one and retries the other', async ({
  page,
  stuckStudio: studio,
}) => {
  const owner = await signInByCall(studio);
  const stranger = await newcomer(studio, owner);
  await stranger.upload<Project>({ ...FIELDS, name: 'Almacén' }, LEAFLET);
  await owner.upload<Project>({ ...FIELDS, name: 'Archivo roto' }, BROKEN_PDF);
  await signIn(page, studio);
  await page.getByRole('button', { name: /Menú de usuario/u }).click();
  await page.getByRole('menuitem', { name: 'Cola de trabajos' }).click();
  const row = (title: string) =>
    page.getByRole('main').getByRole('listitem').filter({ hasText: title });
  const stuck = row('Almacén');
  const failed = row('Archivo roto');
  await expect(stuck.getByText('Documentos y guion · Aula Nueva', { exact: true })).toBeVisible();
  await expect(stuck.getByText('Escribiendo', { exact: true })).toBeVisible();
  await expect(stuck.getByText(/^Empezó .* · Máquina .*, proceso \d+/u)).toBeVisible();
  await expect(failed.getByRole('link', { name: 'Archivo roto' })).toBeVisible();
  await expectForEverybody(page, 'the queue');
  await resize(page, PHONE.size);
  await expectNoSidewaysScroll(page);

  await failed.getByRole('button', { name: /^Reintentar/u }).press('Enter');
  await expect(page.getByText('Vuelve a la cola', { exact: true })).toBeVisible();
  // The file is as broken as before.
  await expect(failed.getByText('Falló', { exact: true })).toBeVisible();
  await stuck.getByRole('button', { name: /^Cancelar/u }).press('Enter');
  await expectForEverybody(page, 'the question before work is stopped');
  await page.getByRole('button', { name: 'Cancelar el trabajo' }).press('Enter');
  await expect(page.getByText('Trabajo cancelado', { exact: true })).toBeVisible();
  await expect(stuck).toHaveCount(0);
  await page.goto(`${studio.origin}/audit`);
  await expect(page.getByText('Canceló un trabajo: Almacén')).toBeVisible();
});
