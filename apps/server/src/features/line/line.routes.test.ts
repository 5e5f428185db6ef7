import { randomUUID } from 'node:crypto';
import type { PlaceInLine, Project, Video } from '@tarima/contract';
import { afterEach, beforeAll, expect, it } from 'vitest';
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

it('is told to whoever waits, with a time once one of its kind was made', async () => {
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
  // What does not wait has no place, and nobody hears of another company's line.
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
