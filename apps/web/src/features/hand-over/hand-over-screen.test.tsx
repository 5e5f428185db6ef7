import {
  type HandOver,
  type Package,
  packageEndpoints,
  packageRequestSchema,
  projectEndpoints,
  questionEndpoints,
} from '@tarima/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { renderStudio, studioServerForTests } from '#web/test/render-studio.tsx';
import { Refusal } from '#web/test/studio-server.ts';
import { PROJECT_ID, testProject } from '#web/test/test-project.ts';

const studio = studioServerForTests();
// A lazy screen loads slowly on a busy machine, so it loads before the tests.
beforeAll(() => import('./hand-over-screen.tsx'));

const MEGABYTE = 1024 ** 2;
const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const contentSample = (number: number, title: string, moduleTitle: string) => ({
  id: uuid(number),
  title,
  moduleTitle,
  questions: 3,
  video: {
    id: uuid(100 + number),
    seconds: 90,
    posterUrl: '/p.jpg',
    bytes: 20 * MEGABYTE,
    captionBytes: MEGABYTE,
    isOutdated: false,
  },
});
const packageSample = (change: Partial<Package> = {}): Package => ({
  id: uuid(900),
  projectId: PROJECT_ID,
  request: packageRequestSchema.parse({ format: 'scorm12' }),
  status: 'completed',
  stage: null,
  progress: 100,
  error: null,
  startedAt: '2026-11-26T10:00:00.000Z',
  bytes: 63 * MEGABYTE,
  fileName: 'seguridad-en-planta-scorm12.zip',
  downloadUrl: '/api/v1/packages/x/scorm12/file',
  isOutdated: false,
  ...change,
});
const UNDER_WAY = {
  status: 'processing',
  stage: 'packing',
  progress: 40,
  bytes: null,
  fileName: null,
  downloadUrl: null,
} as const;

let handOver: HandOver;
beforeEach(() => {
  handOver = {
    projectId: PROJECT_ID,
    title: 'Seguridad en planta',
    contents: [
      contentSample(1, 'Qué es el riesgo', 'Riesgos'),
      contentSample(2, 'Quién responde', 'Riesgos'),
      contentSample(3, 'Cómo se informa', 'Informes'),
    ],
    ownBytes: { folder: 2 * MEGABYTE, scorm12: MEGABYTE, scorm2004: MEGABYTE, cmi5: MEGABYTE },
    certificateBytes: MEGABYTE,
    packages: [],
  };
  studio().answer(projectEndpoints.get, () =>
    testProject({ type: 'course', name: 'Seguridad en planta', nextStep: 'course' }),
  );
  studio().answer(packageEndpoints.handOver, () => handOver);
  studio().answer(packageEndpoints.make, ({ body }) => {
    const made = packageSample({
      request: packageRequestSchema.parse(JSON.parse(body.toString())),
      ...UNDER_WAY,
    });
    handOver = { ...handOver, packages: [made] };
    return made;
  });
  for (const ending of [packageEndpoints.cancel, packageEndpoints.remove]) {
    studio().answer(ending, () => {
      handOver = { ...handOver, packages: [] };
      return null;
    });
  }
});

const open = async (search = '') => {
  const view = await renderStudio(studio(), `/hand-over/${PROJECT_ID}${search}`);
  await screen.findByRole('tablist', { name: '¿Cómo quieres entregarlo?' });
  return view;
};
const makeButton = () => screen.getByRole('button', { name: /^Crear el (paquete|zip)$/u });
const asked = () => {
  const body = studio().callsOf(packageEndpoints.make).at(-1)?.body.toString();
  return body === undefined ? undefined : JSON.parse(body);
};
const files = () => within(screen.getByRole('region', { name: 'Tu archivo' }));
const tellOf = (packages: Package[]) => {
  handOver = { ...handOver, packages };
  return studio().tell('packagesUpdate', { projectId: PROJECT_ID });
};

