import { type PodcastProject, podcastEndpoints } from '@tarima/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openLine, optionLine } from '#web/test/option-line.ts';
import { podcastInTheMaking, podcastSample, voiceModelSample } from '#web/test/podcast-samples.ts';
import { renderStudio, studioServerForTests } from '#web/test/render-studio.tsx';
import { COMPANIES, Refusal } from '#web/test/studio-server.ts';

const studio = studioServerForTests();
const [, workshop = { pk: '', name: '' }] = COMPANIES;
const PROJECT: PodcastProject = {
  id: '0b5f2c44-6a3e-4d8e-9a45-1f0c8f7a2b10',
  name: 'El taller',
  companyId: workshop.pk,
  language: 'English',
  documents: [
    { name: 'manual.docx', words: 1200, language: 'English', error: null },
    { name: 'turnos.pptx', words: 80, language: 'Spanish', error: null },
    {
      name: 'viejo.doc',
      words: 0,
      language: null,
      error: { code: 'DOCUMENT_EMPTY', message: '«viejo.doc» no tiene texto.' },
    },
  ],
};
const OF_PROJECT = `/podcast-creator?project=${PROJECT.id}`;
const sent = () =>
  studio()
    .callsOf(podcastEndpoints.generate)
    .map(({ body }) => JSON.parse(body.toString()));
const box = (name = 'Proyecto «El taller»') => screen.findByRole('region', { name });
const text = () => screen.findByLabelText<HTMLTextAreaElement>('Texto');
const submit = () => screen.findByRole('button', { name: 'Generar podcast' });

beforeEach(() => {
  sessionStorage.clear();
  studio().answer(podcastEndpoints.get, () => podcastInTheMaking());
  studio().answer(podcastEndpoints.options, () => ({
    voiceModels: [voiceModelSample('local')],
    canTranslate: false,
    voices: [],
  }));
  studio().answer(podcastEndpoints.project, () => PROJECT);
  studio().answer(podcastEndpoints.generate, () => ({
    status: 'processing' as const,
    eventId: podcastInTheMaking().eventId,
    message: '',
  }));
});

it('lists the documents with their words, and those that are left out', async () => {
  await renderStudio(studio(), OF_PROJECT);
  await screen.findByText('Está en español: queda fuera del podcast.');
  const items = within(await box()).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'manual.docx1200 palabras',
    'turnos.pptxEstá en español: queda fuera del podcast.',
    'viejo.doc«viejo.doc» no tiene texto.',
  ]);
});

it('is sent without text, with the project’s company and its documents’ language', async () => {
  const { user } = await renderStudio(studio(), OF_PROJECT);
  await box();
  await openLine(user, 'Empresa');
  await user.click(await screen.findByLabelText('Empresa'));
  const options = await screen.findAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual([workshop.name]);
  await user.keyboard('{Escape}');
  await user.click(await submit());
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({
    projectId: PROJECT.id,
    companyId: workshop.pk,
    outputLanguage: 'English',
    podcastName: 'Tarima Podcast',
    podcastTagline: '',
    textInput: '',
  });
  expect(sent()[0]).not.toHaveProperty('project');
  // The address still names the project, so a reload can return to it.
  await screen.findByText('Estamos creando tu podcast');
  expect(new URLSearchParams(window.location.search).get('project')).toBe(PROJECT.id);
});

it('takes text too, and requests the length of both together', async () => {
  const short = { name: 'manual.docx', words: 90, language: 'Spanish' as const, error: null };
  studio().answer(podcastEndpoints.project, () => ({
    ...PROJECT,
    language: 'Spanish' as const,
    documents: [short],
  }));
  studio().answer(podcastEndpoints.foresee, () => ({ wordCount: 110 }));
  const { user } = await renderStudio(studio(), OF_PROJECT);
  await screen.findByText('El contenido da para unas 110 palabras');
  await user.type(await text(), 'Y algo nuestro.');
  await user.click(await submit());
  await waitFor(() => expect(sent()[0]).toMatchObject({ textInput: 'Y algo nuestro.' }));
  expect(sent()[0]?.projectId).toBe(PROJECT.id);
  const [foreseen] = studio().callsOf(podcastEndpoints.foresee);
  expect(JSON.parse(String(foreseen?.body)).projectId).toBe(PROJECT.id);
});

