import type { Course, CourseQueue, EditedStructure, Video } from '@tarima/contract';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { conductVideos } from '#server/test/conduct-videos.ts';
import { createTestCourse, QUEUE_CONFIG, type TestCourse } from '#server/test/test-course.ts';
import { type Person, useTestStudio } from '#server/test/test-studio.ts';

const studioOf = useTestStudio();
let ada: Person;
let course: TestCourse;
let conductor: ReturnType<typeof conductVideos>;
beforeAll(async () => {
  ada = await studioOf().signIn();
});
beforeEach(async () => {
  conductor = conductVideos(studioOf());
  course = await createTestCourse(studioOf(), ada, ['Uno dos.', 'Tres.', 'Cuatro.', 'Cinco.']);
});
afterEach(() => conductor.end());

const call = <Data>(method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
  studioOf().call<Data>(ada, { method, url: `/api/v1/${path}`, ...(payload && { payload }) });
const queue = async () =>
  (await call<CourseQueue>('GET', `courses/${course.project.id}/video-queue`)).data;
const generateAll = () =>
  call('POST', `courses/${course.project.id}/generate-all-videos`, { config: QUEUE_CONFIG });

/** Such as `failed 1+ 2x`: the status, and each position with its item's state. */
const MARKS = { completed: '+', processing: '*', pending: '.', failed: 'x' } as const;
const glance = async () => {
  const { status, videos } = await queue();
  const items = videos.map(
    (item) => `${item.position}${item.contentTitle.at(-1)}${MARKS[item.status]}`,
  );
  return [status, ...items].join(' ');
};

/** Saves the structure with these contents only, by their numbers. */
async function keep(...numbers: number[]): Promise<void> {
  const path = `courses/structure/${course.project.id}`;
  const { revision } = (await call<Course>('GET', path)).data;
  const modules = whole.modules.map((module) => ({
    ...module,
    contents: module.contents.filter(({ title }) => numbers.includes(Number(title.at(-1)))),
  }));
  const structure = { ...whole, modules: modules.filter(({ contents }) => contents.length > 0) };
  expect((await call('PUT', path, { structure, revision })).status).toBe(200);
}
let whole: EditedStructure;
beforeEach(async () => {
  const { title, description, targetAudience, painPointsAddressed, modules } = (
    await call<Course>('GET', `courses/structure/${course.project.id}`)
  ).data;
  whole = {
    ...{ title, description, targetAudience, painPointsAddressed },
    modules: modules.map((module) => ({
      ...{ id: module.id, title: module.title, description: module.description },
      contents: module.contents.map(({ id, title: name, description: about }) => ({
        ...{ id, title: name, description: about },
      })),
    })),
  };
});

describe('contents that were removed from a course', () => {
  it('leave its queue, failed and pending ones alike, and the totals follow', async () => {
    await generateAll();
    await conductor.fail(new Error('no'));
    await expect.poll(glance).toBe('processing 11x 22* 33. 44.');
    await keep(2, 4);
    expect(await glance()).toBe('processing 12* 24.');
    expect((await queue()).stats).toMatchObject({
      ...{ totalVideos: 2, failedVideos: 0, pendingVideos: 1, processingVideos: 1 },
    });
    await conductor.finish();
    await conductor.finish();
    await expect.poll(glance).toBe('completed 12+ 24+');
    expect((await queue()).stats.progressPercentage).toBe(100);
  });

  it('end without harm while they are made, and the next begins', async () => {
    await generateAll();
    await conductor.reached();
    const { videoId } = (await queue()).videos[0] ?? {};
    await keep(2, 3);
    expect(await glance()).toBe('pending 12. 23.');
    await conductor.finish();
    await expect.poll(glance).toBe('processing 12* 23.');
    const { data } = await call<Video>('GET', `videos/status/${videoId}`);
    expect(data.status).toBe('completed');
    await conductor.finish();
    await conductor.finish();
    await expect.poll(glance).toBe('completed 12+ 23+');
  });

  it('come back where they were when that is undone', async () => {
    await generateAll();
    await conductor.fail(new Error('no'));
    await expect.poll(glance).toBe('processing 11x 22* 33. 44.');
    await keep(2);
    expect(await glance()).toBe('processing 12*');
    await conductor.finish();
    await expect.poll(glance).toBe('completed 12+');
    await keep(1, 2, 3, 4);
    await expect.poll(glance).toBe('processing 11x 22+ 33* 44.');
  });

  it('leave no queue once nothing of it is left', async () => {
    await generateAll();
    await conductor.finish();
    await expect.poll(glance).toBe('processing 11+ 22* 33. 44.');
    const path = `courses/structure/${course.project.id}`;
    const { revision } = (await call<Course>('GET', path)).data;
    const [module] = whole.modules;
    const contents = [{ id: crypto.randomUUID(), title: 'Nuevo', description: '' }];
    const structure = { ...whole, modules: [{ ...module, contents }] };
    expect((await call('PUT', path, { structure, revision })).status).toBe(200);
    expect(await queue()).toMatchObject({ hasQueue: false, videos: [], status: 'pending' });
  });
});

it('a paused queue says no remaining time, and nothing is being made once its video has ended', async () => {
  await generateAll();
  await conductor.reached();
  await call('POST', `courses/${course.project.id}/queue/pause`);
  const making = { estimatedTimeRemaining: 0, currentlyProcessing: 'Contenido 1' };
  await expect.poll(async () => (await queue()).stats).toMatchObject(making);
  await conductor.finish();
  const waiting = { estimatedTimeRemaining: 0, currentlyProcessing: null, processingVideos: 0 };
  await expect.poll(async () => (await queue()).stats).toMatchObject(waiting);
  const { data } = await call<CourseQueue>('POST', `courses/${course.project.id}/queue/resume`);
  expect(data.stats.estimatedTimeRemaining).toBeGreaterThan(0);
});
