import { sql } from 'drizzle-orm';
import { vi } from 'vitest';
import { rawRows } from '#server/db/raw-rows.ts';
import { endDeletions } from '#server/jobs/housekeeping.ts';
import { deleteLostResults } from '#server/jobs/lost-results.ts';
import type { TestStudio } from '#server/test/test-studio.ts';
import { temporaryFiles, wrongFiles } from './stored-files.ts';

const HOUR_MS = 3_600_000;
/** The daily cleaning takes what is older than a day. */
const A_DAY_LATER_MS = 26 * HOUR_MS;

/** Sentences about a studio that is not as it should be. All its work has ended. */
export async function brokenInvariants(
  own: TestStudio,
  { leavesFiles }: { leavesFiles: boolean },
): Promise<string[]> {
  const open = await openRows(own);
  if (leavesFiles) await cleanAsTomorrow(own);
  const temporary = await temporaryFiles(own.context.settings.dataFolder);
  return [
    ...open,
    ...temporary.map((name) => `the temporary file ${name} stays`),
    ...(await wrongFiles(own)),
  ];
}

/** Deletes what the housekeeping of a day later deletes. */
async function cleanAsTomorrow(own: TestStudio): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + A_DAY_LATER_MS });
  try {
    await endDeletions(own);
    await own.services.storage.clean();
    await deleteLostResults(own);
  } finally {
    vi.useRealTimers();
  }
}

/** Rows of all kinds of work that wait or run for ever. */
async function openRows({ context: { db } }: TestStudio): Promise<string[]> {
  const tables = rawRows<{ name: string }>(
    await db.execute(
      sql`select table_name as name from information_schema.columns where column_name = 'deaths_in_step'`,
    ),
  );
  const found = tables.map(async ({ name }) => {
    const open = sql`select id, status from ${sql.identifier(name)} where status in ('waiting', 'processing')`;
    return rawRows<{ id: string; status: string }>(await db.execute(open)).map(
      ({ id, status }) => `${id} of ${name} is ${status} for ever`,
    );
  });
  return (await Promise.all(found)).flat();
}
