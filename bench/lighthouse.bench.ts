import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { browserPath } from '../e2e/support/browser.ts';
import { fill } from '../e2e/support/filled-studio.ts';
import { screensOf } from '../e2e/support/stops.ts';
import { createStudio } from '../e2e/support/studio.ts';

/** npx fetches it for this bench alone: it is as large as all other test tools. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const ENOUGH = 95;
/** Characters of the longest path. */
const WIDEST = 60;
const LONGEST_REPORT_BYTES = 100_000_000;

type Report = { categories: Record<(typeof CATEGORIES)[number], { score: number }> };

/** Lighthouse's four scores of every screen with data, each opened for the first time. */
export async function run(): Promise<void> {
  const studio = await createStudio();
  try {
    await studio.start();
    const screens = screensOf(await fill(studio)).map(({ path }) => path);
    console.log(['screen'.padEnd(WIDEST), ...CATEGORIES].join('  '));
    for (const screen of screens) {
      const address = new URL(await studio.address());
      address.pathname = screen;
      const marks = await marksOf(address.href);
      const told = marks.map((mark, place) =>
        String(mark).padStart(CATEGORIES[place]?.length ?? 0),
      );
      console.log([screen.padEnd(WIDEST), ...told].join('  '));
      if (marks.some((mark) => mark < ENOUGH)) process.exitCode = 1;
    }
  } finally {
    await studio.remove();
  }
}

async function marksOf(address: string): Promise<number[]> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      address,
      '--quiet',
      '--preset=desktop',
      '--output=json',
      `--only-categories=${CATEGORIES.join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    { maxBuffer: LONGEST_REPORT_BYTES, env: { ...process.env, CHROME_PATH: browserPath() } },
  );
  // The output of this program version
  const { categories } = JSON.parse(stdout) as Report;
  return CATEGORIES.map((name) => Math.round(categories[name].score * 100));
}
