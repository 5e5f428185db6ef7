import {
  courseEndpoints,
  courseQueueEndpoints,
  figureEndpoints,
  ledgerEndpoints,
  type Script,
  scriptEndpoints,
  videoEndpoints,
} from '@tarima/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { saveOnlyWhenAsked } from '#web/test/autosave.ts';
import { contentScriptSample, courseSample, noQueueSample } from '#web/test/course-samples.ts';
import { testFigure } from '#web/test/figure-samples.ts';
import { renderStudio, studioServerForTests } from '#web/test/render-studio.tsx';
import { answerPreviews, storyTimeline } from '#web/test/story-samples.ts';
import { PROJECT_ID } from '#web/test/test-project.ts';

const studio = studioServerForTests();
saveOnlyWhenAsked();
beforeAll(() =>
  Promise.all([
    import('./course-scripts-screen.tsx'),
    import('./components/script-form.tsx'),
    import('../scripts/storyboard/storyboard.tsx'),
  ]),
);
const CONTENT = '## Riesgo\n\nUna frase.\n\n## Aviso\n\nOtra frase.\n';
let stored: Script;

beforeEach(() => {
  stored = contentScriptSample(0, { content: CONTENT });
  studio().answer(courseEndpoints.structure, () => courseSample());
  studio().answer(courseEndpoints.videos, () => []);
  studio().answer(ledgerEndpoints.ofCourse, () => []);
  studio().answer(courseQueueEndpoints.get, noQueueSample);
  studio().answer(figureEndpoints.list, () => [testFigure()]);
  studio().answer(scriptEndpoints.list, () => [stored]);
  studio().answer(scriptEndpoints.save, ({ body }) => {
    const { content } = JSON.parse(body.toString());
    stored = { ...stored, content, editedContent: content, revision: stored.revision + 1 };
    return stored;
  });
  answerPreviews(studio(), storyTimeline('Riesgo', 'Aviso'));
});

async function edit() {
  const { user } = await renderStudio(studio(), `/course-scripts/${PROJECT_ID}`);
  await user.click(await screen.findByRole('button', { name: 'Editar guion: Qué es el riesgo' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Editar guion' })) };
}

async function openStoryboard() {
  const view = await edit();
  await view.user.click(await view.dialog.findByRole('radio', { name: 'Guion gráfico' }));
  const chosen = within(await view.dialog.findByRole('region', { name: 'Escena elegida' }));
  await chosen.findByRole('button', { name: 'Reproducir desde aquí' });
  return { ...view, chosen };
}
const titles = () =>
  screen
    .getAllByRole('button', { name: /^Mover la escena/u })
    .map((grip) => grip.getAttribute('aria-label')?.split(': ').at(-1));

it('previews the script of its own content', async () => {
  await openStoryboard();
  expect(titles()).toEqual(['Riesgo', 'Aviso']);
  const [call] = studio().callsOf(videoEndpoints.preview);
  expect(JSON.parse(call?.body.toString() ?? '')).toMatchObject({
    projectId: PROJECT_ID,
    scriptId: stored.id,
  });
});

it('moves scenes and stores them, and Ctrl+Z undoes it inside the dialog', async () => {
  const { user } = await openStoryboard();
  fireEvent.keyDown(screen.getByRole('button', { name: 'Mover la escena: Riesgo' }), {
    key: 'ArrowDown',
  });
  expect(titles()).toEqual(['Aviso', 'Riesgo']);
  await waitFor(() => expect(stored.content).toMatch(/Aviso.*Riesgo/su));
  await user.keyboard('{Control>}z{/Control}');
  expect(titles()).toEqual(['Riesgo', 'Aviso']);
  await waitFor(() => expect(stored.content).toBe(CONTENT));
});

it('shows a figure of the documents, and no key undoes it while its dialog is open', async () => {
  const { user, chosen } = await openStoryboard();
  await user.click(chosen.getByRole('button', { name: 'Elegir imagen' }));
  await user.click(await screen.findByRole('radio', { name: /^manual\.pdf, pág\. 7/u }));
  await user.click(screen.getByRole('button', { name: 'Usar esta imagen' }));
  await waitFor(() => expect(stored.content).toContain('[Escena: figura 3fa9c012]'));
  const change = await chosen.findByRole('button', { name: /^Cambiar la imagen/u });
  await user.click(change);
  const figures = { name: 'Imagen de la escena' };
  await screen.findByRole('dialog', figures);
  await user.keyboard('{Control>}z{/Control}');
  await user.click(screen.getByRole('button', { name: 'Sin imagen' }));
  await chosen.findByRole('button', { name: 'Elegir imagen' });
  // A dialog that is closing is open still: the keys undo nothing.
  await waitFor(() => expect(screen.queryByRole('dialog', figures)).toBeNull());
  await user.keyboard('{Control>}z{/Control}');
  await chosen.findByRole('button', { name: /^Cambiar la imagen/u });
});

it('opens again in the view that was chosen last, and goes to the text of a scene', async () => {
  const { user, dialog } = await openStoryboard();
  await user.click(dialog.getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const button = screen.getByRole('button', { name: 'Editar guion: Qué es el riesgo' });
  await user.click(button);
  await user.click(await screen.findByRole('button', { name: /^Aviso/u }));
  await user.click(screen.getByRole('button', { name: 'Editar el texto' }));
  const text = await screen.findByRole('textbox', { name: 'Texto del guion' });
  expect(text.querySelector('.sentence')?.textContent).toBe('Otra frase.');
});

it.each([
  ['en', 'Edit script: Qué es el riesgo', 'Storyboard', 'Chosen scene'],
  ['pt', 'Editar roteiro: Qué es el riesgo', 'Roteiro visual', 'Cena escolhida'],
] as const)('speaks the language of the studio, %s', async (language, button, view, region) => {
  const { user } = await renderStudio(studio(), `/course-scripts/${PROJECT_ID}`, { language });
  await user.click(await screen.findByRole('button', { name: button }));
  await user.click(await screen.findByRole('radio', { name: view }));
  await screen.findByRole('region', { name: region });
});
