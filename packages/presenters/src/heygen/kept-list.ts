import type { Clock } from '@tarima/vendors';
import type { ListOptions } from '../presenter-provider.ts';

const FRESH_MS = 6 * 3_600_000;
/** After a failure the vendor is not asked again at every click. */
const AFTER_FAILURE_MS = 60_000;

/**
 * Keeps a vendor's list for some hours, because it is long and slow to load. Concurrent callers
 * share one request. If the vendor fails, the last known list is returned.
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
      // Not the first caller's signal, because others wait for the same answer.
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
