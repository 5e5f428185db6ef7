import { podcastEndpoints, projectEndpoints } from '@tarima/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { podcastInTheMaking, voiceModelSample } from '#web/test/podcast-samples.ts';
import { renderStudio, studioServerForTests } from '#web/test/render-studio.tsx';
import { COMPANIES } from '#web/test/studio-server.ts';
import { testProject } from '#web/test/test-project.ts';

const studio = studioServerForTests();
const text = () => screen.findByLabelText<HTMLTextAreaElement>('Texto');
const generate = () => screen.getByRole('button', { name: 'Generar podcast' });
const sent = () =>
  studio()
    .callsOf(podcastEndpoints.generate)
    .map(({ body }) => JSON.parse(body.toString()));

beforeEach(() => {
  sessionStorage.clear();
  studio().answer(podcastEndpoints.get, () => podcastInTheMaking());
  studio().answer(podcastEndpoints.options, () => ({
    voiceModels: [voiceModelSample('local')],
    canTranslate: true,
    voices: [],
  }));
  studio().answer(podcastEndpoints.generate, () => ({
    status: 'processing' as const,
    eventId: podcastInTheMaking().eventId,
    message: '',
  }));
});

it('takes addresses that are pasted or typed in place of a text as pages to read', async () => {
  const { user } = await renderStudio(studio(), '/podcast-creator');
  await user.click(await text());
  await user.paste('https://a.example/1 https://b.example/2');
  screen.getByText('https://a.example/1');
  await user.type(await text(), 'https://c.example/3');
  await user.tab();
  screen.getByText('https://c.example/3');
  expect((await text()).value).toBe('');
  await user.click(await text());
  await user.paste('Lee https://d.example/4 con calma.');
  await user.click(generate());
  await waitFor(() =>
    expect(sent()).toMatchObject([
      {
        textInput: 'Lee https://d.example/4 con calma.',
        urlsInput: ['https://a.example/1', 'https://b.example/2', 'https://c.example/3'],
      },
    ]),
  );
});

it('no longer complains about a missing source once there is an address', async () => {
  const { user } = await renderStudio(studio(), '/podcast-creator');
  await text();
  await user.click(generate());
  await screen.findByText('Campos incompletos');
  await user.type(screen.getByLabelText('Direcciones web'), 'https://a.example/1{Enter}');
  await waitFor(() => expect(screen.queryByText(/proporciona contenido de texto/u)).toBeNull());
  await waitFor(() => expect(screen.queryByText('Campos incompletos')).toBeNull());
});

it('reads a file that is dropped on the text', async () => {
  studio().answer(podcastEndpoints.upload, () => ({
    data: {
      text: 'Texto del archivo.',
      filePath: '7d3f5e9a-0d2f-4a51-9b11-2f6a7e4b1199',
      name: 'abejas.pdf',
    },
    message: '',
  }));
  await renderStudio(studio(), '/podcast-creator');
  const file = new File(['%PDF'], 'abejas.pdf', { type: 'application/pdf' });
  fireEvent.drop(await text(), { dataTransfer: { files: [file] } });
  await screen.findByText('abejas.pdf');
  expect((await text()).value).toBe('Texto del archivo.');
});

it('takes one of the newest projects as the source, with what was already there', async () => {
  const [, company = { pk: '', name: '' }] = COMPANIES;
  const project = testProject({ name: 'El taller', company, language: 'pt' });
  const designed = testProject({ id: crypto.randomUUID(), name: 'Sin documentos', files: [] });
  studio().answer(projectEndpoints.list, () => ({
    projects: [project, designed],
    page: 1,
    pages: 1,
  }));
  studio().answer(podcastEndpoints.project, () => ({
    id: project.id,
    name: project.name,
    companyId: company.pk,
    language: 'Portuguese' as const,
    documents: [{ name: 'manual.docx', words: 900, language: 'Portuguese' as const, error: null }],
  }));
  const { user } = await renderStudio(studio(), '/podcast-creator');
  await user.type(await text(), 'E algo nosso.');
  await user.click(screen.getByRole('button', { name: 'Usar un proyecto' }));
  const item = await screen.findByRole('menuitem', { name: /^El taller/u });
  expect(screen.getAllByRole('menuitem')).toHaveLength(1);
  await user.click(item);
  await screen.findByRole('region', { name: 'Proyecto «El taller»' });
  expect(window.location.search).toBe(`?project=${project.id}`);
  await user.click(generate());
  await waitFor(() =>
    expect(sent()).toMatchObject([
      {
        projectId: project.id,
        companyId: company.pk,
        outputLanguage: 'Portuguese',
        textInput: 'E algo nosso.',
      },
    ]),
  );
});
