import fc from 'fast-check';
import { expect, it } from 'vitest';
import { testEngine } from '#server/test/test-database.ts';
import { useCrashServer } from './crash-server.ts';
import { createPodcastMaking } from './podcast-making.ts';
import { createQueueMaking } from './queue-making.ts';
import { type Death, survive } from './survive.ts';
import { createVideoMaking } from './video-making.ts';

/** On PostgreSQL a life starts with ten seconds until the dead process's heartbeats are missed. */
const LONGEST_LIFE_MS = testEngine() === 'pglite' ? 1_500 : 15_000;
const MOST_DEATHS = 10_000;
const SEED = Number(process.env.CHAOS_SEED);
const MINUTES = Number(process.env.CHAOS_MINUTES);

const crashServer = useCrashServer();

/** Random lives until the minutes are over. The same seed gives the same lives. */
function* deathsByChance(minutes: number): Iterable<Death> {
  const lives = fc.sample(fc.noBias(fc.integer({ min: 0, max: LONGEST_LIFE_MS })), {
    seed: SEED,
    numRuns: MOST_DEATHS,
  });
  const end = Date.now() + minutes * 60_000;
  for (const [index, ms] of lives.entries()) {
    if (Date.now() > end) return;
    yield async () => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      console.log(`death ${index + 1}, after ${ms} ms`);
    };
  }
}

const MAKINGS = {
  videos: createVideoMaking,
  podcasts: createPodcastMaking,
  'queues of twelve videos': (server) => createQueueMaking(server, 12),
} satisfies Record<string, (server: Parameters<typeof createVideoMaking>[0]) => unknown>;

it.each(Object.entries(MAKINGS))('%s survive crashes at any moment', async (_name, create) => {
  const share = MINUTES / Object.keys(MAKINGS).length;
  expect(share).toBeGreaterThan(0);
  const { server } = crashServer();
  await survive(crashServer(), create(server), deathsByChance(share));
});
