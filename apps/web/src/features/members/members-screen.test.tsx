import {
  companyEndpoints,
  configEndpoints,
  errorMessage,
  type Member,
  type People,
  SPECIFICATION_SCREENS,
  sessionEndpoints,
} from '@tarima/contract';
import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { renderStudio, studioServerForTests } from '#web/test/render-studio.tsx';
import { Refusal, SESSION } from '#web/test/studio-server.ts';

const studio = studioServerForTests();
// A lazy screen loads slowly on a busy machine, so it loads before the tests.
beforeAll(() => import('./members-screen.tsx'));

const EXPIRES = '2026-11-28T10:00:00.000Z';
const me: Member = {
  id: SESSION.user.id,
  fullName: SESSION.user.full_name,
  email: 'lucia@example.com',
  role: 'owner',
  canResetPassword: false,
  hasSecondFactor: false,
  canResetSecondFactor: false,
};
const ada: Member = {
  id: '1b671a64-40d5-491e-99b0-da01ff1f3342',
  fullName: 'Ada Lovelace',
  email: 'ada@example.com',
  role: 'member',
  canResetPassword: true,
  hasSecondFactor: true,
  canResetSecondFactor: true,
};
const invitation = {
  id: '1b671a64-40d5-491e-99b0-da01ff1f3343',
  email: 'grace@example.com',
  role: 'owner' as const,
  expiresAt: EXPIRES,
};
let people: People;
beforeEach(() => {
  people = { members: [ada, me], invitations: [invitation], requiresSecondFactor: false };
  studio().answer(companyEndpoints.people, () => people);
});

async function open() {
  const { user } = await renderStudio(studio(), '/members');
  await screen.findByText('Ada Lovelace');
  const choose = async (name: string, action: string) => {
    await user.click(screen.getByRole('button', { name: `Acciones para ${name}` }));
    await user.click(await screen.findByRole('menuitem', { name: action }));
  };
  return { user, choose };
}

