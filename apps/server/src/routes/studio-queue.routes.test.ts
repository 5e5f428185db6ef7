import { hostname } from 'node:os';
import type {
  AuditEvent,
  CourseQueue,
  Project,
  QueuedWork,
  StudioQueue,
  Video,
} from '@tarima/contract';
import { errorMessage, packageRequestSchema } from '@tarima/contract';
import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { memberships } from '#server/db/tables/companies.ts';
import { packages } from '#server/db/tables/packages.ts';
import { projects } from '#server/db/tables/projects.ts';
import { conductVideos } from '#server/test/conduct-videos.ts';
import { insertDrafts } from '#server/test/insert-drafts.ts';
import { createPeopleCalls } from '#server/test/people-calls.ts';
import { createTestCourse, QUEUE_CONFIG } from '#server/test/test-course.ts';
import { type Person, useTestStudio } from '#server/test/test-studio.ts';

const studioOf = useTestStudio();
const people = createPeopleCalls(studioOf);
let owner: Person;
let ada: Person;
let bob: Person;
let conductor: ReturnType<typeof conductVideos>;
beforeAll(async () => {
  owner = await people.owner();
  ada = await studioOf().signIn({ companies: [{ id: 'norte', name: 'Aula Norte' }] });
  bob = await studioOf().signIn({ companies: [{ id: 'sur', name: 'Aula Sur' }] });
  // Owners of their companies, but not of the studio.
  await studioOf().context.db.update(memberships).set({ role: 'owner' });
});
afterEach(async () => {
  await conductor?.end();
  await studioOf().context.db.update(projects).set({ deletedAt: new Date() });
});

const queue = async (query = '', language = 'es') =>
  (
    await people.call<StudioQueue>(owner, 'GET', `studio-queue${query}`, undefined, {
      'accept-language': language,
    })
  ).data;
const workOf = async (id: string): Promise<QueuedWork | undefined> =>
  (await queue()).work.find((work) => work.id === id);
const act = (deed: 'retry' | 'cancel', { kind, id }: { kind: string; id: string }, by = owner) =>
  people.call(by, 'POST', `studio-queue/${kind}/${id}/${deed}`, {});
/** The newest line of an action in the trail of a person's company. */
async function newestLine(action: string, by: Person): Promise<AuditEvent | undefined> {
  const path = `companies/${by.companyId}/audit?action=${action}`;
  return (await people.call<{ events: AuditEvent[] }>(by, 'GET', path)).data.events[0];
}

async function generate(person: Person, project?: Project): Promise<Video> {
  const { id: projectId } = project ?? (await studioOf().draftedProject(person));
  const choice = { videoMode: 'avatar', avatarId: 'ana', voiceId: 'es-lucia' };
  const payload = { projectId, ...choice };
  return (await people.call<Video>(person, 'POST', 'videos/generate', payload)).data;
}
const videoOf = async (person: Person, { id }: Video) =>
  (await people.call<Video>(person, 'GET', `videos/status/${id}`)).data;
async function failedVideo(person: Person): Promise<Video> {
  const video = await generate(person);
  await conductor.fail(new Error('no'));
  await studioOf().finished(video.id);
  return video;
}
const failedDrafts = (count: number) => insertDrafts(studioOf(), ada, { status: 'failed', count });

