import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Avatar, Project, Voice } from '@tarima/contract';
import { afterAll, expect, it } from 'vitest';
import { startOpenAiSpeechServer } from '../../../../../test/vendors/openai-speech-server.ts';
import { hangs, speaks } from '../../../../../test/vendors/speech-vendor-server.ts';
import { LONGEST_CRASH_TEST_MS, useCrashServer } from './crash-server.ts';
import { draftedPicture, madeVideo } from './pictured-project.ts';

const PAID_CLIP = /^clip-[a-f0-9]+\.bin$/u;
const KEY = 'sk-secret-31cd';
let vendor: Awaited<ReturnType<typeof startOpenAiSpeechServer>>;
const crashServer = useCrashServer(async () => {
  vendor = await startOpenAiSpeechServer({ key: KEY });
  return {
    SPEECH_OPENAI_BASE_URL: vendor.baseUrl,
    SPEECH_OPENAI_API_KEY: KEY,
    SPEECH_OPENAI_MODEL: 'gpt-4o-mini-tts',
    SPEECH_OPENAI_PRICE: '15',
  };
});
afterAll(() => vendor.close());

it(
  'a server that is killed while a vendor speaks buys no sentence twice',
  async () => {
    const { server, dataFolder } = crashServer();
    const projectId = await draftedPicture(server);
    const project = () => server.get<Project>(`/api/v1/projects/${projectId}`);
    const voices = await server.get<Voice[]>('/api/v1/voices');
    expect(voices.find(({ voice_id }) => voice_id === 'openai-es-nova')?.character_price).toBe(15);
    const [presenter] = await server.get<Avatar[]>('/api/v1/providers/local/avatars');
    // Four are requested at a time. Two are answered, and the server dies while the others hang.
    vendor.will(speaks, speaks, hangs, hangs, hangs, hangs);
    await server.post('/api/v1/videos/generate', {
      projectId,
      videoMode: 'avatar',
      avatarId: presenter?.avatar_id,
      voiceId: 'openai-es-nova',
    });
    await vendor.called(6);
    const paid = async () => (await project()).modelUsage?.speech.characters ?? 0;
    const texts = () => vendor.calls.map(({ body }) => String(body.input));
    const [first = '', second = ''] = texts();
    await expect.poll(paid).toBe([...first].length + [...second].length);
    // A clip counts as received once it is kept. The charge is recorded a moment before.
    const kept = async () =>
      (await readdir(join(dataFolder, 'paid-clips'))).filter((name) => PAID_CLIP.test(name));
    await expect.poll(kept).toHaveLength(2);
    await server.kill();
    // Deleting the cache only costs time.
    await rm(join(dataFolder, 'cache'), { recursive: true });
    await server.start();
    const made = await madeVideo(server, projectId);
    for (const text of [first, second]) {
      expect(texts().filter((asked) => asked === text)).toHaveLength(1);
    }
    const characters = [...new Set(texts())].reduce((sum, text) => sum + [...text].length, 0);
    expect(made?.cost).toBeCloseTo((characters * 15) / 1e6, 3);
    expect((await project()).modelUsage?.speech.cost).toBeCloseTo(made?.cost ?? 0, 9);
  },
  LONGEST_CRASH_TEST_MS,
);
