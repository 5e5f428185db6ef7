import { libraryEndpoints, type Podcast, podcastEndpoints } from '@tarima/contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { podcastInTheMaking, podcastSample, voiceModelSample } from '#web/test/podcast-samples.ts';
import { renderStudio, studioServerForTests } from '#web/test/render-studio.tsx';
import { Refusal } from '#web/test/studio-server.ts';

const studio = studioServerForTests();
const EVENT = podcastSample().eventId;
const cancelled = (changes: Partial<Podcast> = {}) =>
  podcastSample({
    status: 'error',
    isCancelled: true,
    error: 'La operación se canceló.',
    audioUrl: null,
    downloadUrl: null,
    turnList: [],
    ...changes,
  });
let podcast: Podcast | null;

beforeEach(() => {
  sessionStorage.clear();
  podcast = podcastSample();
  studio().answer(podcastEndpoints.get, () => {
    if (!podcast) throw new Refusal(404, 'NOT_FOUND');
    return podcast;
  });
  studio().answer(podcastEndpoints.options, () => ({
    voiceModels: [voiceModelSample('local')],
    canTranslate: true,
    voices: [],
  }));
  studio().answer(libraryEndpoints.savePath, () => ({ redirectTo: '/podcasts' }));
});

async function deleteElsewhere(): Promise<void> {
  podcast = null;
  await studio().tell('listUpdate', 'podcasts');
}

describe('a podcast that was deleted elsewhere', () => {
  it('says so at once; its text can be copied, and the list is one step away', async () => {
    const { user } = await renderStudio(studio(), `/podcasts/${EVENT}`);
    await screen.findByRole('button', { name: 'Reproducir' });
    await deleteElsewhere();
    await screen.findByText('Este podcast se eliminó');
    expect(screen.queryByRole('button', { name: 'Reproducir' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Descargar audio' })).toBeNull();
    screen.getByRole('heading', { name: 'Transcripción' });
    await user.click(screen.getByRole('button', { name: 'Copiar el guion' }));
    await screen.findByText('Texto copiado');
    expect(await navigator.clipboard.readText()).toBe(podcastSample().scriptContent);
    for (const link of screen.getAllByRole('link', { name: 'Mis podcasts' })) {
      expect(link.getAttribute('href')).toBe('/podcasts');
    }
  });

  it('keeps what was typed in its script', async () => {
    podcast = podcastSample({ status: 'written', audioUrl: null });
    const { user } = await renderStudio(studio(), `/podcasts/${EVENT}`);
    await user.type(await screen.findByLabelText('Intervención 1'), ' Cuéntanos.');
    await deleteElsewhere();
    await screen.findByText('Lo que cambiaste sigue aquí, pero ya no se puede guardar.');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Intervención 1').value).toContain(
      'Cuéntanos.',
    );
    expect(screen.queryByRole('button', { name: 'Guardar guion' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Grabar audio' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Copiar con mis cambios' }));
    await screen.findByText('Texto copiado');
    expect(await navigator.clipboard.readText()).toContain('las abejas? Cuéntanos.');
  });

  it('is noticed when saving, if nothing was heard of it', async () => {
    podcast = podcastSample({ status: 'written', audioUrl: null });
    studio().answer(podcastEndpoints.saveScript, () => {
      podcast = null;
      throw new Refusal(404, 'NOT_FOUND');
    });
    const { user } = await renderStudio(studio(), `/podcasts/${EVENT}`);
    await user.type(await screen.findByLabelText('Intervención 1'), ' Cuéntanos.');
    await user.click(screen.getByRole('button', { name: 'Guardar guion' }));
    await screen.findByText('Este podcast se eliminó');
    screen.getByRole('button', { name: 'Copiar con mis cambios' });
  });

  it.each([
    ['while it is made', podcastInTheMaking()],
    ['after it was cancelled', cancelled()],
  ])('says so in the creator, and offers the next one: %s', async (_when, state) => {
    podcast = state;
    const { user } = await renderStudio(studio(), `/podcast-creator?podcast=${EVENT}`);
    await screen.findByRole('button', { name: /^Cancelar$|^Intentar de nuevo$/u });
    await deleteElsewhere();
    await screen.findByText('Este podcast se eliminó');
    expect(screen.queryByRole('button', { name: /^Cancelar$|^Intentar de nuevo$/u })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Crear otro podcast' }));
    await screen.findByRole('tab', { name: 'Contenido', selected: true });
  });

  it('says so where the address of one that is long gone is opened', async () => {
    podcast = null;
    await renderStudio(studio(), `/podcasts/${EVENT}`);
    await screen.findByText('Este podcast se eliminó');
  });
});

describe('a cancelled podcast', () => {
  it.each([
    ['before its script', cancelled()],
    ['after its script', cancelled({ turnList: podcastSample().turnList })],
    ['with an audio from before', podcastSample({ status: 'error', isCancelled: true })],
  ])('can be tried again from its screen: %s', async (_when, state) => {
    podcast = state;
    studio().answer(podcastEndpoints.makeAudio, () => {
      podcast = podcastInTheMaking();
      return podcast;
    });
    const { user } = await renderStudio(studio(), `/podcasts/${EVENT}`);
    await screen.findByText('Generación cancelada');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    await screen.findByText('Estamos creando tu podcast');
    await waitFor(() => expect(screen.queryByText('Generación cancelada')).toBeNull());
  });
});

it('is asked for once when the list changes', async () => {
  await renderStudio(studio(), `/podcasts/${EVENT}`);
  await screen.findByRole('button', { name: 'Reproducir' });
  podcast = podcastSample({ topic: 'La miel' });
  const before = studio().callsOf(podcastEndpoints.get).length;
  await studio().tell('listUpdate', 'podcasts');
  await screen.findByRole('heading', { name: 'La miel', level: 1 });
  expect(studio().callsOf(podcastEndpoints.get).length - before).toBe(1);
});
