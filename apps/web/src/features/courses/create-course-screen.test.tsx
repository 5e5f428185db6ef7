import { type Course, courseEndpoints, errorMessage, projectEndpoints } from '@tarima/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderStudio, studioServerForTests } from '#web/test/render-studio.tsx';
import { Refusal } from '#web/test/studio-server.ts';
import { PROJECT_ID, testFile, testProject } from '#web/test/test-project.ts';
import { analysisSample, courseSample, emptyCourseSample } from './course-sample.ts';

const studio = studioServerForTests();
// A lazy screen loads slowly on a busy machine, so it loads before the tests.
beforeAll(() => import('./create-course-screen.tsx'));
let course: Course;

const courseProject = () =>
  testProject({
    type: 'course',
    courseAudience: 'tecnicos',
    courseDepth: 'intermedio',
    courseObjective: 'proceso',
  });
beforeEach(() => {
  course = emptyCourseSample();
  studio().answer(projectEndpoints.get, courseProject);
  studio().answer(courseEndpoints.structure, () => course);
  studio().answer(courseEndpoints.analyze, () => analysisSample());
  studio().answer(courseEndpoints.generateStructure, () => {
    course = courseSample();
    return course;
  });
});

const open = (language: 'es' | 'en' | 'pt' = 'es') =>
  renderStudio(studio(), `/create-course/${PROJECT_ID}`, { language });
const press = (name: string) => screen.getByRole('button', { name });
const theDialog = () =>
  screen.findByRole('dialog', { name: '¿Cuántos contenidos quieres generar?' });
const requests = () =>
  studio()
    .callsOf(courseEndpoints.generateStructure)
    .map(({ body }) => JSON.parse(body.toString()));

describe('documents', () => {
  it('make a course in their own language, and the screen says so', async () => {
    course = { ...courseSample(), language: 'en' };
    await open();
    await screen.findByText('Está escrito en inglés, como tus documentos');
  });

  it('show their reading progress, then the question about the number of contents', async () => {
    let isRead = false;
    studio().answer(projectEndpoints.get, () =>
      isRead
        ? courseProject()
        : testProject({
            type: 'course',
            files: [testFile({ status: 'processing', pages: null })],
            draft: { status: 'processing', stage: 'reading', progress: 62, error: null },
          }),
    );
    await open();
    await screen.findByText('Leyendo archivo 1 de 1');
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('62');
    isRead = true;
    await screen.findByRole('dialog');
  });

  it('show their reasons when unreadable, and can be retried', async () => {
    const message = errorMessage('DOCUMENT_ENCRYPTED', 'es', 'guia.pdf');
    studio().answer(projectEndpoints.get, () =>
      testProject({
        type: 'course',
        files: [testFile({ status: 'failed', error: { code: 'DOCUMENT_ENCRYPTED', message } })],
        draft: { status: 'failed', stage: 'reading', progress: 0, error: null },
      }),
    );
    studio().answer(projectEndpoints.retryDraft, () => {
      studio().answer(projectEndpoints.get, courseProject);
      return courseProject();
    });
    const { user } = await open();
    await screen.findByText(message);
    await user.click(press('Intentar de nuevo'));
    await theDialog();
  });
});

it('a designed course refers to themes of the library, not to files', async () => {
  const theme = { file: 'Dinero y flujo de caja', pages: [2], from: 's1', to: 's9' };
  course = courseSample({ isDesigned: true });
  for (const { contents } of course.modules) {
    for (const content of contents) content.sources = [theme];
  }
  localStorage.setItem('tarima-structure-details', 'on');
  await open();
  await screen.findAllByText('Biblioteca del estudio: Dinero y flujo de caja');
  expect(screen.queryByText(/pág\./u)).toBeNull();
  const steps = within(screen.getByRole('list', { name: 'Pasos' }));
  steps.getByText('Diseñar');
  expect(steps.queryByText('Subir')).toBeNull();
});

