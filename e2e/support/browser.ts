import { existsSync } from 'node:fs';

const CANDIDATES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser that the set-up found or installed; undefined leaves it to Playwright. */
export function browserPath(): string | undefined {
  return CANDIDATES.find((path) => existsSync(path));
}
