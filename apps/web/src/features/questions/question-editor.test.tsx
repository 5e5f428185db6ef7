import {
  courseEndpoints,
  courseQueueEndpoints,
  errorMessage,
  ledgerEndpoints,
  type ProjectQuestions,
  type Question,
  questionEndpoints,
} from '@tarima/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saveByItself, saveOnlyWhenAsked } from '#web/test/autosave.ts';
import { contentSample, courseSample, noQueueSample } from '#web/test/course-samples.ts';
import {
  projectQuestionsSample,
  QUESTIONS,
  questionSetSample,
} from '#web/test/question-samples.ts';
import { renderStudio, studioServerForTests } from '#web/test/render-studio.tsx';
import { Refusal } from '#web/test/studio-server.ts';
import { PROJECT_ID } from '#web/test/test-project.ts';

const studio = studioServerForTests();
saveOnlyWhenAsked();
// A lazy screen loads slowly on a busy machine, so it loads before the tests.
beforeAll(() =>
  Promise.all([
    import('../course-scripts/course-scripts-screen.tsx'),
    import('./components/questions-dialog.tsx'),
  ]),
);
let stored: ProjectQuestions;

/** Puts questions in place of the first content's, as another window or a run does. */
const put = (questions: Question[], isEdited: boolean) => {
  const revision = (stored.sets[0]?.revision ?? 0) + 1;
  stored = { ...stored, sets: [questionSetSample(questions, { revision, isEdited })] };
};
const storedPrompts = () => stored.sets[0]?.questions.map(({ prompt }) => prompt);

beforeEach(() => {
  stored = projectQuestionsSample([questionSetSample([QUESTIONS.choice, QUESTIONS.truth])]);
  studio().answer(courseEndpoints.structure, () => courseSample());
  studio().answer(courseEndpoints.videos, () => []);
  studio().answer(ledgerEndpoints.ofCourse, () => []);
  studio().answer(courseQueueEndpoints.get, noQueueSample);
  studio().answer(questionEndpoints.get, () => stored);
  studio().answer(questionEndpoints.save, ({ body }) => {
    const sent = questionEndpoints.save.body.parse(JSON.parse(body.toString()));
    if (sent.revision !== (stored.sets[0]?.revision ?? 0)) {
      throw new Refusal(409, 'QUESTIONS_CHANGED_ELSEWHERE');
    }
    put(sent.questions, true);
    return stored.sets[0] ?? questionSetSample([]);
  });
});

