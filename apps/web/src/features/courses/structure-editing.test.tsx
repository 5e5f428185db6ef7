import {
  type Course,
  courseEndpoints,
  type EditedStructure,
  errorMessage,
  projectEndpoints,
} from '@tarima/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { z } from 'zod';
import { saveByItself, saveOnlyWhenAsked } from '#web/test/autosave.ts';
import { contentSample as scriptedSample } from '#web/test/course-samples.ts';
import { renderStudio, studioServerForTests } from '#web/test/render-studio.tsx';
import { Refusal } from '#web/test/studio-server.ts';
import { PROJECT_ID, testProject } from '#web/test/test-project.ts';
import { contentSample, courseSample } from './course-sample.ts';

const studio = studioServerForTests();
saveOnlyWhenAsked();
// A lazy screen loads slowly on a busy machine, so it loads before the tests.
beforeAll(() => import('./create-course-screen.tsx'));
let stored: Course;

/** Stores like the server: what it knows of a content stays with its id. */
const store = (structure: EditedStructure) => {
  const known = new Map(
    courseSample()
      .modules.flatMap(({ contents }) => contents)
      .map((content) => [content.id, content]),
  );
  const withKnown = (content: EditedStructure['modules'][number]['contents'][number]) => ({
    ...(known.get(content.id) ?? contentSample(0, { sources: [] })),
    ...content,
  });
  stored = {
    ...stored,
    ...structure,
    revision: stored.revision + 1,
    modules: structure.modules.map((module) => ({
      ...module,
      contents: module.contents.map(withKnown),
    })),
  };
};
const acceptSaves = () =>
  studio().answer(courseEndpoints.saveStructure, ({ body }) => {
    const { structure, revision } = JSON.parse(body.toString());
    if (revision !== stored.revision) throw new Refusal(409, 'COURSE_CHANGED_ELSEWHERE');
    store(structure);
    return stored;
  });

beforeEach(() => {
  stored = courseSample();
  studio().answer(projectEndpoints.get, () => testProject({ type: 'course' }));
  studio().answer(courseEndpoints.structure, () => stored);
  acceptSaves();
  showAllDetails();
});
const showAllDetails = () => localStorage.setItem('tarima-structure-details', 'on');
const showDetailsOnDemand = () => localStorage.removeItem('tarima-structure-details');

const open = async () => {
  const view = await renderStudio(studio(), `/create-course/${PROJECT_ID}`);
  await screen.findByDisplayValue('Seguridad en el almacén');
  return view;
};
// The check for hidden elements is slow. No hidden button shares a name here.
const press = (name: string) => screen.getByRole('button', { name, hidden: true });
const field = (name: string) => screen.getByLabelText<HTMLTextAreaElement>(name);
const saves = () => studio().callsOf(courseEndpoints.saveStructure);
const isSaved = () => screen.findByText('Guardado');
/** The numbers of the contents on the page, module by module. */
const order = () => {
  const fields = screen.queryAllByLabelText<HTMLTextAreaElement>(/^Título del contenido/u);
  const modules = Map.groupBy(
    fields,
    (title) => title.getAttribute('aria-label')?.match(/ (\d+)\./u)?.[1],
  );
  return [...modules.values()].map((titles) =>
    titles.map(({ value }) => value.replace('Contenido ', '')),
  );
};
const storedOrder = () =>
  stored.modules.map(({ contents }) =>
    contents.map(({ title }) => title.replace('Contenido ', '')),
  );
type User = Awaited<ReturnType<typeof open>>['user'];
const choose = async (user: User, title: string, action: string | RegExp) => {
  await user.click(press(`Acciones de «${title}»`));
  await user.click(await screen.findByRole('menuitem', { name: action, hidden: true }));
};
const saveNow = (user: User) => user.keyboard('{Control>}s{/Control}');

