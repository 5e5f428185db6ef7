import {
  type Account,
  accountEndpoints,
  configEndpoints,
  errorMessage,
  type OwnSession,
  SPECIFICATION_SCREENS,
  secondFactorEndpoints,
  sessionEndpoints,
} from '@tarima/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { renderStudio, studioServerForTests } from '#web/test/render-studio.tsx';
import { Refusal } from '#web/test/studio-server.ts';

const studio = studioServerForTests();
// A lazy screen loads slowly on a busy machine, so it loads before the tests.
beforeAll(() => import('./account-screen.tsx'));

const ACCOUNT: Account = {
  fullName: 'Lucía Ferrer',
  email: 'lucia@example.com',
  hasPassword: true,
  secondFactor: null,
};
const HERE: OwnSession = {
  id: '6f1f3c1e-52f0-4a62-8a52-0d5a5f0c0b01',
  browser: 'Firefox',
  system: 'Windows',
  address: '203.0.113.7',
  way: 'password',
  createdAt: '2026-11-20T10:00:00.000Z',
  usedAt: new Date().toISOString(),
  isThis: true,
};
const PHONE: OwnSession = {
  ...HERE,
  id: '6f1f3c1e-52f0-4a62-8a52-0d5a5f0c0b02',
  browser: 'Safari',
  system: 'iOS',
  address: '198.51.100.7',
  usedAt: new Date(Date.now() - 2 * 3_600_000).toISOString(),
  isThis: false,
};
const UNKNOWN: OwnSession = {
  ...PHONE,
  id: '6f1f3c1e-52f0-4a62-8a52-0d5a5f0c0b03',
  browser: null,
  system: null,
  address: null,
  way: null,
  usedAt: HERE.createdAt,
};
beforeEach(() => studio().answer(sessionEndpoints.list, () => [HERE, PHONE, UNKNOWN]));
const has = (account: Partial<Account>) =>
  studio().answer(accountEndpoints.get, () => ({ ...ACCOUNT, ...account }));
const sent = () =>
  studio()
    .callsOf(accountEndpoints.changeCredentials)
    .map(({ body }) => JSON.parse(body.toString()));
const saveName = () => screen.getByRole('button', { name: 'Guardar el nombre' });
const saveCredentials = () => screen.getByRole('button', { name: 'Guardar' });

it('opens from the user menu, and asks for a password after the printed address', async () => {
  has({ email: null, hasPassword: false });
  studio().answer(accountEndpoints.changeCredentials, () => ACCOUNT);
  const { user } = await renderStudio(studio(), '/');
  await user.click(await screen.findByRole('button', { name: /Menú de usuario/u }));
  await user.click(await screen.findByRole('menuitem', { name: 'Mi cuenta' }));
  await screen.findByText(/Entraste con un enlace que sirve una sola vez/u);
  expect(screen.queryByLabelText('Contraseña actual')).toBeNull();
  await user.type(screen.getByLabelText('Correo'), 'lucia@example.com');
  await user.click(saveCredentials());
  await screen.findByText(errorMessage('PASSWORD_TOO_SHORT', 'es'));
  await user.type(screen.getByLabelText('Contraseña nueva'), 'una nueva y larga');
  await user.click(saveCredentials());
  await screen.findByLabelText('Contraseña actual');
  expect(sent()).toEqual([{ email: 'lucia@example.com', newPassword: 'una nueva y larga' }]);
});

