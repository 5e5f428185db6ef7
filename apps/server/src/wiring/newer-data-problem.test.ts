import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmbeddedEngine } from '#server/db/embedded-engine.ts';
import { STUDIO_VERSION } from '#server/kit/studio-version.ts';
import { runOn } from '#server/test/postgres-databases.ts';
import { startServerProcess } from '#server/test/server-process.ts';
import { placeEmbedded, testDatabaseUrl } from '#server/test/test-database.ts';

let dataFolder: string;
let databaseUrl: string | undefined;
beforeAll(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'tarima-newer-'));
  await placeEmbedded(dataFolder);
  databaseUrl = await testDatabaseUrl();
  await change("insert into drizzle.studio_versions (version) values ('9.1.0')");
  await change(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9000000000000)",
  );
});
afterAll(() => rmSync(dataFolder, { recursive: true }));

const start = (language: string) =>
  startServerProcess({
    STUDIO_DATA_DIR: dataFolder,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    LANG: language,
  });

/** Changes the data as another version would, without the studio's own opening. */
async function change(statement: string): Promise<void> {
  if (databaseUrl) return runOn(databaseUrl, statement);
  const engine = await openEmbeddedEngine(join(dataFolder, 'db'));
  await engine.exec(statement);
  await engine.close();
}

it.each([
  ['es_MX.UTF-8', 'son de una versión más nueva'],
  ['en_GB.UTF-8', 'are of a newer version'],
  ['pt_BR.UTF-8', 'são de uma versão mais nova'],
])('refuses data of a newer version in the language of %s', async (language, words) => {
  const server = start(language);
  await expect(server.ready).rejects.toThrow('the server ended with 1');
  const said = server.output().trim();
  expect(said.split('\n')).toHaveLength(1);
  for (const part of [words, '9.1.0', STUDIO_VERSION, databaseUrl ? 'DATABASE_URL' : dataFolder]) {
    expect(said).toContain(part);
  }
  expect(said).not.toContain('postgres://');
});

it('has left them as they were, so that a version which knows them goes on', async () => {
  await change("delete from drizzle.__drizzle_migrations where hash = 'later'");
  const server = start('C.UTF-8');
  expect(await server.ready).toContain('/?auth=');
  await server.kill('SIGTERM');
});
