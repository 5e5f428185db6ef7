import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmbeddedEngine } from '#server/db/embedded-engine.ts';
import { STUDIO_VERSION } from '#server/kit/studio-version.ts';
import { readSettings } from '#server/settings/env.ts';
import { runOn } from '#server/test/postgres-databases.ts';
import { placeEmbedded, testDatabaseUrl, testEngine } from '#server/test/test-database.ts';
import { lockDataFolder } from '#server/wiring/data-folder.ts';
import { versionsCheck } from './versions.check.ts';

let dataFolder: string;
let databaseUrl: string | undefined;
beforeAll(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'tarima-versions-'));
  await placeEmbedded(dataFolder);
  databaseUrl = await testDatabaseUrl();
});
afterAll(() => rmSync(dataFolder, { recursive: true }));

const look = (folder = dataFolder) =>
  versionsCheck.look(
    readSettings({
      STUDIO_DATA_DIR: folder,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    }),
  );

/** Changes the data as another version would, without the studio's own opening. */
async function change(statement: string): Promise<void> {
  if (databaseUrl) return runOn(databaseUrl, statement);
  const engine = await openEmbeddedEngine(join(dataFolder, 'db'));
  await engine.exec(statement);
  await engine.close();
}

it('names the version of the program, where the data are of it', async () => {
  expect(await look()).toEqual({
    state: 'found',
    found: `Tarima ${STUDIO_VERSION}, as the data are`,
  });
});

it('says to make a backup before the next start migrates older data', async () => {
  await change(`create table kept as select * from drizzle.__drizzle_migrations
    order by created_at desc limit 1`);
  await change('delete from drizzle.__drizzle_migrations where id in (select id from kept)');
  const finding = await look();
  expect(finding).toMatchObject({
    state: 'absent',
    found: expect.stringContaining('the next start migrates them'),
    todo: expect.stringContaining('npm run tarima -- backup'),
  });
  // It only looked.
  expect(await look()).toEqual(finding);
  await change('insert into drizzle.__drizzle_migrations select * from kept');
});

it('says what to install for newer data', async () => {
  await change("insert into drizzle.studio_versions (version) values ('9.1.0')");
  await change(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9000000000000)",
  );
  expect(await look()).toMatchObject({
    state: 'missing',
    found: expect.stringContaining('the data are of 9.1.0'),
    todo: expect.stringContaining('Install Tarima 9.1.0 or later'),
  });
});

it.runIf(testEngine() === 'pglite')('leaves the data of a running studio alone', async () => {
  const lock = lockDataFolder(dataFolder);
  expect(await look()).toMatchObject({
    state: 'found',
    found: expect.stringContaining('a studio works with the data now'),
  });
  lock.release();
});

it.runIf(testEngine() === 'pglite')('makes nothing where there are no data yet', async () => {
  expect(await look(join(dataFolder, 'new'))).toMatchObject({
    state: 'found',
    found: expect.stringContaining('no data yet'),
  });
});
