import { PODCAST_VOICES, podcastEndpoints } from '@tarima/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openLine, optionLine } from '#web/test/option-line.ts';
import { podcastInTheMaking, voiceModelSample, voiceSample } from '#web/test/podcast-samples.ts';
import { renderStudio, studioServerForTests } from '#web/test/render-studio.tsx';

const studio = studioServerForTests();

beforeEach(() => {
  sessionStorage.clear();
  studio().answer(podcastEndpoints.get, () => podcastInTheMaking());
  studio().answer(podcastEndpoints.options, () => ({
    voiceModels: [voiceModelSample('local')],
    canTranslate: true,
    voices: PODCAST_VOICES.map((name) => voiceSample('local', name)),
  }));
  studio().answer(podcastEndpoints.generate, () => ({
    status: 'processing' as const,
    eventId: podcastInTheMaking().eventId,
    message: '',
  }));
});

it('brings back the choices of the last podcast for the company, but not its texts', async () => {
  const { user, unmount } = await renderStudio(studio(), '/podcast-creator');
  await user.type(await screen.findByLabelText('Texto'), 'Las abejas polinizan los campos.');
  await openLine(user, 'Voces');
  await user.click(await screen.findByRole('radio', { name: 'Carmen presenta' }));
  await openLine(user, 'Duración e idioma');
  fireEvent.change(await screen.findByRole('slider'), { target: { value: '150' } });
  await openLine(user, 'Estilo y roles');
  await user.type(await screen.findByLabelText('Rol de la persona 2 (invitado)'), 'apicultor');
  await openLine(user, 'Nombre y eslogan');
  await user.type(await screen.findByLabelText('Eslogan'), 'Vida de colmena');
  await user.click(screen.getByRole('button', { name: 'Generar podcast' }));
  await screen.findByText('Estamos creando tu podcast');
  unmount();

  // Another day: the tab has forgotten its form.
  sessionStorage.clear();
  const again = await renderStudio(studio(), '/podcast-creator');
  await optionLine('Voces Carmen y Mateo');
  await optionLine('Duración e idioma 150 palabras');
  await optionLine('Estilo y roles .* Mateo \\(apicultor\\) responde');
  await optionLine('Nombre y eslogan .* sin eslogan');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Texto').value).toBe('');

  // The other company has no podcast yet, so nothing changes; back again, nothing is lost.
  await openLine(again.user, 'Empresa');
  await again.user.click(await screen.findByLabelText('Empresa'));
  await again.user.click(await screen.findByRole('option', { name: 'Taller Sur' }));
  await optionLine('Empresa Taller Sur');
  await again.user.type(screen.getByLabelText('Texto'), 'Las abejas.');
  await openLine(again.user, 'Voces');
  await again.user.click(await screen.findByRole('radio', { name: 'Lucía presenta' }));
  await again.user.click(screen.getByRole('button', { name: 'Generar podcast' }));
  await screen.findByText('Estamos creando tu podcast');
  again.unmount();

  sessionStorage.clear();
  const third = await renderStudio(studio(), '/podcast-creator');
  await optionLine('Voces Lucía y Mateo');
  await openLine(third.user, 'Empresa Taller Sur');
  await third.user.click(await screen.findByLabelText('Empresa'));
  await third.user.click(await screen.findByRole('option', { name: 'Aula Norte' }));
  await waitFor(() => optionLine('Voces Carmen y Mateo'));
});