describe('the question about the number of contents', () => {
  it('opens with the analysis, the recommendation and the alternatives', async () => {
    await open();
    const dialog = within(await theDialog());
    await dialog.findByText('Recomendamos 12 contenidos');
    for (const text of ['42', '11.550', 'Intermedia', '57 de 100', '14']) dialog.getByText(text);
    dialog.getByText(/Confianza: 82\s%/u);
    dialog.getByText('Tus documentos tienen 14 temas en 42 páginas.');
    const names = dialog.getAllByRole('radio').map(({ textContent }) => textContent);
    expect(names).toEqual([
      '8ConcisoMaterial suficiente',
      '12EquilibradoMaterial suficienteRecomendado',
      '16DetalladoMaterial suficiente',
      '20ExhaustivoFalta material',
      '24CompletoFalta material',
    ]);
    expect(dialog.getByRole('radio', { checked: true }).textContent).toContain('12');
  });

  it('names unreadable files before anything is made of the others', async () => {
    const message = errorMessage('DOCUMENT_OTHER_LANGUAGE', 'es', 'guide.pdf', 'en');
    const error = { code: 'DOCUMENT_OTHER_LANGUAGE', message } as const;
    studio().answer(projectEndpoints.get, () => ({
      ...courseProject(),
      files: [testFile({}), testFile({ error })],
    }));
    await open();
    const dialog = within(await theDialog());
    await dialog.findByText('«guide.pdf» está en inglés', { exact: false });
    dialog.getByText('1 archivo no se usó');
  });

  it('sends the choices, beginning with those of the upload', async () => {
    const { user } = await open();
    const dialog = within(await theDialog());
    await user.click(await dialog.findByRole('radio', { name: /Detallado/u }));
    await user.click(dialog.getByRole('button', { name: /^Enfoque\s*Técnicos · Intermedio/u }));
    await user.click(dialog.getByLabelText('Profundidad del curso'));
    await user.click(await screen.findByRole('option', { name: 'Avanzado' }));
    await user.click(dialog.getByRole('button', { name: 'Generar estructura' }));
    await screen.findByDisplayValue('Seguridad en el almacén');
    expect(requests()).toEqual([
      {
        projectId: PROJECT_ID,
        courseAudience: 'tecnicos',
        courseDepth: 'avanzado',
        courseObjective: 'proceso',
        contentCount: 16,
        language: 'es',
      },
    ]);
  });

  it('takes a number by hand, warns if it exceeds the source, and refuses invalid ones', async () => {
    const { user } = await open();
    const dialog = within(await theDialog());
    const number = await dialog.findByLabelText('O escribe una cantidad');
    await user.clear(number);
    await user.type(number, '41');
    dialog.getByText('Escribe un número entero de 8 a 40.');
    expect(dialog.getByRole('button', { name: 'Generar estructura' })).toHaveProperty(
      'disabled',
      true,
    );
    await user.clear(number);
    await user.type(number, '30');
    dialog.getByText(/alcanzan para unos 18 contenidos/u);
    await user.click(dialog.getByRole('button', { name: 'Generar estructura' }));
    await waitFor(() => expect(requests()[0]?.contentCount).toBe(30));
  });

  it('preselects a recommendation below the smallest alternative', async () => {
    const few = analysisSample();
    studio().answer(courseEndpoints.analyze, () => ({
      ...few,
      recommendation: { contents: 3, confidence: 0.6, reason: 'Tus documentos dan para poco.' },
      alternatives: [
        ...few.alternatives.map((choice) => ({ ...choice, recommended: false, isCarried: false })),
        { contents: 3, label: 'a_medida' as const, recommended: true, isCarried: true },
      ],
      mostContents: 3,
    }));
    const { user } = await open();
    const dialog = within(await theDialog());
    const choices = await dialog.findAllByRole('radio');
    expect(choices).toHaveLength(6);
    expect(choices[0]?.textContent).toBe('3A medidaMaterial suficienteRecomendado');
    expect(dialog.getByRole('radio', { checked: true })).toBe(choices[0]);
    dialog.getByText('De 8 a 40, o 3 como recomendamos.');
    const number = dialog.getByLabelText('O escribe una cantidad');
    await user.clear(number);
    await user.type(number, '4');
    dialog.getByText('Escribe un número entero de 8 a 40.');
    await user.click(choices[0] ?? number);
    await user.click(dialog.getByRole('button', { name: 'Generar estructura' }));
    await waitFor(() => expect(requests()[0]?.contentCount).toBe(3));
  });

  it('gives the reason why nothing can be analysed', async () => {
    studio().answer(courseEndpoints.analyze, () => {
      throw new Refusal(422, 'COURSE_TOO_LITTLE_CONTENT');
    });
    await open();
    await within(await theDialog()).findByText(errorMessage('COURSE_TOO_LITTLE_CONTENT', 'es'));
  });
});

