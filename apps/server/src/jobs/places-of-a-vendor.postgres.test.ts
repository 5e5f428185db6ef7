import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertVideo, listVideosById } from '#server/features/videos/videos.repo.ts';
import { createPeopleCalls } from '#server/test/people-calls.ts';
import { testRecipe } from '#server/test/test-recipe.ts';
import { type Person, useTestStudio } from '#server/test/test-studio.ts';

const studioOf = useTestStudio({ HEYGEN_API_KEY: 'hg-key' });
const people = createPeopleCalls(studioOf);
let owner: Person;
let running = 0;
let most = 0;
/** Each ends one video under way. */
const ends: (() => void)[] = [];

beforeAll(async () => {
  owner = await people.owner();
  const { makers } = studioOf().providers.vendors;
  const [local] = makers;
  if (!local) throw new Error('the tests have no presenters of their own');
  makers.push({
    ...local,
    id: 'heygen',
    async make(request) {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => ends.push(resolve));
      running -= 1;
      return local.make(request);
    },
  });
});
afterAll(() => {
  for (const end of ends) end();
});

async function order(): Promise<string> {
  const { db, jobs } = studioOf().context;
  const { id: projectId } = await studioOf().draftedProject(owner);
  const [id, jobId] = [randomUUID(), randomUUID()];
  const recipe = testRecipe({
    ...{ title: 'De una visita', presenterId: 'heygen-a', voiceId: 'heygen-b' },
  });
  const row = { id, jobId, companyId: owner.companyId, projectId, recipe };
  await db.transaction(async (tx) => {
    await insertVideo(tx, { ...row, provider: 'heygen', status: 'waiting' });
    await jobs.enqueue(tx, 'order-video', { id, jobId });
  });
  return id;
}
const allow = (places: number | null) =>
  people.call(owner, 'PUT', 'settings/groups/heygen', {
    values: { HEYGEN_CONCURRENCY: places && String(places) },
    isUnchecked: true,
  });

it('a vendor gets as many videos at a time as the owner allows, from that moment on', async () => {
  const ids = [await order(), await order(), await order(), await order()];
  await expect.poll(() => running).toBe(1);
  await allow(3);
  await expect.poll(() => running).toBe(3);
  expect(most).toBe(3);
  await allow(null);
  // Running work goes on. The fourth video waits for the one place that is left.
  most = 0;
  for (let ended = 0; ended < ids.length; ended += 1) {
    await expect.poll(() => ends.length).toBeGreaterThan(0);
    ends.pop()?.();
  }
  const { db } = studioOf().context;
  const states = async () => (await listVideosById(db, ids)).map(({ status }) => status);
  await expect.poll(states).toEqual(ids.map(() => 'completed'));
  expect(most).toBe(1);
});
