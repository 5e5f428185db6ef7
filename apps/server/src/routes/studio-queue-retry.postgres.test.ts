import type { Video } from '@tarima/contract';
import { expect, it } from 'vitest';
import { findVideo, insertVideo } from '#server/features/videos/videos.repo.ts';
import { conductVideos } from '#server/test/conduct-videos.ts';
import { isAwaited } from '#server/test/is-awaited.ts';
import { createPeopleCalls } from '#server/test/people-calls.ts';
import { useTestStudio } from '#server/test/test-studio.ts';

const studioOf = useTestStudio();
const people = createPeopleCalls(studioOf);

it('refuses to retry a video if a new one begins in the same moment', async () => {
  const { context, signIn, draftedProject, finished } = studioOf();
  const owner = await people.owner();
  const ada = await signIn();
  const conductor = conductVideos(studioOf());
  const { id: projectId } = await draftedProject(ada);
  const { data: failed } = await people.call<Video>(ada, 'POST', 'videos/generate', {
    ...{ projectId, videoMode: 'avatar', avatarId: 'ana', voiceId: 'es-lucia' },
  });
  await conductor.fail(new Error('no'));
  await finished(failed.id);
  await conductor.end();
  const row = await findVideo(context.db, failed.id);
  if (!row) throw new Error('the video is there');

  const { retried } = await context.db.transaction(async (tx) => {
    const { companyId, recipe, provider } = row;
    await insertVideo(tx, { companyId, projectId, recipe, provider, status: 'waiting' });
    const retried = people.call(owner, 'POST', `studio-queue/make-video/${failed.id}/retry`, {});
    let hasEnded = false;
    void retried.finally(() => {
      hasEnded = true;
    });
    while (!hasEnded && !(await isAwaited(tx)));
    return { retried };
  });
  const { status, failure } = await retried;
  expect([status, failure.code]).toEqual([409, 'VIDEO_ALREADY_PROCESSING']);
});
