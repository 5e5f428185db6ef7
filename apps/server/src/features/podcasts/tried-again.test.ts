import type { Podcast } from '@tarima/contract';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Person, useTestStudio } from '#server/test/test-studio.ts';

const studioOf = useTestStudio();
let ada: Person;
beforeAll(async () => {
  ada = await studioOf().signIn();
});
afterEach(() => {
  studioOf().providers.before = async () => undefined;
});

const TEXT = 'El viento mueve las palas de la turbina que está en la colina. '.repeat(6);
const at = (id: string, path = '') => `/api/v1/podcasts/${id}${path}`;
const get = (url: string) => studioOf().call<Podcast>(ada, { url });
const post = (url: string, payload?: object, method: 'POST' | 'PUT' | 'DELETE' = 'POST') =>
  studioOf().call<Podcast>(ada, { method, url, ...(payload && { payload }) });
const generate = (changes: object = {}) =>
  post(at('generate'), { textInput: TEXT, companyId: ada.companyId, ...changes });

async function made(): Promise<Podcast> {
  const { data } = await generate();
  await studioOf().finished(data.eventId);
  return (await get(at(data.eventId))).data;
}

/** Holds every podcast in a stage until it is released. */
function hold(stage: 'dialogue' | 'speak' | 'mix') {
  const reached = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  studioOf().providers.before = async (now, signal) => {
    if (now !== stage) return;
    reached.resolve();
    signal?.addEventListener('abort', () => release.reject(signal.reason));
    await release.promise;
  };
  return { reached: reached.promise, release: release.resolve };
}

describe('a podcast', () => {
  it.each([
    ['while it is written', 'dialogue'],
    ['while it is spoken', 'speak'],
    ['while it is mixed', 'mix'],
  ] as const)(
    'can be cancelled %s, and is finished when it is tried again',
    async (_name, stage) => {
      const held = hold(stage);
      const { data } = await generate();
      await held.reached;
      expect((await post(at(data.eventId, '/cancel'))).data.isCancelled).toBe(true);
      studioOf().providers.before = async () => undefined;
      const again = await post(at(data.eventId, '/make-audio'));
      expect(again.data).toMatchObject({ status: 'processing', isCancelled: false, error: null });
      await studioOf().finished(data.eventId);
      expect((await get(at(data.eventId))).data.status).toBe('completed');
    },
  );

  it('can be cancelled before it is begun, and is finished when it is tried again', async () => {
    const busy = hold('dialogue');
    const before = [await generate(), await generate()].map(({ data }) => data.eventId);
    await busy.reached;
    const statuses = () => Promise.all(before.map(async (id) => (await get(at(id))).data.stage));
    await expect.poll(statuses).toEqual(['writing', 'writing']);
    const { eventId } = (await generate()).data;
    expect((await post(at(eventId, '/cancel'))).data.isCancelled).toBe(true);
    expect((await post(at(eventId, '/make-audio'))).data.status).toBe('processing');
    busy.release();
    for (const id of [...before, eventId]) await studioOf().finished(id);
    expect((await get(at(eventId))).data.status).toBe('completed');
  });

  it('stops at its script when it is tried again, if a person wanted to read it first', async () => {
    const writing = hold('dialogue');
    const { data } = await generate({ scriptOnly: true });
    await writing.reached;
    await post(at(data.eventId, '/cancel'));
    studioOf().providers.before = async () => undefined;
    await post(at(data.eventId, '/make-audio'));
    await studioOf().finished(data.eventId);
    expect((await get(at(data.eventId))).data).toMatchObject({ status: 'written', audioUrl: null });
  });

  it('says in every call that it is gone once it was deleted elsewhere', async () => {
    const podcast = await made();
    const turns = podcast.turnList.map(({ id, speaker, text }) => ({ id, speaker, text }));
    await post(at(podcast.eventId), undefined, 'DELETE');
    const answers = [
      await get(at(podcast.eventId)),
      await post(at(podcast.eventId, '/script'), { turns, revision: podcast.revision }, 'PUT'),
      await post(at(podcast.eventId, '/make-audio')),
      await post(at(podcast.eventId, '/cancel')),
    ];
    expect(answers.map(({ failure }) => failure.code)).toEqual(Array(4).fill('NOT_FOUND'));
  });
});
