import {
  type CompanyLook,
  companyEndpoints,
  companyLookEndpoints,
  portraitEndpoints,
} from '@tarima/contract';
import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { renderStudio, studioServerForTests } from '#web/test/render-studio.tsx';
import { Refusal } from '#web/test/studio-server.ts';

const studio = studioServerForTests();
// A lazy screen loads slowly on a busy machine, so it loads before the tests.
beforeAll(() => import('./members-screen.tsx'));

const LOGO = { picture: 'a'.repeat(64), mediaType: 'image/png' as const, width: 60, height: 20 };
const LOOK: CompanyLook = {
  ...{ accent: '#8a1538', second: '#f2b705', font: 'nunito', logo: null, backdrop: null },
  ...{ intro: null, outro: null },
};

async function open(saved: CompanyLook | null) {
  const people = { members: [], invitations: [], requiresSecondFactor: false };
  studio().answer(companyEndpoints.people, () => people);
  studio().answer(companyLookEndpoints.get, () => saved);
  studio().answer(portraitEndpoints.list, () => []);
  const { user } = await renderStudio(studio(), '/members?part=look');
  await screen.findByRole('heading', { name: 'Imagen de la empresa' });
  return user;
}
const saves = () =>
  studio()
    .callsOf(companyLookEndpoints.save)
    .map(({ body }) => JSON.parse(body.toString()).look);
const button = (name: string) => screen.getByRole('button', { name });
const type = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label });

it('changes colours, intro and logo, warns of an illegible colour, and saves once', async () => {
  studio().answer(companyLookEndpoints.addPicture, () => LOGO);
  studio().answer(companyLookEndpoints.save, ({ body }) => ({
    ...JSON.parse(body.toString()).look,
    ...{ logo: LOGO, backdrop: null },
  }));
  const user = await open(null);
  screen.getByRole('img', { name: 'Así se ve una escena' });
  expect(button('Guardar').hasAttribute('disabled')).toBe(true);
  await user.clear(type('Color principal'));
  await user.type(type('Color principal'), '#ffe600');
  expect((await screen.findByRole('alert')).textContent).toContain('se verá más oscuro');
  await user.clear(type('Color principal'));
  await user.type(type('Color principal'), '#8A1538');
  expect(screen.queryByRole('alert')).toBeNull();
  const [title] = screen.getAllByRole('textbox', { name: 'Título' });
  if (title) await user.type(title, 'Aula Norte');
  screen.getByRole('img', { name: 'Así se ven la apertura y el cierre' });
  await user.upload(screen.getByLabelText('Logotipo'), new File(['x'], 'logo.png'));
  await screen.findByRole('button', { name: 'Cambiar logotipo' });
  await user.click(button('Guardar'));
  await screen.findByText('Imagen guardada');
  expect(saves()).toEqual([
    expect.objectContaining({
      ...{ accent: '#8a1538', logo: LOGO.picture, outro: null },
      intro: { title: 'Aula Norte', line: '' },
    }),
  ]);
  expect(button('Guardar').hasAttribute('disabled')).toBe(true);
});

it('undoes what is not saved, and goes back to Tarima’s look', async () => {
  studio().answer(companyLookEndpoints.save, () => null);
  const user = await open(LOOK);
  await user.clear(type('Color principal'));
  await user.type(type('Color principal'), '#00517a');
  await user.click(button('Deshacer los cambios'));
  expect(type('Color principal').value).toBe('#8a1538');
  await user.click(button('Volver a la imagen de Tarima'));
  await screen.findByText('Vuelve la imagen de Tarima');
  expect(saves()).toEqual([null]);
  expect(screen.queryByRole('button', { name: 'Volver a la imagen de Tarima' })).toBeNull();
});

it('says why a picture is refused, and keeps the form', async () => {
  studio().answer(companyLookEndpoints.addPicture, () => {
    throw new Refusal(422, 'DOCUMENT_CORRUPT', { file: 'logo.png' });
  });
  const user = await open(LOOK);
  await user.upload(screen.getByLabelText('Logotipo'), new File(['x'], 'logo.png'));
  await screen.findByText('No se pudo usar ese archivo');
  expect(type('Color principal').value).toBe('#8a1538');
});

it('asks for the title of a line', async () => {
  const user = await open(LOOK);
  const [line] = screen.getAllByRole('textbox', { name: 'Frase debajo del título' });
  if (line) await user.type(line, 'Formación');
  expect(screen.getByRole('alert').textContent).toContain('Escribe un título');
  expect(button('Guardar').hasAttribute('disabled')).toBe(true);
});
