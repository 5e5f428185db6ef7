import {
  configEndpoints,
  errorMessage,
  SPECIFICATION_SCREENS,
  STORAGE_KEYS,
  sessionEndpoints,
  signInEndpoints,
} from '@tarima/contract';
import { act, screen, waitFor } from '@testing-library/react';
import {
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  type MockInstance,
  vi,
} from 'vitest';
import { renderStudio, studioServerForTests } from '#web/test/render-studio.tsx';
import { Refusal, SESSION } from '#web/test/studio-server.ts';

const studio = studioServerForTests();
// A lazy screen loads slowly on a busy machine, so it loads before the tests.
beforeAll(async () => {
  await import('./sign-in-screen.tsx');
  await import('./invitation-screen.tsx');
  await import('./reset-password-screen.tsx');
});

let replace: MockInstance<Location['replace']>;
beforeEach(() => {
  replace = vi.spyOn(window.location, 'replace').mockReturnValue();
});
afterEach(() => replace.mockRestore());

const stranger = { token: null };
const bodyOf = (endpoint: Parameters<ReturnType<typeof studio>['callsOf']>[0]) =>
  JSON.parse(studio().callsOf(endpoint)[0]?.body.toString() ?? '{}');
const config = (changes: { adminUrl?: string; oidcName?: string }) =>
  studio().answer(configEndpoints.get, () => ({
    screens: [...SPECIFICATION_SCREENS],
    adminUrl: null,
    hasLanguageModel: false,
    oidcName: null,
    naturalVoices: 'present' as const,
    samples: null,
    ...changes,
  }));
async function expectEntered(place: string) {
  await waitFor(() => expect(replace).toHaveBeenCalledWith(place));
  expect(localStorage.getItem(STORAGE_KEYS.token)).toBe(SESSION.token);
}

