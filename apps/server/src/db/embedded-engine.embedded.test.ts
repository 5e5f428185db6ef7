import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { placeEmbedded } from '#server/test/test-database.ts';
import type { OpenDatabase } from './database.ts';
import { type EmbeddedEngine, openEmbeddedEngine } from './embedded-engine.ts';
import { openPglite } from './open-database.ts';

let folder: string;
let client: EmbeddedEngine;
let database: OpenDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tarima-engine-'));
  await placeEmbedded(folder);
  client = await openEmbeddedEngine(join(folder, 'db'));
  database = await openPglite(client);
  await database.db.execute(
    sql`create table notes (id int primary key, at timestamptz, text text)`,
  );
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const add = (db: Pick<OpenDatabase['db'], 'execute'>, id: number) =>
  db.execute(sql`insert into notes values (${id}, '2026-01-02T03:04:05Z', ${`note ${id}`})`);
const ids = async () => {
  const { rows } = await client.query<{ id: number }>('select id from notes');
  return rows.map(({ id }) => id).sort();
};

it('hides the changes of an open transaction', async () => {
  const half = Promise.withResolvers<void>();
  const going = database.db.transaction(async (tx) => {
    await add(tx, 1);
    half.resolve();
    await add(tx, 2);
  });
  await half.promise;
  expect(await ids()).toEqual([1, 2]);
  await going;
});

it('undoes a failed transaction with its own error code, and goes on', async () => {
  const failing = database.db.transaction(async (tx) => {
    await add(tx, 3);
    await add(tx, 1);
  });
  await expect(failing).rejects.toMatchObject({ cause: { code: '23505' } });
  const unwanted = database.db.transaction(async (tx) => {
    await add(tx, 4);
    throw new Error('no longer wanted');
  });
  await expect(unwanted).rejects.toThrow('no longer wanted');
  expect(await ids()).toEqual([1, 2]);
});

it('returns times in the form that each caller asks for', async () => {
  const read = 'select at from notes where id = 1';
  const { rows } = await client.query<{ at: Date }>(read);
  expect(rows[0]?.at.toISOString()).toBe('2026-01-02T03:04:05.000Z');
  const raw = await database.db.execute(sql.raw(read));
  expect(raw).toMatchObject({ rows: [{ at: expect.stringMatching(/^2026-01-02 /u) }] });
});

it('notifies listeners', async () => {
  const heard = Promise.withResolvers<string>();
  const stop = await client.listen('notes', heard.resolve);
  await database.db.execute(sql`select pg_notify('notes', 'changed')`);
  expect(await heard.promise).toBe('changed');
  await stop();
});