describe('the structure', () => {
  it('shows the course, its modules and its numbered contents with their pages', async () => {
    await open();
    expect(field('Descripción').value).toBe('Lo que hay que saber antes de entrar.');
    expect(field('Público objetivo').value).toBe('Personal nuevo');
    expect(field('Problema 1').value).toBe('Nadie sabe dónde está la salida');
    expect(field('Título del módulo 2').value).toBe('Una emergencia');
    expect(field('Título del contenido 2.1').value).toBe('Contenido 3');
    screen.getByText('guia.pdf, págs. 3–4');
    screen.getByText('2 módulos · 4 contenidos');
    const steps = screen.getByRole('list', { name: 'Pasos' });
    expect(within(steps).getAllByRole('listitem')).toHaveLength(4);
    expect(
      within(steps).getByText('Configurar curso').parentElement?.getAttribute('aria-current'),
    ).toBe('step');
  });

  it('leads to its scripts once each content has one, and to writing what is new', async () => {
    const script = {
      ...{ id: PROJECT_ID, originalContent: 'Hola.', editedContent: null },
      ...{ revision: 1, wordCount: 1, estimatedSeconds: 1 },
    };
    stored = {
      ...stored,
      modules: stored.modules.map((module) => ({
        ...module,
        contents: module.contents.map((content) => ({ ...content, script })),
      })),
    };
    const { user } = await open();
    screen.getByRole('heading', { level: 1, name: 'Estructura del curso' });
    expect(screen.queryByText('Generar guiones')).toBeNull();
    expect(screen.getAllByText('Ver guiones')).not.toEqual([]);
    await user.click(press('Añadir contenido a «Antes de entrar»'));
    await screen.findAllByText('Generar guiones');
  });

  it('opens the scripts once everything is saved', async () => {
    const { user } = await open();
    await user.type(field('Título del módulo 1'), '!');
    await user.click(screen.getAllByText('Generar guiones')[0] ?? document.body);
    await waitFor(() => expect(window.location.pathname).toBe(`/course-scripts/${PROJECT_ID}`));
    expect(stored.modules[0]?.title).toBe('Antes de entrar!');
  });
});

describe('the outline', () => {
  beforeEach(showDetailsOnDemand);

  it('has a line for each part, with the pages of its source', async () => {
    await open();
    expect(field('Título del módulo 2').value).toBe('Una emergencia');
    expect(field('Título del contenido 2.1').value).toBe('Contenido 3');
    screen.getByText('págs. 3–4');
    expect(screen.queryByText('guia.pdf, págs. 3–4')).toBeNull();
    expect(screen.queryByLabelText(/^Descripción/u)).toBeNull();
  });

  it('opens the text and the source of one content by its number', async () => {
    const { user } = await open();
    await user.click(press('2.1: ver los detalles de «Contenido 3»'));
    expect(field('Descripción del contenido 2.1').value).toBe('De qué trata el contenido 3.');
    screen.getByText('guia.pdf, págs. 3–4');
    expect(screen.queryByLabelText('Descripción del contenido 2.2')).toBeNull();
    await user.click(press('2.1: ocultar los detalles de «Contenido 3»'));
    expect(screen.queryByLabelText('Descripción del contenido 2.1')).toBeNull();
  });

  it('opens the course’s own texts', async () => {
    const { user } = await open();
    await user.click(press('Descripción, público y problemas'));
    expect(field('Público objetivo').value).toBe('Personal nuevo');
  });

  it('opens all details at once, and keeps them open for the next visit', async () => {
    const { user, unmount } = await open();
    await user.click(press('Ver todos los detalles'));
    expect(screen.getAllByLabelText(/^Descripción del contenido/u)).toHaveLength(4);
    await user.click(press('2.1: ocultar los detalles de «Contenido 3»'));
    expect(screen.getAllByLabelText(/^Descripción del contenido/u)).toHaveLength(3);
    unmount();
    await open();
    expect(screen.getAllByLabelText(/^Descripción del contenido/u)).toHaveLength(4);
  });

  it('opens the details of a new content, whose author writes them', async () => {
    const { user } = await open();
    await user.click(press('Añadir contenido a «Antes de entrar»'));
    field('Descripción del contenido 1.3');
    screen.getByText('Añadido por ti, sin material de origen');
  });

  it('marks the contents that have a script', async () => {
    const { script } = scriptedSample(0);
    const [module, ...rest] = courseSample().modules;
    const contents = module?.contents.map((content, place) =>
      place === 0 ? { ...content, script } : content,
    );
    stored = courseSample({
      modules: module && contents ? [{ ...module, contents }, ...rest] : [],
    });
    await open();
    expect(screen.getAllByRole('img', { name: 'Tiene guion' })).toHaveLength(1);
  });
});

