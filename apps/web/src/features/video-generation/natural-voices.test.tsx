import { sessionEndpoints, videoEndpoints, videoSettingsSchema } from '@tarima/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { avatarSample } from '#web/test/avatar-sample.ts';
import { Refusal, SESSION } from '#web/test/studio-server.ts';
import { voiceSample } from '#web/test/voice-sample.ts';
import { testVideo } from './test-video.ts';
import { wizardForTests } from './test-wizard.ts';

const PLAIN = voiceSample();
const NATURAL = voiceSample({
  voice_id: 'neural-es-one-0',
  voice_name: 'Dalia',
  locale: 'es-ES',
  accent_type: 'native',
  support_locale: false,
  is_natural: true,
});
const { studio, wizard, openWizard } = wizardForTests({
  avatars: [
    avatarSample(),
    avatarSample({ avatar_id: 'daniel', avatar_name: 'Daniel', gender: 'male' }),
  ],
  voices: [NATURAL, PLAIN],
  settings: { presenter: 'lucia' },
});

beforeEach(() => studio().answer(videoEndpoints.generate, () => testVideo({ status: 'waiting' })));

const toVoices = async () => {
  const { user } = await openWizard();
  await user.click(await screen.findByRole('tab', { name: 'Voz' }));
};
const chosenVoices = () =>
  studio()
    .callsOf(videoEndpoints.generate)
    .map(({ body }) => JSON.parse(body.toString()).voiceId);

it('a new project has a natural voice from the start, and needs no accent', async () => {
  const { user } = await openWizard();
  await screen.findByText('2 de 2 pasos completados');
  await user.click(await screen.findByRole('button', { name: 'Generar video' }));
  await waitFor(() => expect(chosenVoices()).toEqual(['neural-es-one-0']));
});

it('takes a voice of the presenter’s gender until one is chosen by hand', async () => {
  const bruno = { voice_id: 'neural-es-one-1', voice_name: 'Bruno', gender: 'male' } as const;
  wizard.voices = [NATURAL, { ...NATURAL, ...bruno }, PLAIN];
  const { user } = await openWizard();
  const isChosen = async (name: string) => {
    await user.click(await screen.findByRole('tab', { name: 'Voz' }));
    await screen.findByRole('radio', { name: new RegExp(name, 'u'), checked: true });
  };
  const present = async (name: string) => {
    await user.click(screen.getByRole('tab', { name: 'Presentador' }));
    await user.click(await screen.findByRole('radio', { name: new RegExp(name, 'u') }));
  };
  await isChosen('Dalia');
  await present('Daniel');
  await isChosen('Bruno');
  await present('Lucía');
  await isChosen('Dalia');
  await user.click(screen.getByRole('radio', { name: /Alba/u }));
  await present('Daniel');
  await isChosen('Alba');
});

it('says which voices are natural and which are plain, each with a sample', async () => {
  await toVoices();
  const natural = await screen.findByRole('radio', { name: /Dalia/u, checked: true });
  within(natural).getByText('Natural · sin costo');
  within(screen.getByRole('radio', { name: /Alba/u })).getByText('Voz sencilla');
  for (const name of ['Dalia', 'Alba']) {
    screen.getByRole('button', { name: `Escuchar a ${name}` });
  }
  screen.getByText(/Las voces sencillas/u);
  expect(screen.queryByRole('link', { name: /Consigue voces naturales/u })).toBeNull();
});

it('one without a region has accents for its numbers, and samples of its own', async () => {
  wizard.voices = [{ ...NATURAL, support_locale: true }];
  const { user } = await openWizard();
  const tab = await screen.findByRole('tab', { name: 'Acento' });
  await waitFor(() => expect(tab).toHaveProperty('disabled', false));
  await user.click(tab);
  const list = await screen.findByRole('radiogroup', { name: 'Acentos' });
  within(list).getByText(/conserva su propio sonido/u);
  const played: string[] = [];
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (
    this: HTMLMediaElement,
  ) {
    played.push(new URL(this.src).pathname);
  });
  await user.click(within(list).getByRole('button', { name: 'Escuchar a Mexicano' }));
  expect(played).toEqual(['/api/v1/voices/neural-es-one-0/preview']);
});