it('is the last of the four steps, and leads back to the course', async () => {
  await open();
  const steps = screen.getByRole('list', { name: 'Pasos' });
  expect(steps.querySelector('[aria-current=step]')?.textContent).toContain('Descargar');
  const trail = within(screen.getByRole('navigation', { name: 'Dónde estás' }));
  const back = trail.getByRole('link', { name: 'Seguridad en planta' });
  expect(back.getAttribute('href')).toBe(`/course/${PROJECT_ID}`);
});

it('makes a SCORM 1.2 package of everything with one click, and says its size before', async () => {
  const { user } = await open();
  screen.getByText('Unos 61 MB');
  expect(
    screen.getByRole('radio', { name: 'SCORM 1.2', description: /casi todas/u, checked: true }),
  ).toBeTruthy();
  await user.click(makeButton());
  const bar = await screen.findByRole('progressbar', { name: 'Avance de SCORM 1.2' });
  expect(bar.getAttribute('aria-valuenow')).toBe('40');
  screen.getByText('Empaquetando');
  expect(asked()).toEqual({
    format: 'scorm12',
    hasCaptions: true,
    hasQuestions: true,
    hasCertificate: false,
    completion: { share: 80, mark: 70 },
  });
  expect(makeButton().hasAttribute('disabled')).toBe(true);
});

it('sends the chosen format, videos, extras and rule', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('radio', { name: 'cmi5 (xAPI)' }));
  await user.click(screen.getByRole('button', { name: /^Videos/u }));
  await user.click(screen.getByRole('checkbox', { name: /^Quién responde/u }));
  await user.click(screen.getByRole('button', { name: /^Incluye/u }));
  await user.click(screen.getByRole('checkbox', { name: 'Subtítulos' }));
  await user.click(screen.getByRole('checkbox', { name: 'Certificado' }));
  await user.click(screen.getByRole('button', { name: /^Se completa/u }));
  await user.click(screen.getByRole('checkbox', { name: /hay que acertar preguntas/u }));
  screen.getByText('Unos 40 MB');
  await user.click(makeButton());
  await screen.findByRole('progressbar', { name: 'Avance de cmi5 (xAPI)' });
  expect(asked()).toEqual({
    format: 'cmi5',
    contentIds: [uuid(1), uuid(3)],
    hasCaptions: false,
    hasQuestions: true,
    hasCertificate: true,
    completion: { share: 80, mark: null },
  });
});

it('lists the videos by module, each with its length and size, and asks for at least one', async () => {
  const { user } = await open();
  const fold = screen.getByRole('button', { name: /^Videos/u });
  expect(fold.textContent).toContain('Los 3 · 5 min');
  await user.click(fold);
  const risks = within(screen.getByRole('group', { name: 'Riesgos' }));
  expect(risks.getAllByRole('checkbox')).toHaveLength(2);
  risks.getByRole('checkbox', { name: /^Qué es el riesgo 1:30 · 20.MB$/u });
  await user.click(screen.getByRole('checkbox', { name: 'Todos los videos' }));
  screen.getByText('Elige al menos un video.');
  expect(makeButton().hasAttribute('disabled')).toBe(true);
});

it('follows the work through its events in any window, up to the download', async () => {
  await open();
  await tellOf([packageSample({ ...UNDER_WAY, stage: null, status: 'waiting', progress: 0 })]);
  await screen.findByText('En espera de turno');
  await tellOf([packageSample()]);
  const link = await screen.findByRole('link', { name: 'Descargar SCORM 1.2' });
  expect(link.getAttribute('href')).toBe('/api/v1/packages/x/scorm12/file');
  files().getByText('seguridad-en-planta-scorm12.zip');
  files().getByText(/^63 MB · 3 videos · Creado el 26 nov/u);
});

it('cancels the work', async () => {
  handOver = { ...handOver, packages: [packageSample(UNDER_WAY)] };
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Cancelar SCORM 1.2' }));
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(studio().callsOf(packageEndpoints.cancel).at(0)?.params.format).toBe('scorm12');
  expect(makeButton().hasAttribute('disabled')).toBe(false);
});

