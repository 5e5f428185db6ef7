import type { Clock } from '@tarima/vendors';
import type { ListOptions } from '../presenter-provider.ts';

const FRESH_MS = 6 * 3_600_000;
/** A vendor that did not answer is not asked at every click. */
const AFTER_FAILURE_MS = 60_000;

/**
 * A vendor's list, which is long and slow to get: kept for some hours, asked for once however many want
 * it. When the vendor cannot be asked, the last one that was known.
 */
export function createKeptList<Item>(
  ask: (signal: AbortSignal | undefined) => Promise<Item[]>,
  clock: Clock,
): (options?: ListOptions) => Promise<Item[]> {
  let known: { items: Item[]; until: number } | null = null;
  let failed: { error: unknown; until: number } | null = null;
  let asking: Promise<Item[]> | null = null;

  async function renew(): Promise<Item[]> {
    try {
      // Without the signal of whoever asked first: others wait for the same answer.
      const items = await ask(undefined);
      known = { items, until: clock.now() + FRESH_MS };
      return items;
    } catch (error) {
      const until = clock.now() + AFTER_FAILURE_MS;
      if (!known) {
        failed = { error, until };
        throw error;
      }
      known = { items: known.items, until };
      return known.items;
    } finally {
      asking = null;
    }
  }

  return async ({ refresh = false } = {}) => {
    if (known && !refresh && clock.now() < known.until) return known.items;
    if (!known && failed && !refresh && clock.now() < failed.until) throw failed.error;
    asking ??= renew();
    return asking;
  };
}
