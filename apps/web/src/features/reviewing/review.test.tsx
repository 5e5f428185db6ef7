import {
  type ErrorCode,
  reviewerEndpoints,
  type SeenComment,
  STORAGE_KEYS,
} from '@tarima/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { DataOf } from '#web/lib/api-client.ts';
import { renderStudio, studioServerForTests } from '#web/test/render-studio.tsx';
import { Refusal } from '#web/test/studio-server.ts';

const studio = studioServerForTests();
// A lazy screen loads slowly on a busy machine, so it loads before the tests.
beforeAll(() => import('./review-screen.tsx'));

const TOKEN = 'abcdefghijklmnopqrstuv';
const CONTENTS = ['Cascos', 'Salidas'].map((title, index) => ({
  contentId: `00000000-0000-4000-8000-00000000000${index + 1}`,
  title,
  moduleTitle: 'Lo básico',
  hasScript: true,
  openComments: index,
}));
const VIDEO = { ...{ contentId: null, title: 'Almacén', moduleTitle: '' }, hasScript: true };

let scenes: DataOf<typeof reviewerEndpoints.script>['scenes'];
let comments: SeenComment[];
const comment = (change: Partial<SeenComment>): SeenComment => ({
  ...{ id: '00000000-0000-4000-8000-000000000099', contentId: null, sceneIndex: 0 },
  ...{ sceneTitle: 'Casco', sentence: 'Ponte el casco.', authorName: 'Grace' },
  ...{ text: 'Di también cuándo.', createdAt: '2026-11-26T10:00:00.000Z' },
  ...{ resolvedAt: null, resolvedBy: null, isInScript: true, isOwn: false },
  ...change,
});
const refuse = (status: number, code: ErrorCode) => () => {
  throw new Refusal(status, code);
};

beforeEach(() => {
  scenes = [
    {
      ...{ title: 'Casco', keyPoints: ['Siempre puesto'], tables: [] },
      sentences: ['Ponte el casco.', 'Ajústalo bien.'],
    },
  ];
  comments = [];
  studio().answer(reviewerEndpoints.look, () => ({
    ...{ title: 'Almacén', company: 'Aula Norte', keptDays: 30 },
    language: 'es',
  }));
  studio().answer(reviewerEndpoints.enter, () => ({ reviewerToken: 'secret-of-grace' }));
  studio().answer(reviewerEndpoints.contents, () => [{ ...VIDEO, openComments: 0 }]);
  studio().answer(reviewerEndpoints.script, () => ({ scenes, comments }));
  studio().answer(reviewerEndpoints.comment, ({ body }) => {
    const sent = comment({ ...JSON.parse(body.toString()), isOwn: true });
    comments = [...comments, sent];
    return sent;
  });
});

const open = (path = '') => renderStudio(studio(), `/review/${TOKEN}${path}`, { token: null });
const enterAs = async (name: string) => {
  const view = await open();
  await view.user.type(await screen.findByRole('textbox', { name: 'Tu nombre' }), name);
  await view.user.click(screen.getByRole('button', { name: 'Empezar a revisar' }));
  return view;
};
const sentenceButton = (words: string) =>
  screen.findByRole('button', { name: new RegExp(`^${words}`, 'u') });
const field = () => screen.findByRole('textbox', { name: 'Tu comentario' });
const send = () => screen.getByRole('button', { name: 'Enviar' });
const sentBodies = () =>
  studio()
    .callsOf(reviewerEndpoints.comment)
    .map(({ body }) => JSON.parse(body.toString()));

it('asks for a name, says what is kept, and remembers the reviewer', async () => {
  const view = await open();
  await screen.findByText(/los ven el equipo de Aula Norte.*30 días/u);
  await view.user.type(screen.getByRole('textbox', { name: 'Tu nombre' }), 'Grace');
  await view.user.click(screen.getByRole('button', { name: 'Empezar a revisar' }));
  await sentenceButton('Ponte el casco');
  const [call] = studio().callsOf(reviewerEndpoints.script);
  expect(call?.headers.authorization).toBe('Bearer secret-of-grace');
  view.unmount();
  await open();
  await sentenceButton('Ponte el casco');
  expect(studio().callsOf(reviewerEndpoints.enter)).toHaveLength(1);
});

it('sends the reviewer’s secret, not the session of a member who opens the link', async () => {
  await enterAs('Grace');
  await sentenceButton('Ponte el casco');
  localStorage.setItem(STORAGE_KEYS.token, 'a-members-session');
  await renderStudio(studio(), `/review/${TOKEN}`, { token: 'a-members-session' });
  await waitFor(() =>
    expect(studio().callsOf(reviewerEndpoints.script).at(-1)?.headers.authorization).toBe(
      'Bearer secret-of-grace',
    ),
  );
});