const ofFirst = /preguntas?: Qué es el riesgo$/iu;
const openScripts = () => renderStudio(studio(), `/course-scripts/${PROJECT_ID}`);
const open = async () => {
  const { user } = await openScripts();
  const row = within(await screen.findByRole('listitem', { name: 'Qué es el riesgo' }));
  await user.click(await row.findByRole('button', { name: ofFirst }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Preguntas' })) };
};
const card = (number: number) => within(screen.getByRole('group', { name: `Pregunta ${number}` }));
const save = (user: Awaited<ReturnType<typeof open>>['user']) =>
  user.keyboard('{Control>}s{/Control}');
const saves = () => studio().callsOf(questionEndpoints.save);

describe('the questions of a content', () => {
  it('are counted in its row, and shown with the right answer and its source', async () => {
    const { dialog } = await open();
    expect(screen.getByRole('button', { name: ofFirst, hidden: true }).textContent).toBe(
      '2 preguntas',
    );
    const first = card(1);
    first.getByText('¿Qué hace falta para entrar?');
    const right = first.getByRole('radio', { name: /Un casco/u });
    expect(right).toMatchObject({ checked: true, disabled: true });
    first.getByText('Nadie entra sin casco.');
    first.getByText('guia.pdf, pág. 7');
    const truth = card(2);
    expect(truth.getByRole('radio', { name: /Falso Correcta/u })).toMatchObject({ checked: true });
    expect(dialog.queryByRole('textbox')).toBeNull();
  });

  it('say nothing alarming where there are none', async () => {
    stored = projectQuestionsSample([questionSetSample([])]);
    await openScripts();
    const button = await screen.findByRole('button', { name: ofFirst });
    expect(button.textContent).toBe('Preguntas');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('show those of the kinds with several parts in their right order', async () => {
    put([QUESTIONS.order, QUESTIONS.match], false);
    await open();
    const steps = within(card(1).getByRole('list', { name: 'Ordena los pasos.' }));
    expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1.AvisarCorrecta',
      '2.EntrarCorrecta',
      '3.SalirCorrecta',
    ]);
    card(2).getByText('Protege la cabeza');
    card(2).getByText('De ninguno: Protege el pie');
  });
});

describe('a question that rests on what the script does not say any more', () => {
  const unsaidSet = () => {
    const questions = [QUESTIONS.choice, QUESTIONS.truth];
    const set = questionSetSample(questions, { unsaid: [QUESTIONS.truth.id] });
    stored = projectQuestionsSample([set]);
  };

  it('is marked, also if the script was edited just before, until it is removed', async () => {
    await openScripts();
    await screen.findByRole('button', { name: ofFirst });
    const { user } = await openScripts();
    const button = await screen.findByRole('button', { name: ofFirst });
    // The page is older than this edit of the script.
    unsaidSet();
    await user.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Preguntas' }));
    await dialog.findByText(/^1 pregunta se apoya en algo que el guion ya no dice\./u);
    card(2).getByText('Ya no está en el guion');
    expect(card(1).queryByText('Ya no está en el guion')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Quitar la pregunta 2' }));
    expect(dialog.queryByText(/el guion ya no dice/u)).toBeNull();
  });

  it('goes when those of the content are made again', async () => {
    unsaidSet();
    studio().answer(questionEndpoints.make, () => {
      stored = projectQuestionsSample([questionSetSample([QUESTIONS.order], { revision: 2 })]);
      return stored;
    });
    const { user, dialog } = await open();
    await dialog.findByText(/el guion ya no dice/u);
    await user.click(dialog.getByRole('button', { name: 'Preparar de nuevo' }));
    await dialog.findByText('Ordena los pasos.');
    expect(dialog.queryByText(/el guion ya no dice/u)).toBeNull();
  });
});

describe('an edit', () => {
  it('changes the prompt and which option is right, and is saved by Ctrl+S', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Editar la pregunta 1' }));
    const prompt = card(1).getByRole('textbox', { name: 'Pregunta' });
    expect(document.activeElement).toBe(prompt);
    await user.clear(prompt);
    await user.type(prompt, '¿Qué se lleva?');
    await user.click(card(1).getByRole('radio', { name: 'La opción 3 es la correcta' }));
    await user.click(card(1).getByRole('button', { name: 'Quitar la opción 1' }));
    await save(user);
    await waitFor(() =>
      expect(stored.sets[0]?.questions[0]).toMatchObject({
        prompt: '¿Qué se lleva?',
        options: ['Una llave', 'Un permiso'],
        answer: 1,
        citations: QUESTIONS.choice.citations,
      }),
    );
    expect(stored.sets[0]?.questions[1]).toEqual(QUESTIONS.truth);
    // The right one and the last two stay.
    for (const number of [1, 2]) {
      const name = `Quitar la opción ${number}`;
      expect(card(1).getByRole('button', { name })).toMatchObject({ disabled: true });
    }
    card(1).getByText('De 2 a 6 opciones');
  });

  it('saves by itself after a pause', async () => {
    saveByItself();
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Editar la pregunta 2' }));
    await user.click(card(2).getByRole('radio', { name: 'Verdadero' }));
    await waitFor(() => expect(stored.sets[0]?.questions[1]).toMatchObject({ isTrue: true }), {
      timeout: 100_000,
    });
  });

  it('tells of two equal options while they are typed, and leaves the stored version', async () => {
    const { user, dialog } = await open();
    await user.click(screen.getByRole('button', { name: 'Editar la pregunta 1' }));
    const second = card(1).getByRole('textbox', { name: 'Opción 2' });
    await user.clear(second);
    await user.type(second, 'un casco');
    card(1).getByText('Es igual a otra: no se podrían distinguir.');
    dialog.getByText('Falta completar 1 pregunta');
    await user.click(screen.getByRole('button', { name: 'Quitar la pregunta 2' }));
    await save(user);
    await waitFor(() => expect(stored.sets[0]?.questions).toEqual([QUESTIONS.choice]));
  });

  it('moves steps by buttons and by Alt with an arrow, and the focus goes along', async () => {
    put([QUESTIONS.order], false);
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Editar la pregunta 1' }));
    const step = (number: number) => card(1).getByRole('textbox', { name: `Paso ${number}` });
    await user.click(card(1).getByRole('button', { name: 'Bajar: Avisar' }));
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Bajar: Avisar'),
    );
    await user.click(step(3));
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(document.activeElement).toBe(step(2)));
    expect([1, 2, 3].map((number) => step(number))).toMatchObject([
      { value: 'Entrar' },
      { value: 'Salir' },
      { value: 'Avisar' },
    ]);
  });

  it('changes pairs and definitions of none', async () => {
    put([QUESTIONS.match], false);
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Editar la pregunta 1' }));
    await user.click(card(1).getByRole('button', { name: 'Añadir pareja' }));
    await user.type(card(1).getByRole('textbox', { name: 'Término 3' }), 'Botas');
    await user.type(card(1).getByRole('textbox', { name: 'Definición 3' }), 'Protegen del frío');
    await user.click(card(1).getByRole('button', { name: 'Quitar la definición de más 1' }));
    await user.click(card(1).getByRole('button', { name: 'Quitar la fuente' }));
    await user.click(card(1).getByRole('button', { name: 'Listo' }));
    await waitFor(() =>
      expect(stored.sets[0]?.questions[0]).toMatchObject({
        pairs: [{}, {}, { term: 'Botas', definition: 'Protegen del frío' }],
        distractors: [],
        citations: [],
      }),
    );
  });
});