it('tells apart voices of the same language by their accents', async () => {
  const voiceOf = (voice_name: string, locale: string) => ({
    ...NATURAL,
    voice_id: `neural-es-${voice_name}`,
    voice_name,
    locale,
  });
  wizard.voices = [NATURAL, voiceOf('Ximena', 'es-MX'), voiceOf('Delfina', 'es-AR'), PLAIN];
  await toVoices();
  const described = async (name: string, language: string) =>
    within(await screen.findByRole('radio', { name: new RegExp(name, 'u') })).getByText(
      `${language} · Mujer`,
      { exact: false },
    );
  await described('Dalia', 'Español de España');
  await described('Ximena', 'Español de México');
  await described('Delfina', 'Español (Argentina)');
  await described('Alba', 'Español');
});

it('shows the studio’s owner where natural voices are to be had while there are none', async () => {
  wizard.voices = [PLAIN];
  await toVoices();
  const link = await screen.findByRole('link', { name: /Consigue voces naturales/u });
  expect(link.getAttribute('href')).toBe('/settings?part=voices');
});

it('does not send others to settings that they cannot see', async () => {
  wizard.voices = [PLAIN];
  const user = { ...SESSION.user, is_owner: false };
  studio().answer(sessionEndpoints.login, () => ({ ...SESSION, user }));
  await toVoices();
  await screen.findByText(/Las voces sencillas/u);
  expect(screen.queryByRole('link', { name: /Consigue voces naturales/u })).toBeNull();
});

it('a video whose voice was removed leads to the voices, with another one offered', async () => {
  wizard.settings = videoSettingsSchema.parse({ presenter: 'lucia', voice: 'neural-es-gone-0' });
  const error = 'La voz elegida se quitó de este estudio.';
  wizard.video = testVideo({ status: 'failed', error });
  const { user } = await openWizard();
  await screen.findByText(error);
  const choose = await screen.findByRole('button', { name: 'Elegir otra voz' });
  expect(screen.queryByRole('button', { name: 'Intentar de nuevo' })).toBeNull();
  await user.click(choose);
  await screen.findByRole('tab', { name: 'Voz', selected: true });
  screen.getByText('La voz que habías elegido ya no está en este estudio');
  screen.getByText(/te proponemos a Dalia/u);
  await screen.findByRole('radio', { name: /Dalia/u, checked: true });
  await user.click(screen.getByRole('button', { name: 'Generar video' }));
  await waitFor(() => expect(chosenVoices()).toEqual(['neural-es-one-0']));
});

it('a removed voice is replaced by a plain one where no natural one is left', async () => {
  wizard.voices = [PLAIN];
  wizard.settings = videoSettingsSchema.parse({ presenter: 'lucia', voice: 'neural-es-gone-0' });
  const { user } = await openWizard();
  await screen.findByText(/te proponemos a Alba/u);
  await user.click(screen.getByRole('button', { name: 'Elegir otra voz' }));
  await screen.findByRole('radio', { name: /Alba/u, checked: true });
});

it('offers no voice that was removed elsewhere, once the window is used again', async () => {
  await toVoices();
  await screen.findByRole('radio', { name: /Dalia/u });
  wizard.voices = [PLAIN];
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(screen.queryByRole('radio', { name: /Dalia/u })).toBeNull());
});

it('offers other voices after the server’s answer that the chosen one was removed', async () => {
  wizard.settings = videoSettingsSchema.parse({ presenter: 'lucia', voice: 'neural-es-one-0' });
  const { user } = await openWizard();
  const generate = await screen.findByRole('button', { name: 'Generar video' });
  await waitFor(() => expect(generate).toHaveProperty('disabled', false));
  wizard.voices = [PLAIN];
  studio().answer(videoEndpoints.generate, () => {
    throw new Refusal(409, 'VOICE_GONE');
  });
  await user.click(generate);
  await screen.findByText(/te proponemos a Alba/u);
});
