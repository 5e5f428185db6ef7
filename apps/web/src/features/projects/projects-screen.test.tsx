import {
  ALL_SCREENS,
  configEndpoints,
  type DeletedThing,
  errorMessage,
  type ListedPodcast,
  libraryEndpoints,
  type Project,
  projectEndpoints,
} from '@tarima/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { podcastSample } from '#web/test/podcast-samples.ts';
import { renderStudio, studioServerForTests } from '#web/test/render-studio.tsx';
import { projectSample } from '#web/test/samples.ts';
import { Refusal } from '#web/test/studio-server.ts';
import { testFile } from '#web/test/test-project.ts';

const studio = studioServerForTests();
let deleted: DeletedThing[];

beforeEach(() => {
  deleted = [];
  studio().answer(projectEndpoints.listDeleted, () => deleted);
});

const serve = (projects: Project[], pages = 1, podcasts: ListedPodcast[] = []) =>
  studio().answer(libraryEndpoints.list, ({ query }) => ({
    works: [
      ...projects.map((project) => ({ kind: 'project' as const, ...project })),
      ...podcasts.map((podcast) => ({ kind: 'podcast' as const, ...podcast })),
    ].filter(
      (work) =>
        work.name.includes(query.search ?? '') &&
        (!query.state || work.state === query.state) &&
        (!query.type || (work.kind === 'podcast' ? 'podcast' : work.type) === query.type),
    ),
    page: Number(query.page),
    pages,
  }));
const lastQuery = () => studio().callsOf(libraryEndpoints.list).at(-1)?.query;
const openMenu = async (user: Awaited<ReturnType<typeof renderStudio>>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name: `Más acciones para ${name}` }));
  return screen.findByRole('menu');
};

it.each([
  ['script', 'video', 'Editar guion', '/edit-script/'],
  ['video-settings', 'video', 'Configurar video', '/generate-video/'],
  ['video-progress', 'video', 'Ver avance', '/generate-video/'],
  ['video', 'video', 'Ver video', '/generate-video/'],
  ['reading', 'video', 'Ver avance', '/edit-script/'],
  ['reading', 'course', 'Ver avance', '/create-course/'],
  ['structure', 'course', 'Crear estructura', '/create-course/'],
  ['scripts', 'course', 'Seguir con los guiones', '/course-scripts/'],
  ['course-videos', 'course', 'Generar videos', '/course-scripts/'],
  ['course-videos-progress', 'course', 'Ver avance', '/course-scripts/'],
  ['course', 'course', 'Ver curso', '/course/'],
] as const)('offers the next step from %s of a %s', async (nextStep, type, label, path) => {
  const project = projectSample({ name: 'Uno', type, nextStep });
  serve([project]);
  await renderStudio(studio(), '/projects');
  const link = await screen.findByRole('link', { name: `${label}: Uno` });
  expect(link.getAttribute('href')).toBe(`${path}${project.id}`);
});

it.each(['video', 'course'] as const)(
  'hands over a finished %s, from its card and menu',
  async (type) => {
    const project = projectSample({ name: 'Uno', type, nextStep: type, state: 'finished' });
    serve([project, projectSample({ name: 'Dos', type })]);
    const { user } = await renderStudio(studio(), '/projects');
    const link = await screen.findByRole('link', { name: 'Entregar: Uno' });
    expect(link.getAttribute('href')).toBe(`/hand-over/${project.id}`);
    expect(screen.queryByRole('link', { name: 'Entregar: Dos' })).toBeNull();
    const item = within(await openMenu(user, 'Uno')).getByRole('menuitem', { name: /^Entregar/u });
    expect(item.getAttribute('href')).toBe(`/hand-over/${project.id}`);
  },
);

it('starts with what waits for the person, and marks the newest of it', async () => {
  serve([projectSample({ name: 'Uno' }), projectSample({ name: 'Dos' })]);
  const { user } = await renderStudio(studio(), '/projects');
  const hint = await screen.findByText('Continúa donde lo dejaste');
  expect(lastQuery()).toMatchObject({ sort: 'unfinished' });
  const [first] = screen.getAllByRole('listitem').filter((item) => item.contains(hint));
  within(first ?? document.body).getByRole('heading', { name: 'Uno' });
  await user.type(screen.getByRole('searchbox'), 'Dos');
  await waitFor(() => expect(screen.queryByText('Continúa donde lo dejaste')).toBeNull());
});

