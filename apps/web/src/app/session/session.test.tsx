import {
  type Account,
  ALL_SCREENS,
  accountEndpoints,
  configEndpoints,
  libraryEndpoints,
  SPECIFICATION_SCREENS,
  STORAGE_KEYS,
  sessionEndpoints,
} from '@tarima/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderStudio, studioServerForTests } from '#web/test/render-studio.tsx';
import { Refusal, SESSION } from '#web/test/studio-server.ts';

const studio = studioServerForTests();
const ACCOUNT: Account = {
  fullName: SESSION.user.full_name,
  email: null,
  hasPassword: false,
  secondFactor: null,
};
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
  // The user and the company are kept in memory only.
  const kept = JSON.stringify({ ...localStorage, ...sessionStorage });
  for (const word of [SESSION.user.full_name, 'Aula Norte']) expect(kept).not.toContain(word);
});

it('covers the page with a spinner until the session arrives', async () => {
  const arrived = Promise.withResolvers<typeof SESSION>();
  studio().answer(sessionEndpoints.login, () => arrived.promise);
  await renderStudio(studio(), '/');
  await screen.findByText('Iniciando sesión…');
  expect(screen.queryByRole('banner')).toBeNull();
  arrived.resolve(SESSION);
  await screen.findByRole('banner');
  expect(screen.queryByText('Iniciando sesión…')).toBeNull();
});

it('uses the stored token when the address has none', async () => {
  await renderStudio(studio(), '/', { token: 'stored' });
  await screen.findByRole('heading', { name: '¿Qué quieres crear hoy?' });
  expect(sentTokens()).toEqual(['stored']);
});

