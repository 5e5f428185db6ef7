import { rm } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deletePastCounts } from '#server/db/call-counts.ts';
import { callCounts } from '#server/db/schema.ts';
import { startStallingProxy } from '#server/test/stalling-proxy.ts';
import { testDatabaseUrl } from '#server/test/test-database.ts';
import { type Person, startTestStudio, type TestStudio } from '#server/test/test-studio.ts';

/** A process takes two at a time. */
const CALLS_A_MINUTE = 200;
let one: TestStudio;
let other: TestStudio;
let proxied: TestStudio;
let proxy: Awaited<ReturnType<typeof startStallingProxy>>;

beforeAll(async () => {
  const url = (await testDatabaseUrl()) ?? '';
  const { hostname: host, port } = new URL(url);
  proxy = await startStallingProxy({ host, port: Number(port) });
  const shared = {
    DATABASE_URL: url,
    AUTH_JWT_SECRET: 'a secret that all processes know, as they must',
    STUDIO_ROLES: 'web',
    STUDIO_CALLS_PER_MINUTE: String(CALLS_A_MINUTE),
  };
  one = await startTestStudio(shared);
  const sharing = { ...shared, STUDIO_DATA_DIR: one.dataFolder };
  other = await startTestStudio(sharing);
  const far = Object.assign(new URL(url), { port: proxy.port }).href;
  proxied = await startTestStudio({ ...sharing, DATABASE_URL: far });
});
afterAll(async () => {
  proxy.flow();
  await proxied.stop();
  proxy.close();
  await other.stop();
  await one.stop();
  await rm(one.dataFolder, { recursive: true, force: true });
});

const AUTHORIZED = '/api/v1/projects';
type Asking = { person?: Person | null; url?: string; address: string };
const statusOf = async (studio: TestStudio, { person = null, url, address }: Asking) =>
  (await studio.call(person, { url: url ?? AUTHORIZED, remoteAddress: address })).status;
const count = (statuses: number[], wanted: number) =>
  statuses.filter((status) => status === wanted).length;

it('a person’s calls count together, in any process and all at once', async () => {
  const ada = await one.signIn();
  const address = '203.0.113.1';
  const all = Array.from({ length: CALLS_A_MINUTE }, () => [one, other]).flat();
  const statuses = await Promise.all(
    all.map((studio) => statusOf(studio, { person: ada, address })),
  );
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect(count(statuses, 200)).toBeLessThanOrEqual(CALLS_A_MINUTE);
  // A process may have taken two and used one.
  expect(count(statuses, 200)).toBeGreaterThanOrEqual(CALLS_A_MINUTE - 1);
  const bob = await other.signIn();
  expect(await statusOf(one, { person: bob, address })).toBe(200);
});

it('strangers’ calls and wrong links of one address count together', async () => {
  const url = '/api/v1/learn/nothing';
  const links: number[] = [];
  for (let tries = 0; tries < 20; tries++) {
    for (const studio of [one, other]) {
      links.push(await statusOf(studio, { url, address: '203.0.113.2' }));
    }
  }
  expect([count(links, 404), count(links, 429)]).toEqual([30, 10]);
  const calls = Array.from({ length: CALLS_A_MINUTE * 4 + 20 }, (_, index) =>
    statusOf(index % 2 === 0 ? one : other, { address: '203.0.113.3' }),
  );
  const statuses = await Promise.all(calls);
  expect(count(statuses, 401)).toBeLessThanOrEqual(CALLS_A_MINUTE * 4);
  expect(count(statuses, 401)).toBeGreaterThan(CALLS_A_MINUTE * 4 - 8);
});

it('a call that needs no database waits for none that has fallen silent', async () => {
  const address = '203.0.113.4';
  const url = '/api/v1/config';
  expect(await statusOf(proxied, { url, address })).toBe(200);
  proxy.stall();
  const statuses = await Promise.all(
    Array.from({ length: CALLS_A_MINUTE * 4 + 10 }, () => statusOf(proxied, { url, address })),
  );
  // It counts alone meanwhile, after the share that it had.
  expect(count(statuses, 429)).toBeGreaterThan(0);
  expect(count(statuses, 200)).toBeGreaterThanOrEqual(CALLS_A_MINUTE * 4);
  expect(await statusOf(proxied, { url, address: '203.0.113.5' })).toBe(200);
  proxy.flow();
  const ada = await proxied.signIn();
  expect(await statusOf(proxied, { person: ada, address: '203.0.113.5' })).toBe(200);
});

it('a new minute begins anew, and past ones are cleared', async () => {
  const { db } = one.context;
  const ada = await one.signIn();
  expect(await statusOf(one, { person: ada, address: '203.0.113.6' })).toBe(200);
  await db.update(callCounts).set({ count: 1_000_000, endsAt: sql`now() - interval '1 second'` });
  // This process has no share of her minute yet.
  expect(await statusOf(other, { person: ada, address: '203.0.113.7' })).toBe(200);
  await db.update(callCounts).set({ endsAt: sql`now() - interval '1 second'` });
  await deletePastCounts(db);
  expect(await db.$count(callCounts)).toBe(0);
});
