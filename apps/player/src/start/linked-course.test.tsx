import { type LearnerState, learnEndpoints } from '@tarima/contract';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { courseSample, idOf } from '#player/test/course-samples.ts';
import { LinkedCourse } from './linked-course.tsx';

const TOKEN = 'abcdefghijklmnopqrstuvwx';
const ALL = '1'.repeat(32);
type Answer = { status?: number; data?: unknown; code?: string; message?: string };

/** The server's side of a link, and the calls it got. */
function serve(facts: object = {}) {
  const calls: { call: string; learner: string | null; body: unknown }[] = [];
  const server = {
    state: { place: null, seen: {}, answers: {} } as LearnerState,
    answers: {} as Record<string, () => Answer>,
    calls,
  };
  const look = {
    title: 'Trabajo en altura',
    publisher: 'Montajes del Norte',
    language: 'es',
    asksName: false,
    hasPassword: false,
    keptDays: null,
    ...facts,
  };
  const usual: Record<string, () => Answer> = {
    'GET ': () => ({ data: look }),
    'POST /enter': () => ({ data: { learnerToken: 'learner-1' } }),
    'GET /course': () => ({ data: { course: courseSample(), state: server.state, name: 'Ana' } }),
    'PUT /state': () => ({ data: null }),
  };
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const start = learnEndpoints.look.path.replace('{token}', TOKEN);
    const call = `${init.method} ${address.slice(start.length)}`;
    const headers = new Headers(init.headers);
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    calls.push({ call, learner: headers.get('Authorization'), body });
    const { status = 200, data, code, message } = (server.answers[call] ?? usual[call])?.() ?? {};
    const json = code ? { success: false, code, message, requestId: 'r' } : { success: true, data };
    return new Response(JSON.stringify(json), { status });
  });
  return server;
}
const open = () => {
  const user = userEvent.setup();
  return { user, ...render(<LinkedCourse token={TOKEN} onLanguage={() => {}} />) };
};
const start = () => screen.findByRole('button', { name: 'Empezar' });
const video = () => screen.findByLabelText('Contenido 1', { selector: 'video' });
const watchWhole = async () => {
  const element = await video();
  Object.defineProperty(element, 'played', { value: { length: 1, start: () => 0, end: () => 64 } });
  Object.defineProperty(element, 'duration', { value: 64 });
  fireEvent.timeUpdate(element);
  fireEvent.pause(element);
};

it('tells what is kept before the learner enters without a name', async () => {
  const server = serve();
  const { user } = open();
  await start();
  screen.getByText(/sin tu nombre/u);
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(await start());
  await video();
  expect(server.calls.map(({ call }) => call)).toEqual([
    'GET ',
    'POST /enter',
    'GET /course',
    'PUT /state',
  ]);
  expect(server.calls.at(-1)?.learner).toBe('Bearer learner-1');
});

it('asks for the name, and says that it is kept', async () => {
  const server = serve({ asksName: true });
  const { user } = open();
  await user.click(await start());
  screen.getByText('Escribe tu nombre.');
  screen.getByText(/^Se guarda tu nombre/u);
  await user.type(screen.getByRole('textbox', { name: 'Tu nombre' }), 'Ana{Enter}');
  await video();
  expect(server.calls[1]?.body).toEqual({ name: 'Ana', password: null });
});

it('says that the password is wrong, and asks again', async () => {
  const server = serve({ hasPassword: true });
  server.answers['POST /enter'] = () => ({
    status: 403,
    code: 'LEARNER_LINK_PASSWORD_WRONG',
    message: 'La contraseña del enlace no es correcta.',
  });
  const { user } = open();
  await start();
  await user.type(screen.getByLabelText('Contraseña'), 'mal{Enter}');
  await screen.findByText('La contraseña del enlace no es correcta.');
  delete server.answers['POST /enter'];
  await user.click(await start());
  await video();
});

it('knows the learner again', async () => {
  const server = serve();
  const { user, unmount } = open();
  await user.click(await start());
  await video();
  unmount();
  server.state = { place: null, seen: { [idOf(1)]: ALL }, answers: {} };
  open();
  await video();
  screen.getByText('Visto · Preguntas: 0 de 4');
});