describe('a question', () => {
  it('is removed, and put back in its place', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Quitar la pregunta 1' }));
    const undo = screen.getByRole('button', { name: 'Deshacer' });
    expect(document.activeElement).toBe(undo);
    await save(user);
    await waitFor(() => expect(storedPrompts()).toEqual([QUESTIONS.truth.prompt]));
    await user.click(undo);
    await save(user);
    await waitFor(() =>
      expect(storedPrompts()).toEqual([QUESTIONS.choice.prompt, QUESTIONS.truth.prompt]),
    );
  });

  it.each([
    ['Elegir una opción', 'Opción 3'],
    ['Verdadero o falso', undefined],
    ['Ordenar pasos', 'Paso 3'],
    ['Relacionar', 'Definición 2'],
  ])('of the kind «%s» is added by the author, with its own fields', async (kind, lastField) => {
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('button', { name: 'Añadir pregunta' }));
    await user.click(await screen.findByRole('menuitem', { name: kind }));
    const added = within(await screen.findByRole('group', { name: 'Pregunta 3' }));
    added.getByText('Escrita por ti');
    // Nothing is complained of before it is visited.
    expect(added.queryByRole('alert')).toBeNull();
    if (lastField) added.getByRole('textbox', { name: lastField });
    for (const [index, field] of added.getAllByRole('textbox').slice(0, -1).entries()) {
      await user.type(field, `texto ${index}`);
    }
    await user.click(added.getByRole('button', { name: 'Listo' }));
    await waitFor(() =>
      expect(stored.sets[0]?.questions[2]).toMatchObject({ prompt: 'texto 0', origin: 'author' }),
    );
  });

  it('is not finished without its texts', async () => {
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('button', { name: 'Añadir pregunta' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Verdadero o falso' }));
    const added = within(await screen.findByRole('group', { name: 'Pregunta 3' }));
    await user.click(added.getByRole('button', { name: 'Listo' }));
    added.getByText('Escribe lo que se pregunta.');
    expect(saves()).toEqual([]);
  });

  it('is the last where a content has twenty', async () => {
    const many = Array.from({ length: 20 }, (_, index) => ({
      ...QUESTIONS.truth,
      id: `00000000-0000-4000-8000-0000000007${String(index).padStart(2, '0')}`,
    }));
    put(many, false);
    const { dialog } = await open();
    expect(dialog.getByRole('button', { name: 'Añadir pregunta' })).toMatchObject({
      disabled: true,
    });
    dialog.getByText('20 preguntas como máximo');
  });
});

