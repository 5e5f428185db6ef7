import { it } from 'vitest';
import { LONGEST_CRASH_TEST_MS, useCrashServer } from './crash-server.ts';
import { PODCAST_MOMENTS } from './moments.ts';
import { createPodcastMaking } from './podcast-making.ts';
import { deathAt, survive } from './survive.ts';

const crashServer = useCrashServer();

it(
  'a podcast resumes at its turn after the server dies in each step',
  async () => {
    const making = createPodcastMaking(crashServer().server);
    await survive(crashServer(), making, PODCAST_MOMENTS.map(deathAt));
  },
  LONGEST_CRASH_TEST_MS,
);
