import { ALL_SCREENS, accountEndpoints, configEndpoints, sessionEndpoints } from '@tarima/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderStudio, studioServerForTests } from '#web/test/render-studio.tsx';
import { COMPANIES, SESSION } from '#web/test/studio-server.ts';

const studio = studioServerForTests();
const TOOLS = [
  'Videos /upload',
  'Cursos /upload?type=course',
  'Diseñador de cursos /course-designer',
  'Podcasts /podcast-creator',
];
const LISTS = [
  'Proyectos /projects',
  'Guiones /projects?type=scripts',
  'Mis cursos /projects?type=course',
  'Mis videos /videos',
  'Mis podcasts /podcasts',
];
const linksOf = (navigation: HTMLElement) =>
  within(navigation)
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

it('the header links to every enabled section, home highlighted at first', async () => {
  const { user } = await renderStudio(studio(), '/');
  const navigation = await screen.findByRole('navigation', { name: 'Navegación principal' });
  expect(linksOf(navigation)).toEqual(['Inicio /']);
  await user.click(within(navigation).getByRole('button', { name: 'Biblioteca' }));
  expect(linksOf(navigation)).toEqual(['Inicio /', ...LISTS]);
  await user.click(within(navigation).getByRole('button', { name: 'Crear' }));
  const tools = linksOf(navigation).slice(1);
  expect(tools).toHaveLength(TOOLS.length);
  for (const [place, tool] of TOOLS.entries()) {
    const [, name, path] = /^(.*) (\S+)$/u.exec(tool) ?? [];
    // Each tool also says what it makes.
    expect(tools[place]).toMatch(
      new RegExp(`^${name}(De|Un|Una) .* ${path?.replace('?', '\\?')}$`, 'u'),
    );
  }
  const title = within(screen.getByRole('banner')).getByRole('link', { name: 'Tarima' });
  expect(title.getAttribute('href')).toBe('/');
  expect(within(navigation).getByRole('link', { current: 'page' }).textContent).toBe('Inicio');
});

it('the header has no links where all sections are disabled', async () => {
  studio().answer(configEndpoints.get, () => ({
    screens: ALL_SCREENS.filter((name) => name === 'edit-script'),
    adminUrl: null,
    hasLanguageModel: false,
    oidcName: null,
    naturalVoices: 'present' as const,
    samples: null,
  }));
  await renderStudio(studio(), '/');
  await screen.findByRole('heading', { name: 'Página no encontrada' });
  expect(screen.queryByRole('navigation', { name: 'Navegación principal' })).toBeNull();
});

