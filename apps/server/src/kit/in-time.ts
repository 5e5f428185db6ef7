import { setTimeout } from 'node:timers/promises';

/**
 * The same value, if it comes in time. Work that was begun goes on.
 * @throws Error after `ms` milliseconds
 */
export async function inTime<Value>(ms: number, value: Promise<Value>): Promise<Value> {
  const over = new AbortController();
  const late = setTimeout(ms, undefined, { signal: over.signal }).then(() => {
    throw new Error('it took too long');
  });
  try {
    return await Promise.race([value, late]);
  } finally {
    over.abort();
  }
}