it('says that a file is out of date, and makes it again of the videos that are left', async () => {
  const request = packageRequestSchema.parse({
    format: 'scorm12',
    contentIds: [uuid(1), uuid(77)],
  });
  handOver = { ...handOver, packages: [packageSample({ isOutdated: true, request })] };
  const { user } = await open();
  files().getByText('Algo cambió después');
  files().getByRole('link', { name: 'Descargar SCORM 1.2' });
  await user.click(files().getByRole('button', { name: 'Crear de nuevo' }));
  await screen.findByRole('progressbar');
  expect(asked().contentIds).toEqual([uuid(1)]);
});

it('shows why a file could not be made, and tries again', async () => {
  const error = { code: 'PACKAGE_VIDEO_GONE', message: 'Un video cambió mientras tanto.' } as const;
  handOver = { ...handOver, packages: [packageSample({ ...UNDER_WAY, status: 'failed', error })] };
  const { user } = await open();
  screen.getByText('Un video cambió mientras tanto.');
  await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  await screen.findByRole('progressbar');
});

it('says that a file was cancelled, as no failure', async () => {
  const error = { code: 'CANCELLED', message: 'La operación se canceló.' } as const;
  handOver = { ...handOver, packages: [packageSample({ ...UNDER_WAY, status: 'failed', error })] };
  await open();
  screen.getByText('SCORM 1.2: Creación cancelada');
  expect(screen.queryByText(error.message)).toBeNull();
  screen.getByRole('button', { name: 'Intentar de nuevo' });
});

describe('an earlier file', () => {
  const FAILED = {
    status: 'failed',
    error: { code: 'PACKAGE_FAILED', message: 'No se pudo preparar el paquete.' },
  } as const;
  const earlier = { isOutdated: true, progress: 40, stage: null } as const;

  it('stays to download while a new one is made, and cannot be deleted meanwhile', async () => {
    handOver = { ...handOver, packages: [packageSample({ ...earlier, status: 'processing' })] };
    await open();
    screen.getByRole('progressbar', { name: 'Avance de SCORM 1.2' });
    files().getByText('Archivo anterior');
    files().getByText('63 MB');
    const link = files().getByRole('link', { name: 'Descargar SCORM 1.2' });
    expect(link.getAttribute('href')).toBe('/api/v1/packages/x/scorm12/file');
    expect(files().queryByRole('button', { name: 'Eliminar SCORM 1.2' })).toBeNull();
    expect(files().queryByRole('button', { name: 'Crear de nuevo' })).toBeNull();
  });

  it('stays beside the reason why the new one failed', async () => {
    handOver = { ...handOver, packages: [packageSample({ ...earlier, ...FAILED })] };
    const { user } = await open();
    files().getByText('No se pudo preparar el paquete.');
    files().getByText('Archivo anterior');
    files().getByRole('link', { name: 'Descargar SCORM 1.2' });
    screen.getByText('Sustituye al que ya está hecho.');
    await user.click(files().getByRole('button', { name: 'Eliminar SCORM 1.2' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Tu archivo' })).toBeNull());
  });

  it('is not replaced where there is none', async () => {
    handOver = { ...handOver, packages: [packageSample({ ...UNDER_WAY, ...FAILED })] };
    await open();
    files().getByText('No se pudo preparar el paquete.');
    expect(files().queryByRole('link')).toBeNull();
    expect(screen.queryByText('Sustituye al que ya está hecho.')).toBeNull();
  });
});

it('shows work that nobody told of, once the connection is back', async () => {
  await open();
  await waitFor(() => expect(studio().connections()).toBe(1));
  handOver = { ...handOver, packages: [packageSample(UNDER_WAY)] };
  studio().dropConnections();
  await screen.findByRole('progressbar', { name: 'Avance de SCORM 1.2' });
});

it('says why the work could not begin', async () => {
  studio().answer(packageEndpoints.make, () => {
    throw new Refusal(409, 'PACKAGE_WITHOUT_VIDEOS');
  });
  const { user } = await open();
  await user.click(makeButton());
  await screen.findByText('No se pudo empezar');
});

it('begins with the choices of the last file', async () => {
  const request = packageRequestSchema.parse({
    format: 'scorm2004',
    contentIds: [uuid(2)],
    hasCaptions: false,
  });
  handOver = { ...handOver, packages: [packageSample({ request })] };
  await open();
  expect(screen.getByRole('radio', { name: /^SCORM 2004/u, checked: true })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Videos/u }).textContent).toContain('1 de 3');
  expect(screen.getByRole('button', { name: /^Incluye/u }).textContent).not.toContain('Subtítulos');
});

it('gives everything as a zip, without a rule that nobody reads', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('tab', { name: /^En archivos/u }));
  expect(window.location.search).toBe('?way=files');
  screen.getByText('Unos 62 MB');
  screen.getByText(/^Descomprime el zip/u);
  expect(screen.queryByRole('button', { name: /^Se completa/u })).toBeNull();
  await user.click(makeButton());
  await screen.findByRole('progressbar', { name: 'Avance de Zip con todo' });
  expect(asked().format).toBe('folder');
});