describe('signing in', () => {
  async function fillIn(path: string, email: string, password: string) {
    const { user } = await renderStudio(studio(), path, stranger);
    await user.type(await screen.findByLabelText('Correo'), email);
    if (password) await user.type(screen.getByLabelText('Contraseña'), password);
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
  }

  it('returns to the page that was left, without any earlier session', async () => {
    studio().answer(signInEndpoints.signIn, () => SESSION);
    await fillIn('/sign-in?next=%2Fvideos%3Fvideo%3D5', 'Ada@example.com', 'secreta secreta');
    await expectEntered('/videos?video=5');
    expect(bodyOf(signInEndpoints.signIn)).toEqual({
      email: 'ada@example.com',
      password: 'secreta secreta',
    });
    expect(studio().callsOf(sessionEndpoints.login)).toEqual([]);
  });

  it.each(['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)'])(
    'never opens another site: %s',
    async (next) => {
      studio().answer(signInEndpoints.signIn, () => SESSION);
      await fillIn(`/sign-in?next=${encodeURIComponent(next)}`, 'ada@example.com', 'secreta');
      await expectEntered('/');
    },
  );

  it('never reads a path as the address of another site', async () => {
    studio().answer(signInEndpoints.signIn, () => SESSION);
    await fillIn('/sign-in?next=%2F.%2F%2Fevil.example%2Fx', 'ada@example.com', 'secreta');
    await expectEntered('/evil.example/x');
  });

  it('shows the server’s words, and no expiry notice', async () => {
    studio().answer(signInEndpoints.signIn, () => {
      throw new Refusal(403, 'SIGN_IN_FAILED');
    });
    await fillIn('/sign-in', 'ada@example.com', 'no es esta');
    await screen.findByText(errorMessage('SIGN_IN_FAILED', 'es'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(replace).not.toHaveBeenCalled();
  });

  it('asks for a code when required, and sends everything again', async () => {
    studio().answer(signInEndpoints.signIn, ({ body }) => {
      const { code } = JSON.parse(body.toString());
      if (!code) throw new Refusal(403, 'SECOND_FACTOR_NEEDED');
      if (code !== '123456') throw new Refusal(403, 'SECOND_FACTOR_WRONG');
      return SESSION;
    });
    const { user } = await renderStudio(studio(), '/sign-in', stranger);
    await user.type(await screen.findByLabelText('Correo'), 'ada@example.com');
    await user.type(screen.getByLabelText('Contraseña'), 'mi contraseña');
    expect(screen.queryByLabelText('Código')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    const code = await screen.findByLabelText('Código');
    expect(document.activeElement).toBe(code);
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    await screen.findByText('Revisa este campo.');
    await user.type(code, '111111');
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    await screen.findByText(errorMessage('SECOND_FACTOR_WRONG', 'es'));
    await user.clear(code);
    await user.type(code, '123456');
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    await expectEntered('/');
    const calls = studio().callsOf(signInEndpoints.signIn);
    expect(calls.map(({ body }) => JSON.parse(body.toString()).code)).toEqual([
      undefined,
      '111111',
      '123456',
    ]);
  });

  it('requires all fields before it calls', async () => {
    await fillIn('/sign-in', 'ada', '');
    await screen.findByText(errorMessage('EMAIL_INVALID', 'es'));
    screen.getByText('Revisa este campo.');
    expect(studio().callsOf(signInEndpoints.signIn)).toEqual([]);
  });

  it('offers the provider by name, and says why it failed', async () => {
    config({ oidcName: 'Acme' });
    await renderStudio(studio(), '/sign-in?error=OIDC_NOT_INVITED', stranger);
    const link = await screen.findByRole('link', { name: 'Entrar con Acme' });
    expect(link.getAttribute('href')).toBe('/api/v1/auth/oidc/start');
    screen.getByText(errorMessage('OIDC_NOT_INVITED', 'es'));
  });

  it('forgets why the provider failed once the person signs in another way', async () => {
    config({ oidcName: 'Acme' });
    studio().answer(signInEndpoints.signIn, () => {
      throw new Refusal(401, 'SIGN_IN_FAILED');
    });
    await fillIn('/sign-in?error=OIDC_FAILED', 'ada@example.com', 'secreta');
    await screen.findByText(errorMessage('SIGN_IN_FAILED', 'es'));
    expect(screen.queryByText(errorMessage('OIDC_FAILED', 'es'))).toBeNull();
  });

  it('says that the wanted page opens afterwards, if there is one', async () => {
    const { unmount } = await renderStudio(studio(), '/sign-in?next=%2Fvideos', stranger);
    await screen.findByText('Después verás la página que querías abrir.');
    unmount();
    await renderStudio(studio(), '/sign-in', stranger);
    await screen.findByLabelText('Correo');
    expect(screen.queryByText('Después verás la página que querías abrir.')).toBeNull();
  });

  it('passes the page to return to to the provider', async () => {
    config({ oidcName: 'Acme' });
    await renderStudio(studio(), '/sign-in?next=%2Fvideos%3Fvideo%3D5&error=OIDC_FAILED', stranger);
    const link = await screen.findByRole('link', { name: 'Entrar con Acme' });
    expect(link.getAttribute('href')).toBe('/api/v1/auth/oidc/start?next=%2Fvideos%3Fvideo%3D5');
  });

  it('is done by the admin site where there is one', async () => {
    config({ adminUrl: 'https://admin.example' });
    await renderStudio(studio(), '/sign-in');
    await screen.findByRole('heading', { name: 'Página no encontrada' });
  });
});

describe('a link', () => {
  const invitation = () =>
    studio().answer(signInEndpoints.readInvitation, () => ({
      companyName: 'Aula Norte',
      email: 'ada@example.com',
      expiresAt: '2026-11-28T10:00:00.000Z',
    }));

  it('invites a new user, and disappears from the address', async () => {
    invitation();
    studio().answer(signInEndpoints.acceptAsNew, () => SESSION);
    const { user } = await renderStudio(studio(), '/invitation#the-secret', stranger);
    await screen.findByRole('heading', { name: 'Te invitaron a Aula Norte' });
    expect(window.location.hash).toBe('');
    await user.type(screen.getByLabelText('Nombre completo'), 'Ada Lovelace');
    await user.type(screen.getByLabelText('Contraseña'), 'corta');
    await user.click(screen.getByRole('button', { name: 'Unirme' }));
    await screen.findByText(errorMessage('PASSWORD_TOO_SHORT', 'es'));
    await user.type(screen.getByLabelText('Contraseña'), ' y ahora larga');
    await user.click(screen.getByRole('button', { name: 'Unirme' }));
    await expectEntered('/');
    expect(bodyOf(signInEndpoints.acceptAsNew)).toEqual({
      token: 'the-secret',
      fullName: 'Ada Lovelace',
      newPassword: 'corta y ahora larga',
    });
  });

  it('is accepted with an existing account, which is not revealed', async () => {
    invitation();
    studio().answer(signInEndpoints.acceptByPassword, () => SESSION);
    const { user } = await renderStudio(studio(), '/invitation#the-secret', stranger);
    await user.click(await screen.findByRole('tab', { name: 'Ya tengo cuenta' }));
    screen.getByText(/de tu cuenta de ada@example\.com/u);
    expect(screen.queryByLabelText('Nombre completo')).toBeNull();
    await user.type(screen.getByLabelText('Contraseña'), 'mi contraseña');
    await user.click(screen.getByRole('button', { name: 'Unirme' }));
    await expectEntered('/');
  });

  type Typing = Awaited<ReturnType<typeof renderStudio>>['user'];
  it.each([
    {
      path: '/invitation',
      endpoint: signInEndpoints.acceptAsNew,
      first: async (user: Typing) =>
        user.type(await screen.findByLabelText('Nombre completo'), 'Ada Lovelace'),
      ...{ label: 'Contraseña', name: 'Unirme' },
    },
    {
      path: '/invitation',
      endpoint: signInEndpoints.acceptByPassword,
      first: async (user: Typing) =>
        user.click(await screen.findByRole('tab', { name: 'Ya tengo cuenta' })),
      ...{ label: 'Contraseña', name: 'Unirme' },
    },
    {
      path: '/reset-password',
      endpoint: signInEndpoints.resetPassword,
      first: async () => undefined,
      ...{ label: 'Contraseña nueva', name: 'Guardar y entrar' },
    },
  ])(
    'asks a user with a second step for a code: $endpoint.path',
    async ({ path, endpoint, first, label, name }) => {
      invitation();
      studio().answer(signInEndpoints.readPasswordReset, () => ({
        fullName: 'Ada Lovelace',
        email: 'ada@example.com',
      }));
      studio().answer(endpoint, ({ body }) => {
        if (JSON.parse(body.toString()).code) return SESSION;
        throw new Refusal(403, 'SECOND_FACTOR_NEEDED');
      });
      const { user } = await renderStudio(studio(), `${path}#the-secret`, stranger);
      await first(user);
      await user.type(await screen.findByLabelText(label), 'una nueva y larga');
      await user.click(screen.getByRole('button', { name }));
      await user.type(await screen.findByLabelText('Código'), '123456');
      await user.click(screen.getByRole('button', { name }));
      await expectEntered('/');
    },
  );

  it('offers the provider too', async () => {
    config({ oidcName: 'Acme' });
    invitation();
    await renderStudio(studio(), '/invitation#the-secret', stranger);
    await screen.findByRole('link', { name: 'Entrar con Acme' });
  });

  it('gives way to another one opened in the same tab', async () => {
    invitation();
    await renderStudio(studio(), '/invitation#the-first', stranger);
    await screen.findByLabelText('Nombre completo');
    act(() => {
      window.location.hash = '#the-second';
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    const asked = () =>
      studio()
        .callsOf(signInEndpoints.readInvitation)
        .map(({ body }) => JSON.parse(body.toString()).token);
    await waitFor(() => expect(asked()).toEqual(['the-first', 'the-second']));
    expect(window.location.hash).toBe('');
  });

  it('sets a new password', async () => {
    studio().answer(signInEndpoints.readPasswordReset, () => ({
      fullName: 'Ada Lovelace',
      email: 'ada@example.com',
    }));
    studio().answer(signInEndpoints.resetPassword, () => SESSION);
    const { user } = await renderStudio(studio(), '/reset-password#the-secret', stranger);
    await screen.findByText(/Para Ada Lovelace, que entra con ada@example.com/u);
    await user.type(screen.getByLabelText('Contraseña nueva'), 'una nueva y larga');
    await user.click(screen.getByRole('button', { name: 'Guardar y entrar' }));
    await expectEntered('/');
    expect(bodyOf(signInEndpoints.resetPassword)).toEqual({
      token: 'the-secret',
      password: 'una nueva y larga',
    });
  });

  it.each([
    ['/invitation#used', signInEndpoints.readInvitation],
    ['/reset-password', signInEndpoints.readPasswordReset],
  ])('says why it is not valid: %s', async (path, endpoint) => {
    studio().answer(endpoint, () => {
      throw new Refusal(410, 'LINK_INVALID');
    });
    await renderStudio(studio(), path, stranger);
    await screen.findByText(errorMessage('LINK_INVALID', 'es'));
    const link = screen.getByRole('link', { name: 'Ir a la página de entrada' });
    expect(link.getAttribute('href')).toBe('/sign-in');
  });
});
