import {
  courseEndpoints,
  courseQueueEndpoints,
  figureEndpoints,
  POLLING,
  type Provenance,
  projectEndpoints,
  scriptEndpoints,
} from '@tarima/contract';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  contentSample,
  contentScriptSample,
  contentVideoSample,
  courseSample,
  noQueueSample,
  queueSample,
  unwrittenSample,
} from '#web/test/course-samples.ts';
import { testFigure } from '#web/test/figure-samples.ts';
import { renderStudio, studioServerForTests } from '#web/test/render-studio.tsx';
import { Refusal } from '#web/test/studio-server.ts';
import { PROJECT_ID, testProject } from '#web/test/test-project.ts';

const studio = studioServerForTests();
// A lazy screen loads slowly on a busy machine, so it loads before the tests.
beforeAll(() => import('./course-screen.tsx'));

beforeEach(() => {
  studio().answer(courseEndpoints.structure, () => courseSample());
  studio().answer(courseEndpoints.videos, () => [contentVideoSample(0), contentVideoSample(1)]);
  studio().answer(courseQueueEndpoints.get, noQueueSample);
  studio().answer(projectEndpoints.get, () => courseProject('course'));
});
const courseProject = (nextStep: 'structure' | 'scripts' | 'course-videos' | 'course') =>
  testProject({ type: 'course', name: 'Seguridad en planta', nextStep });
const work = async () => within(await screen.findByRole('region', { name: 'Así va el curso' }));
/** True if the authors' part stands above the player. */
const isWorkFirst = () => {
  const [part] = screen.getAllByRole('region', { name: 'Así va el curso' });
  const player = screen.getByRole('region', { name: 'Contenido actual' });
  return Boolean(part && part.compareDocumentPosition(player) & Node.DOCUMENT_POSITION_FOLLOWING);
};