it('the drawer of narrow windows has the same links and closes on a click', async () => {
  const { user } = await renderStudio(studio(), '/');
  await user.click(await screen.findByRole('button', { name: 'Menú' }));
  const drawer = await screen.findByRole('dialog', { name: 'Menú' });
  const navigation = within(drawer).getByRole('navigation');
  expect(linksOf(navigation)).toEqual(['Inicio /', ...TOOLS, ...LISTS]);
  within(navigation).getByRole('list', { name: 'Crear' });
  within(navigation).getByRole('list', { name: 'Biblioteca' });
  await user.click(within(navigation).getByRole('link', { name: 'Videos' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.pathname).toBe('/upload');
});

it('a menu of the header opens by keyboard, and Escape returns the focus', async () => {
  const { user } = await renderStudio(studio(), '/');
  const button = await screen.findByRole('button', { name: 'Biblioteca' });
  button.focus();
  await user.keyboard('{ArrowDown}');
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement?.textContent).toBe('Proyectos');
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Guiones');
  await user.keyboard('{Escape}');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(button);
});

it('a menu of the header closes outside of it, and when a page is chosen', async () => {
  const { user } = await renderStudio(studio(), '/');
  const create = await screen.findByRole('button', { name: 'Crear' });
  await user.click(create);
  await user.click(screen.getByRole('button', { name: 'Biblioteca' }));
  expect(create.getAttribute('aria-expanded')).toBe('false');
  await user.click(screen.getByRole('link', { name: 'Mis podcasts' }));
  expect(window.location.pathname).toBe('/podcasts');
  const library = screen.getByRole('button', { name: 'Biblioteca' });
  expect(library.getAttribute('aria-expanded')).toBe('false');
  expect(library.getAttribute('aria-current')).toBe('true');
});

it.each([
  ['/upload', 'Crear'],
  ['/course-designer', 'Crear'],
  ['/edit-script/1', 'Crear'],
  ['/generate-video/1', 'Crear'],
  ['/create-course/1', 'Crear'],
  ['/course-scripts/1', 'Crear'],
  ['/course/1', 'Biblioteca'],
  ['/podcasts/1', 'Biblioteca'],
])('%s belongs to the menu %s', async (path, menu) => {
  await renderStudio(studio(), path);
  const button = await screen.findByRole('button', { name: menu });
  expect(button.getAttribute('aria-current')).toBe('true');
  expect(document.querySelectorAll('header [aria-current]')).toHaveLength(1);
});

it('the user menu opens by arrow key, closes by its button and returns the focus', async () => {
  const { user } = await renderStudio(studio(), '/');
  const button = await screen.findByRole('button', { name: /^Menú de usuario/u });
  button.focus();
  await user.keyboard('{ArrowDown}');
  const menu = await screen.findByRole('menu', { name: /^Menú de usuario/u });
  await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button));
  await user.click(button);
  await screen.findByRole('menu');
  await user.click(button);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

it('the drawer returns the focus to its button', async () => {
  const { user } = await renderStudio(studio(), '/');
  const button = await screen.findByRole('button', { name: 'Menú' });
  await user.click(button);
  await screen.findByRole('dialog', { name: 'Menú' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(button));
});

it('the footer has its links and the copyright line of 2025', async () => {
  await renderStudio(studio(), '/');
  const footer = within(await screen.findByRole('contentinfo'));
  expect(footer.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/about',
    '/contact',
    '/privacy',
    '/terms',
    '/help',
  ]);
  footer.getByText(/^© 2025 Tarima/u);
});

const [closed, ...open] = COMPANIES;
const closedCompanies = closed ? [closed] : [];

it('names a company that requires the second step and links to the account', async () => {
  const companies = open.map((company) => ({ ...company, role: 'member' as const }));
  studio().answer(sessionEndpoints.login, () => ({ ...SESSION, companies, closedCompanies }));
  const { user } = await renderStudio(studio(), '/');
  await screen.findByText('Aula Norte pide la verificación en dos pasos');
  await screen.findByRole('heading', { name: '¿Qué quieres crear hoy?' });
  await user.click(screen.getByRole('link', { name: 'Ir a mi cuenta' }));
  await screen.findByRole('heading', { name: 'Mi cuenta' });
  expect(screen.queryByRole('link', { name: 'Ir a mi cuenta' })).toBeNull();
});

it('opens the account while every company requires the second step, then the studio', async () => {
  studio().answer(sessionEndpoints.login, () => ({ ...SESSION, companies: [], closedCompanies }));
  studio().answer(accountEndpoints.get, () => ({
    fullName: SESSION.user.full_name,
    email: 'lucia@example.com',
    hasPassword: true,
    secondFactor: null,
  }));
  const { user } = await renderStudio(studio(), '/projects');
  await screen.findByRole('heading', { name: 'Mi cuenta' });
  await screen.findByRole('button', { name: 'Activar' });
  studio().answer(sessionEndpoints.login, () => SESSION);
  // Every change of the account refetches the session.
  studio().answer(accountEndpoints.rename, () => ({
    fullName: 'Lucía',
    email: 'lucia@example.com',
    hasPassword: true,
    secondFactor: null,
  }));
  await user.click(screen.getByRole('button', { name: 'Guardar el nombre' }));
  await waitFor(() => expect(screen.queryByText(/pide la verificación/u)).toBeNull());
  await user.click(screen.getByRole('link', { name: 'Tarima' }));
  await screen.findByRole('heading', { name: '¿Qué quieres crear hoy?' });
});

it('preselects the company that was used last', async () => {
  const [, second] = COMPANIES;
  localStorage.setItem(`tarima-company-${SESSION.user.id}`, second?.pk ?? '');
  const { user } = await renderStudio(studio(), '/upload');
  const header = within(await screen.findByRole('banner'));
  header.getByText('Taller Sur');
  expect((await screen.findByLabelText('Empresa')).textContent).toBe('Taller Sur');
  await user.click(header.getByRole('button', { name: 'Crear' }));
  await user.click(header.getByRole('link', { name: /^Diseñador de cursos/u }));
  await screen.findByRole('heading', { level: 1, name: 'Diseñador de cursos' });
  expect((await screen.findByLabelText('Empresa')).textContent).toBe('Taller Sur');
});

it('preselects the first company when the person has left the last used one', async () => {
  localStorage.setItem(`tarima-company-${SESSION.user.id}`, SESSION.user.id);
  await renderStudio(studio(), '/upload');
  expect((await screen.findByLabelText('Empresa')).textContent).toBe('Aula Norte');
});
