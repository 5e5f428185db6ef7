import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FREEZING_MOMENTS, hasCome } from '#server/test/crash/moments.ts';
import { orphansOf } from '#server/test/crash/orphans.ts';
import { createPodcastMaking } from '#server/test/crash/podcast-making.ts';
import { createVideoMaking } from '#server/test/crash/video-making.ts';
import { createServerClient, type ServerClient } from '#server/test/server-client.ts';
import { type ServerProcess, startServerProcess } from '#server/test/server-process.ts';
import { testDatabaseUrl } from '#server/test/test-database.ts';

/** The log line at the end of a video or podcast, whatever its result. */
const ENDED = /"job":"make-(?:video|podcast)"/u;
let dataFolder: string;
let shared: Record<string, string>;
let web: ServerClient;
let frozen: ServerProcess;

beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'tarima-frozen-'));
  shared = {
    DATABASE_URL: (await testDatabaseUrl()) ?? '',
    STUDIO_DATA_DIR: dataFolder,
    AUTH_JWT_SECRET: 'a secret that both processes know, as they must',
    STUDIO_ROLES: 'worker',
  };
  web = createServerClient({ ...shared, STUDIO_ROLES: 'web', LOG_LEVEL: 'silent' });
  await web.start();
  frozen = startServerProcess({ ...shared, LOG_LEVEL: 'info' });
  await frozen.ready;
});
afterEach(async () => {
  await frozen.kill();
  await web.kill();
  await rm(dataFolder, { recursive: true, force: true });
});

/** The file that each finished thing has once. */
const RESULTS = { video: 'videos/*/*/video.mp4', podcast: 'podcasts/*/*/audio.mp3' };
const makings = { video: createVideoMaking, podcast: createPodcastMaking };
const cases = (['video', 'podcast'] as const).flatMap((kind) =>
  FREEZING_MOMENTS[kind].map((moment) => ({ kind, moment, name: moment.name })),
);

it.each(cases)(
  'a $kind is finished after its worker froze when $name',
  async ({ kind, moment }) => {
    const making = makings[kind](web);
    await making.begin();
    await expect
      .poll(async () => (await making.goOn()) || hasCome(moment, dataFolder), { interval: 5 })
      .toBe(true);
    frozen.freeze();
    const other = startServerProcess({ ...shared, LOG_LEVEL: 'silent' });
    await other.ready;
    await expect.poll(making.goOn, { interval: 200 }).toBe(true);
    await making.check();
    await other.kill();
    frozen.thaw();
    await expect.poll(frozen.output).toMatch(ENDED);
    await making.check();
    expect(await orphansOf(dataFolder, RESULTS[kind], 1)).toEqual([]);
    if (moment !== FREEZING_MOMENTS[kind].at(-1)) return;
    // It is the only worker now, and works on.
    await making.begin();
    await expect.poll(making.goOn, { interval: 200 }).toBe(true);
    await making.check();
    expect(await orphansOf(dataFolder, RESULTS[kind], 2)).toEqual([]);
  },
);
