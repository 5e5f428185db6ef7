import { PODCAST_VOICES, podcastEndpoints } from '@tarima/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { voiceModelSample, voiceSample } from '#web/test/podcast-samples.ts';
import { renderStudio, studioServerForTests } from '#web/test/render-studio.tsx';

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
  await renderStudio(studio(), '/podcast-creator');
  await screen.findByRole('tab', { name: 'Entrada', selected: true });
  expect(screen.getByRole('tab', { name: 'Resultado' })).toHaveProperty('disabled', true);
  for (const label of [
    'Compañía',
    'Texto',
    'Direcciones web',
    'Nombre del podcast',
    'Lema',
    'Rol de la persona 1 (anfitrión)',
    'Rol de la persona 2 (invitado)',
    'Estilo de conversación',
    'Instrucciones adicionales',
    'Idioma de salida',
    'Modelo de voz',
    'Voz del anfitrión',
    'Voz del invitado',
  ]) {
    screen.getByLabelText(label);
  }
  const file = screen.getByLabelText('Subir archivo', { selector: 'input' });
  expect(file.getAttribute('accept')).toBe('.pdf,.jpg,.jpeg,.png');
});

it('has sliders for 100 to 400 words and for creativity from 0.1 to 1', async () => {
  await renderStudio(studio(), '/podcast-creator');
  const range = (name: RegExp) => {
    const slider = screen.getByRole('slider', { name });
    return ['min', 'max', 'step', 'value'].map((limit) => Number(slider.getAttribute(limit)));
  };
  await screen.findByRole('slider', { name: /Cantidad de palabras/u });
  expect(range(/Cantidad de palabras/u)).toEqual([100, 400, 50, 300]);
  expect(range(/Creatividad/u)).toEqual([0.1, 1, 0.1, 0.8]);
});

it.each([
  [
    'Estilo de conversación',
    [
      'Atractivo e informativo',
      'Casual y conversacional',
      'Formal y educativo',
      'Divertido y ligero',
      'Narrativo',
    ],
  ],
  ['Idioma de salida', ['Español', 'Inglés', 'Portugués', 'Francés', 'Alemán', 'Italiano']],
  ['Voz del anfitrión', ['Alloy', 'Echo', 'Fable', 'Onyx', 'Nova', 'Shimmer']],
])('%s has its options', async (field, options) => {
  const { user } = await renderStudio(studio(), '/podcast-creator');
  await user.click(await screen.findByLabelText(field));
  const list = await screen.findByRole('listbox');
  expect(
    within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(options);
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
