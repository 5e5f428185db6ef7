import { afterEach, beforeAll, expect, it } from 'vitest';
import { type Person, useTestStudio } from '#server/test/test-studio.ts';

const studioOf = useTestStudio();
let ada: Person;
let bob: Person;
beforeAll(async () => {
  ada = await studioOf().signIn();
  bob = await studioOf().signIn();
});
afterEach(() => {
  studioOf().providers.before = async () => undefined;
});

/** Holds previews while they speak, and counts them. */
function holdPreviews() {
  const release = Promise.withResolvers<void>();
  const now = { speaking: 0, most: 0 };
  const reached: { count: number; resolve: () => void }[] = [];
  studioOf().providers.before = async (stage) => {
    if (stage !== 'plan') return;
    now.speaking += 1;
    now.most = Math.max(now.most, now.speaking);
    for (const { count, resolve } of reached) if (now.speaking >= count) resolve();
    await release.promise;
    now.speaking -= 1;
  };
  const untilSpeaking = (count: number) =>
    new Promise<void>((resolve) => {
      if (now.speaking >= count) resolve();
      else reached.push({ count, resolve });
    });
  return { now, untilSpeaking, release: release.resolve };
}

async function previewsOf(person: Person) {
  const { id: projectId } = await studioOf().draftedProject(person);
  const payload = { projectId, videoMode: 'avatar', avatarId: 'ana', voiceId: 'es-lucia' };
  return () =>
    studioOf().call(person, {
      method: 'POST',
      url: '/api/v1/videos/preview',
      payload,
      headers: { 'accept-language': 'es' },
    });
}

/** The results that come first, so many of them. */
function firstOf<Result>(many: Promise<Result>[], count: number): Promise<Result[]> {
  const first: Result[] = [];
  return new Promise((resolve, reject) => {
    for (const each of many) {
      each.then((result) => {
        if (first.push(result) === count) resolve(first);
      }, reject);
    }
  });
}

it('waits in a limited line, and lets others in', async () => {
  const previewOfAda = await previewsOf(ada);
  const previewOfBob = await previewsOf(bob);
  const { now, untilSpeaking, release } = holdPreviews();
  const many = Array.from({ length: 24 }, previewOfAda);
  // All 24 must have come to the line before it moves: two run, ten wait, twelve are refused.
  for (const refused of await firstOf(many, 12)) {
    expect([refused.status, refused.failure.code]).toEqual([429, 'LINE_TOO_LONG']);
    expect(refused.failure.message).toContain('Hay demasiado trabajo en espera.');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  }
  await untilSpeaking(2);
  expect(now.speaking).toBe(2);
  const bobs = previewOfBob();
  await untilSpeaking(3);
  release();
  expect((await bobs).status).toBe(200);
  const statuses = (await Promise.all(many)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(12);
  expect(statuses.filter((status) => status === 429)).toHaveLength(12);
  expect(now.most).toBeLessThanOrEqual(4);
});
