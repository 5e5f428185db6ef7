import { PODCAST_VOICES, type Podcast, podcastEndpoints } from '@tarima/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openLine, optionLine } from '#web/test/option-line.ts';
import {
  podcastInTheMaking,
  podcastSample,
  voiceModelSample,
  voiceSample,
} from '#web/test/podcast-samples.ts';
import { renderStudio, studioServerForTests } from '#web/test/render-studio.tsx';

const studio = studioServerForTests();
const EVENT = podcastInTheMaking().eventId;

const PLAIN = voiceModelSample('local');
const NATURAL = { ...voiceModelSample('neural'), languages: ['Spanish' as const] };
const NO_NATURAL = voiceModelSample(
  'neural',
  'Hacen falta dos voces naturales, y este estudio aún no las tiene.',
);
let models: (typeof PLAIN)[];
let podcast: Podcast;

beforeEach(() => {
  sessionStorage.clear();
  models = [NATURAL, PLAIN];
  podcast = podcastInTheMaking();
  studio().answer(podcastEndpoints.get, () => podcast);
  // Must follow the podcast's own answer, which matches the same address.
  studio().answer(podcastEndpoints.options, () => ({
    voiceModels: models,
    canTranslate: true,
    voices: models.flatMap(({ id, isAvailable }) =>
      isAvailable && (id === 'neural' || id === 'local')
        ? [voiceSample(id, 'alloy'), voiceSample(id, 'echo')]
        : [],
    ),
  }));
  studio().answer(podcastEndpoints.generate, () => ({
    ...{ status: 'processing' as const, eventId: EVENT, message: '' },
  }));
});

const model = () => screen.findByRole('combobox', { name: 'Modelo de voz' });
const voices = (choice: string) => optionLine(`Voces Lucía y Mateo · ${choice}`);
const bodies = (of: 'generate' | 'makeAudio') =>
  studio()
    .callsOf(podcastEndpoints[of])
    .map(({ body }) => JSON.parse(body.toString()));

describe('the form', () => {
  it('starts with natural voices once they are there', async () => {
    const { user } = await renderStudio(studio(), '/podcast-creator');
    await user.click(await voices('voces naturales'));
    expect((await model()).textContent).toContain('Voces naturales');
    await user.type(screen.getByLabelText('Texto'), 'Las abejas polinizan los campos.');
    await user.click(await screen.findByRole('button', { name: 'Generar podcast' }));
    await waitFor(() => expect(bodies('generate')).toMatchObject([{ ttsModel: 'neural' }]));
  });

  it('offers a voice once, even if several names share it', async () => {
    const shared = {
      ...voiceSample('neural', 'nova'),
      previewUrl: voiceSample('neural', 'alloy').previewUrl,
    };
    studio().answer(podcastEndpoints.options, () => ({
      ...{ voiceModels: models, canTranslate: true },
      voices: [voiceSample('neural', 'alloy'), voiceSample('neural', 'echo'), shared],
    }));
    const { user } = await renderStudio(studio(), '/podcast-creator');
    await user.click(await voices('voces naturales'));
    const names = await screen.findAllByRole('rowheader');
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'Lucíaalloy · Mujer · Profesional',
      'Mateoecho · Hombre · Profesional',
    ]);
  });

  it('starts with plain voices in a language that no natural one speaks', async () => {
    const { user } = await renderStudio(studio(), '/podcast-creator');
    await openLine(user, 'Duración e idioma');
    await user.click(await screen.findByRole('combobox', { name: 'Idioma de salida' }));
    await user.click(await screen.findByRole('option', { name: 'Francés' }));
    await openLine(user, 'Voces');
    await waitFor(async () => expect((await model()).textContent).toContain('Voces sencillas'));
    await user.click(await model());
    const natural = await screen.findByRole('option', { name: 'Voces naturales (no en francés)' });
    expect(natural.getAttribute('aria-disabled')).toBe('true');
  });

  it('gives the reason and the way while there are no natural voices', async () => {
    models = [NO_NATURAL, PLAIN];
    const { user } = await renderStudio(studio(), '/podcast-creator');
    await user.click(await voices('voces sencillas'));
    await screen.findByText('Hacen falta dos voces naturales, y este estudio aún no las tiene.');
    expect((await model()).textContent).toContain('Voces sencillas');
    screen.getByText(/Las voces sencillas/u);
    const link = screen.getByRole('link', { name: /Consigue voces naturales/u });
    expect(link.getAttribute('href')).toBe('/settings?part=voices');
  });
});

