import { type Browser, chromium } from '@playwright/test';
import { browserPath } from '../e2e/support/browser.ts';
import { type Filled, fill } from '../e2e/support/filled-studio.ts';
import { processorSeconds } from '../e2e/support/speed.ts';
import { screensOf } from '../e2e/support/stops.ts';
import { createStudio } from '../e2e/support/studio.ts';
import { comeAs, open } from '../e2e/support/visit.ts';

const WIDTHS = [360, 1280] as const;
/** Seconds of the page's main thread until a screen is ready for input. */
const INTERACTIVE_SECONDS = 1;

/** Measures the processor time of every screen with data, on phone and desktop. */
export async function run(): Promise<void> {
  const studio = await createStudio();
  try {
    await studio.start();
    const filled = await fill(studio);
    const browser = await chromium.launch({
      executablePath: browserPath(),
      args: ['--no-sandbox', '--disable-gpu'],
    });
    for (const width of WIDTHS) await measure(browser, studio.origin, filled, width);
    await browser.close();
  } finally {
    await studio.remove();
  }
}

async function measure(browser: Browser, origin: string, filled: Filled, width: number) {
  const page = await browser.newPage({ locale: 'es-ES', viewport: { width, height: 800 } });
  await comeAs(page, filled.owner);
  console.log(`screen, ${width} pixels wide: seconds of the main thread`);
  for (const { path } of screensOf(filled)) {
    const seconds = await processorSeconds(page, () => open(page, origin, path));
    console.log(`${path.padEnd(64)}  ${seconds.toFixed(2)}`);
    if (seconds >= INTERACTIVE_SECONDS) process.exitCode = 1;
  }
  await page.close();
}
