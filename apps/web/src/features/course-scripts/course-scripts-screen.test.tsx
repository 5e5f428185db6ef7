import {
  type Course,
  courseEndpoints,
  courseQueueEndpoints,
  errorMessage,
  ledgerEndpoints,
  reviewEndpoints,
  type Script,
  scriptEndpoints,
  type Video,
} from '@tarima/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saveOnlyWhenAsked } from '#web/test/autosave.ts';
import {
  contentSample,
  contentScriptSample,
  contentVideoSample,
  courseSample,
  noQueueSample,
  unwrittenSample,
} from '#web/test/course-samples.ts';
import { liveUnitSample } from '#web/test/live-unit-sample.ts';
import { renderStudio, studioServerForTests } from '#web/test/render-studio.tsx';
import { reviewCommentSample } from '#web/test/review-sample.ts';
import { Refusal } from '#web/test/studio-server.ts';
import { PROJECT_ID } from '#web/test/test-project.ts';

const studio = studioServerForTests();
saveOnlyWhenAsked();
// A lazy screen loads slowly on a busy machine, so it loads before the tests.
beforeAll(() =>
  Promise.all([import('./course-scripts-screen.tsx'), import('./components/script-form.tsx')]),
);
const WRITING = { status: 'processing', progress: 10, error: null } as const;
let course: Course;
let videos: Video[];

beforeEach(() => {
  course = courseSample();
  videos = [];
  studio().answer(courseEndpoints.structure, () => course);
  studio().answer(courseEndpoints.generateScripts, () => course);
  studio().answer(courseEndpoints.videos, () => videos);
  studio().answer(ledgerEndpoints.ofCourse, () => UNITS);
  studio().answer(courseQueueEndpoints.get, noQueueSample);
});

const UNITS = [
  liveUnitSample('Nadie entra sin casco.', {
    mustSay: ['prohibition'],
    ...{ fate: 'said', place: { index: 0, title: 'Qué es el riesgo' } },
  }),
  liveUnitSample('Nunca toques la sierra.', { mustSay: ['prohibition'] }),
];

const open = async () => {
  const view = await renderStudio(studio(), `/course-scripts/${PROJECT_ID}`);
  await screen.findByRole('heading', { level: 1, name: 'Guiones del curso' });
  return view;
};
const row = (name: string) => screen.findByRole('listitem', { name });

