import { expect, it } from 'vitest';
import { LONGEST_CRASH_TEST_MS, useCrashServer } from './test/crash/crash-server.ts';
import { VIDEO_MOMENTS } from './test/crash/moments.ts';
import { deathAt, survive } from './test/crash/survive.ts';
import { createVideoMaking } from './test/crash/video-making.ts';

const crashServer = useCrashServer();

it(
  'a video is made once, by a server that dies at each of its steps',
  async () => {
    const making = createVideoMaking(crashServer().server);
    await survive(crashServer(), making, VIDEO_MOMENTS.map(deathAt));
  },
  LONGEST_CRASH_TEST_MS,
);

it('a server ends in order when asked to, and says so by its exit code', async () => {
  expect(await crashServer().server.kill('SIGTERM')).toBe(0);
});