it('shows the authors of an unfinished course its state, the next step and its parts below the player', async () => {
  studio().answer(projectEndpoints.get, () => courseProject('course-videos'));
  await open();
  const shown = await work();
  shown.getByText('3 de 3 guiones · 2 de 3 videos');
  shown.getByRole('button', { name: '3. Cómo se informa: Guion listo, sin video' });
  const href = (name: string | RegExp) => shown.getByRole('link', { name }).getAttribute('href');
  expect(href(/^Generar videos/u)).toBe(`/course-scripts/${PROJECT_ID}`);
  expect(href('Estructura')).toBe(`/create-course/${PROJECT_ID}`);
  expect(href('Guiones')).toBe(`/course-scripts/${PROJECT_ID}`);
  expect(href('Videos')).toBe('/videos?search=Seguridad%20en%20planta');
  expect(href('Entregar')).toBe(`/hand-over/${PROJECT_ID}`);
  shown.getByRole('button', { name: 'PDF' });
  expect(shown.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('67');
  expect(isWorkFirst()).toBe(false);
});

it('shows the player of a finished course first, and leads its authors to hand it over', async () => {
  await open();
  const shown = await work();
  expect(isWorkFirst()).toBe(false);
  const link = shown.getByRole('link', { name: 'Entregar el curso' });
  expect(link.getAttribute('href')).toBe(`/hand-over/${PROJECT_ID}`);
});

it('resumes a paused queue instead of offering to generate', async () => {
  studio().answer(projectEndpoints.get, () => courseProject('course-videos'));
  studio().answer(courseQueueEndpoints.get, () => queueSample({ status: 'paused' }));
  const resume = vi.fn(() => queueSample({ status: 'processing' }));
  studio().answer(courseQueueEndpoints.resume, resume);
  const { user } = await open();
  const shown = await work();
  shown.getByText('En pausa');
  shown.getByText('1 en pausa');
  shown.getByRole('button', { name: '3. Cómo se informa: En pausa' });
  expect(shown.queryByRole('link', { name: /^Generar videos/u })).toBeNull();
  await user.click(shown.getByRole('button', { name: 'Reanudar' }));
  await shown.findByRole('link', { name: /^Generar videos/u });
  expect(resume).toHaveBeenCalledOnce();
});

it('shows the player first to whoever opens a content', async () => {
  studio().answer(projectEndpoints.get, () => courseProject('course-videos'));
  const { user } = await open();
  await user.click((await work()).getByRole('button', { name: /^2\. Quién responde/u }));
  await shown('Quién responde');
  expect(isWorkFirst()).toBe(false);
});

it('has a page before there is a structure, with the step to it', async () => {
  studio().answer(projectEndpoints.get, () => courseProject('structure'));
  studio().answer(courseEndpoints.structure, () =>
    courseSample(undefined, { title: '', modules: [] }),
  );
  await renderStudio(studio(), `/course/${PROJECT_ID}`);
  const step = (await work()).getByRole('link', { name: /^Crear estructura/u });
  expect(step.getAttribute('href')).toBe(`/create-course/${PROJECT_ID}`);
  screen.getByRole('heading', { level: 1, name: 'Seguridad en planta' });
  const trail = screen.getByRole('navigation', { name: 'Dónde estás' });
  expect(within(trail).getByRole('link', { name: 'Mis cursos' }).getAttribute('href')).toBe(
    '/projects?type=course',
  );
});

it('shows no player before the first script', async () => {
  studio().answer(projectEndpoints.get, () => courseProject('scripts'));
  studio().answer(courseEndpoints.structure, () =>
    courseSample([unwrittenSample(0), unwrittenSample(1), unwrittenSample(2)]),
  );
  studio().answer(courseEndpoints.videos, () => []);
  await renderStudio(studio(), `/course/${PROJECT_ID}`);
  (await work()).getByText('3 sin guion');
  expect(screen.queryByRole('region', { name: 'Contenido actual' })).toBeNull();
});

const open = async (search = '') => {
  const view = await renderStudio(studio(), `/course/${PROJECT_ID}${search}`);
  await screen.findByRole('navigation', { name: 'Contenidos del curso' });
  return view;
};
const shown = (title: string) => screen.findByRole('heading', { level: 2, name: title });
const player = (title: string) => screen.findByLabelText(title, { selector: 'video' });
const contents = () =>
  within(screen.getByRole('navigation', { name: 'Contenidos del curso' })).getAllByRole('button');

it('plays a content with its captions shown, and offers it for download', async () => {
  await open();
  const video = await player('Qué es el riesgo');
  expect(video.getAttribute('src')).toBe('/video.mp4');
  const track = video.querySelector('track');
  expect(track?.getAttribute('src')).toBe('/captions.vtt');
  expect(track?.hasAttribute('default')).toBe(true);
  expect(video.hasAttribute('autoplay')).toBe(false);
  const download = screen.getByRole('link', { name: 'Descargar video' });
  expect(download.getAttribute('href')).toBe('/download');
});

it('lists the modules with their contents, and marks the open one', async () => {
  await open();
  screen.getByRole('heading', { name: 'Riesgos' });
  screen.getByRole('heading', { name: 'Informes' });
  expect(contents().map((button) => button.getAttribute('aria-current'))).toEqual([
    'true',
    null,
    null,
  ]);
});

it('marks a finished video as watched, plays the next, and remembers both', async () => {
  const { unmount } = await open();
  fireEvent.ended(await player('Qué es el riesgo'));
  await shown('Quién responde');
  expect((await player('Quién responde')).hasAttribute('autoplay')).toBe(true);
  screen.getByText('1 de 3 vistos');
  expect(contents()[0]?.textContent).toContain('(Visto)');
  unmount();
  await open();
  await shown('Quién responde');
  screen.getByText('1 de 3 vistos');
});

it('does not go on by itself when autoplay is off', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('switch', { name: 'Reproducir el siguiente al terminar' }));
  fireEvent.ended(await player('Qué es el riesgo'));
  await screen.findByText('1 de 3 vistos');
  screen.getByRole('heading', { level: 2, name: 'Qué es el riesgo' });
});

it('shows the text of a content without a video, and no directions', async () => {
  const { user } = await open();
  const list = within(screen.getByRole('navigation', { name: 'Contenidos del curso' }));
  await user.click(list.getByRole('button', { name: /Cómo se informa/ }));
  await shown('Cómo se informa');
  const text = screen.getByRole('article');
  expect(text.textContent).toContain('Una frase citada. Otra frase.');
  expect(text.textContent).not.toContain('una sala');
  within(text).getByRole('heading', { name: 'Inicio' });
  expect(within(text).getByRole('listitem').textContent).toBe('Un punto clave');
  expect(screen.queryByRole('link', { name: 'Descargar video' })).toBeNull();
});

