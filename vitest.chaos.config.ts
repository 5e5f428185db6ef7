import { defineConfig } from 'vitest/config';

const DAY_MS = 24 * 3_600_000;

/** What `npm run chaos` runs: faults at random moments, in one kind of studio after the other. */
export default defineConfig({
  test: {
    name: 'chaos',
    maxWorkers: 1,
    reporters: ['verbose'],
    include: ['apps/server/**/*.chaos.ts'],
    testTimeout: DAY_MS,
    hookTimeout: DAY_MS,
    // The log has a line a round. Where it came from is known.
    disableConsoleIntercept: true,
  },
});
