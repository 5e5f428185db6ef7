import {
  companyEndpoints,
  companyLookEndpoints,
  errorMessage,
  type Portrait,
  portraitConsent,
  portraitEndpoints,
} from '@tarima/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { renderStudio, studioServerForTests } from '#web/test/render-studio.tsx';
import { Refusal } from '#web/test/studio-server.ts';

const studio = studioServerForTests();
// A lazy screen loads slowly on a busy machine, so it loads before the tests.
beforeAll(() => import('./members-screen.tsx'));

const CARMEN: Portrait = {
  id: '11111111-1111-4111-8111-111111111111',
  ...{ name: 'Carmen Ríos', gender: 'female', picture: 'c'.repeat(64) },
  ...{ mediaType: 'image/jpeg', width: 900, height: 1200 },
  consent: {
    ...{ declaredBy: 'Carmen Ríos Vega', words: 'Acepta que se muestre.' },
    ...{ recordedBy: 'Ada', recordedAt: '2026-11-26T09:00:00.000Z' },
  },
};
const PHOTO = new File(['x'], 'carmen.jpg', { type: 'image/jpeg' });

async function open(people: Portrait[]) {
  studio().answer(companyEndpoints.people, () => ({
    ...{ members: [], invitations: [], requiresSecondFactor: false },
  }));
  studio().answer(companyLookEndpoints.get, () => null);
  studio().answer(portraitEndpoints.list, () => people);
  const { user } = await renderStudio(studio(), '/members?part=presenters');
  await screen.findByRole('heading', { name: 'Presentadores propios' });
  return user;
}
const button = (name: string) => screen.getByRole('button', { name });
const calls = () => studio().callsOf(portraitEndpoints.add);

it('shows each person with who consented, who recorded it, when, and to what', async () => {
  const user = await open([
    CARMEN,
    {
      ...CARMEN,
      ...{ id: crypto.randomUUID(), name: 'Luis' },
      consent: CARMEN.consent && { ...CARMEN.consent, recordedBy: null },
    },
  ]);
  const [carmen, luis] = screen
    .getAllByRole('listitem')
    .filter((row) => within(row).queryByText('Qué se aceptó'));
  if (!carmen || !luis) throw new Error('nobody is listed');
  expect(carmen.textContent).toMatch(/Consentimiento de Carmen Ríos Vega.*Ada.*2026/u);
  expect(carmen.querySelector('img')?.getAttribute('src')).toContain(`pictures/${CARMEN.picture}`);
  expect(luis.textContent).toContain('alguien que ya no tiene cuenta');
  await user.click(within(carmen).getByText('Qué se aceptó'));
  expect(within(carmen).getByText('Acepta que se muestre.')).toBeTruthy();
});

it('adds a person with photo, name and the ticked consent', async () => {
  const user = await open([]);
  studio().answer(portraitEndpoints.add, () => {
    studio().answer(portraitEndpoints.list, () => [CARMEN]);
    return CARMEN;
  });
  await user.click(button('Añadir a una persona'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Añadir a una persona' }));
  expect(dialog.getByText(portraitConsent('es'))).toBeTruthy();
  await user.upload(dialog.getByLabelText('Foto', { selector: 'input' }), PHOTO);
  await user.type(dialog.getByRole('textbox', { name: 'Nombre' }), 'Carmen Ríos');
  await user.type(
    dialog.getByRole('textbox', { name: 'Quién da el consentimiento' }),
    'Carmen Ríos Vega',
  );
  await user.click(
    dialog.getByRole('checkbox', { name: 'Declaro que es así y que puedo demostrarlo' }),
  );
  await user.click(dialog.getByRole('button', { name: 'Añadir' }));
  await screen.findByText('Persona añadida');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('Carmen Ríos')).toBeTruthy();
  const sent = calls()[0]?.body.toString() ?? '';
  for (const [field, value] of [
    ...[
      ['name', 'Carmen Ríos'],
      ['gender', 'female'],
      ['declaredBy', 'Carmen Ríos Vega'],
    ],
    ['agrees', 'true'],
  ])
    expect(sent).toMatch(new RegExp(`name="${field}"\\s+${value}`, 'u'));
  expect(sent).toContain('carmen.jpg');
});

it('asks for everything that is missing, and sends nothing without the tick', async () => {
  const user = await open([]);
  await user.click(button('Añadir a una persona'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Añadir' }));
  expect(dialog.getByText('Elige una foto')).toBeTruthy();
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Elegir la foto' }));
  expect(dialog.getAllByText('Falta este dato')).toHaveLength(2);
  await user.upload(dialog.getByLabelText('Foto', { selector: 'input' }), PHOTO);
  await user.type(dialog.getByRole('textbox', { name: 'Nombre' }), 'Carmen');
  await user.type(dialog.getByRole('textbox', { name: 'Quién da el consentimiento' }), 'Carmen');
  await user.click(dialog.getByRole('button', { name: 'Añadir' }));
  expect(dialog.getByRole('alert').textContent).toBe(
    errorMessage('PORTRAIT_CONSENT_MISSING', 'es'),
  );
  expect(document.activeElement).toBe(dialog.getByRole('checkbox'));
  expect(calls()).toEqual([]);
});

it('says why a photo is refused, and keeps the form', async () => {
  const user = await open([]);
  studio().answer(portraitEndpoints.add, () => {
    throw new Refusal(422, 'DOCUMENT_CORRUPT', { file: 'carmen.jpg' });
  });
  await user.click(button('Añadir a una persona'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.upload(dialog.getByLabelText('Foto', { selector: 'input' }), PHOTO);
  const name = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Nombre' });
  await user.type(name, 'Carmen');
  await user.type(dialog.getByRole('textbox', { name: 'Quién da el consentimiento' }), 'Carmen');
  await user.click(dialog.getByRole('checkbox'));
  await user.click(dialog.getByRole('button', { name: 'Añadir' }));
  await screen.findByText('No se pudo añadir a la persona');
  expect(name.value).toBe('Carmen');
});

it('removes a person only after saying what stays', async () => {
  const user = await open([CARMEN]);
  studio().answer(portraitEndpoints.delete, () => {
    studio().answer(portraitEndpoints.list, () => []);
    return null;
  });
  await user.click(button('Quitar a Carmen Ríos'));
  const dialog = within(await screen.findByRole('alertdialog', { name: '¿Quitar a Carmen Ríos?' }));
  expect(dialog.getByText(/los ya hechos se quedan como están/u)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Quitar' }));
  await screen.findByText('Persona quitada');
  await waitFor(() => expect(screen.queryByText('Carmen Ríos')).toBeNull());
});
