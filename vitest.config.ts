import { defineConfig } from 'vitest/config';

const LONGEST_TEST_MS = 600_000;
/** What `expect.poll` waits for has its own second by default, which is an assertion about speed. */
const expectations = { poll: { timeout: 500_000 } };

/**
 * One project a kind of test; the server's suite runs once a database. Time limits are guards against
 * hanging only: a busy machine is many times slower than an idle one.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'packages',
          include: ['packages/**/*.test.ts'],
          testTimeout: LONGEST_TEST_MS,
          expect: expectations,
        },
      },
      { test: { name: 'architecture', include: ['test/**/*.test.ts'] } },
      ...(['pglite', 'postgres'] as const).map((engine) => ({
        test: {
          name: `server-${engine}`,
          include: ['apps/server/**/*.test.ts'],
          // The command line always brings its own database; several processes need a real server.
          exclude: engine === 'postgres' ? ['apps/server/src/cli/**'] : ['**/*.postgres.test.ts'],
          // Much of what they do is waiting, for a process to start or for a heartbeat to be missed.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          globalSetup: `apps/server/src/test/global-setup-${engine}.ts`,
          testTimeout: LONGEST_TEST_MS,
          hookTimeout: LONGEST_TEST_MS,
          expect: expectations,
        },
      })),
      {
        test: {
          name: 'web',
          include: ['apps/web/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['apps/web/src/test/set-up.ts'],
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