it('says whose visit goes on, and lets somebody else begin theirs', async () => {
  const server = serve({ asksName: true });
  localStorage.setItem(`tarima-learner-${TOKEN}`, 'of-ana');
  const { user } = open();
  await video();
  screen.getByText('Sigues como Ana.');
  await user.click(screen.getByRole('button', { name: 'Soy otra persona' }));
  await user.click(screen.getByRole('button', { name: 'Empezar como otra persona' }));
  await user.type(await screen.findByRole('textbox', { name: 'Tu nombre' }), 'Luis{Enter}');
  await video();
  expect(screen.queryByText(/^Sigues como/u)).toBeNull();
  expect(server.calls.at(-1)?.learner).toBe('Bearer learner-1');
  expect(server.calls.findLast(({ learner }) => learner === 'Bearer of-ana')?.call).toBe(
    'PUT /state',
  );
});

it('keeps the work of two learners in two tabs apart', async () => {
  const server = serve({ asksName: true });
  localStorage.setItem(`tarima-learner-${TOKEN}`, 'of-ana');
  const { unmount } = open();
  await video();
  // Another tab enters as somebody else.
  localStorage.setItem(`tarima-learner-${TOKEN}`, 'of-luis');
  server.answers['PUT /state'] = () => {
    throw new TypeError('fetch failed');
  };
  await watchWhole();
  await screen.findByText(/^Tu avance no se guardó todavía/u);
  expect(server.calls.at(-1)).toMatchObject({ learner: 'Bearer of-ana' });
  unmount();
  delete server.answers['PUT /state'];
  open();
  await video();
  await expect
    .poll(() => server.calls.at(-1))
    .toMatchObject({ call: 'PUT /state', learner: 'Bearer of-luis' });
  expect(server.calls.at(-1)?.body).toHaveProperty('seen', {});
});

it('lets a learner enter anew whom the owner has deleted', async () => {
  const server = serve();
  localStorage.setItem(`tarima-learner-${TOKEN}`, 'old');
  server.answers['GET /course'] = () => ({
    status: 401,
    code: 'LEARNER_UNKNOWN',
    message: 'Entra de nuevo.',
  });
  const { user } = open();
  const button = await start();
  delete server.answers['GET /course'];
  await user.click(button);
  await video();
});

it('says that the link has ended', async () => {
  serve().answers['GET '] = () => ({
    status: 404,
    code: 'LEARNER_LINK_GONE',
    message: 'Este enlace ya no funciona.',
  });
  open();
  await screen.findByText('Este enlace ya no funciona.');
});

it('says that the server cannot be reached, and tries again', async () => {
  const server = serve();
  server.answers['GET '] = () => {
    throw new TypeError('fetch failed');
  };
  const { user } = open();
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  delete server.answers['GET '];
  await user.click(retry);
  await start();
});

it('keeps what did not reach the server, and sends it with the next visit', async () => {
  const server = serve();
  const { user, unmount } = open();
  await user.click(await start());
  await video();
  server.answers['PUT /state'] = () => {
    throw new TypeError('fetch failed');
  };
  await watchWhole();
  await screen.findByText(/^Tu avance no se guardó todavía/u);
  unmount();
  delete server.answers['PUT /state'];
  open();
  await video();
  await expect
    .poll(() => server.calls.at(-1))
    .toMatchObject({ call: 'PUT /state', body: { seen: { [idOf(1)]: ALL } } });
});

it('says that the link ended while the learner was watching, and stops saving', async () => {
  const server = serve();
  const { user } = open();
  await user.click(await start());
  const element = await video();
  server.answers['PUT /state'] = () => ({
    ...{ status: 404, code: 'LEARNER_LINK_GONE', message: 'Este enlace ya no funciona.' },
  });
  fireEvent.pause(element);
  await screen.findByText(/^Este enlace ya no funciona\. Puedes seguir .* ya no se guarda/u);
  const { length } = server.calls;
  fireEvent.pause(element);
  expect(server.calls).toHaveLength(length);
  expect(screen.queryByText(/volvemos a intentar/u)).toBeNull();
});
