import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { AuditEvent, PersonalData, PodcastStatus, Session } from '@tarima/contract';
import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { reviewers } from '#server/db/schema.ts';
import { keepHouse } from '#server/jobs/housekeeping.ts';
import { hashOfSecret } from '#server/kit/secret-tokens.ts';
import {
  addQuestions,
  createLearnerCalls,
  EMPTY_STATE,
  editQuestions,
  finishedVideo,
  secretOf,
} from '#server/test/learner-calls.ts';
import { createVictim, SECRET } from '#server/test/offensive/victim.ts';
import { createPeopleCalls, PASSWORD } from '#server/test/people-calls.ts';
import { createReviewCalls } from '#server/test/review-calls.ts';
import { pictureOf } from '#server/test/test-figures.ts';
import { type Person, pdf, useTestStudio, videoProject } from '#server/test/test-studio.ts';
import { endUndo } from '#server/test/undo-is-over.ts';

const studioOf = useTestStudio({ STUDIO_RETENTION_DAYS: '30' });
let owner: Person;
beforeAll(async () => {
  const { session } = studioOf().services;
  const entered: Session = await session.login(await session.launchOwner());
  owner = { ...entered, companyId: entered.companies[0]?.pk ?? '' };
});

const overview = async () =>
  (await studioOf().call<PersonalData>(owner, { url: '/api/v1/personal-data' })).data;
const remove = (kind: string, id: string) =>
  studioOf().call(owner, { method: 'DELETE', url: `/api/v1/personal-data/${kind}/${id}` });
