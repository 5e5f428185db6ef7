import { defineConfig } from '@playwright/test';
import { browserPath } from './e2e/support/browser.ts';

const SCREENS = /\/(screens|speed)\.journey\.ts$/u;

/** Journeys of a person through the real server in a real Chromium. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.journey.ts',
  // Guards against hanging only: a busy machine is many times slower than an idle one.
  timeout: 1_800_000,
  expect: { timeout: 300_000 },
  workers: 3,
  // The screens are filled once: what looks at them stays in one worker, and begins first, being the longest.
  projects: [
    { name: 'screens', testMatch: SCREENS, workers: 1 },
    { name: 'tools', testIgnore: SCREENS },
  ],
  use: {
    actionTimeout: 300_000,
    locale: 'es-ES',
    // Pictures of every moment cost a sixth of a run; one of the end is enough.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browserPath(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--autoplay-policy=no-user-gesture-required',
      ],
    },
  },
});
