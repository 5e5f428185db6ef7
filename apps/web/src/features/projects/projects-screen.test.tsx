import { type Project, projectEndpoints } from '@tarima/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderStudio, studioServerForTests } from '#web/test/render-studio.tsx';
import { projectSample } from '#web/test/samples.ts';

const studio = studioServerForTests();
const serve = (projects: Project[]) => studio().answer(projectEndpoints.list, () => projects);

it('leads from each state to its next step', async () => {
  const ready = projectSample({ name: 'Listo' });
  const reading = projectSample({
    name: 'Leyendo',
    draft: { status: 'processing', stage: 'reading', progress: 42, error: null },
  });
  serve([ready, reading]);
  await renderStudio(studio(), '/projects');
  const edit = await screen.findByRole('link', { name: 'Editar guion' });
  expect(edit.getAttribute('href')).toBe(`/edit-script/${ready.id}`);
  const configure = screen.getByRole('link', { name: 'Configurar video' });
  expect(configure.getAttribute('href')).toBe(`/generate-video/${ready.id}`);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('42');
});

it('leads from a course to its structure, its scripts and its videos', async () => {
  const course = projectSample({ type: 'course' });
  serve([course]);
  await renderStudio(studio(), '/projects');
  const structure = await screen.findByRole('link', { name: 'Abrir curso' });
  expect(structure.getAttribute('href')).toBe(`/create-course/${course.id}`);
  const scripts = screen.getByRole('link', { name: 'Guiones y videos' });
  expect(scripts.getAttribute('href')).toBe(`/course-scripts/${course.id}`);
});

it('says which of its files could not be read, and why', async () => {
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

it('says why a draft failed, and starts it again', async () => {
  const failed = projectSample({
    draft: {
      status: 'failed',
      stage: null,
      progress: 0,
      error: { code: 'DRAFT_FAILED', message: 'No se pudo preparar el guion.' },
    },
  });
  serve([failed]);
  studio().answer(projectEndpoints.retryDraft, () => {
    serve([projectSample({ id: failed.id })]);
    return projectSample({ id: failed.id });
  });
  const { user } = await renderStudio(studio(), '/projects');
  await screen.findByText('No se pudo preparar el guion.');
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await screen.findByText('Guion listo');
});

it('shows what a language model will cost, and then what it has cost', async () => {
  const none = { inputTokens: 0, outputTokens: 0, cost: 0 };
  const estimate = { inputTokens: 12_000, outputTokens: 345, cost: 0.0042 };
  const spent = { inputTokens: 13_000, outputTokens: 456, cost: null };
  serve([
    projectSample({ modelUsage: { estimate, spent: none } }),
    projectSample({ modelUsage: { estimate, spent } }),
    projectSample(),
  ]);
  await renderStudio(studio(), '/projects');
  await screen.findByText(/^Se estiman 12\.345 tokens del modelo de lenguaje · 0,0042.USD$/u);
  screen.getByText('13.456 tokens del modelo de lenguaje');
  expect(screen.getAllByText(/tokens/u)).toHaveLength(2);
});

it('deletes only after the question is answered', async () => {
  serve([projectSample({ name: 'Viejo' })]);
  studio().answer(projectEndpoints.delete, ({ params }) => {
    serve([]);
    return { id: params.projectId ?? '' };
  });
  const { user } = await renderStudio(studio(), '/projects');
  await user.click(await screen.findByRole('button', { name: 'Eliminar Viejo' }));
  expect(studio().callsOf(projectEndpoints.delete)).toEqual([]);
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Eliminar' }));
  await screen.findByRole('heading', { name: 'Todavía no hay proyectos' });
  await waitFor(() => expect(studio().callsOf(projectEndpoints.delete)).toHaveLength(1));
});