describe('an edit', () => {
  it('is saved by itself with its base revision', async () => {
    saveByItself();
    await open();
    // Both change in one turn: a slow machine could save between two typed ones.
    for (const name of ['Título del contenido 1.1', 'Descripción del módulo 1']) {
      fireEvent.change(field(name), { target: { value: `${field(name).value}!` } });
    }
    await waitFor(() => expect(saves()).toHaveLength(1));
    await isSaved();
    expect(JSON.parse(saves()[0]?.body.toString() ?? '').revision).toBe(1);
    expect(stored.modules[0]?.contents[0]?.title).toBe('Contenido 1!');
    expect(stored.modules[0]?.description).toBe('El equipo y las normas.!');
  });

  it('never leaves a title blank', async () => {
    const { user } = await open();
    await user.clear(field('Título del curso'));
    expect(field('Título del curso').getAttribute('aria-invalid')).toBe('true');
    await user.tab();
    expect(field('Título del curso').value).toBe('Seguridad en el almacén');
    expect(saves()).toEqual([]);
  });

  it('is undone and redone by keys and by buttons', async () => {
    const { user } = await open();
    await user.click(press('Quitar problema 1'));
    expect(screen.queryByLabelText('Problema 1')).toBeNull();
    await user.click(press('Deshacer (Ctrl+Z)'));
    field('Problema 1');
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(screen.queryByLabelText('Problema 1')).toBeNull();
    screen.getByText('Cambio rehecho');
    await saveNow(user);
    await isSaved();
    expect(stored.painPointsAddressed).toEqual([]);
  });

  it('adds a content and selects its title', async () => {
    const { user } = await open();
    await user.click(press('Añadir contenido a «Antes de entrar»'));
    await user.keyboard('Mío');
    screen.getByText('Añadido por ti, sin material de origen');
    await saveNow(user);
    await isSaved();
    expect(storedOrder()).toEqual([
      ['1', '2', 'Mío'],
      ['3', '4'],
    ]);
  });

  it('adds a module and selects its title', async () => {
    const { user } = await open();
    await user.click(press('Añadir módulo'));
    await user.keyboard('Mío');
    await saveNow(user);
    await isSaved();
    expect(stored.modules[2]).toMatchObject({ title: 'Mío', contents: [] });
  });

  it('deletes a content, and an undo restores its id and pages', async () => {
    const { user } = await open();
    const { id } = stored.modules[0]?.contents[0] ?? {};
    await choose(user, 'Contenido 1', 'Eliminar');
    expect(order()).toEqual([['2'], ['3', '4']]);
    await saveNow(user);
    await isSaved();
    expect(storedOrder()).toEqual([['2'], ['3', '4']]);
    await user.keyboard('{Control>}z{/Control}');
    screen.getByText('guia.pdf, págs. 1–2');
    await saveNow(user);
    await waitFor(() => expect(stored.modules[0]?.contents[0]?.id).toBe(id));
  });

  it('deletes a module, and an undo restores its contents; the last module stays', async () => {
    const { user } = await open();
    await choose(user, 'Antes de entrar', 'Eliminar');
    expect(order()).toEqual([['3', '4']]);
    await user.click(press('Acciones de «Una emergencia»'));
    const remove = await screen.findByRole('menuitem', { name: 'Eliminar' });
    expect(remove.getAttribute('aria-disabled')).toBe('true');
    await user.keyboard('{Escape}{Control>}z{/Control}');
    expect(order()).toEqual([
      ['1', '2'],
      ['3', '4'],
    ]);
  });
});

describe('a move', () => {
  it('works by arrow keys across modules, and is announced to screen readers', async () => {
    const { user } = await open();
    press('Mover «Contenido 1»').focus();
    await user.keyboard('{ArrowDown}');
    expect(order()).toEqual([
      ['2', '1'],
      ['3', '4'],
    ]);
    screen.getByText('«Contenido 1», ahora en la posición 2 de 2 del módulo «Antes de entrar»');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(order()).toEqual([['2'], ['3', '1', '4']]);
    expect(document.activeElement).toBe(press('Mover «Contenido 1»'));
    await user.keyboard('{ArrowDown}{ArrowDown}');
    screen.getByText('«Contenido 1» ya está en el extremo: no se puede mover más');
    await saveNow(user);
    await isSaved();
    expect(storedOrder()).toEqual([['2'], ['3', '4', '1']]);
  });

  it('takes a module’s contents along', async () => {
    const { user } = await open();
    press('Mover «Una emergencia»').focus();
    await user.keyboard('{ArrowUp}');
    expect(order()).toEqual([
      ['3', '4'],
      ['1', '2'],
    ]);
    screen.getByText('«Una emergencia», ahora en la posición 1 de 2');
  });

  it('works from the menu into a folded module, which then opens', async () => {
    const { user } = await open();
    await user.click(press('Contraer Una emergencia'));
    await choose(user, 'Contenido 1', '2. Una emergencia');
    expect(order()).toEqual([['2'], ['3', '4', '1']]);
    press('Contraer Una emergencia');
    await choose(user, 'Contenido 1', 'Subir');
    expect(order()).toEqual([['2'], ['3', '1', '4']]);
  });
});