it('opens the way of its address', async () => {
  await open('?way=files');
  expect(screen.getByRole('tab', { name: /^En archivos/u, selected: true })).toBeTruthy();
});

it('explains the way into Moodle and into others, and advises Moodle’s own format', async () => {
  const { user } = await open();
  screen.getByText(/«Paquete SCORM»/u);
  expect(screen.queryByText(/^Para Moodle elige SCORM 1.2/u)).toBeNull();
  await user.click(screen.getByRole('radio', { name: /^SCORM 2004/u }));
  screen.getByText(/^Para Moodle elige SCORM 1.2/u);
  await user.click(screen.getByRole('radio', { name: 'Otra' }));
  screen.getByText(/cuenta de alumno/u);
  expect(screen.queryByText(/^Para Moodle elige SCORM 1.2/u)).toBeNull();
});

it('warns of the limits of platforms before a large file', async () => {
  const [first] = handOver.contents;
  if (first?.video) first.video.bytes = 600 * MEGABYTE;
  const { user } = await open();
  screen.getByText(/limitan el tamaño/u);
  await user.click(screen.getByRole('tab', { name: /^En archivos/u }));
  expect(screen.queryByText(/limitan el tamaño/u)).toBeNull();
});

describe('questions', () => {
  it('leave alone, as a file for a question bank, or say why not', async () => {
    const asked: unknown[] = [];
    studio().answer({ ...questionEndpoints.file, data: z.never() }, ({ query }) => {
      asked.push(query);
      throw new Refusal(409, 'QUESTIONS_MISSING');
    });
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: /^GIFT/u }));
    await screen.findByText('Error al descargar las preguntas');
    screen.getByText(/^Todavía no hay preguntas que exportar/u);
    expect(asked).toEqual([{ format: 'gift' }]);
  });

  it('can be added where there are none, and then no mark is asked', async () => {
    for (const content of handOver.contents) content.questions = 0;
    const { user } = await open();
    expect(screen.queryByRole('button', { name: /^Moodle XML/u })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Incluye/u }));
    const questions = screen.getByRole('checkbox', { name: 'Preguntas' });
    expect(questions.hasAttribute('disabled')).toBe(true);
    const link = screen.getByRole('link', { name: 'Preparar preguntas' });
    expect(link.getAttribute('href')).toBe(`/create-course/${PROJECT_ID}`);
    await user.click(makeButton());
    await screen.findByRole('progressbar');
    expect(asked()).toMatchObject({ hasQuestions: false, completion: { mark: null } });
  });
});

