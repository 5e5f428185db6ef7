import { defineConfig } from '@playwright/test';
import { browserPath } from './e2e/support/browser.ts';

/** Journeys of a person through the real server in a real Chromium. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.journey.ts',
  // Guards against hanging only: a busy machine is many times slower than an idle one.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  workers: 1,
  use: {
    actionTimeout: 120_000,
    locale: 'es-ES',
    trace: 'retain-on-failure',
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
