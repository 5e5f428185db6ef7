import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Podcast, Project, StudioSettings, Video, Voice } from '@tarima/contract';
import { createLocalSpeech, createOpenAiSpeech, speakCached } from '@tarima/speech';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSpeechModels } from '#server/providers/speech-models.ts';
import { type Person, useTestStudio } from '#server/test/test-studio.ts';
import {
  saysNothing,
  startOpenAiSpeechServer,
} from '../../../../../test/vendors/openai-speech-server.ts';

const KEY = 'sk-secret-5f0c';
const TEXT = Array.from(
  { length: 40 },
  (_, index) => `En el paso ${index + 1} se revisa con calma otra parte de la tarima.`,
).join(' ');
const VOICE = 'openai-es-nova';
const studioOf = useTestStudio({
  SPEECH_OPENAI_BASE_URL: 'http://voices.example/v1',
  SPEECH_OPENAI_API_KEY: KEY,
  SPEECH_OPENAI_MODEL: 'gpt-4o-mini-tts',
  SPEECH_OPENAI_PRICE: '15',
});
const reference = createLocalSpeech();
let server: Awaited<ReturnType<typeof startOpenAiSpeechServer>>;
let ada: Person;
let project: Project;

beforeAll(async () => {
  server = await startOpenAiSpeechServer({ key: KEY });
  const { baseUrl } = server;
  const vendor = createOpenAiSpeech({ baseUrl, key: KEY, model: 'gpt-4o-mini-tts', reference });
  const { providers } = studioOf();
  Object.assign(
    providers.vendors.speech,
    createSpeechModels([...providers.vendors.speech.all, vendor]),
  );
  providers.vendors.voiceSources.push(vendor);
  ada = await studioOf().signIn();
  project = await studioOf().draftedProject(ada);
});
afterAll(async () => {
  await server.close();
  await reference.close();
});

const get = <Data>(url: string) => studioOf().call<Data>(ada, { url });
const speechNow = async () =>
  (await get<Project>(`/api/v1/projects/${project.id}`)).data.modelUsage?.speech;
const speechFor = () => studioOf().services.modelUsage.speechFor({ projectId: project.id }, VOICE);

it('counts paid characters at their price, including unusable clips', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tarima-speech-'));
  const say = (text: string) => speakCached(speechFor(), { text, voiceId: VOICE }, folder);
  await say('Hola a todos.');
  // The clip exists, so nothing is bought or counted.
  await say('Hola a todos.');
  expect(await speechNow()).toEqual({ characters: 13, cost: expect.closeTo((13 * 15) / 1e6, 12) });
  server.will(saysNothing(2));
  await expect(say('Hasta luego.')).rejects.toMatchObject({ code: 'SPEECH_FAILED' });
  expect((await speechNow())?.characters).toBe(25);
  expect(server.calls).toHaveLength(2);
  await rm(folder, { recursive: true });
});

it('offers the vendor’s voices beside the local ones, without the key', async () => {
  const { data, text } = await get<Voice[]>('/api/v1/voices?refresh=true');
  const nova = data.find(({ voice_id }) => voice_id === VOICE);
  expect(nova).toMatchObject({
    language: 'Español',
    preview_audio: `/api/v1/voices/${VOICE}/preview`,
  });
  expect(data.some(({ voice_id }) => voice_id === 'es-lucia')).toBe(true);
  expect(text).not.toContain(KEY);
});

it('a paid voice is refused for a script in another language', async () => {
  const before = server.calls.length;
  const generate = (voiceId: string) =>
    studioOf().call<Video>(ada, {
      method: 'POST',
      url: '/api/v1/videos/generate',
      payload: { projectId: project.id, videoMode: 'avatar', avatarId: 'ana', voiceId },
    });
  const refused = await generate('openai-en-nova');
  expect([refused.status, refused.failure.code]).toEqual([422, 'VOICE_NOT_FOR_LANGUAGE']);
  expect(server.calls).toHaveLength(before);
});

it('counts the sample of a voice, without charging any project', async () => {
  const { session } = studioOf().services;
  const entered = await session.login(await session.launchOwner());
  const owner = { ...entered, companyId: entered.companies[0]?.pk ?? '' };
  const spent = async () => {
    const { data } = await studioOf().call<StudioSettings>(owner, { url: '/api/v1/settings' });
    return data.vendors.find(({ id }) => id === 'openai')?.spent;
  };
  const [before, ofProject] = [await spent(), await speechNow()];
  const heard = await studioOf().call(ada, { url: `/api/v1/voices/${VOICE}/preview` });
  expect(heard.status).toBe(200);
  const after = await spent();
  expect(after?.units).toBeGreaterThan((before?.units ?? 0) + 40);
  expect(after?.cost).toBeCloseTo(((after?.units ?? 0) * 15) / 1e6, 9);
  expect(await speechNow()).toEqual(ofProject);
});

it('a podcast uses the vendor’s voices for the chosen names', async () => {
  const options = await get<{ voiceModels: { id: string; isAvailable: boolean }[] }>(
    '/api/v1/podcasts/options',
  );
  const available = options.data.voiceModels.filter(({ isAvailable }) => isAvailable);
  expect(available.map(({ id }) => id)).toEqual(['local', 'openai']);
  const ask = (payload: object) =>
    studioOf().call<Podcast>(ada, {
      method: 'POST',
      url: '/api/v1/podcasts/generate',
      payload: {
        textInput: TEXT,
        companyId: ada.companyId,
        ttsModel: 'openai',
        ...payload,
      },
    });
  expect((await ask({ ttsModel: 'google' })).failure.code).toBe('PODCAST_VOICE_MODEL_UNAVAILABLE');
  const { data } = await ask({ outputLanguage: 'Spanish' });
  await studioOf().finished(data.eventId);
  const { data: podcast } = await get<Podcast>(`/api/v1/podcasts/${data.eventId}`);
  expect(podcast.status).toBe('completed');
  const voices = studioOf().providers.calls.filter((call) => call.startsWith('voice '));
  expect(new Set(voices)).toEqual(new Set(['voice openai-es-alloy', 'voice openai-es-echo']));
});