it('marks nothing where nothing waits for the person', async () => {
  serve([projectSample({ name: 'Uno', nextStep: 'video', state: 'finished' })]);
  await renderStudio(studio(), '/projects');
  await screen.findByRole('heading', { name: 'Uno' });
  expect(screen.queryByText('Continúa donde lo dejaste')).toBeNull();
});

it('lists podcasts among the projects, each with its owner', async () => {
  const podcast = podcastSample({ owner: 'Rosa Vega' });
  serve([projectSample({ name: 'Uno', owner: null })], 1, [podcast]);
  await renderStudio(studio(), '/projects');
  const link = await screen.findByRole('link', { name: 'Escuchar: La polinización' });
  expect(link.getAttribute('href')).toBe(`/podcasts/${podcast.eventId}`);
  screen.getByText(/ · Rosa Vega · Aula Norte$/u);
  screen.getByText('Video · 1 archivo · Aula Norte');
});

it('shows a title in place of a picture that is missing or fails', async () => {
  serve([
    projectSample({ name: 'Sin imagen' }),
    projectSample({ name: 'Con imagen', posterUrl: '/still.jpg' }),
  ]);
  const { container } = await renderStudio(studio(), '/projects');
  await screen.findByRole('heading', { name: 'Con imagen' });
  const titles = () => [...container.querySelectorAll('main [aria-hidden] > span')];
  const shown = (name: string) => titles().some(({ textContent }) => textContent === name);
  expect([shown('Sin imagen'), shown('Con imagen')]).toEqual([true, false]);
  for (const still of container.querySelectorAll('img[src="/still.jpg?width=640"]'))
    fireEvent.error(still);
  expect(shown('Con imagen')).toBe(true);
});

it('shows the progress of a draft', async () => {
  const draft = { status: 'processing', stage: 'reading', progress: 42, error: null } as const;
  serve([projectSample({ name: 'Leyendo', nextStep: 'reading', draft })]);
  await renderStudio(studio(), '/projects');
  const progress = await screen.findByRole('progressbar');
  expect(progress.getAttribute('aria-valuenow')).toBe('42');
});

it('links to every screen that a project has reached', async () => {
  const course = projectSample({ name: 'Curso', type: 'course', nextStep: 'course-videos' });
  serve([course]);
  const { user } = await renderStudio(studio(), '/projects');
  const menu = await openMenu(user, 'Curso');
  const links = within(menu)
    .getAllByRole('menuitem')
    .flatMap((item) => item.getAttribute('href') ?? []);
  expect(links).toEqual([
    `/create-course/${course.id}`,
    `/course-scripts/${course.id}`,
    `/course/${course.id}`,
    `/podcast-creator?project=${course.id}`,
  ]);
});

it.each([
  ['es', 'video', 'Más acciones para Uno', 'Crear un podcast de este proyecto'],
  ['en', 'course', 'More actions for Uno', 'Make a podcast from this project'],
  ['pt', 'video', 'Mais ações para Uno', 'Criar um podcast deste projeto'],
] as const)('links to a podcast of a project, in %s', async (language, type, menu, name) => {
  const project = projectSample({ name: 'Uno', type });
  serve([project]);
  const { user } = await renderStudio(studio(), '/projects', { language });
  await user.click(await screen.findByRole('button', { name: menu }));
  await user.click(await screen.findByRole('menuitem', { name }));
  await waitFor(() => expect(window.location.pathname).toBe('/podcast-creator'));
  expect(window.location.search).toBe(`?project=${project.id}`);
});

const draftOf = (stage: 'reading' | 'writing') => ({
  status: 'processing' as const,
  stage,
  progress: 10,
  error: null,
});
const failedFile = testFile({ status: 'failed' });

