import type { AuditEvent, Link, People, Session } from '@tarima/contract';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createPeopleCalls, PASSWORD } from '#server/test/people-calls.ts';
import { type Person, useTestStudio } from '#server/test/test-studio.ts';

const studioOf = useTestStudio();
let owner: Person;
const login = (token: string, remoteAddress = '203.0.113.7') =>
  studioOf().call<Session>(null, {
    method: 'POST',
    url: '/api/v1/auth/login',
    payload: { token },
    remoteAddress,
  });
beforeAll(async () => {
  const { data } = await login(await studioOf().services.session.launchOwner());
  owner = { ...data, companyId: data.companies[0]?.pk ?? '' };
});
const trail = async (query = '') =>
  (await studioOf().call<{ events: AuditEvent[] }>(owner, { url: `/api/v1/audit${query}` })).data
    .events;

describe('the audit trail', () => {
  it('records a sign-in and its address once, and no reload of the page', async () => {
    const before = await trail('?action=signed-in');
    expect(before).toMatchObject([{ actor: owner.user.full_name, address: '203.0.113.7' }]);
    const again = await login(owner.token);
    owner = { ...owner, token: again.data.token };
    expect(await trail('?action=signed-in')).toHaveLength(before.length);
  });

  it('records a sign-out', async () => {
    const ada = await studioOf().signIn();
    await studioOf().call(ada, { method: 'POST', url: '/api/v1/auth/logout' });
    expect(await trail('?action=signed-out')).toMatchObject([{ actor: ada.user.full_name }]);
  });

  it('records the address of failed sign-ins, once a minute', async ({ onTestFinished }) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    onTestFinished(() => void vi.useRealTimers());
    for (let attempt = 0; attempt < 5; attempt++) await login('nonsense', '203.0.113.8');
    const refused = await trail('?action=sign-in-refused');
    expect(refused).toMatchObject([{ actor: null, address: '203.0.113.8' }]);
  });

  it('records who was let in, by whom, and by what', async () => {
    const people = createPeopleCalls(studioOf);
    const { call } = people;
    const companyId = await people.newCompany(owner, 'Aula Norte');
    owner = await people.owner();
    const email = 'ada@example.com';
    const ada = await people.member(owner, companyId, { email });
    await people.signIn(email, PASSWORD);
    await people.signIn(email, 'no es esta');
    await call(ada, 'PUT', 'account/credentials', { email, currentPassword: PASSWORD });
    const member = `companies/${companyId}/members/${ada.user.id}`;
    const { data: link } = await call<Link>(owner, 'POST', `${member}/password-reset`);
    const used = { token: link.token, password: 'otras cuatro palabras' };
    await call(null, 'POST', 'auth/password-resets', used);
    await call(owner, 'PUT', member, { role: 'owner' });
    await call(owner, 'DELETE', member);
    await people.invite(owner, companyId, email, 'member');
    const { data } = await call<People>(owner, 'GET', `companies/${companyId}/people`);
    const [pending] = data.invitations;
    await call(owner, 'DELETE', `companies/${companyId}/invitations/${pending?.id}`);

    const [byOwner, byAda] = [owner.user.full_name, ada.user.full_name];
    const said = (await trail()).map(({ action, actor, subject }) => [action, actor, subject]);
    expect(said.slice(0, 15).reverse()).toEqual([
      ['company-made', byOwner, companyId],
      ['signed-in', byOwner, null],
      ['invitation-made', byOwner, companyId],
      ['invitation-accepted', byAda, companyId],
      ['signed-in', byAda, null],
      ['signed-in', byAda, null],
      ['sign-in-refused', null, null],
      ['credentials-changed', byAda, null],
      ['password-reset-made', byOwner, ada.user.id],
      ['password-reset-used', byAda, null],
      ['signed-in', byAda, null],
      ['role-changed', byOwner, ada.user.id],
      ['member-removed', byOwner, ada.user.id],
      ['invitation-made', byOwner, companyId],
      ['invitation-cancelled', byOwner, pending?.id],
    ]);
    const [made] = await trail('?action=company-made');
    const [changed] = await trail('?action=role-changed');
    expect([made?.subjectName, changed?.subjectName]).toEqual(['Aula Norte', byAda]);
  });

  it('records deletions, but not refused ones', async () => {
    const ada = await studioOf().signIn();
    const project = await studioOf().draftedProject(ada);
    const remove = (person: Person) =>
      studioOf().call(person, { method: 'DELETE', url: `/api/v1/projects/${project.id}` });
    await remove(await studioOf().signIn());
    await remove(ada);
    expect(await trail('?action=project-deleted')).toMatchObject([
      { actor: 'Ada Lovelace', subject: project.id, subjectName: project.name },
    ]);
  });

  it('records that settings changed at the start, without their values', async () => {
    const { audit } = studioOf().services;
    const { settings } = studioOf().context;
    const secret = 'a secret';
    await audit.recordSettings(settings, secret);
    await audit.recordSettings(settings, secret);
    await audit.recordSettings({ ...settings, callsPerMinute: 5 }, secret);
    const changes = await trail('?action=settings-changed');
    expect(changes).toHaveLength(2);
    expect(changes[0]?.subject).toMatch(/^[a-f0-9]{12}$/u);
  });

  it('is for the owner alone', async () => {
    const ada = await studioOf().signIn();
    const { status, failure } = await studioOf().call(ada, { url: '/api/v1/audit' });
    expect([status, failure.code]).toEqual([403, 'FORBIDDEN']);
  });
});
