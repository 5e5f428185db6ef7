import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabaseUrl } from '#server/test/test-database.ts';
import { type Person, startTestStudio, type TestStudio } from '#server/test/test-studio.ts';

/** The places of one person in one process. */
const PLACES_OF_A_PERSON = 2;
let one: TestStudio;
let other: TestStudio;

beforeAll(async () => {
  const shared = {
    DATABASE_URL: await testDatabaseUrl(),
    AUTH_JWT_SECRET: 'a secret that both processes know, as they must',
  };
  one = await startTestStudio(shared);
  other = await startTestStudio({
    ...shared,
    STUDIO_DATA_DIR: one.dataFolder,
    STUDIO_ROLES: 'web',
  });
});
afterAll(async () => {
  await other.stop();
  await one.stop();
  await rm(one.dataFolder, { recursive: true, force: true });
});

/** Holds the previews of a process while they speak, and counts them. */
function holdPreviews(studio: TestStudio) {
  const release = Promise.withResolvers<void>();
  const now = { speaking: 0 };
  studio.providers.before = async (stage) => {
    if (stage !== 'plan') return;
    now.speaking += 1;
    await release.promise;
  };
  return { now, release: release.resolve };
}

async function previewsOf(person: Person) {
  const { id: projectId } = await one.draftedProject(person);
  const payload = { projectId, videoMode: 'avatar', avatarId: 'ana', voiceId: 'es-lucia' };
  return (studio: TestStudio) =>
    studio.call(person, { method: 'POST', url: '/api/v1/videos/preview', payload });
}

it('a person has two places in each process, and in each the others still have theirs', async () => {
  const [ada, bob] = [await one.signIn(), await one.signIn()];
  const previewOfAda = await previewsOf(ada);
  const previewOfBob = await previewsOf(bob);
  const studios = [one, other];
  const held = studios.map(holdPreviews);
  const speaking = () => held.map(({ now }) => now.speaking);
  const adas = studios.flatMap((studio) => Array.from({ length: 5 }, () => previewOfAda(studio)));
  await expect.poll(speaking).toEqual([PLACES_OF_A_PERSON, PLACES_OF_A_PERSON]);
  // Bob came last. All of Ada's calls have begun or wait by now.
  const bobs = studios.map(previewOfBob);
  await expect.poll(speaking).toEqual([PLACES_OF_A_PERSON + 1, PLACES_OF_A_PERSON + 1]);
  for (const { release } of held) release();
  const answers = await Promise.all([...adas, ...bobs]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});
