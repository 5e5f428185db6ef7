import { it } from 'vitest';
import { LONGEST_CRASH_TEST_MS, useCrashServer } from './test/crash/crash-server.ts';
import { QUEUE_MOMENTS } from './test/crash/moments.ts';
import { createQueueMaking } from './test/crash/queue-making.ts';
import { deathAt, survive } from './test/crash/survive.ts';
import { testEngine } from './test/test-database.ts';

const crashServer = useCrashServer();

it(
  'a queue comes to its end in order, each video made once, on a server that dies meanwhile',
  async () => {
    const making = createQueueMaking(crashServer().server, 4);
    await survive(crashServer(), making, QUEUE_MOMENTS[testEngine()].map(deathAt));
  },
  LONGEST_CRASH_TEST_MS,
);
