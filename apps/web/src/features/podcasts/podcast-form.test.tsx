import { PODCAST_VOICES, podcastEndpoints, sessionEndpoints } from '@tarima/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openLine, optionLine } from '#web/test/option-line.ts';
import { voiceModelSample, voiceSample } from '#web/test/podcast-samples.ts';
import { renderStudio, studioServerForTests } from '#web/test/render-studio.tsx';
import { SESSION } from '#web/test/studio-server.ts';

const studio = studioServerForTests();

beforeEach(() => {
  sessionStorage.clear();
  studio().answer(podcastEndpoints.options, () => ({
    voiceModels: [voiceModelSample('local')],
    canTranslate: true,
    voices: PODCAST_VOICES.map((name) => voiceSample('local', name)),
  }));
});

it('has every field and two tabs; the result tab waits for a podcast', async () => {
  const { user } = await renderStudio(studio(), '/podcast-creator');
  await screen.findByRole('tab', { name: 'Contenido', selected: true });
  expect(screen.getByRole('tab', { name: 'Resultado' })).toHaveProperty('disabled', true);
  screen.getByLabelText('Texto');
  screen.getByLabelText('Direcciones web');
  for (const [line, choice, ...labels] of [
    ['Voces', 'Lucía y Mateo · voces sencillas, que suenan sintéticas', 'Modelo de voz'],
    ['Duración e idioma', '300 palabras · 2:00 min · Español', 'Idioma de salida'],
    [
      'Estilo y roles',
      'Ameno e informativo · Lucía presenta, Mateo responde',
      'Estilo de conversación',
      'Rol de la persona 1 (anfitrión)',
      'Rol de la persona 2 (invitado)',
    ],
    ['Nombre y eslogan', 'Tarima Podcast · sin eslogan', 'Nombre del podcast', 'Eslogan'],
    ['Empresa', 'Aula Norte', 'Empresa'],
    ['Instrucciones adicionales', 'Ninguna', 'Instrucciones adicionales'],
  ] as const) {
    await screen.findByRole('button', { name: `${line} ${choice}`, expanded: false });
    await openLine(user, line);
    for (const label of labels) screen.getByLabelText(label);
  }
  const file = screen.getByLabelText('Subir archivo', { selector: 'input' });
  expect(file.getAttribute('accept')).toBe('.pdf,.jpg,.jpeg,.png');
});

it('has sliders for 100 to 400 words and for creativity from 0.1 to 1', async () => {
  const { user } = await renderStudio(studio(), '/podcast-creator');
  const range = async (name: RegExp) => {
    const slider = await screen.findByRole('slider', { name });
    return ['min', 'max', 'step', 'value'].map((limit) => Number(slider.getAttribute(limit)));
  };
  await openLine(user, 'Duración e idioma');
  expect(await range(/Cantidad de palabras/u)).toEqual([100, 400, 50, 300]);
  await openLine(user, 'Creatividad Alta · 0,8');
  expect(await range(/Creatividad/u)).toEqual([0.1, 1, 0.1, 0.8]);
});

it.each([
  [
    'Estilo y roles',
    'Estilo de conversación',
    [
      'Ameno e informativo',
      'Informal y conversacional',
      'Formal y educativo',
      'Divertido y ligero',
      'Narrativo',
    ],
  ],
  [
    'Duración e idioma',
    'Idioma de salida',
    ['Español', 'Inglés', 'Portugués', 'Francés', 'Alemán', 'Italiano'],
  ],
])('%s: %s has its options', async (line, field, options) => {
  const { user } = await renderStudio(studio(), '/podcast-creator');
  await openLine(user, line);
  await user.click(await screen.findByLabelText(field));
  const list = await screen.findByRole('listbox');
  expect(
    within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(options);
});

it('offers the six voices by the names of people, each with its id, style and sample', async () => {
  const { user } = await renderStudio(studio(), '/podcast-creator');
  await openLine(user, 'Voces');
  const rows = await screen.findAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'VozPresentaResponde',
    'Lucíaalloy · Mujer · Profesional',
    'Mateoecho · Hombre · Profesional',
    'Diegofable · Hombre · Cálido',
    'Andrésonyx · Hombre · Sereno',
    'Valentinanova · Mujer · Enérgica',
    'Carmenshimmer · Mujer · Cálida',
  ]);
  for (const person of ['Lucía', 'Mateo', 'Diego', 'Andrés', 'Valentina', 'Carmen']) {
    screen.getByRole('button', { name: `Escuchar a ${person}` });
    screen.getByRole('radio', { name: `${person} presenta` });
    screen.getByRole('radio', { name: `${person} responde` });
  }
  expect(screen.getByRole('radio', { name: 'Lucía presenta' })).toHaveProperty('checked', true);
  expect(screen.getByRole('radio', { name: 'Mateo responde' })).toHaveProperty('checked', true);
  screen.getByRole('button', { name: 'Escuchar las dos voces' });
});

it('opens a closed line that has an error, and puts the focus there', async () => {
  const { user } = await renderStudio(studio(), '/podcast-creator');
  await openLine(user, 'Voces');
  await user.click(await screen.findByRole('radio', { name: 'Lucía responde' }));
  await openLine(user, 'Voces');
  expect(screen.queryByRole('radio')).toBeNull();
  await screen.findByRole('button', { name: /^Voces.*necesitan voces distintas\.$/u });
  await user.type(screen.getByLabelText('Texto'), 'Las abejas polinizan los campos.');
  await user.click(screen.getByRole('button', { name: 'Generar podcast' }));
  const chosen = await screen.findByRole('radio', { name: 'Lucía responde' });
  await waitFor(() => expect(document.activeElement).toBe(chosen));
  expect(studio().callsOf(podcastEndpoints.generate)).toEqual([]);
  // The complaint goes with the error.
  await user.click(screen.getByRole('radio', { name: 'Mateo responde' }));
  await waitFor(() => expect(screen.queryByText('Campos incompletos')).toBeNull());
  expect(screen.queryByText(/necesitan voces distintas/u)).toBeNull();
});

it('does not ask a person of one company for it', async () => {
  const [company] = SESSION.companies;
  studio().answer(sessionEndpoints.login, () => ({
    ...SESSION,
    companies: company ? [company] : [],
  }));
  await renderStudio(studio(), '/podcast-creator');
  await optionLine('Voces');
  expect(screen.queryByRole('button', { name: /^Empresa/u })).toBeNull();
});

it.each([
  ['es', 'Generar podcast', 'Texto', 'Error al procesar la respuesta'],
  ['en', 'Generate podcast', 'Text', 'Error processing server response'],
] as const)('reports an unreadable answer: %s', async (language, button, text, error) => {
  // A proxy before the server can answer this.
  studio().answer(podcastEndpoints.generate, () => '<html>' as never);
  const { user } = await renderStudio(studio(), '/podcast-creator', { language });
  await user.type(await screen.findByLabelText(text), 'Las abejas polinizan los campos.');
  await user.click(screen.getByRole('button', { name: button }));
  await screen.findByText(error);
});