describe('without a structure', () => {
  it('there is no PDF, and the scripts button gives the reason', async () => {
    const { user } = await open('en');
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await screen.findByRole('heading', { name: 'No structure yet' });
    expect(press('Download PDF')).toHaveProperty('disabled', true);
    await user.click(press('Generate scripts'));
    await screen.findByText('No course structure available');
    expect(window.location.pathname).toBe(`/create-course/${PROJECT_ID}`);
    expect(screen.getByRole('link', { name: 'Back to upload' }).getAttribute('href')).toBe(
      `/upload?type=course&from=${PROJECT_ID}`,
    );
  });

  it('a structure without a title is rejected and can be generated again', async () => {
    course = courseSample({ title: ' ' });
    const { user } = await open('en');
    await screen.findByText('Invalid course structure received');
    await user.click(press('Try again'));
    await screen.findByRole('dialog', { name: 'How many content items do you want to generate?' });
  });

  it('a running generation shows its progress, then the structure', async () => {
    course = emptyCourseSample({
      generation: { status: 'processing', progress: 46, error: null },
    });
    await open();
    await screen.findByText('Ordenando los temas en módulos y contenidos');
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('46');
    expect(screen.queryByRole('dialog')).toBeNull();
    course = courseSample();
    await screen.findByDisplayValue('Seguridad en el almacén');
  });

  it('a failed generation shows its reason and can be repeated unchanged', async () => {
    studio().answer(courseEndpoints.generateStructure, () => {
      throw new Refusal(500, 'STRUCTURE_FAILED');
    });
    const { user } = await open();
    await user.click(
      await within(await theDialog()).findByRole('button', { name: 'Generar estructura' }),
    );
    await screen.findByText('No se pudo generar la estructura');
    screen.getByText('Error al procesar la estructura');
    expect(screen.getAllByText(errorMessage('STRUCTURE_FAILED', 'es')).length).toBeGreaterThan(0);
    studio().answer(courseEndpoints.generateStructure, () => courseSample());
    await user.click(press('Intentar de nuevo'));
    await screen.findByDisplayValue('Seguridad en el almacén');
    expect(requests()[1]).toEqual(requests()[0]);
  });
});

it('forgets the failure of a request once its structure is there', async () => {
  studio().breakOn(courseEndpoints.generateStructure);
  const { user } = await open();
  await user.click(
    await within(await theDialog()).findByRole('button', { name: 'Generar estructura' }),
  );
  await screen.findByText('No se pudo generar la estructura');
  course = courseSample();
  await studio().tell('courseStatusUpdate', course);
  await screen.findByDisplayValue('Seguridad en el almacén');
  await waitFor(() => expect(screen.queryByText(/No se pudo generar/u)).toBeNull());
});

it('shows the course’s name once, above it the way to its page and to all courses', async () => {
  course = courseSample();
  await open();
  const trail = within(await screen.findByRole('navigation', { name: 'Dónde estás' }));
  await screen.findByRole('heading', { level: 1, name: 'Estructura del curso' });
  const field = screen.getByLabelText<HTMLTextAreaElement>('Título del curso');
  expect(field.value).toBe('Seguridad en el almacén');
  expect(screen.getAllByText('Seguridad en el almacén')).toEqual([field]);
  const links = trail
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
  expect(links).toEqual([
    'Mis cursos /projects?type=course',
    `Página del curso /course/${PROJECT_ID}`,
  ]);
});

describe('another structure', () => {
  beforeEach(() => {
    course = courseSample();
  });

  it('is generated only after confirmation', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Generar otra estructura' }));
    const dialog = within(await theDialog());
    await user.click(await dialog.findByRole('button', { name: 'Generar estructura' }));
    const question = await screen.findByRole('alertdialog', {
      name: '¿Reemplazar la estructura actual?',
    });
    expect(requests()).toEqual([]);
    studio().answer(courseEndpoints.generateStructure, () => courseSample({ title: 'Otro curso' }));
    await user.click(within(question).getByRole('button', { name: 'Reemplazar' }));
    await screen.findByDisplayValue('Otro curso');
  });

  it('leaves the old one when it fails', async () => {
    const message = errorMessage('STRUCTURE_FAILED', 'es');
    course = courseSample({
      generation: { status: 'failed', progress: 20, error: { code: 'STRUCTURE_FAILED', message } },
      notices: ['Pediste 40 contenidos, pero los documentos dan para 18 sin repetirse.'],
    });
    await open();
    await screen.findByText(/Se conserva la que tenías/u);
    screen.getByText('Pediste 40 contenidos, pero los documentos dan para 18 sin repetirse.');
    screen.getByDisplayValue('Seguridad en el almacén');
  });
});
