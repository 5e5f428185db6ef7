import type { AuditAction, AuditEvent } from '@tarima/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { createPeopleCalls, PASSWORD } from '#server/test/people-calls.ts';
import { type Person, useTestStudio } from '#server/test/test-studio.ts';

const studioOf = useTestStudio();
const people = createPeopleCalls(studioOf);
const { call } = people;
let studiosOwner: Person;
beforeAll(async () => {
  studiosOwner = await people.owner();
});

/** A company with its own owner. The studio's owner does not belong to it. */
async function companyOf(name: string) {
  const id = await people.newCompany(studiosOwner, name);
  const owner = await people.member(studiosOwner, id, {
    email: `owner@${name}.example`,
    role: 'owner',
  });
  await call(studiosOwner, 'DELETE', `companies/${id}/members/${studiosOwner.user.id}`);
  studiosOwner = await people.owner();
  return { id, owner };
}
const trailOf = async (by: Person, companyId: string, query = '') =>
  (await call<{ events: AuditEvent[] }>(by, 'GET', `companies/${companyId}/audit${query}`)).data
    .events;
const deeds = (events: AuditEvent[]) => events.map(({ action, actor }) => [action, actor]);
const ofPerson = (events: AuditEvent[], { user }: Person) =>
  events.filter(({ actorId }) => actorId === user.id).map(({ action }) => action);

let northern: Person;
let southern: Person;
let north: string;
let south: string;

/** A person of the studio's own company who then joins north and south too. */
async function memberOfBoth(email: string): Promise<Person> {
  const person = await people.member(studiosOwner, studiosOwner.companyId, { email });
  for (const [owner, id] of [
    [northern, north],
    [southern, south],
  ] as const) {
    const token = await people.invite(owner, id, email, 'member');
    const payload = { token, password: PASSWORD };
    await call(null, 'POST', 'auth/invitations/accept-by-password', payload);
  }
  return person;
}

describe('the trail of a company', () => {
  beforeAll(async () => {
    ({ id: north, owner: northern } = await companyOf('norte'));
    ({ id: south, owner: southern } = await companyOf('sur'));
  });

  it('lists deeds and sign-ins, filtered and page by page', async () => {
    const project = await studioOf().draftedProject(northern);
    await call(northern, 'DELETE', `projects/${project.id}`);
    await call(northern, 'POST', 'auth/logout');
    northern = people.asPerson((await people.signIn('owner@norte.example', PASSWORD)).data);
    const events = await trailOf(northern, north);
    const name = northern.user.full_name;
    expect(deeds(events).slice(0, 3)).toEqual([
      ['signed-in', name],
      ['signed-out', name],
      ['project-deleted', name],
    ]);
    expect(events[0]?.address).toMatch(/^10\./u);
    expect(await trailOf(northern, north, '?action=project-deleted')).toMatchObject([
      { subject: project.id, subjectName: project.name },
    ]);
    expect(await trailOf(northern, north, '?page=2')).toEqual([]);
  });

  it('says nothing of other companies, of refusals, or of the studio itself', async () => {
    const project = await studioOf().draftedProject(southern);
    await call(southern, 'DELETE', `projects/${project.id}`);
    await people.signIn('owner@norte.example', 'no es esta');
    const events = await trailOf(northern, north);
    expect(JSON.stringify(events)).not.toContain(project.id);
    expect(ofPerson(events, southern)).toEqual([]);
    const actions = new Set<AuditAction>(events.map(({ action }) => action));
    expect(actions.has('sign-in-refused') || actions.has('settings-changed')).toBe(false);
  });

  it('records sign-ins of people of several companies, without the address', async () => {
    const email = 'ada@example.com';
    const ada = await memberOfBoth(email);
    const { data } = await people.signIn(email, PASSWORD);
    const inSouth = { ...people.asPerson(data), companyId: south };
    const project = await studioOf().draftedProject(inSouth);
    await call(inSouth, 'DELETE', `projects/${project.id}`);
    const seen = await trailOf(northern, north);
    expect(seen[0]).toMatchObject({ action: 'signed-in', actorId: ada.user.id, address: null });
    // Neither her deeds before she joined, nor those in other companies.
    expect(ofPerson(seen, ada)).toEqual([
      'signed-in',
      'signed-in',
      'signed-in',
      'invitation-accepted',
    ]);
    expect(JSON.stringify(seen)).not.toContain(south);
    const { data: all } = await call<{ events: AuditEvent[] }>(studiosOwner, 'GET', 'audit');
    const whole = all.events.find(({ id }) => id === seen[0]?.id);
    expect(whole?.address).toMatch(/^10\./u);
  });

  it('ends with a person’s removal, and ignores later changes of their name', async () => {
    const email = 'eva@example.com';
    const eva = await memberOfBoth(email);
    const called = eva.user.full_name;
    await call(northern, 'DELETE', `companies/${north}/members/${eva.user.id}`);
    const { data } = await people.signIn(email, PASSWORD);
    const elsewhere = people.asPerson(data);
    await call(elsewhere, 'PUT', 'account', { fullName: 'Otro Nombre' });
    await call(elsewhere, 'POST', 'auth/logout');
    const seen = await trailOf(northern, north);
    expect(seen[0]).toMatchObject({
      action: 'member-removed',
      subject: eva.user.id,
      subjectName: called,
    });
    expect(JSON.stringify(seen)).not.toContain('Otro Nombre');
  });

  it('is for its owners alone; for others the company does not exist', async () => {
    const email = 'member@norte.example';
    const member = await people.member(northern, north, { email });
    for (const path of ['audit', 'audit/export']) {
      const refused = await call(member, 'GET', `companies/${north}/${path}`);
      expect([refused.status, refused.failure.code]).toEqual([403, 'FORBIDDEN']);
      for (const id of [north, crypto.randomUUID()]) {
        const answer = await call(southern, 'GET', `companies/${id}/${path}`);
        expect([answer.status, answer.failure.code]).toEqual([404, 'NOT_FOUND']);
      }
    }
  });

  it('records two owners who remove each other at once, without a deadlock', async () => {
    const email = 'pair@example.com';
    for (let round = 0; round < 5; round++) {
      const [one, other] = [
        await people.member(northern, north, { email: `${round}a${email}`, role: 'owner' }),
        await people.member(northern, north, { email: `${round}b${email}`, role: 'owner' }),
      ];
      const remove = (by: Person, { user }: Person) =>
        call(by, 'DELETE', `companies/${north}/members/${user.id}`);
      const answers = await Promise.all([remove(one, other), remove(other, one)]);
      const done = answers.filter(({ status }) => status === 200).length;
      expect(done).toBeGreaterThan(0);
      for (const { status } of answers) expect(status).not.toBe(500);
    }
  });

  it('can be read by an owner whom an admin site names', async () => {
    const companies = [{ id: 'site', name: 'Sitio', role: 'owner' as const }];
    const grace = await studioOf().signIn({ sub: 'grace', name: 'Grace Hopper', companies });
    const seen = await trailOf(grace, grace.companyId);
    expect(deeds(seen)).toEqual([['signed-in', 'Grace Hopper']]);
  });
});
