import {
  courseEndpoints,
  courseQueueEndpoints,
  projectEndpoints,
  questionEndpoints,
} from '@tarima/contract';
import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { courseSample, noQueueSample } from '#web/test/course-samples.ts';
import {
  projectQuestionsSample,
  QUESTIONS,
  questionSetSample,
} from '#web/test/question-samples.ts';
import { renderStudio, studioServerForTests } from '#web/test/render-studio.tsx';
import { PROJECT_ID, testProject } from '#web/test/test-project.ts';

const studio = studioServerForTests();
// A lazy screen loads slowly on a busy machine, so it loads before the tests.
beforeAll(() =>
  Promise.all([
    import('../course-player/course-screen.tsx'),
    import('./components/content-questions.tsx'),
  ]),
);

beforeEach(() => {
  studio().answer(courseEndpoints.structure, () => courseSample());
  studio().answer(courseEndpoints.videos, () => []);
  studio().answer(courseQueueEndpoints.get, noQueueSample);
  studio().answer(projectEndpoints.get, () => testProject({ type: 'course', nextStep: 'course' }));
});
const open = async () => {
  const { user } = await renderStudio(studio(), `/course/${PROJECT_ID}`);
  const quiz = within(await screen.findByRole('region', { name: 'Comprueba lo aprendido' }));
  const press = (name: string) => user.click(quiz.getByRole('button', { name }));
  return { user, quiz, press };
};

it('asks the questions of a content one by one, with the source after each answer', async () => {
  const { choice, truth } = QUESTIONS;
  studio().answer(questionEndpoints.get, () =>
    projectQuestionsSample([questionSetSample([choice, truth])]),
  );
  const { user, quiz, press } = await open();
  quiz.getByText('Pregunta 1 de 2');
  quiz.getByText('Es una prueba: no se guarda nada.');
  expect(quiz.queryByText('guia.pdf, pág. 7')).toBeNull();
  expect(quiz.getByRole('button', { name: 'Comprobar' })).toMatchObject({ disabled: true });
  await user.click(quiz.getByRole('radio', { name: 'Una llave' }));
  await press('Comprobar');
  quiz.getByText('No es correcto');
  quiz.getByRole('radio', { name: 'Un casco Correcta' });
  quiz.getByRole('radio', { name: 'Una llave Incorrecta' });
  quiz.getByText('guia.pdf, pág. 7');
  await press('Siguiente pregunta');
  await user.click(quiz.getByRole('radio', { name: 'Falso' }));
  await press('Comprobar');
  quiz.getByText('¡Correcto!');
  await press('Ver el resultado');
  quiz.getByText('1 de 2 correctas');
  await press('Repetir');
  expect(quiz.getByRole('radio', { name: 'Una llave' })).toMatchObject({ checked: false });
});

it('shows steps mixed, and lets them be put in order', async () => {
  studio().answer(questionEndpoints.get, () =>
    projectQuestionsSample([questionSetSample([QUESTIONS.order])]),
  );
  const { user, quiz, press } = await open();
  const { steps } = QUESTIONS.order;
  const shown = () => {
    const list = within(quiz.getByRole('list', { name: 'Ordena los pasos.' }));
    return list
      .getAllByRole('listitem')
      .map(({ textContent }) => steps.findIndex((step) => textContent?.includes(step)));
  };
  expect(shown()).not.toEqual([0, 1, 2]);
  for (const step of [0, 1, 2]) {
    while (shown().indexOf(step) > step) {
      await user.click(quiz.getByRole('button', { name: `Subir: ${steps[step]}` }));
    }
  }
  expect(shown()).toEqual([0, 1, 2]);
  await press('Comprobar');
  quiz.getByText('¡Correcto!');
});

it('takes a definition for each term', async () => {
  studio().answer(questionEndpoints.get, () =>
    projectQuestionsSample([questionSetSample([QUESTIONS.match])]),
  );
  const { user, quiz, press } = await open();
  const choose = async (term: string, definition: string) => {
    await user.click(quiz.getByRole('combobox', { name: `Lo que corresponde a ${term}` }));
    await user.click(await screen.findByRole('option', { name: definition }));
  };
  await choose('Casco', 'Protege la cabeza');
  expect(quiz.getByRole('button', { name: 'Comprobar' })).toMatchObject({ disabled: true });
  await choose('Guante', 'Protege el pie');
  await press('Comprobar');
  quiz.getByText('No es correcto');
  quiz.getByText('Es: Protege la mano');
});

it('shows nothing for a content without questions', async () => {
  studio().answer(questionEndpoints.get, () => projectQuestionsSample([questionSetSample([])]));
  await renderStudio(studio(), `/course/${PROJECT_ID}`);
  await screen.findByRole('heading', { level: 2, name: 'Qué es el riesgo' });
  await expect.poll(() => studio().callsOf(questionEndpoints.get).length).toBe(1);
  expect(screen.queryByRole('region', { name: 'Comprueba lo aprendido' })).toBeNull();
});
