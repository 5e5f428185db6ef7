import { rm, writeFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { BlobStore } from '#server/blobs/blob-store.ts';
import type { Database } from '#server/db/database.ts';
import { inTime } from '#server/kit/in-time.ts';
import { keptFor } from './kept-for.ts';

/** Strangers may ask, so a disk writes at most one probe in this time. */
const FRESH_MS = 1_000;
const LONGEST_CHECK_MS = 5_000;
const PROBE = Buffer.alloc(4_096);

/** Something without which the process can take neither calls nor work. */
type Need = { name: string; isThere: () => Promise<boolean> };

export type Readiness = {
  /** The names of all needs, with true for those that are there. */
  look: () => Promise<Map<string, boolean>>;
  hasDatabase: () => Promise<boolean>;
  /** From now on the process takes nothing new. */
  stopping: () => void;
};

export function createReadiness(parts: { db: Database; blobs: BlobStore }): Readiness {
  let isStopping = false;
  const hasDatabase = soon(() => parts.db.execute(sql`select 1`));
  const needs: Need[] = [
    { name: 'database', isThere: hasDatabase },
    { name: 'data-folder', isThere: soon(() => writeProbe(parts.blobs)) },
    { name: 'files', isThere: soon(() => parts.blobs.check()) },
  ];
  return {
    async look() {
      const found = needs.map(async ({ name, isThere }) => [name, await isThere()] as const);
      return new Map([['running', !isStopping], ...(await Promise.all(found))]);
    },
    hasDatabase,
    stopping() {
      isStopping = true;
    },
  };
}

async function writeProbe(blobs: BlobStore): Promise<void> {
  const path = await blobs.temporaryPath('.probe');
  try {
    await writeFile(path, PROBE);
  } finally {
    await rm(path, { force: true });
  }
}

/** False for a check that fails, or hangs. */
const soon = (check: () => Promise<unknown>) =>
  keptFor(FRESH_MS, () =>
    inTime(LONGEST_CHECK_MS, check()).then(
      () => true,
      () => false,
    ),
  );
