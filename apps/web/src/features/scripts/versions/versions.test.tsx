import { type ScriptVersion, scriptEndpoints, scriptVersionEndpoints } from '@tarima/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { saveOnlyWhenAsked } from '#web/test/autosave.ts';
import { studioServerForTests } from '#web/test/render-studio.tsx';
import { storedScriptForTests } from '#web/test/stored-script.ts';

const studio = studioServerForTests();
saveOnlyWhenAsked();
// Lazy parts load slowly on a busy machine, so they are loaded before the tests.
beforeAll(() =>
  Promise.all([
    import('../script-editor-screen.tsx'),
    import('../components/more-menu.tsx'),
    import('./versions-dialog.tsx'),
  ]),
);

const NOW = '## Casco\n\nPonte el casco.\n';
const EARLIER = '## Casco\n\nPonte el casco azul.\n';
const stored = storedScriptForTests(studio, { content: NOW });
const version = (id: string, change: Partial<ScriptVersion>): ScriptVersion => ({
  id,
  savedAt: '2026-11-20T10:30:00.000Z',
  savedBy: 'Ada Lovelace',
  characters: 30,
  ...change,
});
const TEXTS: Record<string, string> = {
  '5f9b2f6e-0b0e-4c57-9d7b-0d2f53b80001': NOW,
  '5f9b2f6e-0b0e-4c57-9d7b-0d2f53b80002': EARLIER,
};
beforeEach(() => {
  const [newest, oldest] = Object.keys(TEXTS) as [string, string];
  studio().answer(scriptVersionEndpoints.list, () => [
    version(newest, { savedAt: '2026-11-21T09:00:00.000Z' }),
    version(oldest, { savedBy: null }),
  ]);
  studio().answer(scriptVersionEndpoints.get, ({ path }) => ({
    content: TEXTS[path.split('/').at(-1) ?? ''] ?? '',
  }));
});

async function openVersions() {
  const view = await stored.open();
  await view.user.click(await screen.findByRole('button', { name: 'Más' }));
  await view.user.click(await screen.findByRole('menuitem', { name: 'Versiones' }));
  const list = within(await screen.findByRole('dialog', { name: 'Versiones del guion' }));
  return { ...view, list };
}

it('goes back to a version after it was compared, as one step that can be undone', async () => {
  const { user, text, list } = await openVersions();
  await user.click(await list.findByRole('button', { name: /Texto tal como se redactó/u }));
  await screen.findByRole('dialog', { name: /^Versión de 20 nov/u });
  await user.click(await screen.findByRole('button', { name: 'Volver a esta versión' }));
  await screen.findByText('Texto de la versión recuperado');
  expect(text.textContent).toContain('casco azul');
  await user.click(screen.getByRole('button', { name: 'Deshacer (Ctrl+Z)' }));
  expect(text.textContent).not.toContain('azul');
});

it('saves a version that was brought back as a text of its own', async () => {
  const { user, list } = await openVersions();
  await user.click(await list.findByRole('button', { name: /Texto tal como se redactó/u }));
  await user.click(await screen.findByRole('button', { name: 'Volver a esta versión' }));
  await screen.findByText('Texto de la versión recuperado');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(studio().callsOf(scriptEndpoints.save)).toHaveLength(1));
  const [save] = studio().callsOf(scriptEndpoints.save);
  expect(JSON.parse(save?.body.toString() ?? '{}')).toMatchObject({
    content: EARLIER,
    isTyping: false,
  });
});

it('saves it as a text of its own also if an earlier save is still on its way', async () => {
  const first = Promise.withResolvers<void>();
  stored.answerSaves(async (sent) => {
    if (sent.content.includes('guantes')) await first.promise;
    return stored.save(sent);
  });
  const { user, text } = await stored.open();
  await user.click(text);
  await user.keyboard('Y los guantes.{Control>}s{/Control}');
  await waitFor(() => expect(studio().callsOf(scriptEndpoints.save)).toHaveLength(1));
  await user.click(await screen.findByRole('button', { name: 'Más' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Versiones' }));
  await user.click(await screen.findByRole('button', { name: /Texto tal como se redactó/u }));
  await user.click(await screen.findByRole('button', { name: 'Volver a esta versión' }));
  await screen.findByText('Texto de la versión recuperado');
  first.resolve();
  await waitFor(() => expect(stored.now.content).toBe(EARLIER));
  const sent = studio()
    .callsOf(scriptEndpoints.save)
    .map(({ body }) => JSON.parse(body.toString()));
  expect(sent).toEqual([
    expect.objectContaining({ content: expect.stringContaining('guantes'), isTyping: true }),
    expect.objectContaining({ content: EARLIER, isTyping: false }),
  ]);
});

it('says that a version equals the present text, and leads back to the list', async () => {
  const { user, list } = await openVersions();
  await user.click(await list.findByRole('button', { name: /Ada Lovelace/u }));
  await screen.findByText('Esta versión es igual al texto actual.');
  await user.click(screen.getByRole('button', { name: 'Ver las versiones' }));
  await screen.findByRole('button', { name: /Texto tal como se redactó/u });
});
