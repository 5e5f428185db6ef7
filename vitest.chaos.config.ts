import { defineConfig } from 'vitest/config';

const DAY_MS = 24 * 3_600_000;

/** What `npm run chaos` runs: deaths at random moments, on one database after the other. */
export default defineConfig({
  test: {
    maxWorkers: 1,
    reporters: ['verbose'],
    projects: (['pglite', 'postgres'] as const).map((engine) => ({
      test: {
        name: `chaos-${engine}`,
        include: ['apps/server/**/*.chaos.ts'],
        globalSetup: `apps/server/src/test/global-setup-${engine}.ts`,
        testTimeout: DAY_MS,
        hookTimeout: DAY_MS,
      },
    })),
  },
});