it('takes voices that a model has, once that model is chosen', async () => {
  studio().answer(podcastEndpoints.options, () => ({
    ...{ voiceModels: models, canTranslate: true },
    voices: [
      ...PODCAST_VOICES.map((name) => voiceSample('local', name)),
      voiceSample('neural', 'echo'),
      voiceSample('neural', 'onyx'),
    ],
  }));
  const { user } = await renderStudio(studio(), '/podcast-creator');
  await user.click(await voices('voces sencillas'));
  await user.click(await model());
  await user.click(await screen.findByRole('option', { name: 'Voces naturales' }));
  await optionLine('Voces Andrés y Mateo · voces naturales');
});

it('shows the cost of paid voices beside the button, with every line closed', async () => {
  const paid = { ...voiceModelSample('openai'), characterPrice: 15 };
  studio().answer(podcastEndpoints.options, () => ({
    ...{ voiceModels: [PLAIN, paid], canTranslate: true },
    voices: (['local', 'openai'] as const).flatMap((id) => [
      voiceSample(id, 'alloy'),
      voiceSample(id, 'echo'),
    ]),
  }));
  const { user } = await renderStudio(studio(), '/podcast-creator');
  await user.click(await voices('voces sencillas'));
  expect(screen.queryByText(/USD/u)).toBeNull();
  await user.click(await model());
  await user.click(await screen.findByRole('option', { name: 'OpenAI' }));
  await user.click(await voices('voces de OpenAI'));
  await screen.findByText(/OpenAI.*USD/u);
  expect(screen.queryByRole('combobox', { name: 'Modelo de voz' })).toBeNull();
});

describe('a podcast whose voices were removed', () => {
  const failed: Podcast = podcastSample({
    status: 'error',
    audioUrl: null,
    isVoiceGone: true,
    error: 'La voz elegida se quitó de este estudio.',
    voices: { ttsModel: 'neural', ttsVoiceHost: 'alloy', ttsVoiceGuest: 'echo' },
  });

  beforeEach(() => {
    models = [NO_NATURAL, PLAIN];
    podcast = failed;
    studio().answer(podcastEndpoints.makeAudio, () => podcastInTheMaking());
  });

  it('says so, and is made again by other voices', async () => {
    const { user } = await renderStudio(studio(), `/podcasts/${EVENT}`);
    await screen.findByText('La voz elegida se quitó de este estudio.');
    expect(screen.queryByRole('button', { name: 'Intentar de nuevo' })).toBeNull();
    const form = within(screen.getByRole('form', { name: 'Otras voces' }));
    await form.findByRole('button', { name: 'Escuchar a Lucía' });
    await user.click(form.getByRole('button', { name: 'Grabar con estas voces' }));
    await screen.findByText('Estamos creando tu podcast');
    expect(bodies('makeAudio')).toEqual([
      { ttsModel: 'local', ttsVoiceHost: 'alloy', ttsVoiceGuest: 'echo' },
    ]);
  });

  it('keeps the audio that was made before, with its transcript', async () => {
    podcast = podcastSample({ ...failed, audioUrl: '/audio.mp3' });
    await renderStudio(studio(), `/podcasts/${EVENT}`);
    await screen.findByText('No se pudo grabar de nuevo');
    screen.getByText('La voz elegida se quitó de este estudio.');
    screen.getByRole('form', { name: 'Otras voces' });
    const player = within(screen.getByRole('region', { name: 'Reproductor de Vida de colmena' }));
    player.getByRole('button', { name: 'Reproducir' });
    player.getByRole('heading', { name: 'Transcripción' });
    screen.getByRole('link', { name: 'Descargar audio' });
  });

  it('needs two different voices', async () => {
    const { user } = await renderStudio(studio(), `/podcasts/${EVENT}`);
    await user.click(await screen.findByRole('radio', { name: 'Lucía responde' }));
    await screen.findByText('El anfitrión y el invitado necesitan voces distintas.');
    await user.click(screen.getByRole('button', { name: 'Grabar con estas voces' }));
    expect(bodies('makeAudio')).toEqual([]);
  });
});