it.each<[which: string, changes: Partial<Project>, count: number]>([
  ['with a file that is still being read', { draft: draftOf('reading') }, 0],
  ['whose script is being written', { draft: draftOf('writing') }, 1],
  ['without a readable file', { files: [failedFile] }, 0],
  ['with a readable and an unreadable file', { files: [testFile({}), failedFile] }, 1],
  ['from the designer, without documents', { files: [], type: 'course' }, 0],
])('offers or withholds a podcast for a project %s', async (_which, changes, count) => {
  serve([projectSample({ name: 'Uno', ...changes })]);
  const { user } = await renderStudio(studio(), '/projects');
  const menu = await openMenu(user, 'Uno');
  expect(within(menu).queryAllByRole('menuitem', { name: /podcast/u })).toHaveLength(count);
});

it('offers no podcast where the creator is disabled', async () => {
  studio().answer(configEndpoints.get, () => ({
    screens: ALL_SCREENS.filter((name) => name !== 'podcast-creator'),
    adminUrl: null,
    hasLanguageModel: false,
    oidcName: null,
    naturalVoices: 'present' as const,
    samples: null,
  }));
  serve([projectSample({ name: 'Uno' })]);
  const { user } = await renderStudio(studio(), '/projects');
  const menu = await openMenu(user, 'Uno');
  expect(within(menu).queryByRole('menuitem', { name: /podcast/u })).toBeNull();
});

