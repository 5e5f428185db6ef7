import {
  type Avatar,
  avatarEndpoints,
  projectEndpoints,
  scriptEndpoints,
  sessionEndpoints,
  type Video,
  type VideoSettings,
  type Voice,
  videoEndpoints,
  videoSettingsEndpoints,
  videoSettingsSchema,
  voiceEndpoints,
} from '@tarima/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { renderStudio, studioServerForTests } from '#web/test/render-studio.tsx';
import { SESSION } from '#web/test/studio-server.ts';
import { PROJECT_ID, testProject, testScript } from '#web/test/test-project.ts';
import { voiceSample } from '#web/test/voice-sample.ts';
import { testVideo } from './test-video.ts';

const studio = studioServerForTests();
// A lazy screen loads slowly on a busy machine, so it loads before the tests.
beforeAll(() => import('./video-generation-screen.tsx'));

const PLAIN = voiceSample();
const NATURAL = voiceSample({
  voice_id: 'neural-es-one-0',
  voice_name: 'Dalia',
  locale: 'es-ES',
  support_locale: false,
  is_natural: true,
});

const LUCIA: Avatar = {
  avatar_id: 'lucia',
  avatar_name: 'Lucía',
  provider: 'local',
  gender: 'female',
  category: 'business',
  premium: false,
  type: 'standard',
  preview_image_url: '/lucia.png',
  preview_video_url: null,
};

let voices: Voice[];
let settings: VideoSettings;
let video: Video | null;

beforeEach(() => {
  voices = [NATURAL, PLAIN];
  settings = videoSettingsSchema.parse({ presenter: 'lucia' });
  video = null;
  studio().answer(projectEndpoints.get, () => testProject());
  studio().answer(scriptEndpoints.byProject, () => [testScript()]);
  studio().answer(avatarEndpoints.list, () => [LUCIA]);
  studio().answer(voiceEndpoints.list, () => voices);
  studio().answer(videoSettingsEndpoints.get, () => settings);
  studio().answer(videoEndpoints.byProject, () => video);
  studio().answer(videoEndpoints.generate, () => testVideo({ status: 'waiting' }));
});

const open = async () => {
  const { user } = await renderStudio(studio(), `/generate-video/${PROJECT_ID}`);
  return user;
};
const toVoices = async () => {
  const user = await open();
  await user.click(await screen.findByRole('tab', { name: 'Voz' }));
  return user;
};
const chosenVoices = () =>
  studio()
    .callsOf(videoEndpoints.generate)
    .map(({ body }) => JSON.parse(body.toString()).voiceId);

it('a new project has a natural voice from the start, and needs no accent', async () => {
  const user = await open();
  await screen.findByText('2 de 2 pasos completados');
  await user.click(await screen.findByRole('button', { name: 'Generar video' }));
  await waitFor(() => expect(chosenVoices()).toEqual(['neural-es-one-0']));
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

it('shows the studio’s owner where natural voices are to be had while there are none', async () => {
  voices = [PLAIN];
  await toVoices();
  const link = await screen.findByRole('link', { name: /Consigue voces naturales/u });
  expect(link.getAttribute('href')).toBe('/settings?part=voices');
});

it('does not send others to settings that they cannot see', async () => {
  voices = [PLAIN];
  const user = { ...SESSION.user, is_owner: false };
  studio().answer(sessionEndpoints.login, () => ({ ...SESSION, user }));
  await toVoices();
  await screen.findByText(/Las voces sencillas/u);
  expect(screen.queryByRole('link', { name: /Consigue voces naturales/u })).toBeNull();
});

it('a video whose voice was removed leads to the voices, with another one offered', async () => {
  settings = videoSettingsSchema.parse({ presenter: 'lucia', voice: 'neural-es-gone-0' });
  const error = 'La voz elegida se quitó de este estudio.';
  video = testVideo({ status: 'failed', error });
  const user = await open();
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
  voices = [PLAIN];
  settings = videoSettingsSchema.parse({ presenter: 'lucia', voice: 'neural-es-gone-0' });
  const user = await open();
  await screen.findByText(/te proponemos a Alba/u);
  await user.click(screen.getByRole('button', { name: 'Elegir otra voz' }));
  await screen.findByRole('radio', { name: /Alba/u, checked: true });
});
