import { type ProjectReview, type ReviewComment, reviewEndpoints } from '@tarima/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { saveOnlyWhenAsked } from '#web/test/autosave.ts';
import { studioServerForTests } from '#web/test/render-studio.tsx';
import { storedScriptForTests } from '#web/test/stored-script.ts';
import { PROJECT_ID } from '#web/test/test-project.ts';

const studio = studioServerForTests();
saveOnlyWhenAsked();
// Lazy parts load slowly on a busy machine, so they load before the tests.
beforeAll(() =>
  Promise.all([
    import('../scripts/script-editor-screen.tsx'),
    import('../scripts/components/side-panel.tsx'),
    import('../scripts/components/more-menu.tsx'),
    import('./components/review-dialog.tsx'),
  ]),
);

const stored = storedScriptForTests(studio, {
  content: '## Casco\n\nPonte el casco.\n\n## Salidas\n\nMira las salidas. Ponte el casco.\n',
});
const ADDRESS = 'https://tarima.example/review/abcdefghijklmnopqrstuv';
const comment = (change: Partial<ReviewComment>): ReviewComment => ({
  ...{ id: '00000000-0000-4000-8000-000000000099', contentId: null, sceneIndex: 1 },
  ...{ sceneTitle: 'Salidas', sentence: 'Ponte el casco.', authorName: 'Grace' },
  ...{ text: 'Esto ya se dijo.', createdAt: '2026-11-26T10:00:00.000Z' },
  ...{ resolvedAt: null, resolvedBy: null, isInScript: true },
  ...change,
});
let review: ProjectReview;
beforeEach(() => {
  review = { projectId: PROJECT_ID, link: null, comments: [comment({})] };
  studio().answer(reviewEndpoints.get, () => review);
});

const openComments = async () => {
  const view = await stored.open();
  await view.user.click(await screen.findByRole('tab', { name: /^Comentarios/u }));
  return view;
};
const panel = async () => within(await screen.findByRole('tabpanel', { name: /^Comentarios/u }));

it('counts the open comments, and goes to the sentence in its own scene', async () => {
  const { user } = await openComments();
  screen.getByRole('tab', { name: 'Comentarios 1 comentario abierto' });
  await user.click((await panel()).getByRole('button', { name: 'Salidas' }));
  const marked = document.querySelector('.script-text .sentence');
  expect(marked?.closest('p')?.textContent).toBe('Mira las salidas. Ponte el casco.');
});

it('resolves a comment, opens it again, and deletes it after a question', async () => {
  studio().answer(reviewEndpoints.resolve, ({ body }) => {
    const { isResolved } = JSON.parse(body.toString());
    const changed = comment({
      resolvedAt: isResolved ? '2026-11-27T10:00:00.000Z' : null,
      resolvedBy: isResolved ? 'Lucía Ferrer' : null,
    });
    review = { ...review, comments: [changed] };
    return changed;
  });
  studio().answer(reviewEndpoints.remove, () => {
    review = { ...review, comments: [] };
    return null;
  });
  const { user } = await openComments();
  const shown = await panel();
  await user.click(shown.getByRole('button', { name: 'Resolver el comentario de Grace' }));
  await shown.findByText('No queda ningún comentario abierto.');
  await user.click(shown.getByText('Resueltos (1)'));
  shown.getByText('Resuelto por Lucía Ferrer');
  await user.click(shown.getByRole('button', { name: 'Reabrir el comentario de Grace' }));
  await shown.findByRole('button', { name: 'Resolver el comentario de Grace' });
  await user.click(shown.getByRole('button', { name: 'Eliminar el comentario de Grace' }));
  await user.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Eliminar' }),
  );
  await waitFor(() => expect(screen.queryByText('Esto ya se dijo.')).toBeNull());
});

it('shows a comment as soon as it is told, and says that its sentence is gone', async () => {
  review = { ...review, comments: [] };
  await openComments();
  await screen.findByText(/^Todavía no hay comentarios/u);
  review = { ...review, comments: [comment({ isInScript: false, sentence: 'Ya no está.' })] };
  await studio().tell('reviewUpdate', { projectId: PROJECT_ID });
  await screen.findByText('Esto ya se dijo.');
  screen.getByText('La frase ya no está en el guion');
  expect((await panel()).queryByRole('button', { name: 'Salidas' })).toBeNull();
});

it('makes the link, changes its last day, and ends it after a question', async () => {
  const link = { address: ADDRESS, createdAt: '2026-11-27T10:00:00.000Z', hasEnded: false };
  studio().answer(reviewEndpoints.open, ({ body }) => {
    const made = { ...link, ...JSON.parse(body.toString()) };
    review = { ...review, link: made };
    return made;
  });
  studio().answer(reviewEndpoints.end, () => {
    review = { ...review, link: null };
    return null;
  });
  const { user } = await stored.open();
  await user.click(await screen.findByRole('button', { name: 'Más' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Pedir revisión' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pedir revisión' }));
  await user.click(await dialog.findByRole('button', { name: 'Crear el enlace' }));
  const address = await dialog.findByRole('textbox', { name: 'Dirección del enlace' });
  expect(address).toHaveProperty('value', ADDRESS);
  await user.type(dialog.getByLabelText('Último día'), '2030-12-31');
  await user.click(dialog.getByRole('button', { name: 'Guardar el día' }));
  await screen.findByText('Día guardado');
  const [, changed] = studio().callsOf(reviewEndpoints.open);
  expect(JSON.parse(changed?.body.toString() ?? '')).toEqual({
    endsAt: new Date('2030-12-31T23:59:59').toISOString(),
  });
  await user.click(dialog.getByRole('button', { name: 'Terminar el enlace' }));
  await user.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Terminar' }),
  );
  await dialog.findByRole('button', { name: 'Crear el enlace' });
});
