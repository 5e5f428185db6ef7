import {
  configEndpoints,
  projectEndpoints,
  SPECIFICATION_SCREENS,
  STORAGE_KEYS,
  sessionEndpoints,
} from '@tarima/contract';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderStudio, studioServerForTests } from '#web/test/render-studio.tsx';
import { Refusal, SESSION } from '#web/test/studio-server.ts';

const studio = studioServerForTests();
const sentTokens = () =>
  studio()
    .callsOf(sessionEndpoints.login)
    .map(({ body }) => JSON.parse(body.toString()).token);

it('prefers the token of the address, keeps the session and hides the token', async () => {
  await renderStudio(studio(), '/?auth=launch&type=course', { token: 'old' });
  await screen.findByRole('heading', { name: '¿Qué quieres crear hoy?' });
  expect(sentTokens()).toEqual(['launch']);
  expect(localStorage.getItem(STORAGE_KEYS.token)).toBe(SESSION.token);
  expect(window.location.search).toBe('?type=course');
});

it('takes the stored token when the address has none', async () => {
  await renderStudio(studio(), '/', { token: 'stored' });
  await screen.findByRole('heading', { name: '¿Qué quieres crear hoy?' });
  expect(sentTokens()).toEqual(['stored']);
});

it('shows the first company and the name of who is signed in', async () => {
  const { user } = await renderStudio(studio(), '/');
  await user.click(await screen.findByRole('button', { name: /^Menú de usuario/ }));
  expect((await screen.findAllByText('Lucía Ferrer')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('Aula Norte').length).toBeGreaterThan(0);
});

it('counts down when the token is refused, then clears it and tells how to come back', async () => {
  studio().answer(sessionEndpoints.login, () => {
    throw new Refusal(401, 'UNAUTHENTICATED');
  });
  await renderStudio(studio(), '/', { token: 'worn out' });
  await screen.findByRole('alertdialog', { name: 'Sesión expirada' });
  screen.getByText('Serás redirigido en 5 segundos');
  await screen.findByText('Serás redirigido en 4 segundos', {}, { timeout: 2000 });
  expect(localStorage.getItem(STORAGE_KEYS.token)).toBe('worn out');
  await screen.findByRole('heading', { name: 'Has salido del estudio' }, { timeout: 7000 });
  expect(localStorage.getItem(STORAGE_KEYS.token)).toBeNull();
});

it('leaves for the admin site where there is one', async () => {
  studio().answer(configEndpoints.get, () => ({
    screens: [...SPECIFICATION_SCREENS],
    adminUrl: 'https://admin.example/sign-in',
    hasLanguageModel: false,
  }));
  studio().answer(sessionEndpoints.login, () => {
    throw new Refusal(401, 'UNAUTHENTICATED');
  });
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
  const { user } = await renderStudio(studio(), '/', { token: 'worn out' });
  await user.click(await screen.findByRole('button', { name: 'Ir ahora' }));
  expect(assign).toHaveBeenCalledWith('https://admin.example/sign-in');
  expect(localStorage.getItem(STORAGE_KEYS.token)).toBeNull();
  assign.mockRestore();
});

it('any 401 ends the session', async () => {
  studio().answer(projectEndpoints.list, () => {
    throw new Refusal(401, 'UNAUTHENTICATED');
  });
  await renderStudio(studio(), '/projects');
  await screen.findByRole('alertdialog', { name: 'Sesión expirada' });
});

it('offers another try, and keeps the token, while the server is away', async () => {
  studio().breakOn(sessionEndpoints.login);
  const { user } = await renderStudio(studio(), '/', { token: 'kept' });
  const retry = await screen.findByRole('button', { name: 'Intentar de nuevo' });
  expect(localStorage.getItem(STORAGE_KEYS.token)).toBe('kept');
  studio().answer(sessionEndpoints.login, () => SESSION);
  await user.click(retry);
  await screen.findByRole('heading', { name: '¿Qué quieres crear hoy?' });
});