it('shows the first company and the name of the user', async () => {
  const { user } = await renderStudio(studio(), '/');
  await user.click(await screen.findByRole('button', { name: /^Menú de usuario/ }));
  expect((await screen.findAllByText('Lucía Ferrer')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('Aula Norte').length).toBeGreaterThan(0);
});

const refuse = () => {
  throw new Refusal(401, 'UNAUTHENTICATED');
};

it('keeps the session while the studio cannot reach its database', async () => {
  studio().answer(sessionEndpoints.login, () => {
    throw new Refusal(503, 'DATABASE_AWAY');
  });
  const { user } = await renderStudio(studio(), '/', { token: 'stored' });
  const again = await screen.findByRole('button', { name: 'Intentar de nuevo' });
  studio().answer(sessionEndpoints.login, () => SESSION);
  await user.click(again);
  await screen.findByRole('banner');
  expect(sentTokens()).toEqual(['stored', 'stored']);
});

it('keeps the session when a used link is opened again', async () => {
  studio().answer(sessionEndpoints.login, ({ body }) =>
    JSON.parse(body.toString()).token === 'used' ? refuse() : SESSION,
  );
  await renderStudio(studio(), '/?auth=used', { token: 'stored' });
  await screen.findByRole('heading', { name: '¿Qué quieres crear hoy?' });
  expect(sentTokens()).toEqual(['used', 'stored']);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('covers the page when the token is refused, clears it and opens the sign-in page', async () => {
  studio().answer(sessionEndpoints.login, refuse);
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
  await renderStudio(studio(), '/videos?video=5', { token: 'worn out' });
  await screen.findByRole('alertdialog', { name: 'Sesión expirada' });
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  expect(assign).toHaveBeenCalledWith('/sign-in?next=%2Fvideos%3Fvideo%3D5');
  expect(localStorage.getItem(STORAGE_KEYS.token)).toBeNull();
  assign.mockRestore();
});

it.each([
  ['es', 'Entra a tu estudio'],
  ['en', 'Sign in to your studio'],
  ['pt', 'Entre no seu estúdio'],
] as const)(
  'redirects to sign-in at once without a token, and returns to the same place: %s',
  async (language, title) => {
    await renderStudio(studio(), '/videos?video=5', { token: null, language });
    await screen.findByRole('heading', { name: title });
    expect(window.location.pathname + window.location.search).toBe(
      '/sign-in?next=%2Fvideos%3Fvideo%3D5',
    );
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(sentTokens()).toEqual([]);
  },
);

it('redirects to the admin site without a token and without a countdown', async () => {
  studio().answer(configEndpoints.get, () => ({
    screens: [...SPECIFICATION_SCREENS],
    adminUrl: 'https://admin.example/sign-in',
    hasLanguageModel: false,
    oidcName: null,
    naturalVoices: 'present' as const,
    samples: null,
  }));
  const replace = vi.spyOn(window.location, 'replace').mockReturnValue();
  await renderStudio(studio(), '/', { token: null });
  await waitFor(() => expect(replace).toHaveBeenCalledWith('https://admin.example/sign-in'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  replace.mockRestore();
});

it('tells the admin site the page to return to', async () => {
  studio().answer(configEndpoints.get, () => ({
    screens: [...SPECIFICATION_SCREENS],
    adminUrl: 'https://admin.example/sign-in?realm=a',
    hasLanguageModel: false,
    oidcName: null,
    naturalVoices: 'present' as const,
    samples: null,
  }));
  const replace = vi.spyOn(window.location, 'replace').mockReturnValue();
  await renderStudio(studio(), '/upload?type=course', { token: null });
  await waitFor(() => expect(replace).toHaveBeenCalledOnce());
  const address = new URL(String(replace.mock.calls[0]?.[0]));
  expect(address.searchParams.get('realm')).toBe('a');
  expect(address.searchParams.get('next')).toBe(`${window.location.origin}/upload?type=course`);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  replace.mockRestore();
});

it('covers the page when the only token is refused', async () => {
  studio().answer(sessionEndpoints.login, refuse);
  await renderStudio(studio(), '/?auth=worn-out', { token: null });
  await screen.findByRole('alertdialog', { name: 'Sesión expirada' });
});

it('ends the session on the server when the person signs out', async () => {
  studio().answer(sessionEndpoints.logout, () => ({}));
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
  const { user } = await renderStudio(studio(), '/');
  await user.click(await screen.findByRole('button', { name: /^Menú de usuario/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Cerrar sesión' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/sign-in'));
  const [call] = studio().callsOf(sessionEndpoints.logout);
  expect(call?.headers.authorization).toBe(`Bearer ${SESSION.token}`);
  expect(localStorage.getItem(STORAGE_KEYS.token)).toBeNull();
  assign.mockRestore();
});

describe('signing out without a password', () => {
  const chooseSignOut = async (account: Partial<Account>) => {
    studio().answer(sessionEndpoints.logout, () => ({}));
    studio().answer(accountEndpoints.get, () => ({ ...ACCOUNT, ...account }));
    const { user } = await renderStudio(studio(), '/');
    await user.click(await screen.findByRole('button', { name: /^Menú de usuario/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Cerrar sesión' }));
    return user;
  };
  const question = () =>
    screen.findByRole('alertdialog', { name: '¿Cerrar sesión sin tener contraseña?' });
  beforeEach(() => void vi.spyOn(window.location, 'assign').mockReturnValue());
  afterEach(() => void vi.restoreAllMocks());

  it('warns of being locked out and offers to set a password', async () => {
    const user = await chooseSignOut({});
    const dialog = within(await question());
    await user.click(dialog.getByRole('button', { name: 'Elegir una contraseña' }));
    await screen.findByRole('heading', { name: 'Mi cuenta' });
    expect(window.location.pathname).toBe('/account');
    expect(studio().callsOf(sessionEndpoints.logout)).toEqual([]);
  });

  it('signs out if the person wants it anyway', async () => {
    const user = await chooseSignOut({});
    const dialog = within(await question());
    expect(studio().callsOf(sessionEndpoints.logout)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Cerrar sesión de todos modos' }));
    await waitFor(() => expect(window.location.assign).toHaveBeenCalledWith('/sign-in'));
  });

  it('asks nothing where a provider lets the person in again', async () => {
    studio().answer(configEndpoints.get, () => ({
      screens: [...ALL_SCREENS],
      adminUrl: null,
      hasLanguageModel: false,
      oidcName: 'Entra ID',
      naturalVoices: 'present' as const,
      samples: null,
    }));
    await chooseSignOut({ email: 'lucia@example.com' });
    await waitFor(() => expect(studio().callsOf(sessionEndpoints.logout)).toHaveLength(1));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

it('returns to the admin site after sign-out', async () => {
  studio().answer(configEndpoints.get, () => ({
    screens: [...SPECIFICATION_SCREENS],
    adminUrl: 'https://admin.example/sign-in',
    hasLanguageModel: false,
    oidcName: null,
    naturalVoices: 'present' as const,
    samples: null,
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

it('any 401 ends the session, and the caller gets the error too', async () => {
  studio().answer(libraryEndpoints.list, () => {
    throw new Refusal(401, 'UNAUTHENTICATED');
  });
  await renderStudio(studio(), '/projects');
  await screen.findByRole('alertdialog', { name: 'Sesión expirada' });
  await screen.findByText('No pudimos cargar tu biblioteca');
});

it('offers a retry and keeps the token while the server is away', async () => {
  studio().breakOn(sessionEndpoints.login);
  const { user } = await renderStudio(studio(), '/', { token: 'kept' });
  const retry = await screen.findByRole('button', { name: 'Intentar de nuevo' });
  expect(localStorage.getItem(STORAGE_KEYS.token)).toBe('kept');
  studio().answer(sessionEndpoints.login, () => SESSION);
  await user.click(retry);
  await screen.findByRole('heading', { name: '¿Qué quieres crear hoy?' });
});