describe('the queue, for the owner of the studio', () => {
  it('shows what runs, failed and waits, of every company, in this order', async () => {
    conductor = conductVideos(studioOf());
    const failed = await failedVideo(bob);
    const running = await generate(ada);
    await conductor.reached();
    const second = await generate(bob);
    const third = await generate(ada);
    const { work, counts, page, pages } = await queue('', 'en');
    expect(work.map(({ id, state }) => [id, state])).toEqual([
      [running.id, 'running'],
      [failed.id, 'failed'],
      [second.id, 'waiting'],
      [third.id, 'waiting'],
    ]);
    expect(counts).toEqual([
      { kind: 'make-video', state: 'failed', jobs: 1 },
      { kind: 'make-video', state: 'running', jobs: 1 },
      { kind: 'make-video', state: 'waiting', jobs: 2 },
    ]);
    expect([page, pages]).toEqual([1, 1]);
    expect(work[0]).toMatchObject({
      ...{ kind: 'make-video', title: 'Guía de la tarima', companyName: 'Aula Norte' },
      ...{ project: { id: running.projectId, type: 'video' }, canOpen: false },
      ...{ tries: 1, problem: null, nextTryAt: null, canRetry: false, canCancel: true },
      place: { machine: hostname(), process: process.pid },
    });
    await expect.poll(() => workOf(running.id)).toMatchObject({ stage: 'drawing' });
    expect(work[1]).toMatchObject({
      ...{ companyName: 'Aula Sur', tries: 1, canRetry: true, canCancel: false },
      problem: { code: 'VIDEO_FAILED', message: errorMessage('VIDEO_FAILED', 'en') },
    });
    expect(work[2]).toMatchObject({ tries: 0, stage: null, place: null, canCancel: true });
  });

  it('opens only the work of the owner’s own companies', async () => {
    conductor = conductVideos(studioOf());
    const own = await generate(owner);
    expect(await workOf(own.id)).toMatchObject({ canOpen: true });
  });

  it('comes in pages, of one state or one kind', async () => {
    await failedDrafts(30);
    const first = await queue('?state=failed&kind=draft-project');
    expect(first.work.map(({ title }) => title)).toEqual(
      Array.from({ length: 25 }, (_, index) => `Proyecto ${29 - index}`),
    );
    expect([first.page, first.pages]).toEqual([1, 2]);
    const second = await queue('?state=failed&kind=draft-project&page=2');
    expect(second.work.map(({ title }) => title)).toEqual(
      Array.from({ length: 5 }, (_, index) => `Proyecto ${4 - index}`),
    );
    expect((await queue('?kind=make-podcast')).work).toEqual([]);
    expect((await queue('?state=running')).work).toEqual([]);
  });

  it('forgets failures after a month, and those that a newer video has replaced', async () => {
    conductor = conductVideos(studioOf());
    const project = await studioOf().draftedProject(ada);
    const video = await generate(ada, project);
    await conductor.fail(new Error('no'));
    await studioOf().finished(video.id);
    expect(await workOf(video.id)).toBeDefined();
    const again = await generate(ada, project);
    expect(await workOf(video.id)).toBeUndefined();
    conductor.letGo();
    await studioOf().finished(again.id);
    await failedDrafts(1);
    expect((await queue('?state=failed')).work).toHaveLength(1);
    await studioOf()
      .context.db.update(projects)
      .set({ finishedAt: new Date(Date.now() - 31 * 86_400_000) });
    expect((await queue('?state=failed')).work).toEqual([]);
  });

  it('shows the work of a dead process as waiting, with its tries', async () => {
    conductor = conductVideos(studioOf());
    const video = await generate(ada);
    await conductor.reached();
    const { db } = studioOf().context;
    // The library does so once heartbeats are missing.
    const state = (to: string, later: string) => sql`
      update pgboss.job set state = ${to}::pgboss.job_state, start_after = now() + ${later}::interval
      where data ->> 'id' = ${video.id}`;
    await db.execute(state('retry', '1 hour'));
    await db.execute(sql`update videos set deaths_in_step = 2 where id = ${video.id}`);
    const work = await workOf(video.id);
    expect(work).toMatchObject({ state: 'waiting', tries: 2, place: null });
    expect(Date.parse(work?.nextTryAt ?? '')).toBeGreaterThan(Date.now() + 3_000_000);
    await db.execute(state('active', '0'));
  });

  it('is closed to everybody else', async () => {
    conductor = conductVideos(studioOf());
    const video = await generate(ada);
    const work = { kind: 'make-video', id: video.id };
    for (const person of [ada, bob]) {
      expect((await people.call(person, 'GET', 'studio-queue')).status).toBe(403);
      expect((await act('cancel', work, person)).status).toBe(403);
      expect((await act('retry', work, person)).status).toBe(403);
    }
    expect((await workOf(video.id))?.state).toBe('running');
  });
});