it('changes only the e-mail by the current password, and shows refusals', async () => {
  has({});
  studio().answer(accountEndpoints.changeCredentials, () => {
    throw new Refusal(403, 'PASSWORD_WRONG');
  });
  const { user } = await renderStudio(studio(), '/account');
  const email = await screen.findByLabelText('Correo');
  await user.clear(email);
  await user.type(email, 'otra@example.com');
  await user.type(screen.getByLabelText('Contraseña actual'), 'no es esta');
  await user.click(saveCredentials());
  await screen.findByText(errorMessage('PASSWORD_WRONG', 'es'));
  expect(sent()).toEqual([{ email: 'otra@example.com', currentPassword: 'no es esta' }]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('renames the user and refetches the session', async () => {
  has({});
  studio().answer(accountEndpoints.rename, () => ({ ...ACCOUNT, fullName: 'Lucía F.' }));
  const { user } = await renderStudio(studio(), '/account');
  const name = await screen.findByLabelText('Nombre completo');
  await user.clear(name);
  await user.click(saveName());
  await screen.findByText('Revisa este campo.');
  await user.type(name, 'Lucía F.');
  await user.click(saveName());
  await screen.findByText('Guardado');
  await waitFor(() => expect(studio().callsOf(accountEndpoints.rename)).toHaveLength(1));
});

it('lists the sessions, and ends one of them or all others', async () => {
  has({});
  studio().answer(sessionEndpoints.end, () => [HERE, UNKNOWN]);
  studio().answer(sessionEndpoints.endOthers, () => [HERE]);
  const { user } = await renderStudio(studio(), '/account');
  await screen.findByText('Safari en iOS');
  screen.getByText('Con contraseña · 198.51.100.7');
  screen.getByText(/Último uso: hace 2 horas/u);
  screen.getByText('Dispositivo desconocido');
  screen.getByText('Esta sesión');
  expect(screen.queryByRole('button', { name: /Firefox/u })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Cerrar la sesión de Safari en iOS/u }));
  await screen.findByText('Sesión cerrada');
  expect(screen.queryByText('Safari en iOS')).toBeNull();
  expect(studio().callsOf(sessionEndpoints.end)[0]?.params).toEqual({ sessionId: PHONE.id });
  await user.click(screen.getByRole('button', { name: 'Cerrar las demás sesiones' }));
  await screen.findByText('Las demás sesiones se cerraron');
  expect(screen.queryByText('Dispositivo desconocido')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Cerrar las demás sesiones' })).toBeNull();
});

it('shows sessions but no account to users of an admin site', async () => {
  studio().answer(configEndpoints.get, () => ({
    screens: [...SPECIFICATION_SCREENS],
    adminUrl: 'https://admin.example',
    hasLanguageModel: false,
    oidcName: null,
    naturalVoices: 'present' as const,
    samples: null,
  }));
  const { user } = await renderStudio(studio(), '/');
  await user.click(await screen.findByRole('button', { name: /Menú de usuario/u }));
  await user.click(await screen.findByRole('menuitem', { name: 'Mi cuenta' }));
  await screen.findByText('Safari en iOS');
  expect(screen.queryByLabelText('Nombre completo')).toBeNull();
  expect(studio().callsOf(accountEndpoints.get)).toEqual([]);
});

const KEY = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const CODES = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'];

it('turns the second step on: password, key, first code, recovery codes', async () => {
  has({});
  studio().answer(secondFactorEndpoints.begin, () => ({ secret: KEY, uri: `otpauth://${KEY}` }));
  studio().answer(secondFactorEndpoints.confirm, () => {
    has({ secondFactor: { recoveryCodes: 10 } });
    return { recoveryCodes: CODES };
  });
  const { user } = await renderStudio(studio(), '/account');
  await user.click(await screen.findByRole('button', { name: 'Activar' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Contraseña actual'), 'mi contraseña');
  await user.click(dialog.getByRole('button', { name: 'Continuar' }));
  await dialog.findByRole('img', { name: 'Código QR con la clave para tu aplicación' });
  dialog.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ');
  await user.click(dialog.getByRole('button', { name: 'Activar' }));
  await dialog.findByText('Revisa este campo.');
  await user.type(dialog.getByLabelText('Código'), '123456');
  await user.click(dialog.getByRole('button', { name: 'Activar' }));
  await dialog.findByText('AAAA-BBBB-CCCC-DDDD');
  await user.click(dialog.getByRole('button', { name: 'Copiar' }));
  await screen.findByText('Códigos copiados');
  expect(await navigator.clipboard.readText()).toBe(`${CODES.join('\n')}\n`);
  await user.click(dialog.getByRole('button', { name: 'Ya los guardé' }));
  await screen.findByText(/Te quedan 10 códigos de recuperación/u);
  await screen.findByLabelText('Código');
});

it('turns the second step off or makes new recovery codes, by password and code', async () => {
  has({ secondFactor: { recoveryCodes: 1 } });
  studio().answer(secondFactorEndpoints.renewRecoveryCodes, () => ({ recoveryCodes: CODES }));
  studio().answer(secondFactorEndpoints.turnOff, () => {
    throw new Refusal(403, 'SECOND_FACTOR_WRONG');
  });
  const { user } = await renderStudio(studio(), '/account');
  const prove = async (name: string) => {
    await user.click(await screen.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Contraseña actual'), 'mi contraseña');
    await user.type(dialog.getByLabelText('Código'), '123456');
    await user.click(dialog.getByRole('button', { name }));
    return dialog;
  };
  const renewed = await prove('Crear códigos de recuperación');
  await renewed.findByText('EEEE-FFFF-GGGG-HHHH');
  await user.click(renewed.getByRole('button', { name: 'Ya los guardé' }));
  await prove('Desactivar');
  await screen.findByText(errorMessage('SECOND_FACTOR_WRONG', 'es'));
  const [call] = studio().callsOf(secondFactorEndpoints.turnOff);
  expect(JSON.parse(call?.body.toString() ?? '')).toEqual({
    currentPassword: 'mi contraseña',
    code: '123456',
  });
});

it('offers no second step without a password', async () => {
  has({ hasPassword: false });
  await renderStudio(studio(), '/account');
  await screen.findByText('Correo y contraseña');
  expect(screen.queryByText('Verificación en dos pasos')).toBeNull();
});