it('comments on a sentence by keyboard, and returns the focus to it', async () => {
  const { user } = await enterAs('Grace');
  const sentence = await sentenceButton('Ajústalo bien');
  sentence.focus();
  await user.keyboard('{Enter}');
  await waitFor(async () => expect(document.activeElement).toBe(await field()));
  await user.keyboard('¿Con qué correa?');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('Comentario enviado');
  const about = within(screen.getByRole('region', { name: 'Comentarios de la escena: Casco' }));
  await about.findByText('¿Con qué correa?');
  expect(sentBodies()).toEqual([
    {
      ...{ contentId: null, sceneIndex: 0, sceneTitle: 'Casco', sentence: 'Ajústalo bien.' },
      text: '¿Con qué correa?',
    },
  ]);
  expect(document.activeElement?.textContent).toContain('Ajústalo bien.');
});

it('keeps the text when a call fails, and through a reload', async () => {
  const view = await enterAs('Grace');
  await view.user.click(await screen.findByRole('button', { name: /^Comentar la escena/u }));
  await view.user.type(await field(), 'Falta un ejemplo.');
  studio().breakOn(reviewerEndpoints.comment);
  await view.user.click(send());
  await screen.findByText(/No se envió\. Tu texto sigue aquí\./u);
  view.unmount();
  await open();
  expect((await field()).textContent).toBe('Falta un ejemplo.');
});

it('shows the new text when the script changed meanwhile, and asks to send again', async () => {
  const { user } = await enterAs('Grace');
  await user.click(await sentenceButton('Ponte el casco'));
  await user.type(await field(), 'Di cuándo.');
  scenes = [{ title: 'Casco', keyPoints: [], tables: [], sentences: ['Ponte siempre el casco.'] }];
  studio().answer(reviewerEndpoints.comment, refuse(409, 'REVIEW_TEXT_CHANGED'));
  await user.click(send());
  await screen.findByText(/El guion cambió mientras escribías/u);
  await sentenceButton('Ponte siempre el casco');
  screen.getByText('Esta frase ya no está. Tu comentario irá a la escena entera.');
  studio().answer(reviewerEndpoints.comment, ({ body }) => comment(JSON.parse(body.toString())));
  await user.click(send());
  await screen.findByText('Comentario enviado');
  expect(sentBodies().at(-1)).toMatchObject({ sentence: null, text: 'Di cuándo.' });
});

it('folds what is resolved, and deletes an own comment after a question', async () => {
  const own = { id: '00000000-0000-4000-8000-000000000098', text: 'Mío.', isOwn: true };
  comments = [comment(own), comment({ resolvedAt: '2026-11-26T11:00:00.000Z' })];
  studio().answer(reviewerEndpoints.removeOwn, () => {
    comments = comments.filter(({ id }) => id !== own.id);
    return null;
  });
  const { user } = await enterAs('Grace');
  await screen.findByText('Resueltos (1)');
  screen.getByText('Grace (Tú)');
  await user.click(screen.getByRole('button', { name: 'Eliminar mi comentario' }));
  await user.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Eliminar' }),
  );
  await waitFor(() => expect(screen.queryByText('Mío.')).toBeNull());
});

it('lists the contents of a course, and goes from one script to the next', async () => {
  studio().answer(reviewerEndpoints.contents, () => CONTENTS);
  const { user } = await enterAs('Grace');
  const list = within(await screen.findByRole('main'));
  list.getByRole('heading', { name: 'Lo básico' });
  expect(list.getByRole('link', { name: /Salidas/u }).textContent).toContain(
    '1 comentario abierto',
  );
  await user.click(list.getByRole('link', { name: /Cascos/u }));
  await screen.findByRole('heading', { name: 'Cascos', level: 1 });
  await user.click(screen.getByRole('link', { name: 'Siguiente: Salidas' }));
  await screen.findByRole('heading', { name: 'Salidas', level: 1 });
  await waitFor(() =>
    expect(studio().callsOf(reviewerEndpoints.script).at(-1)?.query).toEqual({
      contentId: CONTENTS[1]?.contentId,
    }),
  );
});

it('asks for the name again once the server does not know the reviewer', async () => {
  const view = await enterAs('Grace');
  await view.user.click(await sentenceButton('Ponte el casco'));
  await view.user.type(await field(), 'Di cuándo.');
  studio().answer(reviewerEndpoints.comment, refuse(403, 'REVIEWER_UNKNOWN'));
  await view.user.click(send());
  await view.user.type(await screen.findByRole('textbox', { name: 'Tu nombre' }), 'Grace');
  await view.user.click(screen.getByRole('button', { name: 'Empezar a revisar' }));
  expect((await field()).textContent).toBe('Di cuándo.');
});

it('says that a link is gone', async () => {
  studio().answer(reviewerEndpoints.look, refuse(404, 'REVIEW_LINK_GONE'));
  await open();
  await screen.findByRole('heading', { name: 'Este enlace no abre' });
  expect(screen.queryByRole('button', { name: 'Intentar de nuevo' })).toBeNull();
});
