import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { openPglite } from '../db/open-database.ts';

/** A migrated data folder, packed once; every test file unpacks a copy. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'tarima-pglite-'));
  const dump = join(folder, 'template.tar');
  const client = await PGlite.create();
  const database = await openPglite(client);
  await writeFile(dump, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()));
  await database.close();
  project.provide('testDatabase', { kind: 'pglite', dump });
  return () => rm(folder, { recursive: true });
}
