import { it } from 'vitest';
import { testEngine } from '#server/test/test-database.ts';
import { LONGEST_CRASH_TEST_MS, useCrashServer } from './crash-server.ts';
import { QUEUE_MOMENTS } from './moments.ts';
import { createQueueMaking } from './queue-making.ts';
import { deathAt, survive } from './survive.ts';

const crashServer = useCrashServer();

it(
  'a queue finishes in order after crashes, and makes each video once',
  async () => {
    const making = createQueueMaking(crashServer().server, 4);
    await survive(crashServer(), making, QUEUE_MOMENTS[testEngine()].map(deathAt));
  },
  LONGEST_CRASH_TEST_MS,
);