it('is searched, sorted and filtered by the server, and by its address', async () => {
  serve([
    projectSample({ name: 'Ventas' }),
    projectSample({ name: 'Ética', nextStep: 'video', state: 'finished' }),
  ]);
  const { user } = await renderStudio(studio(), '/projects?sort=oldest');
  await screen.findByRole('heading', { name: 'Ventas' });
  expect(lastQuery()).toMatchObject({ sort: 'oldest', page: '1' });
  await user.click(screen.getByRole('radio', { name: 'Completados' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Ventas' })).toBeNull());
  await user.click(screen.getByRole('combobox', { name: 'Ordenar por' }));
  await user.click(await screen.findByRole('option', { name: 'Nombre (A–Z)' }));
  await waitFor(() => expect(lastQuery()).toMatchObject({ sort: 'name', state: 'finished' }));
  await user.type(screen.getByRole('searchbox', { name: 'Buscar por nombre o archivo' }), 'nada');
  await screen.findByRole('heading', { name: 'Nada coincide con «nada»' });
  expect(new URLSearchParams(window.location.search).get('search')).toBe('nada');
  const [clear] = screen.getAllByRole('button', { name: 'Quitar la búsqueda' });
  if (clear) await user.click(clear);
  await screen.findByRole('heading', { name: 'Ética' });
  expect(window.location.search).toBe('?sort=name&state=finished');
});

it('loads page by page, and returns to the first with another order', async () => {
  serve([projectSample({ name: 'Uno' })], 3);
  const { user } = await renderStudio(studio(), '/projects');
  await user.click(await screen.findByRole('button', { name: 'Siguiente' }));
  await waitFor(() => expect(lastQuery()?.page).toBe('2'));
  await user.click(screen.getByRole('radio', { name: 'Por terminar' }));
  await waitFor(() => expect(lastQuery()).toMatchObject({ page: '1', state: 'unfinished' }));
});

it('leads from an empty list to the tools, and from an empty state to all states', async () => {
  serve([projectSample({ name: 'Uno' })]);
  const { user } = await renderStudio(studio(), '/projects?state=working');
  await screen.findByRole('heading', { name: 'No hay nada en este estado' });
  await user.click(screen.getByRole('button', { name: 'Ver todo' }));
  await screen.findByRole('heading', { name: 'Uno' });
  serve([]);
  await user.click(screen.getByRole('link', { name: 'Mis cursos' }));
  await screen.findByRole('heading', { name: 'Todavía no hay cursos' });
  const links = screen.getAllByRole('link', { name: /^(Crear|Diseñar) curso$/u });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/upload?type=course',
    '/upload?type=course',
    '/course-designer',
  ]);
});

it('renames a project, and refuses an empty name', async () => {
  const project = projectSample({ name: 'Viejo' });
  serve([project]);
  studio().answer(projectEndpoints.rename, ({ body }) => {
    const { name } = JSON.parse(body.toString());
    serve([{ ...project, name }]);
    return { ...project, name };
  });
  const { user } = await renderStudio(studio(), '/projects');
  await user.click(
    within(await openMenu(user, 'Viejo')).getByRole('menuitem', { name: 'Cambiar el nombre' }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Cambiar el nombre del proyecto' });
  const field = within(dialog).getByRole('textbox', { name: 'Nombre' });
  await user.clear(field);
  within(dialog).getByText('El nombre del proyecto es obligatorio');
  await user.type(field, 'Nuevo{Enter}');
  await screen.findByRole('heading', { name: 'Nuevo' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('copies a project under a name that says so', async () => {
  const project = projectSample({ name: 'Guía' });
  serve([project]);
  studio().answer(projectEndpoints.duplicate, ({ body }) => {
    const copy = projectSample({ name: JSON.parse(body.toString()).name });
    serve([copy, project]);
    return copy;
  });
  const { user } = await renderStudio(studio(), '/projects');
  await user.click(
    within(await openMenu(user, 'Guía')).getByRole('menuitem', { name: 'Duplicar' }),
  );
  await screen.findByRole('heading', { name: 'Copia de Guía' });
  await screen.findByText('Proyecto duplicado');
});

it('names unreadable files with their reasons', async () => {
  const error = { code: 'DOCUMENT_CORRUPT', message: '«roto.pdf» está dañado.' } as const;
  const file = {
    id: crypto.randomUUID(),
    name: 'roto.pdf',
    mediaType: 'application/pdf',
    bytes: 10,
    status: 'failed',
    pages: null,
    error,
  } as const;
  serve([projectSample({ files: [file] })]);
  await renderStudio(studio(), '/projects');
  await screen.findByText('«roto.pdf» está dañado.');
});

it('shows why a draft failed, and retries it', async () => {
  const error = { code: 'DRAFT_FAILED', message: 'No se pudo preparar el guion.' } as const;
  const draft = { status: 'failed', stage: null, progress: 0, error } as const;
  const failed = projectSample({ name: 'Uno', draft, nextStep: 'retry' });
  serve([failed]);
  studio().answer(projectEndpoints.retryDraft, () => {
    serve([projectSample({ id: failed.id })]);
    return projectSample({ id: failed.id });
  });
  const { user } = await renderStudio(studio(), '/projects');
  await screen.findByText('No se pudo preparar el guion.');
  await user.click(screen.getByRole('button', { name: 'Reintentar: Uno' }));
  await screen.findByText('Guion listo');
});

it('shows the estimated cost of the language model, then the real one', async () => {
  const none = { inputTokens: 0, outputTokens: 0, cost: 0 };
  const estimate = { inputTokens: 12_000, outputTokens: 345, cost: 0.0042 };
  const spent = { inputTokens: 13_000, outputTokens: 456, cost: null };
  const speech = { characters: 0, cost: 0 };
  const spoken = { characters: 4_321, cost: 0.0648 };
  serve([
    projectSample({ modelUsage: { estimate, spent: none, speech } }),
    projectSample({ modelUsage: { estimate, spent, speech: spoken } }),
    projectSample(),
  ]);
  await renderStudio(studio(), '/projects');
  await screen.findByText(/^Se estiman 12\.345 tokens del modelo de lenguaje · 0,0042.USD$/u);
  screen.getByText(
    /^13\.456 tokens del modelo de lenguaje · 4321 caracteres de voz · 0,0648.USD$/u,
  );
  expect(screen.getAllByText(/tokens/u)).toHaveLength(2);
});

it('deletes after a question, and can restore', async () => {
  const project = projectSample({ name: 'Viejo' });
  serve([project]);
  const thing = { id: project.id, name: 'Viejo', goneAt: '2126-11-21T10:00:00.000Z' };
  studio().answer(projectEndpoints.delete, () => {
    serve([]);
    deleted = [thing];
    return thing;
  });
  studio().answer(projectEndpoints.restore, () => {
    serve([project]);
    deleted = [];
    return project;
  });
  const { user } = await renderStudio(studio(), '/projects');
  await user.click(
    within(await openMenu(user, 'Viejo')).getByRole('menuitem', { name: 'Eliminar' }),
  );
  expect(studio().callsOf(projectEndpoints.delete)).toEqual([]);
  const question = await screen.findByRole('alertdialog');
  within(question).getByText(/Podrás deshacerlo durante 10 minutos/u);
  await user.click(within(question).getByRole('button', { name: 'Eliminar' }));
  await screen.findByRole('heading', { name: 'Todavía no hay proyectos' });
  await user.click(await screen.findByRole('button', { name: 'Deshacer la eliminación de Viejo' }));
  await screen.findByRole('heading', { name: 'Viejo' });
  await waitFor(() => expect(screen.queryByText('Se eliminó «Viejo».')).toBeNull());
});

it('offers to restore after a reload, and says when that is too late', async () => {
  serve([]);
  const id = crypto.randomUUID();
  deleted = [{ id, name: 'Viejo', goneAt: '2126-11-21T10:00:00.000Z' }];
  studio().answer(projectEndpoints.restore, () => {
    deleted = [];
    throw new Refusal(404, 'NOT_FOUND');
  });
  const { user } = await renderStudio(studio(), '/projects');
  await user.click(await screen.findByRole('button', { name: 'Deshacer la eliminación de Viejo' }));
  await screen.findByText('Error al recuperar el proyecto');
  screen.getByText(errorMessage('NOT_FOUND', 'es'));
  await waitFor(() => expect(screen.queryByText('Se eliminó «Viejo».')).toBeNull());
});

it('follows a deletion in another window', async () => {
  const project = projectSample({ name: 'Viejo' });
  serve([project]);
  await renderStudio(studio(), '/projects');
  await screen.findByRole('heading', { name: 'Viejo' });
  serve([]);
  deleted = [{ id: project.id, name: project.name, goneAt: '2126-11-21T10:00:00.000Z' }];
  await studio().tell('listUpdate', 'projects');
  await screen.findByRole('button', { name: 'Deshacer la eliminación de Viejo' });
  await screen.findByRole('heading', { name: 'Todavía no hay proyectos' });
});

it('says that a designed course has no documents', async () => {
  serve([projectSample({ name: 'Ventas', type: 'course', nextStep: 'scripts', files: [] })]);
  await renderStudio(studio(), '/projects');
  await screen.findByText(/^Curso · Diseñado sin documentos · /u);
  expect(screen.queryByText(/archivo/u, { selector: 'p' })).toBeNull();
});

it.each([
  ['es', 'Biblioteca', 'Guiones', 'Editar guion: Uno', 'Ver guiones: Dos'],
  ['en', 'Library', 'Scripts', 'Edit script: Uno', 'See scripts: Dos'],
  ['pt', 'Biblioteca', 'Roteiros', 'Editar roteiro: Uno', 'Ver roteiros: Dos'],
] as const)(
  'the scripts are reached from the header, in %s',
  async (language, menu, section, video, course) => {
    const projects = [
      projectSample({ name: 'Uno', nextStep: 'video' }),
      projectSample({ name: 'Dos', type: 'course', nextStep: 'course' }),
    ];
    serve(projects);
    const { user } = await renderStudio(studio(), '/projects', { language });
    const header = within(await screen.findByRole('banner'));
    await user.click(await header.findByRole('button', { name: menu }));
    await user.click(header.getByRole('link', { name: section }));
    const script = await screen.findByRole('link', { name: video });
    expect(script.getAttribute('href')).toBe(`/edit-script/${projects[0]?.id}`);
    const scripts = screen.getByRole('link', { name: course });
    expect(scripts.getAttribute('href')).toBe(`/course-scripts/${projects[1]?.id}`);
    expect(lastQuery()?.hasScript).toBe('true');
    const tabs = within(within(screen.getByRole('main')).getByRole('navigation', { name: menu }));
    expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe(section);
    screen.getByRole('heading', { level: 1, name: section });
  },
);

it.each([
  ['video', '/videos'],
  ['podcast', '/podcasts'],
  ['nothing', '/projects'],
])('leads from the type %s to the list that has it', async (type, path) => {
  serve([]);
  await renderStudio(studio(), `/projects?type=${type}`);
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe(path));
});
