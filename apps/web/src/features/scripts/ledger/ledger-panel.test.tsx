import { errorMessage, type LiveUnit, ledgerEndpoints } from '@tarima/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { saveOnlyWhenAsked } from '#web/test/autosave.ts';
import { liveUnitSample } from '#web/test/live-unit-sample.ts';
import { studioServerForTests } from '#web/test/render-studio.tsx';
import { storedScriptForTests } from '#web/test/stored-script.ts';
import { Refusal } from '#web/test/studio-server.ts';

const studio = studioServerForTests();
saveOnlyWhenAsked();
// Lazy parts load slowly on a busy machine, so they are loaded before the tests.
beforeAll(() =>
  Promise.all([import('../script-editor-screen.tsx'), import('../components/side-panel.tsx')]),
);
const BEFORE = '## Casco\n\nPonte el casco.\n';
const AFTER = '## Casco\n\nPonte el casco.\n\nNunca lo tires.\n';
const stored = storedScriptForTests(studio, { content: BEFORE });

const unit = (text: string, section: string, change: Partial<LiveUnit> = {}) =>
  liveUnitSample(text, { section: { id: section, path: ['Manual', section] }, ...change });
/** The ledger that the server would send for its text. */
function ledger(): LiveUnit[] {
  const told = (text: string): Partial<LiveUnit> =>
    stored.now.content.includes(text) ? { fate: 'said', place: { index: 0, title: 'Casco' } } : {};
  return [
    unit('Ponte el casco.', 'Casco', told('Ponte el casco.')),
    unit('Nunca lo tires.', 'Casco', {
      mustSay: ['prohibition', 'limit'],
      ...told('Nunca lo tires.'),
    }),
    unit('Pesa poco.', 'Detalles'),
    unit('a = b', 'Detalles', { kind: 'code', fate: 'unspeakable', reason: 'code' }),
  ];
}
beforeEach(() => {
  studio().answer(ledgerEndpoints.get, ledger);
  studio().answer(ledgerEndpoints.putIn, () => ({ content: AFTER }));
});

async function openLedger() {
  const view = await stored.open();
  await view.user.click(await screen.findByRole('tab', { name: /^Cobertura/u }));
  const panel = within(screen.getByRole('tabpanel', { name: /^Cobertura/u }));
  await panel.findByText(/^Ponte el casco/u);
  return { ...view, panel };
}
const itemOf = (panel: Awaited<ReturnType<typeof openLedger>>['panel'], text: string) => {
  const item = panel.getByText(text).closest('li');
  if (!item) throw new Error(`${text} is no item`);
  return within(item);
};

it('shows by section what is said, missing and why, and opens incomplete sections', async () => {
  const { user, panel } = await openLedger();
  screen.getByRole('tab', { name: 'Cobertura falta 1' });
  panel.getByText('Falta decir 1 cosa imprescindible');
  panel.getByText('Dice 1 de 3 partes de los documentos. De 1 sección no se dice nada.');
  itemOf(panel, 'Ponte el casco.').getByText('Se dice en «Casco»');
  const missing = itemOf(panel, 'Nunca lo tires.');
  missing.getByText(/Imprescindible: prohibición, límite$/u);
  missing.getByText('No se dice');
  expect(panel.queryByText('Pesa poco.')).toBeNull();
  await user.click(panel.getByText('Detalles'));
  await waitFor(() => itemOf(panel, 'Pesa poco.').getByText('No se dice'));
  const code = itemOf(panel, 'a = b');
  code.getByText('No se puede narrar: es código');
  expect(code.queryByRole('button')).toBeNull();
});

it('opens a section in which a unit has become missing', async () => {
  let isSaid = true;
  const said = { fate: 'said', place: { index: 0, title: 'Casco' } } as const;
  studio().answer(ledgerEndpoints.get, () => [
    unit('Nunca lo tires.', 'Casco', { mustSay: ['prohibition'], ...(isSaid && said) }),
  ]);
  const { user } = await stored.open();
  await user.click(await screen.findByRole('tab', { name: /^Cobertura/u }));
  const panel = within(screen.getByRole('tabpanel', { name: /^Cobertura/u }));
  await panel.findByText('Se dice todo lo que hay que decir');
  expect(panel.queryByText('Nunca lo tires.')).toBeNull();
  isSaid = false;
  await user.click(screen.getByRole('button', { name: 'Insertar bloque de dirección de voz' }));
  await user.click(screen.getByRole('button', { name: 'Guardar (Ctrl+S)' }));
  await panel.findByText('Nunca lo tires.');
});

it('puts a unit in: selected in the text, saved, and undone in one step', async () => {
  const { user, panel, text } = await openLedger();
  await user.click(panel.getByRole('button', { name: 'Incluir: Nunca lo tires.' }));
  await waitFor(() => expect(text.textContent).toContain('Nunca lo tires.'));
  expect(text.querySelector('.sentence')?.textContent).toBe('Nunca lo tires.');
  await panel.findByText('Se dice todo lo que hay que decir');
  expect(stored.now.content).toBe(AFTER);
  const [sent] = studio().callsOf(ledgerEndpoints.putIn);
  expect(JSON.parse(sent?.body.toString() ?? '')).toEqual({
    unitId: 'Nunca lo tires.',
    content: BEFORE,
  });
  await user.click(screen.getByRole('button', { name: 'Deshacer (Ctrl+Z)' }));
  await waitFor(() => expect(text.textContent).not.toContain('Nunca lo tires.'));
});

it('keeps text typed while a unit is being put in', async () => {
  const first = Promise.withResolvers<void>();
  studio().answer(ledgerEndpoints.putIn, async ({ body }) => {
    const { content } = JSON.parse(body.toString());
    if (content === BEFORE) await first.promise;
    return { content: `${content}\nNunca lo tires.\n` };
  });
  const { user, panel, text } = await openLedger();
  await user.click(panel.getByRole('button', { name: 'Incluir: Nunca lo tires.' }));
  await user.click(screen.getByRole('button', { name: 'Insertar bloque de dirección de voz' }));
  first.resolve();
  await waitFor(() => expect(text.textContent).toContain('Nunca lo tires.'));
  expect(text.querySelectorAll('[data-direction="voice"]')).toHaveLength(1);
});

it('shows the server’s words when a unit or the ledger fails', async () => {
  studio().answer(ledgerEndpoints.putIn, () => {
    throw new Refusal(422, 'UNIT_NOT_SPEAKABLE');
  });
  const { user, panel, text } = await openLedger();
  await user.click(panel.getByRole('button', { name: 'Incluir: Nunca lo tires.' }));
  await screen.findByText(errorMessage('UNIT_NOT_SPEAKABLE', 'es'));
  expect(text.textContent).not.toContain('Nunca lo tires.');
});

it('says that a model’s draft has no ledger, and that loading failed', async () => {
  studio().answer(ledgerEndpoints.get, () => []);
  const { user, unmount } = await stored.open();
  await user.click(await screen.findByRole('tab', { name: 'Cobertura' }));
  await screen.findByText(/^Este guion no tiene cobertura/u);
  unmount();
  studio().breakOn(ledgerEndpoints.get);
  const again = await stored.open();
  await again.user.click(await screen.findByRole('tab', { name: 'Cobertura' }));
  await screen.findByText('No pudimos cargar la cobertura');
});