describe('work that the owner stops or starts again', () => {
  it('stops what runs and what waits, with a line in the trail of its company', async () => {
    conductor = conductVideos(studioOf());
    const running = await generate(ada);
    await conductor.reached();
    const waiting = await generate(bob);
    for (const [person, video] of [
      [ada, running],
      [bob, waiting],
    ] as const) {
      expect((await act('cancel', { kind: 'make-video', id: video.id })).status).toBe(200);
      expect(await videoOf(person, video)).toMatchObject({ status: 'failed', isCancelled: true });
      expect(await workOf(video.id)).toBeUndefined();
      expect(await newestLine('work-cancelled', person)).toMatchObject({
        ...{ subject: video.id, subjectName: 'Guía de la tarima', actorId: owner.user.id },
      });
    }
    // The place is free: another video is made.
    const next = await generate(ada);
    await conductor.finish();
    await studioOf().finished(next.id);
    expect((await videoOf(ada, next)).status).toBe('completed');
  });

  it('makes a failed video again', async () => {
    conductor = conductVideos(studioOf());
    const video = await failedVideo(ada);
    expect((await act('retry', { kind: 'make-video', id: video.id })).status).toBe(200);
    await conductor.finish();
    await studioOf().finished(video.id);
    expect((await videoOf(ada, video)).status).toBe('completed');
    expect(await newestLine('work-retried', ada)).toMatchObject({ subject: video.id });
    expect(await workOf(video.id)).toBeUndefined();
  });

  it('lets the queue of a course go on with its failed video', async () => {
    conductor = conductVideos(studioOf());
    const course = await createTestCourse(studioOf(), ada, ['Uno dos.']);
    const path = `courses/${course.project.id}`;
    await people.call(ada, 'POST', `${path}/generate-all-videos`, { config: QUEUE_CONFIG });
    const items = async () =>
      (await people.call<CourseQueue>(ada, 'GET', `${path}/video-queue`)).data.videos;
    await conductor.fail(new Error('no'));
    await expect.poll(items).toMatchObject([{ status: 'failed' }]);
    const [work] = (await queue('?kind=make-video&state=failed')).work;
    expect(work).toMatchObject({ project: { type: 'course' } });
    await act('retry', work ?? { kind: '', id: '' });
    await expect.poll(items).toMatchObject([{ status: 'processing' }]);
    await conductor.finish();
    await expect.poll(items).toMatchObject([{ status: 'completed' }]);
  });

  it('reads a failed draft again', async () => {
    await failedDrafts(1);
    const [work] = (await queue('?state=failed')).work;
    await act('retry', work ?? { kind: '', id: '' });
    await studioOf().finished(work?.id ?? '');
    // It has no file, so it fails once more, at a later time.
    await expect.poll(async () => (await workOf(work?.id ?? ''))?.since).not.toBe(work?.since);
  });

  it('leaves work in another state as it is', async () => {
    conductor = conductVideos(studioOf());
    const video = await failedVideo(ada);
    const failed = await workOf(video.id);
    expect((await act('cancel', { kind: 'make-video', id: video.id })).status).toBe(200);
    expect((await workOf(video.id))?.since).toBe(failed?.since);
    const running = await generate(ada);
    await conductor.reached();
    expect((await act('retry', { kind: 'make-video', id: running.id })).status).toBe(200);
    expect(await workOf(running.id)).toMatchObject({ state: 'running', tries: 1 });
  });

  it('knows nothing of work that ended, is deleted, or is of another kind', async () => {
    conductor = conductVideos(studioOf());
    const video = await failedVideo(ada);
    expect((await act('retry', { kind: 'order-video', id: video.id })).status).toBe(404);
    expect((await act('retry', { kind: 'make-podcast', id: video.id })).status).toBe(404);
    await people.call(ada, 'DELETE', `videos/${video.id}`);
    expect((await act('retry', { kind: 'make-video', id: video.id })).status).toBe(404);
    expect(await workOf(video.id)).toBeUndefined();
  });

  it('leaves nothing of a stopped package that had no zip', async () => {
    const { db } = studioOf().context;
    const { id: projectId } = await studioOf().draftedProject(ada);
    const [row] = await db
      .insert(packages)
      .values({
        projectId,
        format: 'scorm12',
        status: 'waiting',
        request: packageRequestSchema.parse({ format: 'scorm12' }),
      })
      .returning();
    const work = { kind: 'build-package', id: row?.id ?? '' };
    expect(await workOf(work.id)).toMatchObject({ state: 'waiting', title: 'Guía de la tarima' });
    expect((await act('cancel', work)).status).toBe(200);
    expect(await db.select().from(packages)).toEqual([]);
    expect(await newestLine('work-cancelled', ada)).toMatchObject({ subject: work.id });
  });
});
