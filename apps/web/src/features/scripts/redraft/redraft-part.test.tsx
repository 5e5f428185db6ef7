import {
  errorMessage,
  type LiveUnit,
  ledgerEndpoints,
  lineEndpoints,
  projectEndpoints,
  type Redraft,
  redraftEndpoints,
  type Script,
} from '@tarima/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { saveOnlyWhenAsked } from '#web/test/autosave.ts';
import { liveUnitSample } from '#web/test/live-unit-sample.ts';
import { renderStudio, studioServerForTests } from '#web/test/render-studio.tsx';
import { storedScriptForTests } from '#web/test/stored-script.ts';
import { Refusal } from '#web/test/studio-server.ts';
import { PROJECT_ID, testProject } from '#web/test/test-project.ts';

const studio = studioServerForTests();
saveOnlyWhenAsked();
// Lazy parts load slowly on a busy machine, so they are loaded before the tests.
beforeAll(() =>
  Promise.all([
    import('../script-editor-screen.tsx'),
    import('../components/side-panel.tsx'),
    import('./redraft-part.tsx'),
  ]),
);
const BEFORE = '## Casco\n\nPonte el casco. Es azul.\n';
const DRAFTED = '## Casco\n\nPonte el casco.\n\n## Botas\n\nNunca vayas descalzo.\n';
const stored = storedScriptForTests(studio, { content: BEFORE });
let beside: Redraft | null;

const redraft = (change: Partial<Redraft> = {}): Redraft => ({
  id: '0b6f2b0e-52d4-4f5f-9c3c-6a5b3f1f7a77',
  projectId: PROJECT_ID,
  request: {
    length: 2,
    communicationTone: 'formal',
    mainObjective: 'instrucciones',
    targetAudience: '',
  },
  draft: { status: 'completed', stage: null, progress: 100, error: null },
  proposal: { content: DRAFTED, wordCount: 6, estimatedSeconds: 72, missing: 1 },
  ...change,
});
const working = () =>
  redraft({
    proposal: null,
    draft: { status: 'processing', stage: 'writing', progress: 40, error: null },
  });
const unit = (section: string, change: Partial<LiveUnit> = {}) =>
  liveUnitSample(section, { section: { id: `id of ${section}`, path: [section] }, ...change });

beforeEach(() => {
  beside = null;
  const project = testProject({
    communicationTone: 'entusiasta',
    mainObjective: 'inspirar',
    targetAudience: 'ventas',
  });
  studio().answer(projectEndpoints.get, () => project);
  studio().answer(ledgerEndpoints.get, () => [
    unit('Cascos'),
    unit('Botas'),
    unit('Código', { fate: 'unspeakable', reason: 'code' }),
  ]);
  studio().answer(redraftEndpoints.get, () => beside);
  studio().answer(redraftEndpoints.start, () => {
    beside = working();
    return beside;
  });
  studio().answer(redraftEndpoints.discard, () => {
    beside = null;
    return null;
  });
  studio().answer(redraftEndpoints.take, ({ body }): Script => {
    const { content } = JSON.parse(body.toString());
    beside = null;
    stored.put(content);
    stored.now = { ...stored.now, originalContent: DRAFTED };
    return stored.now;
  });
});

const sentTo = (endpoint: typeof redraftEndpoints.start | typeof redraftEndpoints.take) =>
  studio()
    .callsOf(endpoint)
    .map(({ body }) => JSON.parse(body.toString()));
const press = (name: string | RegExp) => screen.findByRole('button', { name });
const tell = (now: Redraft | null) => {
  beside = now;
  return act(() => studio().tell('redraftUpdate', { projectId: PROJECT_ID, redraft: now }));
};

