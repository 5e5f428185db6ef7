import { manuscriptEndpoints, type ReadManuscript } from '@tarima/contract';
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { saveOnlyWhenAsked } from '#web/test/autosave.ts';
import { studioServerForTests } from '#web/test/render-studio.tsx';
import { storedScriptForTests } from '#web/test/stored-script.ts';
import { Refusal } from '#web/test/studio-server.ts';

const studio = studioServerForTests();
saveOnlyWhenAsked();
// Lazy parts load slowly on a busy machine, so they are loaded before the tests.
beforeAll(() =>
  Promise.all([
    import('#web/features/scripts/script-editor-screen.tsx'),
    import('#web/features/scripts/components/more-menu.tsx'),
    import('./manuscript-dialog.tsx'),
  ]),
);
const stored = storedScriptForTests(studio, { content: '## Casco\n\nPonte el casco.\n' });
const CONTENT = { id: null, title: 'Casco', description: '', script: 'Ponte el casco.' };
const read = (changes: Partial<ReadManuscript['changes']>): ReadManuscript => ({
  manuscript: {
    ...{ title: 'Casco', description: '', targetAudience: '', painPoints: [] },
    modules: [{ id: null, title: 'Casco', description: '', contents: [CONTENT] }],
  },
  revision: null,
  scriptRevisions: {},
  changes: { isStructureChanged: false, changedScripts: [], added: [], removed: [], ...changes },
});

const CHANGE = {
  title: 'Casco y guantes',
  before: '## Casco\n\nPonte el casco.\n',
  after: '## Casco\n\nPonte el casco azul.\n',
};

async function sendFile() {
  const view = await stored.open();
  await view.user.click(await screen.findByRole('button', { name: 'Más' }));
  await view.user.click(await screen.findByRole('menuitem', { name: 'Editar en Word' }));
  const dialog = within(await screen.findByRole('dialog'));
  const file = new File(['x'], 'texto.docx');
  await view.user.upload(dialog.getByLabelText('Archivo con los textos'), file);
  return { ...view, dialog };
}

it('names what a file would change, and stores it only then', async () => {
  studio().answer(manuscriptEndpoints.read, () => read({ changedScripts: [CHANGE] }));
  studio().answer(manuscriptEndpoints.take, () => {
    stored.put('## Casco\n\nPonte el casco azul.\n');
    return null;
  });
  const { user, dialog, text } = await sendFile();
  await dialog.findByText('1 guion cambiado');
  await user.click(dialog.getByText('Casco y guantes'));
  expect(dialog.getByText('Ponte el casco.').tagName).toBe('DEL');
  expect(dialog.getByText('Ponte el casco azul.').tagName).toBe('INS');
  expect(studio().callsOf(manuscriptEndpoints.take)).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Usar estos textos' }));
  await screen.findByText('Textos actualizados');
  await expect.poll(() => text.textContent).toContain('casco azul');
});

it('says which contents a file takes away, and what goes with them', async () => {
  studio().answer(manuscriptEndpoints.read, () =>
    read({ isStructureChanged: true, removed: ['Casco', 'Guantes'] }),
  );
  const { dialog } = await sendFile();
  await dialog.findByText(/con sus videos y preguntas/u);
  dialog.getByRole('button', { name: 'Usar estos textos y quitar 2 contenidos' });
});

it('says which scripts a file empties, and asks for that', async () => {
  const emptied = { ...CHANGE, after: '' };
  studio().answer(manuscriptEndpoints.read, () => read({ changedScripts: [emptied, CHANGE] }));
  const { dialog } = await sendFile();
  await dialog.findByText('1 guion queda vacío.');
  dialog.getByRole('button', { name: 'Usar estos textos y vaciar 1 guion' });
});

it('says that a file changes nothing', async () => {
  studio().answer(manuscriptEndpoints.read, () => read({}));
  const { dialog } = await sendFile();
  await dialog.findByText(/no hay nada que cambiar/u);
  expect(dialog.queryByRole('button', { name: 'Usar estos textos' })).toBeNull();
});

it('says why a file is refused, and offers another try', async () => {
  studio().answer(manuscriptEndpoints.read, () => {
    throw new Refusal(400, 'MANUSCRIPT_UNREADABLE');
  });
  const { dialog } = await sendFile();
  await dialog.findByText(/Este archivo no se puede usar así/u);
  dialog.getByRole('button', { name: 'Subir archivo' });
});

it.each([
  [{ line: 12 }, 'Revisa la línea 12, o la fila 12 si es una tabla.'],
  [
    { fields: [{ path: 'modules.1.contents.2.title', message: 'Too big' }] },
    'Módulo 2, contenido 3: falta el título o tiene más de 200 caracteres.',
  ],
  [
    { fields: [{ path: 'modules.0.id', message: 'Twice' }] },
    'Módulo 1: su identificador se repite o no es válido; déjalo vacío si es una parte nueva.',
  ],
  [
    { fields: [1, 2].map((at) => ({ path: `painPoints.${at}`, message: 'Too big' })) },
    'Curso: hay más de 10 problemas, o alguno está vacío o tiene más de 300 caracteres.',
  ],
  [
    { fields: [{ path: 'modules', message: 'There is no content' }] },
    'Curso: necesita al menos un contenido, y hasta 40 módulos.',
  ],
])('says where a refused file is at fault: %j', async (details, sentence) => {
  studio().answer(manuscriptEndpoints.read, () => {
    throw new Refusal(400, 'MANUSCRIPT_UNREADABLE', details);
  });
  const { dialog } = await sendFile();
  await dialog.findByText(sentence);
});