describe('videos that are missing', () => {
  it('stay out, are named, and lead to their making', async () => {
    handOver = {
      ...handOver,
      contents: handOver.contents.map((content, index) =>
        index === 1 ? { ...content, video: null } : content,
      ),
    };
    const { user } = await open();
    screen.getByText('1 contenido todavía no tiene video');
    const link = screen.getByRole('link', { name: 'Generar el que falta' });
    expect(link.getAttribute('href')).toBe(`/course-scripts/${PROJECT_ID}`);
    await user.click(screen.getByRole('button', { name: /^Videos/u }));
    const risks = within(screen.getByRole('group', { name: 'Riesgos' }));
    expect(risks.getAllByRole('checkbox')).toHaveLength(1);
    risks.getByText('Sin video');
  });

  it('are told apart from videos that are older than their script', async () => {
    handOver = {
      ...handOver,
      contents: handOver.contents.map((content, index) =>
        index === 1 && content.video
          ? { ...content, video: { ...content.video, isOutdated: true } }
          : content,
      ),
    };
    const { user } = await open();
    screen.getByText('1 video es anterior a su guion');
    const link = screen.getByRole('link', { name: 'Hacerlo de nuevo' });
    expect(link.getAttribute('href')).toBe(`/course-scripts/${PROJECT_ID}`);
    await user.click(screen.getByRole('button', { name: /^Videos/u }));
    const risks = within(screen.getByRole('group', { name: 'Riesgos' }));
    expect(risks.getAllByRole('checkbox')).toHaveLength(2);
    risks.getByText('Anterior al guion');
  });

  it('are older than their scripts once another window changes these', async () => {
    const [first, ...others] = handOver.contents;
    await open();
    if (!first?.video) throw new Error('the sample has a video');
    handOver = {
      ...handOver,
      contents: [{ ...first, video: { ...first.video, isOutdated: true } }, ...others],
    };
    await studio().tell('scriptUpdate', { id: uuid(500), projectId: PROJECT_ID, revision: 2 });
    await screen.findByText('1 video es anterior a su guion');
  });

  it('leave nothing to hand over, which the page says', async () => {
    handOver = {
      ...handOver,
      contents: handOver.contents.map((content) => ({ ...content, video: null })),
    };
    await renderStudio(studio(), `/hand-over/${PROJECT_ID}`);
    await screen.findByRole('heading', { name: 'Todavía no hay ningún video que entregar' });
    const link = screen.getByRole('link', { name: 'Generar los videos' });
    expect(link.getAttribute('href')).toBe(`/course-scripts/${PROJECT_ID}`);
    expect(screen.queryByRole('tablist')).toBeNull();
  });

  it('appear as soon as they are finished', async () => {
    const { contents } = handOver;
    handOver = { ...handOver, contents: contents.map((content) => ({ ...content, video: null })) };
    await renderStudio(studio(), `/hand-over/${PROJECT_ID}`);
    await screen.findByRole('heading', { name: 'Todavía no hay ningún video que entregar' });
    handOver = { ...handOver, contents };
    const { contentVideoSample } = await import('#web/test/course-samples.ts');
    await studio().tell('videoStatusUpdate', contentVideoSample(0));
    await screen.findByRole('tablist');
  });
});

it('hands over a single video in the same way, without a list', async () => {
  studio().answer(projectEndpoints.get, () => testProject({ nextStep: 'video' }));
  handOver = { ...handOver, contents: [contentSample(1, 'Gestión del tiempo', '')] };
  const { user } = await open();
  screen.getByRole('heading', { level: 1, name: 'Entregar el video' });
  expect(screen.queryByRole('button', { name: /^Videos/u })).toBeNull();
  await user.click(makeButton());
  await screen.findByRole('progressbar', { name: 'Avance de SCORM 1.2' });
});

it('says that nothing could be loaded', async () => {
  studio().breakOn(packageEndpoints.handOver);
  await renderStudio(studio(), `/hand-over/${PROJECT_ID}`);
  await screen.findByText('No pudimos cargar lo que se puede entregar');
});