it('keeps a form of its own, and joins both when the project is removed', async () => {
  const first = await renderStudio(studio(), '/podcast-creator');
  await first.user.type(await text(), 'Sobre las abejas.');
  first.unmount();

  const { user, unmount } = await renderStudio(studio(), OF_PROJECT);
  await box();
  expect((await text()).value).toBe('');
  await user.type(await text(), 'Sobre el taller.');
  await openLine(user, 'Nombre y eslogan');
  await user.clear(screen.getByLabelText('Nombre del podcast'));
  await user.type(screen.getByLabelText('Nombre del podcast'), 'Turnos');
  unmount();

  const again = await renderStudio(studio(), OF_PROJECT);
  expect((await text()).value).toBe('Sobre el taller.');
  await again.user.click(screen.getByRole('button', { name: 'Quitar el proyecto El taller' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: /El taller/u })).toBeNull());
  expect(window.location.search).toBe('');
  expect((await text()).value).toBe('Sobre el taller.\n\nSobre las abejas.');
  expect(document.activeElement).toBe(screen.getByRole('main'));
  await again.user.click(await submit());
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ podcastName: 'Turnos' });
  expect(sent()[0]).not.toHaveProperty('projectId');
});

it('uses the chosen language, and says that the project has another', async () => {
  studio().answer(podcastEndpoints.foresee, () => ({ wordCount: 60 }));
  const { user, unmount } = await renderStudio(studio(), OF_PROJECT);
  await box();
  await openLine(user, 'Duración e idioma');
  await user.click(screen.getByLabelText('Idioma de salida'));
  await user.click(await screen.findByRole('option', { name: 'Español' }));
  await screen.findByText('El proyecto está en inglés, y elegiste español.');
  // Only the 80 words of the slides are in the chosen language.
  await screen.findByText('El contenido da para unas 60 palabras');
  unmount();
  const again = await renderStudio(studio(), OF_PROJECT);
  await box();
  await optionLine('Duración e idioma.* · Español');
  await again.user.click(await screen.findByRole('button', { name: 'Usar inglés' }));
  expect(screen.queryByText('El proyecto está en inglés, y elegiste español.')).toBeNull();
});

it('returns to the form for another podcast without the project', async () => {
  const first = await renderStudio(studio(), '/podcast-creator');
  await first.user.type(await text(), 'Sobre las abejas.');
  first.unmount();
  studio().answer(podcastEndpoints.get, () => podcastSample());
  const { user } = await renderStudio(studio(), `${OF_PROJECT}&podcast=${podcastSample().eventId}`);
  await user.click(await screen.findByRole('button', { name: 'Crear otro podcast' }));
  await waitFor(() => expect(window.location.search).toBe(''));
  await screen.findByRole('tab', { name: 'Contenido', selected: true });
  expect((await text()).value).toBe('Sobre las abejas.');
  expect(screen.queryByRole('region', { name: /El taller/u })).toBeNull();
});

it('says why a project cannot be used, and leaves the form usable', async () => {
  studio().answer(podcastEndpoints.project, () => {
    throw new Refusal(422, 'PODCAST_PROJECT_WITHOUT_DOCUMENTS');
  });
  const { user } = await renderStudio(studio(), OF_PROJECT);
  await screen.findByText('No pudimos usar el proyecto');
  screen.getByText(/no tiene ningún documento leído/u);
  await user.type(await text(), 'Las abejas polinizan los campos.');
  studio().answer(podcastEndpoints.project, () => PROJECT);
  await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  await box();
});

it.each([
  ['es', 'Proyecto «El taller»', 'Quitar el proyecto El taller'],
  ['en', 'Project “El taller”', 'Remove the project El taller'],
  ['pt', 'Projeto “El taller”', 'Remover o projeto El taller'],
] as const)('is shown in %s', async (language, title, remove) => {
  await renderStudio(studio(), OF_PROJECT, { language });
  within(await box(title)).getByRole('button', { name: remove });
});
