import { type Account, accountEndpoints, errorMessage } from '@tarima/contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { renderStudio, studioServerForTests } from '#web/test/render-studio.tsx';
import { Refusal } from '#web/test/studio-server.ts';

const studio = studioServerForTests();
// The first load of a lazy screen is slow on a busy machine, and is no part of any test.
beforeAll(() => import('./account-screen.tsx'));

const ACCOUNT: Account = {
  fullName: 'Lucía Ferrer',
  email: 'lucia@example.com',
  hasPassword: true,
};
const has = (account: Partial<Account>) =>
  studio().answer(accountEndpoints.get, () => ({ ...ACCOUNT, ...account }));
const sent = () =>
  studio()
    .callsOf(accountEndpoints.changeCredentials)
    .map(({ body }) => JSON.parse(body.toString()));
const saveButton = (index: number) => {
  const button = screen.getAllByRole('button', { name: 'Guardar' })[index];
  if (!button) throw new Error('the screen has a button for each card');
  return button;
};

it('is opened from the user menu, and tells who came by the printed address to choose', async () => {
  has({ email: null, hasPassword: false });
  studio().answer(accountEndpoints.changeCredentials, () => ACCOUNT);
  const { user } = await renderStudio(studio(), '/');
  await user.click(await screen.findByRole('button', { name: /Menú de usuario/u }));
  await user.click(await screen.findByRole('menuitem', { name: 'Mi cuenta' }));
  await screen.findByText(/Todavía entras con la dirección de la terminal/u);
  expect(screen.queryByLabelText('Contraseña actual')).toBeNull();
  await user.type(screen.getByLabelText('Correo'), 'lucia@example.com');
  await user.click(saveButton(1));
  await screen.findByText(errorMessage('PASSWORD_TOO_SHORT', 'es'));
  await user.type(screen.getByLabelText('Contraseña nueva'), 'una nueva y larga');
  await user.click(saveButton(1));
  await screen.findByLabelText('Contraseña actual');
  expect(sent()).toEqual([{ email: 'lucia@example.com', newPassword: 'una nueva y larga' }]);
});

it('changes the e-mail alone by the current password, and says what is refused', async () => {
  has({});
  studio().answer(accountEndpoints.changeCredentials, () => {
    throw new Refusal(403, 'PASSWORD_WRONG');
  });
  const { user } = await renderStudio(studio(), '/account');
  const email = await screen.findByLabelText('Correo');
  await user.clear(email);
  await user.type(email, 'otra@example.com');
  await user.type(screen.getByLabelText('Contraseña actual'), 'no es esta');
  await user.click(saveButton(1));
  await screen.findByText(errorMessage('PASSWORD_WRONG', 'es'));
  expect(sent()).toEqual([{ email: 'otra@example.com', currentPassword: 'no es esta' }]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('renames, and the session is asked anew', async () => {
  has({});
  studio().answer(accountEndpoints.rename, () => ({ ...ACCOUNT, fullName: 'Lucía F.' }));
  const { user } = await renderStudio(studio(), '/account');
  const name = await screen.findByLabelText('Nombre completo');
  await user.clear(name);
  await user.click(saveButton(0));
  await screen.findByText('Revisa este campo.');
  await user.type(name, 'Lucía F.');
  await user.click(saveButton(0));
  await screen.findByText('Guardado');
  await waitFor(() => expect(studio().callsOf(accountEndpoints.rename)).toHaveLength(1));
});
