import { beforeAll, expect, it } from 'vitest';
import { type Person, useTestStudio } from '#server/test/test-studio.ts';

const studioOf = useTestStudio();
let owner: Person;
beforeAll(async () => {
  const { session } = studioOf().services;
  const entered = await session.login(await session.launchOwner());
  owner = { ...entered, companyId: entered.companies[0]?.pk ?? '' };
});

it('lets no browser and no proxy keep answers with data or refusals', async () => {
  const token = await studioOf().services.session.launchOwner();
  const answers = [
    await studioOf().call(owner, { url: '/api/v1/projects' }),
    await studioOf().call(owner, { url: '/api/v1/account' }),
    await studioOf().call(owner, { url: `/api/v1/projects/${crypto.randomUUID()}` }),
    await studioOf().call(null, { url: '/api/v1/projects' }),
    await studioOf().call(null, { method: 'POST', url: '/api/v1/auth/login', payload: { token } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 401, 200]);
  for (const { headers } of answers) expect(headers['cache-control']).toBe('no-store');
});

it('opens an export to a token, but not to the cookie for media', async () => {
  const cookie = { cookie: `tarima_media=${owner.token}` };
  for (const [of, type] of [
    [`personal-data/companies/${owner.companyId}`, 'application/zip'],
    [`personal-data/users/${owner.user.id}`, 'application/zip'],
    [`companies/${owner.companyId}/audit`, 'text/csv; charset=utf-8'],
    ['audit', 'text/csv; charset=utf-8'],
  ]) {
    const url = `/api/v1/${of}/export`;
    const byCookie = await studioOf().call(null, { url, headers: cookie });
    expect([byCookie.status, byCookie.failure.code]).toEqual([401, 'UNAUTHENTICATED']);
    const byToken = await studioOf().call(owner, { url });
    expect([byToken.status, byToken.headers['content-type']]).toEqual([200, type]);
    expect(byToken.headers['cache-control']).toBe('private, no-store');
  }
});
