import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { OpenDatabase } from '#server/db/database.ts';
import { openPglite, openPostgres } from '#server/db/open-database.ts';
import { runOn, TEMPLATE_DATABASE, urlOf } from './postgres-databases.ts';
import { createTestEngine } from './test-engine.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    testDatabase:
      | { kind: 'pglite'; dump: string; folder: string }
      | { kind: 'postgres'; url: string };
  }
}

/** The engine of this run of the suite. */
export const testEngine = () => inject('testDatabase').kind;

/** Copies a database with tables into a process's data folder. Making the tables takes longer. */
export async function placeEmbedded(dataFolder: string): Promise<void> {
  const source = inject('testDatabase');
  if (source.kind === 'pglite') {
    await cp(source.folder, join(dataFolder, 'db'), { recursive: true });
  }
}

/** A PostgreSQL database for a process of its own; none with the embedded engine. */
export async function testDatabaseUrl(): Promise<string | undefined> {
  const source = inject('testDatabase');
  if (source.kind === 'pglite') return undefined;
  return copyTemplate(source.url);
}

/** A PostgreSQL database without a table, as a first start finds it. */
export async function emptyDatabaseUrl(): Promise<string> {
  const source = inject('testDatabase');
  if (source.kind === 'pglite') throw new Error('only PostgreSQL has several databases');
  const name = newName();
  await runOn(source.url, `create database ${name}`);
  return urlOf(source.url, name);
}

/** A copy of a whole PostgreSQL database that nobody is connected to. */
export async function copyDatabaseAt(databaseUrl: string): Promise<string> {
  const source = inject('testDatabase');
  if (source.kind === 'pglite') throw new Error('only PostgreSQL has several databases');
  const name = newName();
  const template = new URL(databaseUrl).pathname.slice(1);
  await runOn(source.url, `create database ${name} template ${template}`);
  return urlOf(source.url, name);
}

const newName = () => `test_${randomUUID().replaceAll('-', '')}`;

async function copyTemplate(clusterUrl: string): Promise<string> {
  const name = newName();
  await runOn(clusterUrl, `create database ${name} template ${TEMPLATE_DATABASE}`);
  return urlOf(clusterUrl, name);
}

/** An empty, migrated database for one test, on the engine of this run. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const source = inject('testDatabase');
  if (source.kind === 'pglite') {
    return openPglite(await createTestEngine({ loadDataDir: await openAsBlob(source.dump) }));
  }
  return openPostgres(await copyTemplate(source.url));
}
