import {
  figureEndpoints,
  portraitEndpoints,
  scriptEndpoints,
  videoEndpoints,
  videoSettingsEndpoints,
} from '@tarima/contract';
import { PRESENTERS } from '@tarima/stage';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { saveOnlyWhenAsked } from '#web/test/autosave.ts';
import { testFigure } from '#web/test/figure-samples.ts';
import { studioServerForTests } from '#web/test/render-studio.tsx';
import { storedScriptForTests } from '#web/test/stored-script.ts';
import { answerPreviews, storyTimeline } from '#web/test/story-samples.ts';
import { Refusal } from '#web/test/studio-server.ts';
import { PROJECT_ID } from '#web/test/test-project.ts';

const studio = studioServerForTests();
saveOnlyWhenAsked();
beforeAll(() => Promise.all([import('../script-editor-screen.tsx'), import('./storyboard.tsx')]));
const SCRIPT =
  '## Bomba\n\n[Escena: pasos]\n\nAbre la válvula.\n\n- Abrir\n\n## Vacía\n\n## Fin\n\nEso es todo.\n';
const stored = storedScriptForTests(studio, {
  content: SCRIPT,
  provenance: [
    {
      sentence: 'Eso es todo.',
      kind: 'source',
      citations: [{ sentenceId: 's1', file: 'guia.pdf', page: 7, quote: 'Es todo.' }],
    },
  ],
});
const timeline = storyTimeline('Bomba', 'Fin');
beforeEach(() => answerPreviews(studio(), timeline));

async function openStoryboard() {
  const view = await stored.open();
  await view.user.click(screen.getByRole('radio', { name: 'Guion gráfico' }));
  const chosen = within(await screen.findByRole('region', { name: 'Escena elegida' }));
  await chosen.findByRole('button', { name: 'Reproducir desde aquí' });
  return { ...view, chosen };
}
const titles = () =>
  screen
    .getAllByRole('button', { name: /^Mover la escena/u })
    .map((grip) => grip.getAttribute('aria-label')?.slice('Mover la escena: '.length));
const cardOf = (title: string) =>
  screen.getByRole('button', { name: new RegExp(`^${title}`, 'u') });

it.each([
  ['is shown', true],
  ['who was removed is replaced by the first presenter of the studio', false],
])('a company’s own person %s', async (_name, isThere) => {
  const id = '11111111-1111-4111-8111-111111111111';
  const person = {
    ...{ id, name: 'Carmen', gender: 'female' as const, consent: null },
    ...{ picture: 'c'.repeat(64), mediaType: 'image/jpeg' as const, width: 90, height: 120 },
  };
  studio().answer(videoSettingsEndpoints.get, () => ({ presenter: id }));
  studio().answer(portraitEndpoints.list, () => (isThere ? [person] : []));
  await openStoryboard();
  const asked = studio()
    .callsOf(videoEndpoints.preview)
    .map(({ body }) => JSON.parse(body.toString()).avatarId);
  expect(asked).toEqual([isThere ? id : PRESENTERS[0]?.id]);
});

it('shows each scene with its words and its length, and the picture of the chosen one', async () => {
  const { user, chosen } = await openStoryboard();
  expect(titles()).toEqual(['Bomba', 'Vacía', 'Fin']);
  expect(cardOf('Bomba').textContent).toContain('0:04');
  expect(cardOf('Bomba').textContent).toContain('Pasos');
  expect(cardOf('Bomba').getAttribute('aria-current')).toBe('true');
  await user.click(cardOf('Fin'));
  chosen.getByText('Eso es todo.');
  chosen.getByText('0:04 / 0:05');
  await user.click(cardOf('Vacía'));
  chosen.getByText(/no sale en el video/u);
});

it('asks for a preview without anything that costs money', async () => {
  await openStoryboard();
  const [call] = studio().callsOf(videoEndpoints.preview);
  expect(JSON.parse(call?.body.toString() ?? '')).toMatchObject({ voiceId: 'alba' });
});

it('chooses the scene of a source, whose sentence is in the text', async () => {
  const { user, chosen } = await openStoryboard();
  await user.click(
    await screen.findByRole('button', { name: /^Eso es todo.*guia\.pdf, pág\. 7/u }),
  );
  await waitFor(() => chosen.getByText('Eso es todo.'));
  expect(cardOf('Fin').getAttribute('aria-current')).toBe('true');
});

it('moves scenes by arrow keys, stores the new order, and undoes it', async () => {
  const { user } = await openStoryboard();
  fireEvent.keyDown(screen.getByRole('button', { name: 'Mover la escena: Bomba' }), {
    key: 'ArrowDown',
  });
  expect(titles()).toEqual(['Vacía', 'Bomba', 'Fin']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Mover la escena: Bomba');
  screen.getByText('Movido al lugar 2 de 3');
  await waitFor(() => expect(studio().callsOf(scriptEndpoints.save)).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Deshacer (Ctrl+Z)' }));
  expect(titles()).toEqual(['Bomba', 'Vacía', 'Fin']);
});

it('changes the picture of a scene, and asks for the preview again once it is stored', async () => {
  studio().answer(figureEndpoints.list, () => [testFigure()]);
  const { user, chosen } = await openStoryboard();
  await user.click(cardOf('Fin'));
  await user.click(chosen.getByRole('button', { name: 'Elegir imagen' }));
  await user.click(await screen.findByRole('radio', { name: /^manual\.pdf, pág\. 7/u }));
  await user.click(screen.getByRole('button', { name: 'Usar esta imagen' }));
  await waitFor(() =>
    expect(stored.now.content).toContain('## Fin\n\n[Escena: figura 3fa9c012]\n\nEso es todo.'),
  );
  await waitFor(() => expect(studio().callsOf(videoEndpoints.preview)).toHaveLength(2));
  await user.click(await chosen.findByRole('button', { name: /^Quitar la imagen/u }));
  await waitFor(() => expect(stored.now.content).not.toContain('figura'));
});

it('goes to the text of the chosen scene', async () => {
  const { user, chosen } = await openStoryboard();
  await user.click(cardOf('Fin'));
  await user.click(chosen.getByRole('button', { name: 'Editar el texto' }));
  const text = await screen.findByRole('textbox', { name: 'Texto del guion' });
  expect(text.querySelector('.sentence')?.textContent).toBe('Eso es todo.');
});

it('says why there are no pictures, and still has the scenes', async () => {
  studio().answer(videoEndpoints.preview, () => {
    throw new Refusal(422, 'SCRIPT_NOT_READY');
  });
  const { user } = await stored.open();
  await user.click(screen.getByRole('radio', { name: 'Guion gráfico' }));
  await screen.findByText('No pudimos preparar el guion gráfico');
  expect(titles()).toEqual(['Bomba', 'Vacía', 'Fin']);
});

it('shows a picture that another window adds, and asks for the preview again when one is gone', async () => {
  const { user, chosen } = await openStoryboard();
  await user.click(chosen.getByRole('button', { name: 'Elegir imagen' }));
  await screen.findByText(/no hay imágenes/u);
  studio().answer(figureEndpoints.list, () => [testFigure()]);
  await studio().tell('figuresUpdate', { projectId: crypto.randomUUID() });
  await studio().tell('figuresUpdate', { projectId: PROJECT_ID });
  await screen.findByRole('radio', { name: /^manual\.pdf, pág\. 7/u });
  await waitFor(() => expect(studio().callsOf(videoEndpoints.preview)).toHaveLength(2));
});
