import { rm, writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { BlobStore } from '#server/blobs/blob-store.ts';
import type { Database } from '#server/db/database.ts';
import { keptFor } from './kept-for.ts';

/** Strangers may ask, so a disk writes at most one probe in this time. */
const FRESH_MS = 1_000;
const LONGEST_CHECK_MS = 5_000;
const PROBE = Buffer.alloc(4_096);

/** Something without which the process can take neither calls nor work. */
type Need = { name: string; check: () => Promise<unknown> };

export type Readiness = {
  /** The names of all needs, with true for those that are there. */
  look: () => Promise<Map<string, boolean>>;
  /** From now on the process takes nothing new. */
  stopping: () => void;
};

export function createReadiness(parts: { db: Database; blobs: BlobStore }): Readiness {
  let isStopping = false;
  const needs = needsOf(parts).map(({ name, check }) => ({
    name,
    isThere: keptFor(FRESH_MS, () => succeedsSoon(check)),
  }));
  return {
    async look() {
      const found = needs.map(async ({ name, isThere }) => [name, await isThere()] as const);
      return new Map([['running', !isStopping], ...(await Promise.all(found))]);
    },
    stopping() {
      isStopping = true;
    },
  };
}

const needsOf = ({ db, blobs }: { db: Database; blobs: BlobStore }): Need[] => [
  { name: 'database', check: () => db.execute(sql`select 1`) },
  { name: 'data-folder', check: () => writeProbe(blobs) },
  { name: 'files', check: () => blobs.check() },
];

async function writeProbe(blobs: BlobStore): Promise<void> {
  const path = await blobs.temporaryPath('.probe');
  try {
    await writeFile(path, PROBE);
  } finally {
    await rm(path, { force: true });
  }
}

/** False for a check that fails, or hangs. */
async function succeedsSoon(check: () => Promise<unknown>): Promise<boolean> {
  const over = new AbortController();
  try {
    const late = setTimeout(LONGEST_CHECK_MS, false, { signal: over.signal });
    return await Promise.race([check().then(() => true), late]);
  } catch {
    return false;
  } finally {
    over.abort();
  }
}
