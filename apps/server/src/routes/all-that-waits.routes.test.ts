import type { PlaceInLine, Podcast } from '@tarima/contract';
import { expect, it } from 'vitest';
import { useCourseCalls } from '#server/test/course-calls.ts';

const { call, person, plannedCourse, studioOf, until } = useCourseCalls();

const placeOf = async (id: string) => (await call<PlaceInLine | null>('GET', `line/${id}`)).data;

/** Holds work of one kind, two at a time. */
function holdTwo(wanted: 'script' | 'write' | 'speak') {
  const both = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  let held = 0;
  studioOf().providers.before = async (stage) => {
    if (stage !== wanted) return;
    held += 1;
    if (held === 2) both.resolve();
    await release.promise;
  };
  return { both: both.promise, release: release.resolve };
}

it('gives waiting scripts of a course a place, by their project', async () => {
  const ids: string[] = [];
  for (let count = 0; count < 3; count += 1) ids.push((await plannedCourse()).projectId);
  const writing = holdTwo('script');
  const [first, second, third = ''] = ids;
  const generate = (projectId = '') =>
    call('POST', 'courses/generate-scripts', { projectId, language: 'es' });
  const written = [generate(first), generate(second)];
  await writing.both;
  written.push(generate(third));
  await until(third, (course) => course.writing?.status === 'waiting');
  const places = [await placeOf(first ?? ''), await placeOf(third)];
  writing.release();
  await Promise.all(written);
  expect(places).toEqual([null, { place: 1, seconds: null }]);
});

it('gives a waiting draft beside a script a place, by its project', async () => {
  const projects = [];
  for (const text of ['Uno dos.', 'Tres cuatro.', 'Cinco seis.']) {
    projects.push(await studioOf().draftedProject(person(), text));
  }
  const ids = projects.map(({ id }) => id);
  const writing = holdTwo('write');
  const redraft = (id = '') =>
    call('POST', `scripts/${id}/redraft`, {
      length: 1,
      communicationTone: 'formal',
      mainObjective: 'instrucciones',
      targetAudience: '',
    });
  const [first, second, third = ''] = ids;
  await redraft(first);
  await redraft(second);
  await writing.both;
  await redraft(third);
  const place = await placeOf(third);
  writing.release();
  expect(place).toEqual({ place: 1, seconds: null });
});

it('gives a podcast that is made again a place, and no stage', async () => {
  const { companyId } = person();
  const textInput = 'El viento mueve las palas de la turbina que está en la colina. '.repeat(6);
  const generate = async () =>
    (await call<Podcast>('POST', 'podcasts/generate', { textInput, companyId })).data.eventId;
  const id = await generate();
  await studioOf().finished(id);
  const { data: made } = await call<Podcast>('GET', `podcasts/${id}`);
  const turns = made.turnList.map((turn) => ({
    id: turn.id,
    speaker: turn.speaker,
    text: 'Otra cosa.',
  }));
  await call('PUT', `podcasts/${id}/script`, { turns, revision: made.revision });
  const speaking = holdTwo('speak');
  const running = [await generate(), await generate()];
  await speaking.both;
  await call('POST', `podcasts/${id}/make-audio`);
  const { data: waiting } = await call<Podcast>('GET', `podcasts/${id}`);
  const place = await placeOf(id);
  speaking.release();
  await Promise.all([...running, id].map((one) => studioOf().finished(one)));
  expect([waiting.status, waiting.stage]).toEqual(['processing', null]);
  expect(place).toEqual({ place: 1, seconds: expect.any(Number) });
});
