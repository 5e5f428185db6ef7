import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestStudio } from '../test-studio.ts';
import { type EarlierDatabase, makeEarlierDatabase } from './earlier-database.ts';
import { makeEarlierFolder } from './earlier-folder.ts';
import { asEarlier, insertRows, readAllRows, untriedColumns } from './kept-rows.ts';
import { fileOf, rowsOf, versions } from './versions.ts';
import { visit } from './visit.ts';
import { finds } from './what-people-find.ts';

let database: EarlierDatabase;
/** The number of versions that the database has gone through. */
let reached = 0;
beforeAll(async () => {
  database = await makeEarlierDatabase();
});
afterAll(() => database.close());

/** Brings the database to a version. Each version on the way adds its rows. */
async function reach(version: string): Promise<void> {
  for (const next of versions.slice(reached, versions.indexOf(version) + 1)) {
    await database.migrate(next);
    await database.within((db) => insertRows(db, rowsOf(next)));
    reached += 1;
  }
}

it('keeps rows of each version', () => {
  const lacking = versions.filter((version) => !existsSync(fileOf(version)));
  expect(lacking, 'docs/decisions/0064-data-of-earlier-versions.md says what to write').toEqual([]);
});

it.each(versions)(
  'data of %s are kept, and found by people in a studio of today',
  async (version) => {
    await reach(version);
    const earlier = await database.within(readAllRows);
    const { databaseUrl, open } = await database.copy();
    const folder = await makeEarlierFolder(version);
    const migrated = await open();
    expect(asEarlier(await readAllRows(migrated.db), earlier)).toEqual(asEarlier(earlier, earlier));
    // With PostgreSQL the studio opens the database itself.
    if (databaseUrl) await migrated.close();
    const studio = await startTestStudio(
      { STUDIO_DATA_DIR: folder, ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
      async () => migrated,
    );
    try {
      const ada = await visit(studio, 'ada@example.com');
      for (const { since, look } of finds) {
        if (versions.indexOf(since) <= versions.indexOf(version)) await look(ada);
      }
    } finally {
      await studio.stop();
      await rm(folder, { recursive: true });
    }
  },
);

it('has rows with and without a value for every column', async () => {
  await reach(versions.at(-1) ?? '');
  expect(await database.within(untriedColumns)).toEqual([]);
});