async function exported(kind: string, id: string) {
  const response = await studioOf().app.inject({
    url: `/api/v1/personal-data/${kind}/${id}/export`,
    headers: { authorization: `Bearer ${owner.token}` },
  });
  expect(response.headers['content-type']).toBe('application/zip');
  expect(response.headers['content-disposition']).toMatch(/^attachment/u);
  return unzipSync(response.rawPayload);
}
/** The rows that contain a text, by table. */
async function tablesWith(text: string): Promise<string[]> {
  const { db } = studioOf().context;
  // Both drivers return raw queries with rows, which the generic type does not say.
  const rowsOf = async (query: ReturnType<typeof sql>) =>
    (await db.execute(query)) as unknown as { rows: { name: string; found: number }[] };
  const tables = await rowsOf(
    sql`select table_schema || '.' || table_name as name from information_schema.tables where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of tables.rows) {
    const counted = await rowsOf(
      sql`select count(*)::int as found from ${sql.raw(name)} t where t::text ilike ${`%${text}%`}`,
    );
    if ((counted.rows[0]?.found ?? 0) > 0) found.push(name);
  }
  return found.sort();
}

describe('a company', () => {
  it('is exported with all its data, under file names without paths', async () => {
    const { things, person: ada } = await createVictim(studioOf(), { id: 'ada', name: 'Ada' });
    const nasty = await studioOf().upload(
      ada,
      videoProject(ada, [pdf('..%2f..\\..\\evil.pdf', 'Uno.')]),
    );
    await studioOf().finished(nasty.data.id);
    const entries = await exported('companies', ada.companyId);
    const names = Object.keys(entries);
    expect(names).toContain('company.json');
    for (const name of [
      `projects/${things.project}/project.json`,
      `projects/${things.project}/videos/${things.video}/video.mp4`,
      `projects/${things.project}/figures/${things.figure}.png`,
      `projects/${things.course}/project.json`,
      `podcasts/${things.podcast}/audio.mp3`,
      'portraits/portraits.json',
      `portraits/${things.portrait}.png`,
    ]) {
      expect(names).toContain(name);
    }
    expect(names.filter((name) => /\.\.|\\|^\//u.test(name))).toEqual([]);
    const uploaded = names.find((name) => name.startsWith(`projects/${things.project}/files/1-`));
    expect(strFromU8(entries[uploaded ?? ''] ?? new Uint8Array())).toContain(SECRET);
    expect(names.filter((name) => name.includes('evil'))).toHaveLength(1);
  });

  it('is deleted with its rows, its files and its work', async () => {
    const word = 'Berenjena';
    const ada = await studioOf().signIn({ companies: [{ id: 'gone', name: word }] });
    const { data: project } = await studioOf().upload(
      ada,
      videoProject(ada, [pdf(`${word}.pdf`, `${word} uno. (Figure: ${word})`)], { name: word }),
    );
    await studioOf().finished(project.id);
    const talk = `El viento mueve las palas de la turbina que está en la colina de ${word}. `;
    const { data: podcast } = await studioOf().call<PodcastStatus>(ada, {
      method: 'POST',
      url: '/api/v1/podcasts/generate',
      payload: { textInput: talk.repeat(5), companyId: ada.companyId, podcastName: word },
    });
    const blobs = () => readdir(join(studioOf().dataFolder, 'blobs'), { recursive: true });
    const { picture } = pictureOf(word);
    expect(await blobs()).toContainEqual(expect.stringContaining(picture));
    expect((await tablesWith(word)).length).toBeGreaterThan(3);
    expect((await remove('companies', ada.companyId)).status).toBe(200);
    expect(await tablesWith(word)).toEqual([]);
    // Files that are being written go when their work ends.
    const ids = [project.id, podcast.eventId, picture];
    const isOfThem = (path: string) => ids.some((id) => path.includes(id));
    await expect.poll(async () => (await blobs()).filter(isOfThem)).toEqual([]);
    expect((await overview()).companies.map(({ pk }) => pk)).not.toContain(ada.companyId);
    expect((await studioOf().call(ada, { url: '/api/v1/projects' })).status).toBe(401);
  });

  it('leaves in the trail that its things were deleted, but not their names', async () => {
    const word = 'Alcachofa';
    const people = createPeopleCalls(studioOf);
    const companyId = await people.newCompany(owner, word);
    const ada = await people.member(owner, companyId, { email: 'alba@example.com' });
    const { data: project } = await studioOf().upload(
      ada,
      videoProject(ada, [pdf('a.pdf', 'Uno.')], { name: word }),
    );
    await studioOf().finished(project.id);
    const { data: podcast } = await people.call<PodcastStatus>(ada, 'POST', 'podcasts/generate', {
      textInput: 'El viento mueve las palas de la turbina que está en la colina. '.repeat(5),
      companyId,
      podcastName: word,
    });
    for (const thing of [`projects/${project.id}`, `podcasts/${podcast.eventId}`])
      expect((await people.call(ada, 'DELETE', thing)).status).toBe(200);
    await endUndo(studioOf());
    const kept = await studioOf().draftedProject(owner);
    await people.call(owner, 'DELETE', `projects/${kept.id}`);
    expect(await tablesWith(word)).toContain('public.audit_events');

    expect((await remove('companies', companyId)).status).toBe(200);
    expect(await tablesWith(word)).toEqual([]);
    const { data: trail } = await studioOf().call<{ events: AuditEvent[] }>(owner, {
      url: '/api/v1/audit',
    });
    const said = new Map(trail.events.map((event) => [event.subject, event]));
    const actor = ada.user.full_name;
    expect(said.get(project.id)).toMatchObject({
      action: 'project-deleted',
      actor,
      subjectName: null,
    });
    expect(said.get(podcast.eventId)).toMatchObject({
      action: 'podcast-deleted',
      subjectName: null,
    });
    expect(said.get(kept.id)).toMatchObject({ subjectName: kept.name });
  });

  it('of the owner is kept, and an unknown one is not found', async () => {
    expect((await remove('companies', owner.companyId)).failure.code).toBe('OWNER_STAYS');
    expect((await remove('companies', crypto.randomUUID())).status).toBe(404);
  });
});

describe('a person', () => {
  it('is exported, then deleted; their work stays, and the trail forgets the name', async () => {
    const ada = await studioOf().signIn({ name: 'Petronila Oblomov' });
    const project = await studioOf().draftedProject(ada);
    const { data: gone } = await studioOf().upload(ada, videoProject(ada, [pdf('b.pdf', 'Uno.')]));
    await studioOf().finished(gone.id);
    await studioOf().call(ada, { method: 'DELETE', url: `/api/v1/projects/${gone.id}` });
    const entries = await exported('users', ada.user.id);
    const person = JSON.parse(strFromU8(entries['person.json'] ?? new Uint8Array()));
    expect(person).toMatchObject({ fullName: 'Petronila Oblomov' });
    expect(Object.keys(entries)).toContain(`projects/${project.id}/project.json`);

    expect((await remove('users', ada.user.id)).status).toBe(200);
    expect(await tablesWith('Petronila')).toEqual([]);
    expect((await studioOf().call(ada, { url: '/api/v1/projects' })).status).toBe(401);
    const bytes = (await overview()).companies.find(({ pk }) => pk === ada.companyId);
    expect(bytes).toMatchObject({ projects: 1, members: 0 });
    const trail = await studioOf().call<{ events: AuditEvent[] }>(owner, {
      url: '/api/v1/audit?action=project-deleted',
    });
    expect(trail.data.events[0]).toMatchObject({ subject: gone.id, actor: null, address: null });
    expect((await remove('users', owner.user.id)).failure.code).toBe('OWNER_STAYS');
  });
});

describe('a person who joined by an invitation', () => {
  const people = createPeopleCalls(studioOf);
  it('is exported with sign-in and deeds, and leaves no e-mail behind', async () => {
    const email = 'hipatia@example.com';
    const ada = await people.member(owner, owner.companyId, { email });
    await people.call(ada, 'PUT', 'account/credentials', {
      email,
      currentPassword: PASSWORD,
      newPassword: `${PASSWORD} más`,
    });
    const other = await people.newCompany(owner, 'Otra');
    await people.invite(owner, other, email, 'member');
    const entries = await exported('users', ada.user.id);
    expect(JSON.parse(strFromU8(entries['person.json'] ?? new Uint8Array()))).toMatchObject({
      email,
      companies: [{ id: owner.companyId, role: 'member' }],
      secondFactorSince: null,
      sessions: [{ way: 'password', address: expect.any(String) }],
      activity: [
        { action: 'invitation-accepted' },
        { action: 'signed-in' },
        { action: 'credentials-changed' },
      ],
    });
    const company = await exported('companies', owner.companyId);
    const { members } = JSON.parse(strFromU8(company['company.json'] ?? new Uint8Array()));
    expect(members).toContainEqual(expect.objectContaining({ email, role: 'member' }));

    expect(await tablesWith(email)).toEqual([
      'public.accounts',
      'public.audit_events',
      'public.invitations',
      'public.users',
    ]);
    expect((await remove('users', ada.user.id)).status).toBe(200);
    expect(await tablesWith(email)).toEqual([]);
    expect((await people.signIn(email, `${PASSWORD} más`)).failure.code).toBe('SIGN_IN_FAILED');
  });
});

describe('learners without an account', () => {
  const calls = createLearnerCalls(studioOf);

  it('are in their company’s export without secrets, and in no other person’s', async () => {
    const ada = await studioOf().signIn();
    const projectId = await finishedVideo(studioOf(), ada);
    const link = await calls.make(ada, projectId, { asksName: true, password: PASSWORD });
    const own = await calls.enter(secretOf(link), { name: 'Ifigenia', password: PASSWORD });
    const [question] = await addQuestions(studioOf(), projectId);
    const answers = { [question?.id ?? '']: [1] };
    await calls.save(secretOf(link), own, { ...EMPTY_STATE, answers });
    await editQuestions(studioOf(), ada, { projectId, questions: [] });
    const whole = await exported('companies', ada.companyId);
    const text = strFromU8(whole[`projects/${projectId}/learners.json`] ?? new Uint8Array());
    // The text of an answered question is there, even after it was removed.
    const answered = { question: { id: question?.id, prompt: question?.prompt } };
    expect(JSON.parse(text)).toMatchObject([
      {
        id: link.id,
        hasPassword: true,
        learners: [{ name: 'Ifigenia', state: { answers }, answered: [answered] }],
      },
    ]);
    for (const secret of [hashOfSecret(own), hashOfSecret(secretOf(link)), 'argon2id', 'v1.']) {
      expect(text).not.toContain(secret);
    }
    const names = Object.keys(await exported('users', ada.user.id));
    expect(names.filter((name) => name.includes('learners'))).toEqual([]);
  });

  it('are deleted after the time of retention since their last visit, one by one', async () => {
    const ada = await studioOf().signIn();
    const projectId = await finishedVideo(studioOf(), ada);
    const link = await calls.make(ada, projectId, { asksName: true });
    for (const name of ['Old', 'New']) await calls.enter(secretOf(link), { name });
    await studioOf().context.db.execute(
      sql`update learners set last_seen_at = now() - interval '31 days' where name = 'Old'`,
    );
    await keepHouse(studioOf());
    expect((await calls.learners(ada, link)).map(({ name }) => name)).toEqual(['New']);
    const { data } = await calls.learn<{ keptDays: number }>(secretOf(link));
    expect(data.keptDays).toBe(30);
  });
});

describe('colleagues who review by a link', () => {
  const calls = createReviewCalls(studioOf);
  async function reviewed(name: string) {
    const ada = await studioOf().signIn();
    const projectId = await calls.writtenVideo(ada);
    const { secret } = await calls.open(ada, projectId);
    const own = await calls.enter(secret, name);
    await calls.comment(secret, own, { text: `Lo dice ${name}.` });
    return { ada, projectId, secret, own };
  }

  it('are in their company’s export without secrets, and in no other person’s', async () => {
    const { ada, projectId, secret, own } = await reviewed('Casandra');
    const whole = await exported('companies', ada.companyId);
    const text = strFromU8(whole[`projects/${projectId}/review.json`] ?? new Uint8Array());
    expect(JSON.parse(text)).toMatchObject({
      link: { endsAt: null },
      reviewers: [{ name: 'Casandra' }],
      comments: [{ authorName: 'Casandra', text: 'Lo dice Casandra.' }],
    });
    for (const kept of [secret, own, hashOfSecret(own), hashOfSecret(secret), 'v1.']) {
      expect(text).not.toContain(kept);
    }
    const names = Object.keys(await exported('users', ada.user.id));
    expect(names.filter((name) => name.includes('review'))).toEqual([]);
  });

  it('go with their company', async () => {
    const { ada } = await reviewed('Berenice');
    expect(await tablesWith('Berenice')).toEqual(['public.review_comments', 'public.reviewers']);
    expect((await remove('companies', ada.companyId)).status).toBe(200);
    expect(await tablesWith('Berenice')).toEqual([]);
  });

  it('and their comments are deleted after the time of retention', async () => {
    const { ada, projectId, secret } = await reviewed('Old');
    const own = await calls.enter(secret, 'New');
    await calls.comment(secret, own, { text: 'reciente' });
    const { db } = studioOf().context;
    const past = sql`now() - interval '31 days'`;
    await db.execute(sql`update reviewers set last_seen_at = ${past} where name = 'Old'`);
    await db.execute(
      sql`update review_comments set created_at = ${past} where author_name = 'Old'`,
    );
    await keepHouse(studioOf());
    const { comments } = await calls.review(ada, projectId);
    expect(comments).toMatchObject([{ authorName: 'New', text: 'reciente' }]);
    expect(await tablesWith('Lo dice Old')).toEqual([]);
    expect((await db.select().from(reviewers)).map(({ name }) => name)).not.toContain('Old');
    expect((await calls.reviewer<{ keptDays: number }>(secret)).data.keptDays).toBe(30);
  });
});

describe('retention', () => {
  it('deletes only what nobody touched for longer', async () => {
    const ada = await studioOf().signIn();
    const old = await studioOf().draftedProject(ada);
    const edited = await studioOf().draftedProject(ada);
    const fresh = await studioOf().draftedProject(ada);
    const { db } = studioOf().context;
    for (const id of [old.id, edited.id]) {
      await db.execute(
        sql`update projects set created_at = now() - interval '31 days', started_at = now() - interval '31 days', finished_at = now() - interval '31 days' where id = ${id}`,
      );
    }
    await db.execute(
      sql`update scripts set updated_at = now() - interval '31 days' where project_id = ${old.id}`,
    );
    await keepHouse(studioOf());
    const { data } = await studioOf().call<{ projects: { id: string }[] }>(ada, {
      url: '/api/v1/projects',
    });
    expect(data.projects.map(({ id }) => id).sort()).toEqual([edited.id, fresh.id].sort());
    const trail = await studioOf().call<{ events: AuditEvent[] }>(owner, {
      url: '/api/v1/audit?action=past-retention',
    });
    expect(trail.data.events.map(({ subject }) => subject)).toEqual([old.id]);
  });
});
