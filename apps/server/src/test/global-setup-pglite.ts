import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openPglite } from '#server/db/open-database.ts';
import { completeTables } from './template-database.ts';
import { createTestEngine } from './test-engine.ts';

/** A database with all tables, made once. Processes copy its folder, tests unpack its file. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const temporary = await mkdtemp(join(tmpdir(), 'tarima-pglite-'));
  const folder = join(temporary, 'template');
  const dump = join(temporary, 'template.tar');
  const client = await createTestEngine({ dataDir: folder });
  const database = await openPglite(client);
  await completeTables(database);
  await writeFile(dump, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()));
  await database.close();
  project.provide('testDatabase', { kind: 'pglite', dump, folder });
  return () => rm(temporary, { recursive: true });
}