describe('the scripts of a course', () => {
  it('are requested once when the screen opens, and appear one by one', async () => {
    const unwritten = [unwrittenSample(0), unwrittenSample(1), unwrittenSample(2)] as const;
    course = courseSample([...unwritten]);
    studio().answer(courseEndpoints.generateScripts, () => {
      course = courseSample([contentSample(0), unwritten[1], unwritten[2]], { writing: WRITING });
      return course;
    });
    await open();
    await screen.findByText('1 de 3 listos');
    within(await row('Qué es el riesgo')).getByText('Guion listo');
    within(await row('Quién responde')).getByText('Escribiendo');
    const follow = (next: Course) => {
      course = next;
      return studio().tell('courseStatusUpdate', next);
    };
    await follow(
      courseSample([contentSample(0), contentSample(1), unwritten[2]], { writing: WRITING }),
    );
    await screen.findByText('2 de 3 listos');
    await follow(courseSample());
    await waitFor(() => expect(screen.queryByText(/de 3 listos/)).toBeNull());
    const calls = studio().callsOf(courseEndpoints.generateScripts);
    expect(calls.map(({ body }) => JSON.parse(body.toString()))).toEqual([
      { projectId: PROJECT_ID, language: 'es' },
    ]);
  });

  it('are not requested when all are written', async () => {
    await open();
    await row('Cómo se informa');
    expect(studio().callsOf(courseEndpoints.generateScripts)).toEqual([]);
  });

  it('show which units of the documents they teach, and which none teaches', async () => {
    const { user } = await open();
    await screen.findByText('Falta decir 1 cosa imprescindible');
    await user.click(screen.getByRole('button', { name: 'Ver la cobertura' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Qué enseña el curso de tus documentos' }),
    );
    dialog.getByText('Se dice en «Qué es el riesgo»');
    dialog.getByText('Nunca toques la sierra.');
    expect(dialog.queryByRole('button', { name: /^Incluir/u })).toBeNull();
  });

  it('show no ledger before all are written', async () => {
    course = courseSample([unwrittenSample(0), contentSample(1), contentSample(2)]);
    studio().answer(courseEndpoints.generateScripts, () => course);
    await open();
    await row('Quién responde');
    expect(studio().callsOf(ledgerEndpoints.ofCourse)).toEqual([]);
  });

  it('name the failed ones with reasons, and are retried on request', async () => {
    const failed = unwrittenSample(1, {
      scriptError: { code: 'SCRIPTS_FAILED', message: 'No alcanzó el texto.' },
    });
    course = courseSample([contentSample(0), failed, contentSample(2)]);
    const { user } = await open();
    within(await row('Quién responde')).getByText('No alcanzó el texto.');
    await screen.findByText('Falta 1 guion por escribir');
    expect(studio().callsOf(courseEndpoints.generateScripts)).toEqual([]);
    studio().answer(courseEndpoints.generateScripts, () => courseSample());
    await user.dblClick(screen.getByRole('button', { name: 'Intentar de nuevo: Quién responde' }));
    await within(await row('Quién responde')).findByText('Guion listo');
    expect(screen.queryByText('Falta 1 guion por escribir')).toBeNull();
    expect(studio().callsOf(courseEndpoints.generateScripts)).toHaveLength(1);
  });

  it('show the server’s words when the request fails', async () => {
    course = courseSample([unwrittenSample(0), contentSample(1), contentSample(2)]);
    studio().answer(courseEndpoints.generateScripts, () => {
      throw new Refusal(409, 'COURSE_STRUCTURE_MISSING');
    });
    await open();
    await screen.findByText(errorMessage('COURSE_STRUCTURE_MISSING', 'es'));
    screen.getByText('Error al generar los guiones');
    within(await row('Qué es el riesgo')).getByText('Sin guion');
  });

  it('show words, duration and an author’s changes', async () => {
    const { script } = contentSample(0);
    const edited = contentSample(0, {
      script: script && {
        ...script,
        editedContent: 'Otra.',
        wordCount: 300,
        estimatedSeconds: 120,
      },
    });
    course = courseSample([edited, contentSample(1), contentSample(2)]);
    await open();
    const first = within(await row('Qué es el riesgo'));
    first.getByText('Editado');
    first.getByText('300 palabras');
    first.getByText('2:00');
    first.getByText('Sin video');
  });

  it('are grouped by module, and a module can be closed', async () => {
    const { user } = await open();
    await row('Qué es el riesgo');
    await user.click(screen.getByRole('button', { name: /Riesgos/ }));
    await waitFor(() =>
      expect(screen.queryByRole('listitem', { name: 'Qué es el riesgo' })).toBeNull(),
    );
    await row('Cómo se informa');
  });
});

describe('the states of all contents', () => {
  const signs = () =>
    within(screen.getByRole('region', { name: 'Estado de los contenidos' }))
      .getAllByRole('button')
      .map((sign) => sign.getAttribute('aria-label'));

  it('are shown at once, scripts and videos together', async () => {
    course = courseSample([
      contentSample(0),
      contentSample(1),
      unwrittenSample(2, { scriptError: { code: 'SCRIPTS_FAILED', message: 'No alcanzó.' } }),
    ]);
    videos = [contentVideoSample(0)];
    await open();
    await waitFor(() =>
      expect(signs()).toEqual([
        '1. Qué es el riesgo: Video listo',
        '2. Quién responde: Guion listo, sin video',
        '3. Cómo se informa: Falló el guion',
      ]),
    );
    for (const count of ['1 video listo', '1 guion sin video', '1 guion falló']) {
      screen.getByText(count);
    }
  });

  it('follow the videos, and lead to the line of a content in a closed module', async () => {
    const { user } = await open();
    await row('Qué es el riesgo');
    const video = contentVideoSample(0, { status: 'processing', stage: 'drawing', progress: 40 });
    videos = [video];
    await studio().tell('videoStatusUpdate', video);
    await waitFor(() => expect(signs()[0]).toBe('1. Qué es el riesgo: Video en proceso'));
    await user.click(screen.getByRole('button', { name: /Riesgos/ }));
    await waitFor(() =>
      expect(screen.queryByRole('listitem', { name: 'Qué es el riesgo' })).toBeNull(),
    );
    await user.click(screen.getByRole('button', { name: /^1\. Qué es el riesgo/u }));
    expect(document.activeElement).toBe(await row('Qué es el riesgo'));
  });
});

describe('the screen', () => {
  it('links back to the structure and on to the course', async () => {
    await open();
    const link = async (name: string) =>
      (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await link('Volver a la estructura')).toBe(`/create-course/${PROJECT_ID}`);
    expect(await link('Ver curso')).toBe(`/course/${PROJECT_ID}`);
    expect(screen.queryByRole('link', { name: 'Entregar' })).toBeNull();
  });

  it('leads on to handing over, once there is a video', async () => {
    videos = [contentVideoSample(0)];
    await open();
    const link = await screen.findByRole('link', { name: 'Entregar' });
    expect(link.getAttribute('href')).toBe(`/hand-over/${PROJECT_ID}`);
  });

  it('says that there is no structure, and requests no scripts', async () => {
    course = courseSample(undefined, { title: '', modules: [] });
    await open();
    await screen.findByRole('heading', { name: 'No hay ninguna estructura de curso disponible' });
    screen.getByRole('link', { name: 'Volver a la estructura' });
    expect(studio().callsOf(courseEndpoints.generateScripts)).toEqual([]);
  });

  it('says that the course did not load, and loads it on retry', async () => {
    studio().breakOn(courseEndpoints.structure);
    const { user } = await open();
    const alert = await screen.findByRole('alert');
    studio().answer(courseEndpoints.structure, () => course);
    await user.click(within(alert).getByRole('button', { name: 'Intentar de nuevo' }));
    await row('Qué es el riesgo');
  });

  it('counts only videos of current contents', async () => {
    const gone = crypto.randomUUID();
    videos = [contentVideoSample(0), contentVideoSample(1, { id: gone, scriptId: gone })];
    await open();
    await screen.findByText('1 de 3 videos');
  });

  const tell = async (video: Video) => {
    videos = [video];
    await studio().tell('videoStatusUpdate', video);
  };
  it('says that a video is older than its script, once the script changes', async () => {
    const video = contentVideoSample(0);
    videos = [video];
    await open();
    const first = within(await row('Qué es el riesgo'));
    await first.findByText('Video listo · 1:14');
    videos = [{ ...video, isOutdated: true }];
    await studio().tell('scriptUpdate', {
      id: video.scriptId ?? '',
      projectId: video.projectId,
      revision: 2,
    });
    await first.findByText('Video anterior al guion · 1:14');
  });

  it('shows the progress of a content’s video, and plays it when finished', async () => {
    const { user } = await open();
    const first = within(await row('Qué es el riesgo'));
    await tell(contentVideoSample(0, { status: 'processing', stage: 'drawing', progress: 40 }));
    await first.findByText('Video: Dibujando');
    first.getByText('40 %');
    expect(first.queryByRole('button', { name: /Crear/ })).toBeNull();
    await tell(contentVideoSample(0));
    await first.findByText('Video listo · 1:14');
    expect(
      first.getByRole('link', { name: 'Descargar Qué es el riesgo' }).getAttribute('href'),
    ).toBe('/download');
    await user.click(first.getByRole('button', { name: 'Ver Qué es el riesgo' }));
    await screen.findByRole('dialog');
  });
  it('keeps a video from the socket when an older answer arrives', async () => {
    const answer = Promise.withResolvers<Video[]>();
    studio().answer(courseEndpoints.videos, () => answer.promise);
    await open();
    const first = within(await row('Qué es el riesgo'));
    await tell(contentVideoSample(0));
    await studio().tell('courseStatusUpdate', { ...courseSample(), title: 'Heard' });
    await screen.findByText('Heard');
    studio().answer(courseEndpoints.videos, () => videos);
    studio().answer(ledgerEndpoints.ofCourse, () => UNITS);
    answer.resolve([]);
    await first.findByText('Video listo · 1:14');
  });
});

describe('the script of a content', () => {
  let stored: Script;
  beforeEach(() => {
    stored = contentScriptSample(0);
    studio().answer(scriptEndpoints.list, () => [stored]);
    studio().answer(scriptEndpoints.save, ({ body }) => {
      const { id, content, revision } = JSON.parse(body.toString());
      if (id !== stored.id) throw new Refusal(404, 'NOT_FOUND');
      if (revision !== undefined && revision !== stored.revision) {
        throw new Refusal(409, 'SCRIPT_CHANGED_ELSEWHERE');
      }
      stored = {
        ...stored,
        editedContent: content,
        content,
        revision: stored.revision + 1,
        wordCount: 7,
      };
      return stored;
    });
  });
  const edit = async () => {
    const view = await open();
    await view.user.click(
      await screen.findByRole('button', { name: 'Editar guion: Qué es el riesgo' }),
    );
    const text = await screen.findByRole('textbox', { name: 'Texto del guion' });
    const add = async (words: string) => {
      await view.user.click(text);
      await view.user.paste(words);
    };
    return { ...view, text, add };
  };
  const press = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name });
  const view = (name: string) => within(screen.getByRole('dialog')).getByRole('radio', { name });
  const answer = async (name: string) =>
    within(await screen.findByRole('alertdialog')).getByRole('button', { name });
  it('counts words during typing, and is saved by Ctrl+S', async () => {
    stored = contentScriptSample(0, { editedContent: '', content: '' });
    const { user, add } = await edit();
    const inDialog = { selector: '[role=dialog] *' };
    screen.getByText('0 palabras', inDialog);
    await add('Dos más.');
    await screen.findByText('2 palabras', inDialog);
    await user.keyboard('{Control>}s{/Control}');
    await screen.findByText('Guardado');
    expect(stored.content).toContain('Dos más.');
    await user.click(press('Cerrar'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    within(await row('Qué es el riesgo')).getByText('Editado');
    within(await row('Qué es el riesgo')).getByText('7 palabras');
  });

  it('can be typed as plain text, is saved as the same text, and is shown in either way', async () => {
    stored = contentScriptSample(0, { editedContent: '', content: 'Una frase.\n' });
    const { user, add } = await edit();
    await add('Dos más. ');
    await user.click(view('Texto simple'));
    const plain = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Texto simple' });
    expect(plain.value).toContain('Dos más.');
    expect(screen.queryByRole('textbox', { name: 'Texto del guion' })).toBeNull();
    await user.clear(plain);
    await user.type(plain, '## Riesgo{Enter}{Enter}Una **sola** frase. {Enter}');
    expect(plain.value).toBe('## Riesgo\n\nUna **sola** frase. \n');
    await user.keyboard('{Control>}s{/Control}');
    await screen.findByText('Guardado');
    expect(stored.content).toBe('## Riesgo\n\nUna **sola** frase.\n');
    await user.click(view('Texto'));
    const rich = await screen.findByRole('textbox', { name: 'Texto del guion' });
    within(rich).getByRole('heading', { name: 'Riesgo' });
    within(rich).getByText('sola', { selector: 'strong' });
  });

  it.each([
    ['en', 'Edit script: Qué es el riesgo', 'Plain text'],
    ['pt', 'Editar roteiro: Qué es el riesgo', 'Texto simples'],
  ] as const)('opens as plain text after that choice, in %s', async (language, button, name) => {
    localStorage.setItem('tarima-script-view', 'plain');
    const { user } = await renderStudio(studio(), `/course-scripts/${PROJECT_ID}`, { language });
    await user.click(await screen.findByRole('button', { name: button }));
    await screen.findByRole('textbox', { name });
  });

  it('names the library as the source of a designed course, without pages', async () => {
    course = courseSample(undefined, { isDesigned: true });
    const citation = { sentenceId: 's1', file: 'Dinero', page: 2, quote: 'Una frase.' };
    stored = {
      ...stored,
      content: 'Una frase.\n',
      provenance: [{ sentence: 'Una frase.', kind: 'source', citations: [citation] }],
    };
    const { user } = await edit();
    await user.click(press('Fuentes'));
    const sources = within(await screen.findByRole('region', { name: 'Fuentes' }));
    await sources.findByText('Biblioteca del estudio: Dinero');
  });

  it('has its open comments beside it, which its row counts', async () => {
    const [contentId, other] = [contentSample(0).id, contentSample(1).id];
    const comments = [
      reviewCommentSample({ contentId, text: 'Falta un ejemplo.' }),
      reviewCommentSample({ contentId, resolvedAt: '2026-11-26T11:00:00.000Z' }),
      reviewCommentSample({ contentId: other, text: 'De otro contenido.' }),
    ].map((comment, place) => ({ ...comment, id: `${comment.id.slice(0, -1)}${place}` }));
    studio().answer(reviewEndpoints.get, () => ({ projectId: PROJECT_ID, link: null, comments }));
    const { user } = await open();
    await user.click(
      await screen.findByRole('button', { name: '1 comentario abierto: Qué es el riesgo' }),
    );
    const beside = within(await screen.findByRole('region', { name: 'Comentarios' }));
    await beside.findByText('Falta un ejemplo.');
    beside.getByText('Resueltos (1)');
    expect(beside.queryByText('De otro contenido.')).toBeNull();
  });

  it('has the toolbar and the blocks of the script editor', async () => {
    const { user, text } = await edit();
    within(screen.getByRole('toolbar', { name: 'Formato del guion' }));
    await user.click(press('Insertar bloque de escena'));
    expect(text.querySelector('[data-direction="scene"]')).toBeTruthy();
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(stored.content).toContain('[Escena: ]'));
  });

  it('is saved before the dialog closes, which stays open on failure', async () => {
    const { user, text, add } = await edit();
    await add('Más.');
    studio().answer(scriptEndpoints.save, () => {
      throw new Refusal(403, 'FORBIDDEN');
    });
    await user.click(press('Cerrar'));
    await screen.findByText(errorMessage('FORBIDDEN', 'es'));
    await user.click(await answer('Cancelar'));
    expect(text.textContent).toContain('Más.');
    await user.click(press('Cerrar'));
    await user.click(await answer('Salir sin guardar'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is still there after a failed save, when it is opened again', async () => {
    const { user, add } = await edit();
    studio().breakOn(scriptEndpoints.save);
    await add('Más.');
    await user.click(press('Cerrar'));
    await user.click(await answer('Salir sin guardar'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Editar guion: Qué es el riesgo' }));
    const text = await screen.findByRole('textbox', { name: 'Texto del guion' });
    await waitFor(() => expect(text.textContent).toContain('Más.'));
  });

  it('returns to its original after a question, and an undo reverts that', async () => {
    stored = contentScriptSample(0, { editedContent: 'La mía.', content: 'La mía.' });
    const { user, text } = await edit();
    await user.click(press('Restaurar original'));
    await user.click(await answer('Restaurar original'));
    expect(text.textContent).toContain('Una frase citada.');
    await user.click(press('Deshacer (Ctrl+Z)'));
    expect(text.textContent).toBe('La mía.');
  });

  it('shows the page and the quote behind a sentence', async () => {
    const { user, text } = await edit();
    await user.click(press('Fuentes'));
    const sources = within(screen.getByRole('region', { name: 'Fuentes' }));
    sources.getByText('Escrita por ti');
    await user.click(sources.getByRole('button', { name: /Una frase citada/ }));
    sources.getByText('guia.pdf, pág. 7');
    sources.getByText('Frase de la guía.');
    expect(text.querySelector('.sentence')?.textContent).toBe('Una frase citada.');
  });

  it('is enhanced in place, and an undo restores the old one', async () => {
    studio().answer(scriptEndpoints.enhance, () => ({ content: 'Mejor dicho.\n' }));
    const { user, text } = await edit();
    const before = text.textContent;
    await user.click(press('Mejorar guion'));
    await user.click(await screen.findByRole('button', { name: 'Usar el mejorado' }));
    await waitFor(() => expect(text.textContent).toBe('Mejor dicho.'));
    await user.click(press('Deshacer (Ctrl+Z)'));
    expect(text.textContent).toBe(before);
  });

  it('is not overwritten when another window has saved it', async () => {
    const { user, text, add } = await edit();
    await add('La mía.');
    stored = { ...stored, content: 'La otra.', editedContent: 'La otra.', revision: 5 };
    await user.keyboard('{Control>}s{/Control}');
    const conflict = within(
      await screen.findByRole('dialog', { name: 'El guion se cambió en otra ventana' }),
    );
    await user.click(conflict.getByRole('button', { name: 'Todo: La otra versión' }));
    await user.click(conflict.getByRole('button', { name: 'Abrir la otra' }));
    await waitFor(() => expect(text.textContent).toBe('La otra.'));
    expect(stored.content).toBe('La otra.');
    await user.click(press('Deshacer (Ctrl+Z)'));
    expect(text.textContent).toContain('La mía.');
  });

  it('follows another window while nothing is typed here', async () => {
    const { text } = await edit();
    stored = { ...stored, content: 'La otra.', editedContent: 'La otra.', revision: 5 };
    await studio().tell('scriptUpdate', stored);
    await waitFor(() => expect(text.textContent).toBe('La otra.'));
  });
});