it('shows the figure of a scene in the text, with its caption and its page', async () => {
  const text = '## Bomba\n\n[Escena: figura 3fa9c012]\n\nSe abre así.\n';
  const written = contentSample(0);
  const script = written.script && { ...written.script, editedContent: text };
  studio().answer(courseEndpoints.structure, () =>
    courseSample([{ ...written, script }, contentSample(1), contentSample(2)]),
  );
  studio().answer(courseEndpoints.videos, () => []);
  studio().answer(figureEndpoints.list, () => [testFigure()]);
  await open();
  const picture = await screen.findByRole('img', { name: 'La bomba por dentro' });
  expect(picture.getAttribute('src')).toContain(`/figures/${testFigure().picture}`);
  screen.getByText('La bomba por dentro · manual.pdf, pág. 7');
});

describe('where a text is from', () => {
  const paragraph = 'Una frase citada. Otra frase.';
  const provenance: Provenance[] = [
    {
      sentence: 'Una frase citada.',
      kind: 'source',
      citations: [{ sentenceId: 's1', file: 'guia.pdf', page: 7, quote: 'Frase de la guía.' }],
    },
  ];
  beforeEach(() => {
    studio().answer(scriptEndpoints.list, () => [contentScriptSample(0, { provenance })]);
  });
  const ask = async (search = '') => {
    const { user } = await open(search);
    await user.click(await screen.findByRole('button', { name: '¿De dónde sale esto?' }));
    return user;
  };
  const sentence = (name: string) => screen.findByRole('button', { name });

  it('shows the file, the page and the quote of a sentence by keyboard, and its page', async () => {
    studio().answer(courseEndpoints.videos, () => []);
    studio().answer(figureEndpoints.findPage, () => ({
      page: 7,
      pictureUrl: '/page.png',
      width: 100,
      height: 140,
      boxes: [],
    }));
    const user = await ask();
    const first = await sentence('Una frase citada.');
    first.focus();
    await user.keyboard('{Enter}');
    expect(first.getAttribute('aria-expanded')).toBe('true');
    screen.getByText('guia.pdf, pág. 7');
    screen.getByText('Frase de la guía.');
    await user.click(screen.getByRole('button', { name: 'Ver la página: guia.pdf, pág. 7' }));
    await screen.findByRole('img', { name: 'Página 7 de guia.pdf' });
    await user.keyboard('{Escape}');
    await user.click(first);
    expect(screen.queryByText('Frase de la guía.')).toBeNull();
  });

  it('marks the author’s own sentences and fixed phrases, and counts them', async () => {
    studio().answer(courseEndpoints.videos, () => []);
    studio().answer(scriptEndpoints.list, () => [
      contentScriptSample(0, {
        content: `${paragraph} Seguimos.\n`,
        provenance: [...provenance, { sentence: 'Seguimos.', kind: 'template', citations: [] }],
      }),
    ]);
    const user = await ask();
    await screen.findByText(/^1 frase de los documentos · 1 propia · 1 de enlace\./u);
    await screen.findByRole('button', { name: 'Seguimos.', description: 'Frase de enlace' });
    await user.click(await sentence('Otra frase.'));
    screen.getByText('Escrita por quien hizo el curso, no por un documento');
  });

  it('is asked beside a video too, where a click on the words is enough', async () => {
    const user = await ask();
    await sentence('Una frase citada.');
    await user.click(screen.getByText('Una frase citada.'));
    screen.getByText('Frase de la guía.');
    expect(studio().callsOf(scriptEndpoints.list).at(0)?.query).toEqual({
      projectId: PROJECT_ID,
      contentId: contentSample(0).id,
    });
  });

  it('keeps the text where its sources do not load', async () => {
    studio().answer(courseEndpoints.videos, () => []);
    studio().breakOn(scriptEndpoints.list);
    await ask();
    await screen.findByText('No pudimos cargar las fuentes');
    screen.getByText(paragraph);
  });
});