describe('saving', () => {
  const CONFLICT = 'La estructura se cambió en otra ventana';
  const changeElsewhere = () => store({ ...stored, title: 'El de la otra ventana' });
  const conflict = async () => {
    const view = await open();
    changeElsewhere();
    await view.user.type(field('Título del módulo 1'), '!');
    await saveNow(view.user);
    return { ...view, dialog: within(await screen.findByRole('alertdialog', { name: CONFLICT })) };
  };

  it('never overwrites another window without confirmation', async () => {
    const { user, dialog } = await conflict();
    expect(stored.title).toBe('El de la otra ventana');
    await user.click(dialog.getByRole('button', { name: 'Guardar la mía' }));
    await isSaved();
    expect(stored.title).toBe('Seguridad en el almacén');
    expect(stored.modules[0]?.title).toBe('Antes de entrar!');
  });

  it('shows a quiet notice while the decision is postponed, and asks again on request', async () => {
    const { user } = await conflict();
    await user.keyboard('{Escape}');
    await user.type(field('Título del módulo 1'), '?');
    window.dispatchEvent(new Event('online'));
    await user.click(await screen.findByRole('button', { name: 'Decidir ahora' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: CONFLICT }));
    expect(studio().callsOf(courseEndpoints.saveStructure)).toHaveLength(1);
    await user.click(dialog.getByRole('button', { name: 'Guardar la mía' }));
    await isSaved();
    expect(stored.modules[0]?.title).toBe('Antes de entrar!?');
  });

  it('can open the other version, and an undo brings this one back', async () => {
    const { user, dialog } = await conflict();
    await user.click(dialog.getByRole('button', { name: 'Abrir la otra' }));
    await screen.findByDisplayValue('El de la otra ventana');
    expect(field('Título del módulo 1').value).toBe('Antes de entrar');
    await user.keyboard('{Control>}z{/Control}');
    expect(field('Título del módulo 1').value).toBe('Antes de entrar!');
    await saveNow(user);
    await waitFor(() => expect(stored.title).toBe('Seguridad en el almacén'));
  });

  it('recognises its own save when the answer was lost', async () => {
    const { user } = await open();
    let isLost = true;
    studio().answer(courseEndpoints.saveStructure, ({ body }) => {
      const { structure, revision } = JSON.parse(body.toString());
      if (revision !== stored.revision) throw new Refusal(409, 'COURSE_CHANGED_ELSEWHERE');
      store(structure);
      if (isLost) throw new Error('the line breaks after it was stored');
      return stored;
    });
    await user.type(field('Título del módulo 1'), '!');
    await saveNow(user);
    await screen.findByText('Sin guardar todavía: se intenta de nuevo');
    await screen.findByText('Sin conexión con el estudio');
    expect(screen.queryByText('Error al guardar el curso')).toBeNull();
    isLost = false;
    await user.type(field('Título del módulo 1'), '?');
    await saveNow(user);
    await isSaved();
    await waitFor(() => expect(screen.queryByText('Sin conexión con el estudio')).toBeNull());
    expect(stored.modules[0]?.title).toBe('Antes de entrar!?');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('keeps the edit after a failure, also when the person leaves and returns', async () => {
    studio().breakOn(courseEndpoints.saveStructure);
    const { user } = await open();
    await user.type(field('Título del módulo 1'), '!');
    await user.click(screen.getByRole('link', { name: 'Volver a subir archivos' }));
    await user.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
    await waitFor(() => expect(window.location.pathname).toBe('/upload'));
    acceptSaves();
    saveByItself();
    act(() => navigate(`/create-course/${PROJECT_ID}`));
    await screen.findByDisplayValue('Antes de entrar!');
    await waitFor(() => expect(stored.modules[0]?.title).toBe('Antes de entrar!'));
  });

  it('rejects an invalid structure before sending it', async () => {
    stored = courseSample({ description: 'a'.repeat(3_000) });
    const { user } = await open();
    await user.type(field('Título del módulo 1'), '!');
    await saveNow(user);
    await screen.findByText('No hay una estructura de curso válida para guardar');
    screen.getByText('Error al guardar el curso');
    expect(saves()).toEqual([]);
  });
});

describe('generating a part again', () => {
  beforeEach(() => {
    let made = 10;
    studio().answer(courseEndpoints.regenerate, ({ body }) => {
      const { contentId, revision } = JSON.parse(body.toString());
      if (revision !== stored.revision) throw new Refusal(409, 'COURSE_CHANGED_ELSEWHERE');
      made += 1;
      stored = {
        ...stored,
        revision: revision + 1,
        modules: stored.modules.map((module) => ({
          ...module,
          contents: module.contents.map((content) =>
            content.id === contentId ? contentSample(made) : content,
          ),
        })),
      };
      return stored;
    });
  });
  const question = () =>
    screen.findByRole('alertdialog', { name: '¿Generar este contenido de nuevo?' });

  it('asks if an edit could be lost, changes nothing else, and can be undone', async () => {
    const { user } = await open();
    await choose(user, 'Contenido 2', 'Generar de nuevo');
    const dialog = await question();
    expect(studio().callsOf(courseEndpoints.regenerate)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Generar de nuevo' }));
    await screen.findByDisplayValue('Contenido 11');
    expect(order()).toEqual([
      ['1', '11'],
      ['3', '4'],
    ]);
    await user.keyboard('{Control>}z{/Control}');
    expect(order()).toEqual([
      ['1', '2'],
      ['3', '4'],
    ]);
    await saveNow(user);
    await isSaved();
    expect(stored.modules[0]?.contents[1]?.id).toBe(contentSample(2).id);
  });

  it('leaves the other parts editable, and saves those edits on top', async () => {
    const generated = Promise.withResolvers<void>();
    const { user } = await open();
    studio().answer(courseEndpoints.regenerate, async ({ body }) => {
      await generated.promise;
      const { contentId, revision } = JSON.parse(body.toString());
      if (revision !== stored.revision) throw new Refusal(409, 'COURSE_CHANGED_ELSEWHERE');
      const [first, ...rest] = stored.modules;
      const contents = first?.contents.map((content) =>
        content.id === contentId ? contentSample(11) : content,
      );
      const modules = first && contents ? [{ ...first, contents }, ...rest] : stored.modules;
      stored = { ...stored, revision: revision + 1, modules };
      return stored;
    });
    await choose(user, 'Contenido 2', 'Generar de nuevo');
    await user.click(within(await question()).getByRole('button', { name: 'Generar de nuevo' }));
    await screen.findByText('Generando de nuevo…');
    expect(field('Título del contenido 1.2').closest('fieldset')?.disabled).toBe(true);
    expect(field('Título del contenido 1.1').closest('fieldset')?.disabled).toBe(false);
    await user.type(field('Título del módulo 2'), '!');
    await saveNow(user);
    expect(saves()).toEqual([]);
    generated.resolve();
    await screen.findByDisplayValue('Contenido 11');
    expect(document.activeElement).toBe(field('Título del módulo 2'));
    await isSaved();
    expect(stored.modules[1]?.title).toBe('Una emergencia!');
    expect(stored.modules[0]?.contents[1]?.title).toBe('Contenido 11');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('does not ask for an unedited part that was just generated', async () => {
    const { user } = await open();
    await choose(user, 'Contenido 2', 'Generar de nuevo');
    await user.click(within(await question()).getByRole('button', { name: 'Generar de nuevo' }));
    await screen.findByDisplayValue('Contenido 11');
    await choose(user, 'Contenido 11', 'Generar de nuevo');
    await screen.findByDisplayValue('Contenido 12');
    await user.type(field('Título del contenido 1.2'), '!');
    await choose(user, 'Contenido 12!', 'Generar de nuevo');
    await question();
  });

  it('shows the server’s words on failure, and keeps the old part', async () => {
    studio().answer(courseEndpoints.regenerate, () => {
      throw new Refusal(422, 'COURSE_TOO_LITTLE_CONTENT');
    });
    const { user } = await open();
    await choose(user, 'Antes de entrar', 'Generar de nuevo');
    const dialog = await screen.findByRole('alertdialog', {
      name: '¿Generar este módulo de nuevo?',
    });
    await user.click(within(dialog).getByRole('button', { name: 'Generar de nuevo' }));
    await screen.findByText(errorMessage('COURSE_TOO_LITTLE_CONTENT', 'es'));
    expect(order()).toEqual([
      ['1', '2'],
      ['3', '4'],
    ]);
  });
});

describe('the PDF', () => {
  it('is made from the saved structure, and shows an error', async () => {
    studio().answer({ ...courseEndpoints.structurePdf, data: z.never() }, () => {
      throw new Refusal(500, 'PDF_FAILED');
    });
    const { user } = await open();
    await user.type(field('Título del módulo 1'), '!');
    await user.click(press('Descargar PDF'));
    await screen.findByText('Error al generar el PDF');
    screen.getByText(errorMessage('PDF_FAILED', 'es'));
    expect(stored.modules[0]?.title).toBe('Antes de entrar!');
  });
});
