import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { isDatabaseAway } from '#server/kit/database-away.ts';
import { startStallingProxy } from '#server/test/stalling-proxy.ts';
import { testDatabaseUrl } from '#server/test/test-database.ts';
import type { OpenDatabase } from './database.ts';
import { connectPostgres, MOST_CONNECTIONS } from './open-database.ts';

const PATIENCE_MS = 500;
let proxy: Awaited<ReturnType<typeof startStallingProxy>>;
let database: OpenDatabase;

beforeAll(async () => {
  const url = new URL((await testDatabaseUrl()) ?? '');
  proxy = await startStallingProxy({ host: url.hostname, port: Number(url.port) });
  Object.assign(url, { hostname: '127.0.0.1', port: String(proxy.port) });
  database = connectPostgres(url.href, PATIENCE_MS);
});
afterAll(async () => {
  await database.close();
  proxy.close();
});

const ask = () => database.db.execute(sql`select 1 as one`);
/** Tries again: on a busy machine, a database that speaks can be slower than this patience. */
const surely = <Answer>(work: () => Promise<Answer>) =>
  vi.waitFor(work, { timeout: 300_000, interval: 10 });
const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

it('gives up queries that a silent database leaves unanswered, and goes on when it speaks again', async () => {
  await surely(ask);
  const waiting = Promise.withResolvers<void>();
  const transaction = database.db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    await waiting.promise;
    await tx.execute(sql`select 2`);
  });
  proxy.stall();
  waiting.resolve();
  const failures = await Promise.all([ask(), transaction].map(failure));
  expect(failures.map(isDatabaseAway)).toEqual([true, true]);
  // A new connection gets no greeting either.
  expect(isDatabaseAway(await failure(ask()))).toBe(true);
  proxy.flow();
  expect(await surely(ask)).toMatchObject({ rows: [{ one: 1 }] });
});

it('loses no connection to transactions that could not begin', async () => {
  const places = Array.from({ length: MOST_CONNECTIONS });
  // Opens all of them.
  await surely(() => Promise.all(places.map(() => database.db.execute(sql`select pg_sleep(0.2)`))));
  proxy.stall();
  const begun = places.map(() => database.db.transaction(async (tx) => tx.execute(sql`select 1`)));
  const failures = await Promise.all(begun.map(failure));
  expect(failures.filter(isDatabaseAway)).toHaveLength(MOST_CONNECTIONS);
  proxy.flow();
  expect(await surely(ask)).toMatchObject({ rows: [{ one: 1 }] });
});

/** A connection that holds a place until it is given back. */
async function connectionOf({ engine }: OpenDatabase) {
  if (engine.kind !== 'postgres') throw new Error('not a PostgreSQL');
  return engine.pool.connect();
}

it('leaves a connection alone that only listens', async () => {
  const client = await surely(async () => {
    const connected = await connectionOf(database);
    await connected.query('listen news');
    return connected;
  });
  const heard = new Promise<string | undefined>((resolve) => {
    client.once('notification', ({ payload }) => resolve(payload));
  });
  await setTimeout(3 * PATIENCE_MS);
  await surely(() => database.db.execute(sql`select pg_notify('news', 'still here')`));
  expect(await heard).toBe('still here');
  client.release(true);
});

it('reads the answer that came while this process stood still', async () => {
  // The proxy would stand still as well.
  const direct = connectPostgres((await testDatabaseUrl()) ?? '', PATIENCE_MS);
  const answer = await surely(async () => {
    const client = await connectionOf(direct);
    const asked = client.query('select 1 as one');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3 * PATIENCE_MS);
    return asked.finally(() => client.release());
  });
  expect(answer).toMatchObject({ rows: [{ one: 1 }] });
  await direct.close();
});
