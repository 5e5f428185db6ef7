import { defineConfig } from 'vitest/config';

/**
 * Time limits are guards against hanging only: a busy machine is many times slower than an idle one. What
 * `expect.poll` waits for has its own second by default, which is an assertion about speed.
 */
const patience = {
  testTimeout: 1_200_000,
  hookTimeout: 1_200_000,
  expect: { poll: { timeout: 1_000_000 } },
};
/** Property tests take it; `npm test` chooses and prints it. */
const seed = Number(process.env.TEST_SEED ?? 1);
const shared = {
  ...patience,
  // To load the same modules for each file takes longer than many a file. Tests keep apart by themselves.
  isolate: false,
  setupFiles: ['test/seed.ts'],
  provide: { seed },
};

/**
 * One project a kind of test. A name says which databases a test of the server is run on: `.unit.` none,
 * `.embedded.` or `.postgres.` one, and any other both, since it has SQL in it.
 */
export default defineConfig({
  test: {
    // Much of what the tests of the server do is waiting.
    maxWorkers: 3,
    projects: [
      { test: { ...shared, name: 'packages', include: ['packages/**/*.test.ts'] } },
      { test: { ...shared, name: 'architecture', include: ['test/**/*.test.ts'] } },
      {
        test: {
          ...shared,
          name: 'scripts',
          include: ['scripts/**/*.test.ts', 'bench/**/*.test.ts', 'deploy/**/*.test.ts'],
        },
      },
      { test: { ...shared, name: 'server', include: ['apps/server/**/*.unit.test.ts'] } },
      ...(['pglite', 'postgres'] as const).map((engine) => ({
        test: {
          ...shared,
          name: `server-${engine}`,
          include: ['apps/server/**/*.test.ts'],
          exclude: [
            '**/*.unit.test.ts',
            engine === 'pglite' ? '**/*.postgres.test.ts' : '**/*.embedded.test.ts',
          ],
          globalSetup: `apps/server/src/test/global-setup-${engine}.ts`,
        },
      })),
      {
        test: {
          ...shared,
          name: 'web',
          include: ['apps/web/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: [...shared.setupFiles, 'apps/web/src/test/set-up.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'player',
          include: ['apps/player/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: [...shared.setupFiles, 'apps/player/src/test/set-up.ts'],
        },
      },
    ],
  },
});
