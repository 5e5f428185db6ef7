import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataVersionOf, knownDataVersions } from '#server/db/data-version.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { migrateData } from '#server/db/migrate-data.ts';
import { connectEmbedded, connectPostgres } from '#server/db/open-database.ts';
import { rawRows } from '#server/db/raw-rows.ts';
import { readSettings } from '#server/settings/env.ts';
import { emptyDatabaseUrl, testEngine } from '#server/test/test-database.ts';
import { createTestProviders } from '#server/test/test-providers.ts';
import { typeCommand } from '#server/test/type-command.ts';
import { startStudio } from './start-studio.ts';

/** The version before settings were typed in the studio. */
const EARLIER = '0016_company_pronunciations';
const USER = '00000000-0000-4000-8000-000000000001';

let folder: string;
let environment: NodeJS.ProcessEnv;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tarima-upgrade-'));
  environment = await placeOf('studio');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function placeOf(name: string): Promise<NodeJS.ProcessEnv> {
  const set = { STUDIO_DATA_DIR: join(folder, name), LOG_LEVEL: 'silent' };
  return testEngine() === 'pglite' ? set : { ...set, DATABASE_URL: await emptyDatabaseUrl() };
}

async function inDatabase<Result>(
  set: NodeJS.ProcessEnv,
  work: (database: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  const { databaseUrl, dataFolder } = readSettings(set);
  const database = databaseUrl
    ? connectPostgres(databaseUrl)
    : await connectEmbedded(join(dataFolder, 'db'));
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const start = async (set: NodeJS.ProcessEnv) =>
  (await startStudio(readSettings(set), async () => createTestProviders())).stop();

const backupsIn = () => readdir(join(folder, 'studio', 'before-upgrades')).catch(() => []);

it('keeps the rows as they were before an upgrade, and they can be restored', async () => {
  await inDatabase(environment, async (database) => {
    await migrateData(database, { upTo: EARLIER });
    await database.db.execute(
      sql`insert into users (id, realm, external_id, full_name) values (${USER}, 'studio', 'ada', 'Ada')`,
    );
  });
  await start(environment);
  const [name = '', ...others] = await backupsIn();
  expect([name, others]).toEqual([expect.stringMatching(/^tarima-[\dT-]+Z\.tar$/u), []]);

  const place = await placeOf('restored');
  const file = join(folder, 'studio', 'before-upgrades', name);
  const restored = await typeCommand(place, 'restore', file);
  expect([restored.code, restored.out]).toEqual([0, expect.stringContaining('1 rows and 0 files')]);
  const [users, version] = await inDatabase(place, async ({ db }) => [
    rawRows(await db.execute(sql`select id, full_name from users`)),
    await dataVersionOf(db),
  ]);
  expect(users).toEqual([{ id: USER, full_name: 'Ada' }]);
  // This program brings what it restores up to date.
  expect(version).toBe(knownDataVersions().at(-1));
});

it('makes none when nothing is migrated', async () => {
  await start(environment);
  expect(await backupsIn()).toHaveLength(1);
});
