import type { CourseQueue, Video } from '@tarima/contract';
import { expect, it } from 'vitest';
import { findVideo, videoRows } from '#server/features/videos/videos.repo.ts';
import { conductVideos } from '#server/test/conduct-videos.ts';
import { isAwaited } from '#server/test/is-awaited.ts';
import { createTestCourse, QUEUE_CONFIG } from '#server/test/test-course.ts';
import { useTestStudio } from '#server/test/test-studio.ts';

const studioOf = useTestStudio();

it('a queue and the end of its video do not deadlock', async () => {
  const { context, services, call, signIn } = studioOf();
  const conductor = conductVideos(studioOf());
  const ada = await signIn();
  const course = await createTestCourse(studioOf(), ada, ['Uno dos.', 'Tres.']);
  const address = `/api/v1/courses/${course.project.id}`;
  const post = <Data>(url: string, payload: object = {}) =>
    call<Data>(ada, { method: 'POST', url, payload });
  const { data: byHand } = await post<Video>('/api/v1/videos/generate', {
    ...{ projectId: course.project.id, scriptId: course.scriptIds[1] },
    ...QUEUE_CONFIG,
  });
  await conductor.reached();
  // Its last report would wait for the transaction below, as if a request did.
  await expect.poll(async () => (await findVideo(context.db, byHand.id))?.stage).toBe('drawing');
  const { data: queue } = await post<CourseQueue>(`${address}/generate-all-videos`, {
    config: QUEUE_CONFIG,
  });
  const row = await findVideo(context.db, byHand.id);
  if (!row) throw new Error('the video is there');

  const { next } = await context.db.transaction(async (tx) => {
    await videoRows.cancel(tx, byHand.id);
    const next = post(`/api/v1/videos/${queue.videos[0]?.videoId}/cancel`);
    let hasEnded = false;
    void next.finally(() => {
      hasEnded = true;
    });
    while (!hasEnded && !(await isAwaited(tx)));
    await services.videos.ended(tx, row);
    return { next };
  });
  expect((await next).status).toBe(200);
  const { data: now } = await call<CourseQueue>(ada, { url: `${address}/video-queue` });
  expect(now.videos.map(({ status }) => status)).toEqual(['failed', 'failed']);
  await conductor.end();
});