it('steps to the next content and back, and counts a passed text as read', async () => {
  studio().answer(courseEndpoints.videos, () => []);
  const { user } = await open();
  expect(screen.getByRole('button', { name: 'Anterior' }).hasAttribute('disabled')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Siguiente' }));
  await shown('Quién responde');
  screen.getByText('1 de 3 vistos');
  await user.click(screen.getByRole('button', { name: 'Anterior' }));
  await shown('Qué es el riesgo');
});

it('steps by Shift and the arrow keys', async () => {
  const { user } = await open();
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await shown('Quién responde');
  await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  await shown('Qué es el riesgo');
});

it('plays by the space bar, and an early pause is no error', async () => {
  const { user } = await open();
  const video = await player('Qué es el riesgo');
  const begun = Promise.withResolvers<void>();
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockReturnValue(begun.promise);
  const caught = vi.spyOn(begun.promise, 'catch');
  await user.keyboard(' ');
  expect(play).toHaveBeenCalledOnce();
  expect(play.mock.contexts).toEqual([video]);
  expect(caught).toHaveBeenCalledOnce();
  begun.reject(new DOMException('interrupted by pause()', 'AbortError'));
  play.mockRestore();
});

it('opens the content that the address names', async () => {
  await open(`?content=${contentSample(2).id}`);
  await shown('Cómo se informa');
});

it('is completed once all contents are marked', async () => {
  const { user } = await open();
  for (const title of ['Qué es el riesgo', 'Quién responde', 'Cómo se informa']) {
    await user.click(
      within(screen.getByRole('navigation', { name: 'Contenidos del curso' })).getByRole('button', {
        name: new RegExp(title),
      }),
    );
    await shown(title);
    await user.click(screen.getByRole('button', { name: 'Marcar como visto' }));
  }
  await screen.findByText('Curso completado');
});

it('plays a video as soon as the socket reports it', async () => {
  studio().answer(courseEndpoints.videos, () => [
    contentVideoSample(0, { status: 'processing', progress: 30, videoUrl: null }),
  ]);
  await open();
  await screen.findByText('El video se está generando. Mientras tanto, puedes leerlo.');
  await studio().tell('videoStatusUpdate', contentVideoSample(0));
  await player('Qué es el riesgo');
});

it('says that a content has no script', async () => {
  studio().answer(courseEndpoints.structure, () =>
    courseSample([unwrittenSample(0), contentSample(1), contentSample(2)]),
  );
  await open();
  await screen.findByText('Este contenido todavía no tiene guion.');
});

it('says that the course did not load', async () => {
  studio().breakOn(courseEndpoints.structure);
  await renderStudio(studio(), `/course/${PROJECT_ID}`);
  within(await screen.findByRole('alert')).getByText('No pudimos cargar el curso');
});

it.each([
  ['of nothing', new Refusal(404, 'NOT_FOUND')],
  [
    'that is none',
    new Refusal(400, 'VALIDATION_FAILED', { fields: [{ path: 'projectId', message: 'uuid' }] }),
  ],
])('leads from an id %s to the library', async (_id, refusal) => {
  studio().answer(courseEndpoints.structure, () => {
    throw refusal;
  });
  await renderStudio(studio(), '/course/xyz');
  const alert = within(await screen.findByRole('alert'));
  alert.getByText(/^No lo encontramos/u);
  const link = alert.getByRole('link', { name: 'Ir a la biblioteca' });
  expect(link.getAttribute('href')).toBe('/projects');
  expect(alert.queryByRole('button')).toBeNull();
});

it('stops polling for a video after 240 times, and says so', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    studio().answer(courseEndpoints.videos, () => [
      contentVideoSample(0, { status: 'processing', progress: 30, videoUrl: null }),
    ]);
    await open();
    act(() => void vi.advanceTimersByTime(POLLING.videoMs * POLLING.maxAttempts));
    await screen.findByText('Tiempo de generación excedido. Por favor intente nuevamente.');
    screen.getByRole('button', { name: 'Recargar' });
  } finally {
    vi.useRealTimers();
  }
});