describe('closing', () => {
  it('saves first', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Quitar la pregunta 1' }));
    await user.click(screen.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(storedPrompts()).toEqual([QUESTIONS.truth.prompt]);
    await screen.findByRole('button', { name: '1 pregunta: Qué es el riesgo' });
  });

  it('asks while a question is incomplete or the studio refuses', async () => {
    const { user, dialog } = await open();
    await user.click(screen.getByRole('button', { name: 'Editar la pregunta 1' }));
    await user.clear(card(1).getByRole('textbox', { name: 'Pregunta' }));
    await user.click(dialog.getByRole('button', { name: 'Cerrar' }));
    const asked = within(await screen.findByRole('alertdialog'));
    asked.getByText(/^La pregunta 1 está incompleta/u);
    await user.click(asked.getByRole('button', { name: 'Cancelar' }));
    await user.type(card(1).getByRole('textbox', { name: 'Pregunta' }), '¿Y?');
    studio().answer(questionEndpoints.save, () => {
      throw new Refusal(404, 'NOT_FOUND');
    });
    await user.click(dialog.getByRole('button', { name: 'Cerrar' }));
    await screen.findByRole('alertdialog', { name: 'Hay cambios sin guardar' });
    await user.click(screen.getByRole('button', { name: 'Salir sin guardar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('another window', () => {
  const other = { ...QUESTIONS.truth, prompt: 'De otra ventana.' };

  it('changes what is shown here, while nothing is unsaved', async () => {
    await open();
    put([other], true);
    await studio().tell('questionsUpdate', { projectId: PROJECT_ID });
    await screen.findByText('De otra ventana.');
    expect(screen.queryByRole('group', { name: 'Pregunta 2' })).toBeNull();
  });

  it.each([
    ['Guardar la mía', [QUESTIONS.truth.prompt]],
    ['Abrir la otra', ['De otra ventana.']],
  ])('that saved meanwhile overwrites nothing: %s', async (answer, left) => {
    const { user } = await open();
    put([other], true);
    await user.click(screen.getByRole('button', { name: 'Quitar la pregunta 1' }));
    await save(user);
    const asked = within(
      await screen.findByRole('alertdialog', {
        name: 'Estas preguntas se cambiaron en otra ventana',
      }),
    );
    expect(storedPrompts()).toEqual(['De otra ventana.']);
    await user.click(asked.getByRole('button', { name: answer }));
    await waitFor(() => expect(storedPrompts()).toEqual(left));
    await waitFor(() =>
      expect(screen.getByRole('group', { name: 'Pregunta 1' }).textContent).toContain(left[0]),
    );
  });

  it('is not suspected where the answer to an own save was lost', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Editar la pregunta 2' }));
    await user.click(card(2).getByRole('radio', { name: 'Verdadero' }));
    put([QUESTIONS.choice, { ...QUESTIONS.truth, isTrue: true }], true);
    await save(user);
    await waitFor(() => expect(stored.sets[0]?.revision).toBe(3));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('making', () => {
  const RUNNING = { status: 'processing', progress: 40, error: null } as const;

  it('begins for what is missing, shows its progress, and brings the questions', async () => {
    stored = projectQuestionsSample([], { run: null });
    studio().answer(questionEndpoints.make, () => {
      stored = { ...stored, run: RUNNING };
      return stored;
    });
    const { user } = await openScripts();
    await screen.findByText('3 contenidos todavía no tienen preguntas.');
    await user.click(screen.getByRole('button', { name: 'Preparar preguntas' }));
    const progress = await screen.findByRole('progressbar', { name: 'Preparando las preguntas…' });
    expect(progress.getAttribute('aria-valuenow')).toBe('40');
    const [call] = studio().callsOf(questionEndpoints.make);
    expect(JSON.parse(call?.body.toString() ?? '')).toEqual({});
    stored = projectQuestionsSample(
      ([0, 1, 2] as const).map((place) =>
        questionSetSample([QUESTIONS.truth], { contentId: contentSample(place).id }),
      ),
    );
    await studio().tell('questionsUpdate', { projectId: PROJECT_ID });
    await screen.findByRole('button', { name: '1 pregunta: Qué es el riesgo' });
    expect(screen.queryByText(/todavía no tienen preguntas/u)).toBeNull();
  });

  it('says why it failed, and is begun again', async () => {
    const message = errorMessage('QUESTIONS_FAILED', 'es');
    stored = projectQuestionsSample([], {
      run: { status: 'failed', progress: 0, error: { code: 'QUESTIONS_FAILED', message } },
    });
    await openScripts();
    await screen.findByText(message);
    screen.getByRole('button', { name: 'Preparar preguntas' });
  });

  it('of one content anew asks before it replaces what a person changed', async () => {
    put([QUESTIONS.choice], true);
    studio().answer(questionEndpoints.make, () => {
      stored = { ...stored, run: RUNNING };
      return stored;
    });
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('button', { name: 'Preparar de nuevo' }));
    const asked = within(await screen.findByRole('alertdialog'));
    expect(studio().callsOf(questionEndpoints.make)).toEqual([]);
    await user.click(asked.getByRole('button', { name: 'Preparar de nuevo' }));
    await screen.findByText('Preparando las preguntas de este contenido…');
    const [call] = studio().callsOf(questionEndpoints.make);
    expect(JSON.parse(call?.body.toString() ?? '')).toEqual({ contentId: contentSample(0).id });
    put([QUESTIONS.truth], false);
    stored = { ...stored, run: { status: 'completed', progress: 100, error: null } };
    await studio().tell('questionsUpdate', { projectId: PROJECT_ID });
    await screen.findByText('Se entra sin casco.');
    expect(screen.queryByText('Preparando las preguntas de este contenido…')).toBeNull();
  });

  it('offers to write one where no question could be made', async () => {
    stored = projectQuestionsSample([questionSetSample([])]);
    const { user, dialog } = await open();
    dialog.getByText(/no salió ninguna pregunta clara/u);
    await user.click(dialog.getByRole('button', { name: 'Escribir una' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Verdadero o falso' }));
    await user.type(
      await dialog.findByRole('textbox', { name: 'Afirmación' }),
      'El casco es azul.',
    );
    await save(user);
    await waitFor(() => expect(storedPrompts()).toEqual(['El casco es azul.']));
  });
});
