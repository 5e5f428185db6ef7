import type { PodcastFeed } from '@tarima/contract';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createPeopleCalls } from '#server/test/people-calls.ts';
import { type Person, useTestStudio } from '#server/test/test-studio.ts';

const studioOf = useTestStudio({ STUDIO_PUBLIC_URL: 'https://studio.example' });
const { call, owner, newCompany, member } = createPeopleCalls(studioOf);
const uniqueEmail = () => `${crypto.randomUUID()}@example.com`;
let admin: Person;
let companyId: string;
let boss: Person;

beforeAll(async () => {
  companyId = await newCompany(await owner(), 'Aula Norte');
  admin = await owner();
  boss = await member(admin, companyId, { email: uniqueEmail(), role: 'owner' });
});

const feedOf = async (person: Person, method: 'GET' | 'POST' = 'GET') =>
  call<PodcastFeed>(person, method, `companies/${companyId}/podcast-feed`);
const statusOf = async (url: string) =>
  (await studioOf().call(null, { url: url.replace('https://studio.example', '') })).status;

describe('the address of a company’s feed', () => {
  it('is renewed by an owner only', async () => {
    const worker = await member(boss, companyId, { email: uniqueEmail() });
    const before = (await feedOf(worker)).data;
    expect(before.canRenew).toBe(false);
    const refused = await feedOf(worker, 'POST');
    expect([refused.status, refused.failure.code]).toEqual([403, 'FORBIDDEN']);
    expect(await statusOf(before.url)).toBe(200);
    expect((await feedOf(boss)).data.canRenew).toBe(true);
    expect((await feedOf(boss, 'POST')).data.url).not.toBe(before.url);
    expect(await statusOf(before.url)).toBe(404);
  });

  it('changes when a member is removed from the company', async () => {
    const worker = await member(boss, companyId, { email: uniqueEmail() });
    const known = (await feedOf(worker)).data.url;
    await call(boss, 'DELETE', `companies/${companyId}/members/${worker.user.id}`);
    expect(await statusOf(known)).toBe(404);
    expect(await statusOf((await feedOf(boss)).data.url)).toBe(200);
  });

  it('changes when a person is deleted', async () => {
    const worker = await member(boss, companyId, { email: uniqueEmail() });
    const known = (await feedOf(worker)).data.url;
    const deleted = await call(admin, 'DELETE', `personal-data/users/${worker.user.id}`);
    expect(deleted.status).toBe(200);
    expect(await statusOf(known)).toBe(404);
  });

  it('stays when a removal is refused', async () => {
    const lonely = await newCompany(admin, 'Aula Sola');
    admin = await owner();
    const path = `companies/${lonely}`;
    const { url } = (await call<PodcastFeed>(admin, 'GET', `${path}/podcast-feed`)).data;
    const refused = await call(admin, 'DELETE', `${path}/members/${admin.user.id}`);
    expect(refused.failure.code).toBe('LAST_OWNER');
    expect(await statusOf(url)).toBe(200);
  });

  it('shows its last use by a player, until it is renewed', async () => {
    const fresh = (await feedOf(boss, 'POST')).data;
    expect(fresh.lastUsedAt).toBeNull();
    const now = vi.spyOn(studioOf().context, 'now');
    try {
      for (const time of ['12:00:00', '12:00:50', '12:01:30', '12:02:00']) {
        now.mockReturnValue(new Date(`2026-03-04T${time}Z`));
        await statusOf(fresh.url);
      }
    } finally {
      now.mockRestore();
    }
    // Exact to about a minute, since not every call of a player is stored.
    expect((await feedOf(boss)).data.lastUsedAt).toBe('2026-03-04T12:01:30.000Z');
    expect((await feedOf(boss, 'POST')).data.lastUsedAt).toBeNull();
  });
});
