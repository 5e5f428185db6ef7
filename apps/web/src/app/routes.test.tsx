import {
  ALL_SCREENS,
  configEndpoints,
  type ScreenName,
  SPECIFICATION_SCREENS,
} from '@tarima/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderStudio, studioServerForTests } from '#web/test/render-studio.tsx';

const studio = studioServerForTests();
const enabled = (screens: readonly ScreenName[]) =>
  studio().answer(configEndpoints.get, () => ({
    screens: [...screens],
    adminUrl: null,
    hasLanguageModel: false,
    oidcName: null,
    naturalVoices: 'present' as const,
    samples: null,
  }));
const asSpecified = () => enabled(SPECIFICATION_SCREENS);
const navigation = () => within(screen.getByRole('navigation', { name: 'Navegación principal' }));

it('offers the four tools', async () => {
  await renderStudio(studio(), '/');
  const create = await screen.findByRole('link', { name: 'Crear video' });
  expect(create.getAttribute('href')).toBe('/upload');
  const course = screen.getByRole('link', { name: 'Crear curso' });
  expect(course.getAttribute('href')).toBe('/upload?type=course');
  const podcast = screen.getByRole('link', { name: 'Crear podcast' });
  expect(podcast.getAttribute('href')).toBe('/podcast-creator');
  const designer = screen.getByRole('link', { name: 'Diseñar curso' });
  expect(designer.getAttribute('href')).toBe('/course-designer');
});

it('marks a disabled tool as not available', async () => {
  enabled(ALL_SCREENS.filter((name) => name !== 'course-designer'));
  await renderStudio(studio(), '/');
  expect(await screen.findAllByText('No disponible')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Diseñar curso' }).hasAttribute('disabled')).toBe(true);
});

it('highlights the open section', async () => {
  const { user } = await renderStudio(studio(), '/upload?type=course');
  await user.click(await screen.findByRole('button', { name: 'Crear' }));
  const current = navigation().getByRole('link', { current: 'page' });
  expect(current.textContent).toMatch(/^Cursos/u);
});

it('as specified: the landing screen redirects to the course form, and disabled paths to the fallback page', async () => {
  asSpecified();
  const { unmount, user } = await renderStudio(studio(), '/');
  await screen.findByRole('heading', { name: 'Crea un curso a partir de tus documentos' });
  expect(window.location.search).toBe('?type=course');
  const [create, ...others] = navigation().getAllByRole('button');
  expect(others).toEqual([]);
  if (create) await user.click(create);
  const links = navigation().getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/upload',
    '/upload?type=course',
  ]);
  unmount();
  await renderStudio(studio(), '/videos');
  await screen.findByRole('heading', { name: 'Página no encontrada' });
});

it.each(['/nowhere', '/edit-script', '/course-designer/nowhere'])(
  '%s shows the fallback page',
  async (path) => {
    await renderStudio(studio(), path);
    await screen.findByRole('heading', { name: 'Página no encontrada' });
  },
);

it.each(['Acerca de', 'Contacto', 'Privacidad', 'Términos', 'Ayuda'])(
  'the footer link %s opens a page with text',
  async (name) => {
    const { user } = await renderStudio(studio(), '/');
    await user.click(await screen.findByRole('link', { name }));
    const main = screen.getByRole('main');
    await waitFor(() => expect(main.textContent?.length).toBeGreaterThan(150));
    await screen.findByRole('heading', { level: 1, name: new RegExp(name) });
  },
);
