import { randomUUID } from 'node:crypto';
import type { Project, Video } from '@tarima/contract';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { projects, videos } from '#server/db/schema.ts';
import { findPlace } from '#server/queue/place-in-line.ts';
import { type Person, useTestStudio } from '#server/test/test-studio.ts';
import { assertOneJobEach } from './registry.ts';
import { sweep } from './workers.ts';

const studioOf = useTestStudio();
let ada: Person;
beforeAll(async () => {
  ada = await studioOf().signIn();
});
afterEach(() => {
  studioOf().providers.before = async () => undefined;
});

const generate = async (project: Project, person = ada) =>
  (
    await studioOf().call<Video>(person, {
      method: 'POST',
      url: '/api/v1/videos/generate',
      payload: {
        projectId: project.id,
        videoMode: 'avatar',
        avatarId: 'ana',
        voiceId: 'es-lucia',
      },
    })
  ).data;
const placeOf = async (id: string) => (await findPlace(studioOf().context, id))?.place ?? null;
/** Holds every video in its drawing until it is released. */
function holdRender() {
  const reached = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  studioOf().providers.before = async (stage) => {
    if (stage !== 'render') return;
    reached.resolve();
    await release.promise;
  };
  return { reached: reached.promise, release: release.resolve };
}
/** A video whose process has died this often, the last time now. */
const dieOf = (id: string, deaths: number) =>
  studioOf()
    .context.db.update(videos)
    .set({ deathsInStep: deaths - 1, attemptId: randomUUID() })
    .where(eq(videos.id, id));
const rowOf = async (id: string) =>
  (await studioOf().context.db.select().from(videos).where(eq(videos.id, id)))[0];

describe('rows and their jobs', () => {
  it('gives a row without a job a new one, and finishes it', async () => {
    const project = await studioOf().draftedProject(ada);
    const lost = { status: 'processing' as const, jobId: randomUUID() };
    const { db } = studioOf().context;
    await db.update(projects).set(lost).where(eq(projects.id, project.id));
    await sweep(studioOf());
    await studioOf().finished(project.id);
    const { data } = await studioOf().call<Project>(ada, { url: `/api/v1/projects/${project.id}` });
    expect(data.draft.status).toBe('completed');
  });

  it('leaves a row alone while it is worked on', async () => {
    const project = await studioOf().draftedProject(ada);
    const render = holdRender();
    const video = await generate(project);
    await render.reached;
    const before = await rowOf(video.id);
    await sweep(studioOf());
    expect((await rowOf(video.id))?.jobId).toBe(before?.jobId);
    render.release();
    await studioOf().finished(video.id);
  });

  it('keeps neither a row nor a job of a failed transaction', async () => {
    const { db, jobs } = studioOf().context;
    const jobId = randomUUID();
    await expect(
      db.transaction(async (tx) => {
        await jobs.enqueue(tx, 'make-video', { id: randomUUID(), jobId });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await jobs.isLive('make-video', jobId)).toBe(false);
  });

  it('gives up work that ended the process 25 times in one step', async () => {
    const project = await studioOf().draftedProject(ada);
    const other = await studioOf().draftedProject(ada);
    const render = holdRender();
    const first = await generate(project);
    await render.reached;
    const second = await generate(other);
    await dieOf(second.id, 26);
    render.release();
    await studioOf().finished(second.id);
    expect((await rowOf(second.id))?.status).toBe('failed');
    expect((await rowOf(first.id))?.status).toBe('completed');
  });

  it('lets other work go first after repeated deaths, and still finishes', async () => {
    const { db } = studioOf().context;
    const render = holdRender();
    const first = await generate(await studioOf().draftedProject(ada));
    await render.reached;
    const unlucky = await generate(await studioOf().draftedProject(ada));
    const other = await generate(await studioOf().draftedProject(ada));
    await dieOf(unlucky.id, 24);
    render.release();
    await studioOf().finished(other.id);
    const row = await rowOf(unlucky.id);
    expect(row?.status).toBe('waiting');
    await sweep(studioOf());
    expect((await rowOf(unlucky.id))?.jobId).toBe(row?.jobId);
    const startsAt = sql`select start_after > now() + interval '9 minutes' as later from pgboss.job where id = ${row?.jobId}`;
    expect(await db.execute(startsAt)).toMatchObject({ rows: [{ later: true }] });
    await db.execute(sql`update pgboss.job set start_after = now() where id = ${row?.jobId}`);
    await studioOf().finished(unlucky.id);
    expect((await rowOf(unlucky.id))?.status).toBe('completed');
    expect((await rowOf(first.id))?.status).toBe('completed');
  });

  it('lets companies and their people take turns, however much one has waiting', async () => {
    const bob = await studioOf().signIn();
    const projectsOf = async (person: Person, names: string[]) => {
      const drafted = [];
      for (const name of names) drafted.push(await studioOf().draftedProject(person, `${name}.`));
      return drafted;
    };
    const adas = await projectsOf(ada, ['a1', 'a2', 'a3', 'a4']);
    const bobs = await projectsOf(bob, ['b1', 'b2']);
    const render = holdRender();
    const made: { id: string; name: string }[] = [];
    const [first] = adas;
    if (!first) throw new Error('no project');
    made.push({ id: (await generate(first)).id, name: 'a1' });
    await render.reached;
    for (const [index, project] of adas.slice(1).entries()) {
      made.push({ id: (await generate(project)).id, name: `a${index + 2}` });
    }
    for (const [index, project] of bobs.entries()) {
      made.push({ id: (await generate(project, bob)).id, name: `b${index + 1}` });
    }
    const lines = await Promise.all(made.map(({ id }) => placeOf(id)));
    render.release();
    expect(lines).toEqual([null, 2, 4, 5, 1, 3]);
    await Promise.all(made.map(({ id }) => studioOf().finished(id)));
    const rows = await Promise.all(
      made.map(async ({ id, name }) => ({ name, row: await rowOf(id) })),
    );
    const order = rows.sort((a, b) => Number(a.row?.finishedAt) - Number(b.row?.finishedAt));
    expect(order.map(({ name }) => name)).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'a4']);
  });

  it('drains a backlog without waiting for a poll', async () => {
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, index) => studioOf().draftedProject(ada, `Texto ${index}.`)),
    );
    const render = holdRender();
    const made = await Promise.all(all.map((project) => generate(project)));
    await render.reached;
    // Time stands still, so waiting for the next poll would take for ever.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    try {
      render.release();
      await Promise.all(made.map((video) => studioOf().finished(video.id)));
    } finally {
      vi.useRealTimers();
    }
    const rows = await Promise.all(made.map(({ id }) => rowOf(id)));
    expect(rows.map((row) => row?.status)).toEqual(Array(8).fill('completed'));
  });
});

it('finds names that collide at the start', () => {
  expect(() => assertOneJobEach([{ name: 'a' }, { name: 'a' }])).toThrow('a');
});
