import { randomUUID } from 'node:crypto';
import type { PlaceInLine, Project, Video } from '@tarima/contract';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { videos as videoTable } from '#server/db/schema.ts';
import { conductVideos } from '#server/test/conduct-videos.ts';
import { type Person, useTestStudio } from '#server/test/test-studio.ts';

const studioOf = useTestStudio();
let ada: Person;
let bob: Person;
let videos: ReturnType<typeof conductVideos>;
beforeAll(async () => {
  ada = await studioOf().signIn();
  bob = await studioOf().signIn();
});
afterEach(() => videos.end());

async function generate(person: Person, project: Project): Promise<string> {
  const payload = {
    projectId: project.id,
    videoMode: 'avatar',
    avatarId: 'ana',
    voiceId: 'es-lucia',
  };
  const url = '/api/v1/videos/generate';
  const { data } = await studioOf().call<Video>(person, { method: 'POST', url, payload });
  return data.id;
}
const placeOf = async (person: Person, id: string) =>
  (await studioOf().call<PlaceInLine | null>(person, { url: `/api/v1/line/${id}` })).data;

it('tells waiting people their place, and a time once a similar job was done', async () => {
  const first = await studioOf().draftedProject(ada, 'Uno.');
  const second = await studioOf().draftedProject(ada, 'Dos.');
  const other = await studioOf().draftedProject(bob, 'Tres.');
  videos = conductVideos(studioOf());
  const running = await generate(ada, first);
  await videos.reached();
  const waiting = await generate(ada, second);
  const bobs = await generate(bob, other);
  expect(await placeOf(bob, bobs)).toEqual({ place: 1, seconds: null });
  expect(await placeOf(ada, waiting)).toEqual({ place: 2, seconds: null });
  // Work that does not wait has no place, and nobody sees another company's line.
  expect(await placeOf(ada, running)).toBeNull();
  for (const id of [waiting, randomUUID()]) {
    expect((await studioOf().call(bob, { url: `/api/v1/line/${id}` })).status).toBe(404);
  }

  await videos.finish();
  await videos.reached();
  const { place, seconds } = (await placeOf(ada, waiting)) ?? {};
  expect(place).toBe(1);
  expect(seconds).toBeGreaterThan(0);
});

describe('the time until work begins', () => {
  const LONG = 'Palabra. '.repeat(200);
  /** Real time passes meanwhile, so foreseen times are far longer than the test. */
  const DAY = 86_400;
  /** A running job expires after four hours. */
  const UNIT = 20;
  const draft = (text: string) => studioOf().draftedProject(ada, text);
  const secondsOf = async (id: string) => (await placeOf(ada, id))?.seconds ?? Number.NaN;
  /** Pretends that its work began so many seconds before its end, or before now. */
  const lasts = (id: string, seconds: number) =>
    studioOf().context.db.execute(sql`update pgboss.job
      set started_on = coalesce(completed_on, now()) - make_interval(secs => ${seconds})
      where data ->> 'id' = ${id} and started_on is not null`);
  const isAt = (id: string, progress: number) =>
    studioOf().context.db.update(videoTable).set({ progress }).where(eq(videoTable.id, id));
  /** Leaves only one video in the statistics, which took so many seconds. */
  async function knowsOnly(id: string, seconds: number) {
    await studioOf().context.db.execute(
      sql`delete from pgboss.job where state = 'completed' and data ->> 'id' <> ${id}`,
    );
    await lasts(id, seconds);
  }
  /** Starts a video after the earlier ones, and waits until it is half done. */
  async function running(): Promise<string> {
    const id = await generate(ada, await draft('Dos.'));
    await videos.reached();
    const findProgress = async () => {
      const [row] = await studioOf()
        .context.db.select({ progress: videoTable.progress })
        .from(videoTable)
        .where(eq(videoTable.id, id));
      return row?.progress;
    };
    await expect.poll(findProgress).toBeGreaterThan(50);
    return id;
  }
  async function runningAfterOne(seconds: number): Promise<string> {
    const done = await generate(ada, await draft('Uno.'));
    await videos.finish();
    const id = await running();
    await knowsOnly(done, seconds);
    return id;
  }

  beforeEach(() => {
    videos = conductVideos(studioOf());
  });

  it('grows with the length of the work before it', async () => {
    await runningAfterOne(DAY);
    const next = await generate(ada, await draft('Tres.'));
    const long = await generate(ada, await draft(LONG));
    const last = await generate(ada, await draft('Cuatro.'));
    const [first, second, third] = [
      await secondsOf(next),
      await secondsOf(long),
      await secondsOf(last),
    ];
    expect(first).toBeGreaterThan(0.75 * DAY);
    expect(first).toBeLessThan(1.25 * DAY);
    expect(second / first).toBeGreaterThan(1.8);
    expect(second / first).toBeLessThan(2.2);
    expect(third - second).toBeGreaterThan(10 * DAY);
  });

  it('is short where running work is nearly done, and long where that is late', async () => {
    const before = await runningAfterOne(60 * UNIT);
    const waiting = await generate(ada, await draft('Tres.'));
    await lasts(before, 58 * UNIT);
    await isAt(before, 98);
    expect(await secondsOf(waiting)).toBeLessThan(6 * UNIT);
    await lasts(before, 600 * UNIT);
    await isAt(before, 50);
    expect(await secondsOf(waiting)).toBeGreaterThan(590 * UNIT);
    expect(await secondsOf(waiting)).toBeLessThan(630 * UNIT);
  });

  it('ignores failed work', async () => {
    const failed = await generate(ada, await draft('Uno.'));
    await videos.fail(new Error('no'));
    await running();
    await knowsOnly(failed, DAY);
    const waiting = await generate(ada, await draft('Tres.'));
    expect(await placeOf(ada, waiting)).toEqual({ place: 1, seconds: null });
  });
});
