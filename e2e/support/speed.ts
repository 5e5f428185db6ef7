import { expect, type Page, test } from '@playwright/test';

const LAYOUT_SHIFT = 0.02;

/** The browser's own figures for layout shifts and the largest paint. */
export type Felt = { layoutShift: number; moved: string[]; largestPaintMs: number };

declare global {
  interface Window {
    felt: Felt;
  }
}

type LayoutShift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node | null }[];
};

/** Records the browser's performance entries on every page of this window. */
export const observe = (page: Page) =>
  page.addInitScript(() => {
    const felt: Felt = { layoutShift: 0, moved: [], largestPaintMs: 0 };
    window.felt = felt;
    new PerformanceObserver((list) => {
      // The entries of the observed type
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        felt.layoutShift += entry.value;
        for (const { node } of entry.sources) {
          if (node instanceof Element) felt.moved.push(`${node.tagName} ${node.className}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      felt.largestPaintMs = list.getEntries().at(-1)?.startTime ?? 0;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });

/** Checks that nothing on an observed page moved by itself. The report has the figures. */
export async function expectStill(page: Page, where: string): Promise<void> {
  const { layoutShift, moved, largestPaintMs } = await page.evaluate(() => window.felt);
  const figures = `largest paint ${largestPaintMs.toFixed(0)} ms, shift ${layoutShift.toFixed(3)}`;
  test.info().annotations.push({ type: where, description: figures });
  expect.soft(layoutShift, `${where}: ${moved.join(', ')}`).toBeLessThan(LAYOUT_SHIFT);
}

/** Seconds of work of the main thread since the request, without waits for a processor. */
export async function processorSeconds(page: Page, visit: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await visit();
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}