it('shows a link once, to copy', async () => {
  studio().answer(companyEndpoints.invite, () => ({ token: 'the-secret', expiresAt: EXPIRES }));
  const { user } = await open();
  await user.type(screen.getByLabelText('Correo'), 'nadie');
  await user.click(screen.getByRole('button', { name: 'Crear enlace' }));
  await screen.findByText(errorMessage('EMAIL_INVALID', 'es'));
  await user.type(screen.getByLabelText('Correo'), '@example.com');
  await user.click(screen.getByRole('button', { name: 'Crear enlace' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Enlace de invitación' }));
  expect(dialog.getByLabelText<HTMLInputElement>('Enlace').value).toBe(
    `${studio().url}/invitation#the-secret`,
  );
  await user.click(dialog.getByRole('button', { name: 'Copiar' }));
  await screen.findByText('Enlace copiado');
});

it('makes a password reset link where that is allowed', async () => {
  const link = { token: 'the-secret', expiresAt: EXPIRES };
  studio().answer(companyEndpoints.makePasswordReset, () => link);
  const { user, choose } = await open();
  await user.click(screen.getByRole('button', { name: 'Acciones para Lucía Ferrer' }));
  await screen.findByRole('menuitem', { name: 'Quitar el permiso de administrar' });
  expect(screen.queryByRole('menuitem', { name: 'Enlace para otra contraseña' })).toBeNull();
  await user.keyboard('{Escape}');
  await choose('Ada Lovelace', 'Enlace para otra contraseña');
  const dialog = within(await screen.findByRole('dialog', { name: 'Enlace para otra contraseña' }));
  expect(dialog.getByLabelText<HTMLInputElement>('Enlace').value).toMatch(
    /\/reset-password#the-secret$/u,
  );
});

it('asks before it removes a member, and cancels an invitation', async () => {
  studio().answer(companyEndpoints.removeMember, () => ({ ...people, members: [me] }));
  studio().answer(companyEndpoints.cancelInvitation, () => ({
    ...people,
    members: [me],
    invitations: [],
  }));
  const { user, choose } = await open();
  await choose('Ada Lovelace', 'Quitar de la empresa');
  const dialog = within(
    await screen.findByRole('alertdialog', { name: '¿Quitar a Ada Lovelace?' }),
  );
  await user.click(dialog.getByRole('button', { name: 'Quitar de la empresa' }));
  await screen.findByText('Ya no es miembro');
  expect(screen.queryByText('Ada Lovelace')).toBeNull();
  await user.click(
    screen.getByRole('button', { name: 'Anular la invitación de grace@example.com' }),
  );
  await screen.findByText('Invitación anulada');
  expect(screen.queryByText('grace@example.com')).toBeNull();
});

it('turns off a member’s second step after asking', async () => {
  const answered = { ...ada, hasSecondFactor: false, canResetSecondFactor: false };
  studio().answer(companyEndpoints.resetSecondFactor, () => ({ ...people, members: [answered] }));
  const { user, choose } = await open();
  screen.getByText('ada@example.com · Dos pasos');
  await choose('Ada Lovelace', 'Quitar los dos pasos');
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Quitar los dos pasos' }));
  await screen.findByText('Ya le basta la contraseña');
  screen.getByText('ada@example.com');
});

it('requires a second step after asking, and lifts that without', async () => {
  studio().answer(companyEndpoints.requireSecondFactor, ({ body }) => ({
    ...people,
    requiresSecondFactor: JSON.parse(body.toString()).isRequired,
  }));
  const { user } = await renderStudio(studio(), '/members?part=security');
  await user.click(await screen.findByRole('button', { name: 'Exigirla a todos' }));
  screen.getByText('La tienen activada 1 de 2.');
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Exigirla a todos' }));
  await screen.findByText('Se exige');
  await user.click(screen.getByRole('button', { name: 'Dejar de exigir' }));
  await screen.findByRole('button', { name: 'Exigirla a todos' });
  expect(screen.queryByText('Se exige')).toBeNull();
});

it('says why an owner cannot be removed', async () => {
  studio().answer(companyEndpoints.changeRole, () => {
    throw new Refusal(409, 'LAST_OWNER');
  });
  const { choose } = await open();
  await choose('Lucía Ferrer', 'Quitar el permiso de administrar');
  await screen.findByText(errorMessage('LAST_OWNER', 'es'));
});

it('creates another company for the studio’s owner', async () => {
  const made = { pk: '6f1f3c1e-52f0-4a62-8a52-0d5a5f0c0a09', name: 'Vecina' };
  studio().answer(companyEndpoints.create, () => {
    const companies = [...SESSION.companies, { ...made, role: 'owner' as const }];
    studio().answer(sessionEndpoints.login, () => ({ ...SESSION, companies }));
    return made;
  });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Nueva empresa' }));
  await user.type(await screen.findByLabelText('Nombre de la empresa'), 'Vecina');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await screen.findByText('Empresa guardada');
  const select = await screen.findByRole('combobox', { name: 'Empresa' });
  await within(select).findByText('Vecina');
});

it('is for owners only, and is not offered to others', async () => {
  const companies = SESSION.companies.map((company) => ({ ...company, role: 'member' as const }));
  const person = { ...SESSION.user, is_owner: false };
  studio().answer(sessionEndpoints.login, () => ({ ...SESSION, user: person, companies }));
  const { user } = await renderStudio(studio(), '/members');
  await screen.findByText('No administras ninguna empresa');
  await user.click(screen.getByRole('button', { name: /Menú de usuario/u }));
  await screen.findByRole('menuitem', { name: 'Mi cuenta' });
  expect(screen.queryByRole('menuitem', { name: 'Miembros y empresa' })).toBeNull();
});

it('removes people where an admin site signs them in, and offers nothing else', async () => {
  studio().answer(configEndpoints.get, () => ({
    screens: [...SPECIFICATION_SCREENS],
    adminUrl: 'https://admin.example',
    hasLanguageModel: false,
    oidcName: null,
    naturalVoices: 'present' as const,
    samples: null,
  }));
  studio().answer(companyEndpoints.removeMember, () => ({ ...people, members: [me] }));
  const { user } = await renderStudio(studio(), '/');
  await user.click(await screen.findByRole('button', { name: /Menú de usuario/u }));
  await user.click(await screen.findByRole('menuitem', { name: 'Miembros y empresa' }));
  await screen.findByText('Ada Lovelace');
  await screen.findByText(/Tu sitio de administración decide quién entra/u);
  for (const name of ['Crear enlace', 'Cambiar el nombre', 'Nueva empresa']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
  await user.click(screen.getByRole('button', { name: 'Acciones para Ada Lovelace' }));
  await screen.findByRole('menuitem', { name: 'Quitar de la empresa' });
  expect(screen.getAllByRole('menuitem')).toHaveLength(1);
  await user.click(screen.getByRole('menuitem', { name: 'Quitar de la empresa' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Quitar de la empresa' }));
  await screen.findByText('Ya no es miembro');
});