it('asks for length, tone, aim, audience and sections, with the project’s values first', async () => {
  const { user } = await stored.open();
  await user.click(await press('Redactar de nuevo'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Redactar de nuevo' }));
  await user.click(
    dialog.getByRole('button', { name: /^Enfoque\s*Entusiasta · Inspirar · ventas/u }),
  );
  const audience = dialog.getByRole('textbox', { name: 'Público objetivo' });
  expect((audience as HTMLInputElement).value).toBe('ventas');
  dialog.getByRole('combobox', { name: 'Tono de comunicación' });
  dialog.getByRole('combobox', { name: 'Objetivo principal' });
  await user.click(dialog.getByRole('radio', { name: '1 min' }));
  const sections = within(dialog.getByRole('group', { name: 'Secciones' }));
  expect(sections.queryByRole('checkbox', { name: 'Código' })).toBeNull();
  const all = sections.getByRole('checkbox', { name: 'Todas las secciones' });
  await user.click(all);
  await sections.findByText('Elige al menos una sección.');
  expect(dialog.getByRole('button', { name: 'Redactar' }).hasAttribute('disabled')).toBe(true);
  await user.click(sections.getByRole('checkbox', { name: 'Botas' }));
  await user.click(dialog.getByRole('button', { name: 'Redactar' }));
  await screen.findByRole('dialog', { name: 'Estamos redactando de nuevo' });
  expect(sentTo(redraftEndpoints.start)).toEqual([
    {
      length: 1,
      communicationTone: 'entusiasta',
      mainObjective: 'inspirar',
      targetAudience: 'ventas',
      sections: ['id of Botas'],
    },
  ]);
});

it('continues after a reload, shows its progress, and reports its end', async () => {
  beside = working();
  const { user, text } = await stored.open();
  await user.click(await press(/^Redactando… 40/u));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByRole('progressbar', { name: 'Progreso del nuevo borrador' });
  dialog.getByText('Escribiendo el guion');
  await user.keyboard('{Escape}');
  await tell(redraft());
  await screen.findByText('El nuevo borrador está listo');
  await press('Ver el nuevo borrador');
  expect(text.textContent).toContain('Es azul.');
});

it.each([
  ['es', 'Posición 2 en la cola · empieza en aprox. 3 min'],
  ['en', 'Number 2 in line · starts in about 3 min'],
  ['pt', 'Posição 2 na fila · começa em cerca de 3 min'],
] as const)('shows its place in line in %s', async (language, said) => {
  beside = redraft({
    proposal: null,
    draft: { status: 'waiting', stage: null, progress: 0, error: null },
  });
  studio().answer(lineEndpoints.place, () => ({ place: 2, seconds: 130 }));
  const { user } = await renderStudio(studio(), `/edit-script/${PROJECT_ID}`, { language });
  await user.click(await press(/^(Redactando|Redrafting|Reescrevendo)… 0/u));
  await screen.findByText(said);
  expect(studio().callsOf(lineEndpoints.place)[0]?.params).toEqual({ id: PROJECT_ID });
});

it('can be stopped', async () => {
  beside = working();
  const { user } = await stored.open();
  await user.click(await press(/^Redactando… 40/u));
  await user.click(await press('Dejar de redactar'));
  await press('Redactar de nuevo');
  expect(studio().callsOf(redraftEndpoints.discard)).toHaveLength(1);
});

it('says why it failed, and can be repeated with the same options', async () => {
  const message = errorMessage('LANGUAGE_MODEL_BUSY', 'es');
  const error = { code: 'LANGUAGE_MODEL_BUSY' as const, message };
  const draft = { status: 'failed' as const, stage: null, progress: 40, error };
  beside = redraft({ proposal: null, draft });
  const { user } = await stored.open();
  await user.click(await press('Redactar de nuevo'));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(message);
  expect(dialog.getByRole('radio', { name: '2 min' }).getAttribute('data-state')).toBe('checked');
});

it('takes the options of a failed one that arrives after the dialog is open', async () => {
  const error = { code: 'LANGUAGE_MODEL_BUSY' as const, message: 'Ocupado.' };
  const arrived = Promise.withResolvers<Redraft>();
  studio().answer(redraftEndpoints.get, () => arrived.promise);
  const { user } = await stored.open();
  await user.click(await press('Redactar de nuevo'));
  const dialog = within(await screen.findByRole('dialog'));
  const draft = { status: 'failed' as const, stage: null, progress: 40, error };
  arrived.resolve(redraft({ proposal: null, draft }));
  await dialog.findByText('Ocupado.');
  expect(dialog.getByRole('radio', { name: '2 min' }).getAttribute('data-state')).toBe('checked');
});

it('is compared with the script, replaces it, and is undone in one step', async () => {
  beside = redraft();
  const { user, text } = await stored.open();
  await user.click(await press('Ver el nuevo borrador'));
  const question = await screen.findByRole('dialog', {
    name: '¿Con qué te quedas del nuevo borrador?',
  });
  expect(question.textContent).toContain('Dura 1:12. Falta decir 1 cosa imprescindible.');
  expect(question.querySelector('ins')).toBeTruthy();
  expect(question.querySelector('del')).toBeTruthy();
  expect(sentTo(redraftEndpoints.take)).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Usar el nuevo' }));
  await waitFor(() => expect(text.textContent).toContain('Nunca vayas descalzo.'));
  const { id } = redraft();
  expect(sentTo(redraftEndpoints.take)).toEqual([{ redraftId: id, content: DRAFTED, revision: 0 }]);
  await press('Redactar de nuevo');
  await screen.findByText('Guardado');
  await user.click(await press('Deshacer (Ctrl+Z)'));
  await waitFor(() => expect(text.textContent).toContain('Es azul.'));
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(stored.now.content).toBe(BEFORE));
});

it('saves typed text before the comparison', async () => {
  beside = redraft();
  const { user } = await stored.open();
  await user.click(await press('Insertar bloque de dirección de voz'));
  await user.click(await press('Ver el nuevo borrador'));
  await user.click(await press('Usar el nuevo'));
  await waitFor(() => expect(sentTo(redraftEndpoints.take)).toHaveLength(1));
  expect(sentTo(redraftEndpoints.take)[0]).toMatchObject({ revision: 1 });
});

it('is discarded by keeping the script, and only postponed by deciding later', async () => {
  beside = redraft();
  const { user, text } = await stored.open();
  await user.click(await press('Ver el nuevo borrador'));
  await user.click(await press('Decidir después'));
  expect(studio().callsOf(redraftEndpoints.discard)).toEqual([]);
  await user.click(await press('Ver el nuevo borrador'));
  await user.click(await press('Todo: Tu guion'));
  await user.click(await press('Quedarme con el mío'));
  await screen.findByText('Tu guion se queda como estaba');
  expect(studio().callsOf(redraftEndpoints.discard)).toHaveLength(1);
  expect(text.textContent).toContain('Es azul.');
});

it('replaces nothing when the script was changed elsewhere', async () => {
  beside = redraft();
  const { user, text } = await stored.open();
  studio().answer(redraftEndpoints.take, () => {
    throw new Refusal(409, 'SCRIPT_CHANGED_ELSEWHERE');
  });
  await user.click(await press('Ver el nuevo borrador'));
  stored.put('## Casco\n\nDe la otra ventana.\n');
  await user.click(await press('Usar el nuevo'));
  await screen.findByText(errorMessage('SCRIPT_CHANGED_ELSEWHERE', 'es'));
  // The comparison opens again, with the other window's text.
  const question = await screen.findByRole('dialog');
  await waitFor(() => expect(question.isConnected).toBe(false));
  await waitFor(() =>
    expect(screen.getByRole('dialog').textContent).toContain('De la otra ventana.'),
  );
  expect(text.textContent).not.toContain('Nunca vayas descalzo.');
});
