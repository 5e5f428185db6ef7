import { courseEndpoints, DESIGNER_TEXTS } from '@tarima/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { courseSample } from '#web/features/courses/course-sample.ts';
import { renderStudio, studioServerForTests } from '#web/test/render-studio.tsx';
import { COMPANIES, Refusal } from '#web/test/studio-server.ts';
import { PROJECT_ID } from '#web/test/test-project.ts';

const studio = studioServerForTests();
const course = courseSample({ isDesigned: true, notices: ['No trata de esto.'] });
const { interests, painPoints } = DESIGNER_TEXTS.es;
const sent = () =>
  studio()
    .callsOf(courseEndpoints.generateByInterests)
    .map(({ body }) => JSON.parse(body.toString()));

beforeEach(() => {
  sessionStorage.clear();
  studio().answer(courseEndpoints.generateByInterests, () => course);
  studio().answer(courseEndpoints.structure, () => course);
});

async function open(path = '/course-designer') {
  const view = await renderStudio(studio(), path);
  const { user } = view;
  const choose = async (field: string, option: string) => {
    await user.click(await screen.findByRole('combobox', { name: field }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  const text = (name: string) => screen.getByLabelText<HTMLTextAreaElement>(name);
  const submit = () => screen.getByRole('button', { name: 'Diseñar curso' });
  const complete = async () => {
    await choose('Área de interés', 'Negocios');
    await choose('Público objetivo', 'Líderes de equipo');
    await choose('Problema principal', 'Falta de tiempo');
  };
  return { ...view, choose, complete, text, submit };
}

it('names the missing choices, and keeps the button disabled until all are made', async () => {
  const { user, submit, complete } = await open();
  await screen.findByRole('combobox', { name: 'Área de interés' });
  expect(submit().getAttribute('aria-disabled')).toBe('true');
  await user.click(submit());
  await screen.findByText('Selecciones incompletas');
  screen.getByText('Por favor selecciona una opción en cada campo.');
  expect(screen.getAllByText('Elige una opción')).toHaveLength(3);
  expect(sent()).toEqual([]);
  await complete();
  expect(submit().getAttribute('aria-disabled')).toBe('false');
  expect(screen.queryByText('Elige una opción')).toBeNull();
  await waitFor(() => expect(screen.queryByText('Selecciones incompletas')).toBeNull());
});

it('says beside the button which choices are missing, also with texts of one’s own', async () => {
  const { user, choose, text, submit } = await open();
  const missing = () => document.getElementById(submit().getAttribute('aria-describedby') ?? '');
  await screen.findByRole('combobox', { name: 'Área de interés' });
  for (const name of ['Describe el interés', 'Describe el público', 'Describe el problema']) {
    await user.type(text(name), 'Lo mío');
  }
  expect(missing()?.textContent).toBe(
    'Falta elegir una opción en: Área de interés, Público objetivo y Problema principal.',
  );
  await choose('Público objetivo', 'Estudiantes');
  expect(missing()?.textContent).toBe(
    'Falta elegir una opción en: Área de interés y Problema principal.',
  );
  await choose('Área de interés', 'Negocios');
  await choose('Problema principal', 'Falta de tiempo');
  expect(missing()).toBeNull();
  expect(text('Describe el problema').value).toBe('Lo mío');
  expect(submit().getAttribute('aria-disabled')).toBe('false');
});

it('sends each option and text with 12 contents, and shows the designed course', async () => {
  const { user, complete, submit } = await open();
  await complete();
  await user.dblClick(submit());
  await screen.findByRole('heading', { name: course.title });
  expect(sent()).toEqual([
    {
      interests: { option: 'negocios', text: interests.negocios.text },
      targetAudience: { option: 'lideres', text: DESIGNER_TEXTS.es.targetAudience.lideres.text },
      painPoints: { option: 'tiempo', text: painPoints.tiempo.text },
      companyId: COMPANIES[0]?.pk,
      contentCount: 12,
      language: 'es',
    },
  ]);
  screen.getByText('No trata de esto.');
  screen.getByText(course.description);
  screen.getByText(course.targetAudience);
  screen.getByText(course.modules[0]?.title ?? '');
  screen.getByText(course.painPointsAddressed[0] ?? '');
  screen.getByText('Contenido 3');
  const scripts = screen.getByRole('link', { name: 'Generar guiones' });
  expect(scripts.getAttribute('href')).toBe(`/course-scripts/${PROJECT_ID}`);
});

it.each([
  ['Área de interés', 'Desarrollo personal,Tecnología,Negocios,Educación,Diseño'],
  [
    'Público objetivo',
    'Profesionales en activo,Estudiantes,Líderes de equipo,Emprendedores,Público general',
  ],
  [
    'Problema principal',
    'Falta de tiempo,Mantenerse al día,Falta de práctica,Exceso de información,Falta de método',
  ],
])('%s has its options', async (field, options) => {
  const { user } = await open();
  await user.click(await screen.findByRole('combobox', { name: field }));
  const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(names).toEqual(options.split(','));
});

it('keeps a typed text when another option is chosen, and asks before replacing it', async () => {
  const { user, choose, text } = await open();
  await choose('Área de interés', 'Negocios');
  expect(text('Describe el interés').value).toBe(interests.negocios.text);
  await choose('Área de interés', 'Diseño');
  expect(text('Describe el interés').value).toBe(interests.diseno.text);
  await user.clear(text('Describe el interés'));
  await user.type(text('Describe el interés'), 'Lo mío');
  await choose('Área de interés', 'Educación');
  expect(text('Describe el interés').value).toBe('Lo mío');
  await user.click(screen.getByRole('button', { name: 'Usar el texto de la opción' }));
  expect(text('Describe el interés').value).toBe(interests.educacion.text);
  await user.click(screen.getByRole('button', { name: 'Recuperar mi texto' }));
  expect(text('Describe el interés').value).toBe('Lo mío');
});

it('keeps choices, texts and the designed course through a reload', async () => {
  const first = await open();
  await first.choose('Área de interés', 'Negocios');
  await first.user.type(first.text('Describe el público'), 'Mi gente');
  first.unmount();
  const second = await open(`/course-designer?course=${PROJECT_ID}`);
  await screen.findByRole('heading', { name: course.title });
  await second.user.click(screen.getByRole('tab', { name: 'Diseñar curso' }));
  expect(second.text('Describe el público').value).toBe('Mi gente');
  within(screen.getByRole('combobox', { name: 'Área de interés' })).getByText('Negocios');
});

it('has no result at first, and shows the reason of a failure', async () => {
  studio().answer(courseEndpoints.generateByInterests, () => {
    throw new Refusal(500, 'STRUCTURE_FAILED');
  });
  const { user, complete, submit } = await open();
  const result = await screen.findByRole('tab', { name: 'Resultado' });
  expect(result).toHaveProperty('disabled', true);
  await complete();
  await user.click(submit());
  await screen.findByText('Error al generar el curso');
  await waitFor(() => expect(submit().getAttribute('aria-disabled')).toBe('false'));
  expect(result).toHaveProperty('disabled', true);
});

it('speaks English and Portuguese, also in the texts of options', async () => {
  const { choose, text, unmount } = await open();
  await choose('Área de interés', 'Negocios');
  expect(text('Describe el interés').value).toBe(interests.negocios.text);
  unmount();
  await renderStudio(studio(), '/course-designer', { language: 'pt' });
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Descreva o interesse');
  expect(field.value).toBe(DESIGNER_TEXTS.pt.interests.negocios.text);
});
