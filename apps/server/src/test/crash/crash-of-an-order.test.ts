import type { Voice } from '@tarima/contract';
import { afterAll, expect, it } from 'vitest';
import { hangs, hangsAfterDoing } from '../../../../../test/vendors/heygen-behaviours.ts';
import {
  HEYGEN_KEY,
  type HeyGenServer,
  startHeyGenServer,
} from '../../../../../test/vendors/heygen-server.ts';
import { LONGEST_CRASH_TEST_MS, useCrashServer } from './crash-server.ts';
import { draftedPicture, madeVideo } from './pictured-project.ts';

let vendor: HeyGenServer;
const crashServer = useCrashServer(async () => {
  vendor = await startHeyGenServer();
  return { HEYGEN_API_KEY: HEYGEN_KEY, HEYGEN_BASE_URL: vendor.baseUrl };
});
afterAll(() => vendor.close());

it(
  'a server that dies in each vendor call still makes one video and pays once',
  async () => {
    const { server } = crashServer();
    const projectId = await draftedPicture(server);
    const voices = await server.get<Voice[]>('/api/v1/voices');
    const voice = voices.find(({ voice_id }) => voice_id.startsWith('local-'));
    // Each call hangs, and the server dies in it. Then it is answered, and the next one hangs.
    const deaths = ['create', 'states', 'file'] as const;
    for (const kind of deaths) vendor.will(kind, kind === 'create' ? hangsAfterDoing : hangs);
    await server.post('/api/v1/videos/generate', {
      projectId,
      videoMode: 'avatar',
      avatarId: 'heygen-Brandon_public_2',
      voiceId: voice?.voice_id,
    });
    for (const kind of deaths) {
      await vendor.asked(kind, 1);
      if (kind === 'create') await expect.poll(() => vendor.videos().length).toBe(1);
      await server.kill();
      await server.start();
    }
    const made = await madeVideo(server, projectId);
    expect(vendor.videos()).toHaveLength(1);
    expect(vendor.callsOf('create')).toHaveLength(1);
    expect(made?.cost).toBeCloseTo((made?.durationSeconds ?? 0) * 0.0667, 1);
    const bytes = await (await server.file(`${made?.url}`)).arrayBuffer();
    expect(bytes.byteLength).toBe(made?.bytes);
  },
  LONGEST_CRASH_TEST_MS,
);
