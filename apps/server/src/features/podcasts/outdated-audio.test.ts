import type { Podcast } from '@tarima/contract';
import { expect, it } from 'vitest';
import { useTestStudio } from '#server/test/test-studio.ts';

const studioOf = useTestStudio();
const TEXT = 'El viento mueve las palas de la turbina que está en la colina. '.repeat(6);

it('audio is outdated once a word of it is said in another way, until it is made again', async () => {
  const ada = await studioOf().signIn();
  const call = <Data>(method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
    studioOf().call<Data>(ada, { method, url: `/api/v1/${path}`, ...(payload && { payload }) });
  const request = { textInput: TEXT, companyId: ada.companyId };
  const { data: started } = await call<Podcast>('POST', 'podcasts/generate', request);
  const id = started.eventId;
  await studioOf().finished(id);
  const podcast = async () => (await call<Podcast>('GET', `podcasts/${id}`)).data;
  const before = await podcast();
  const say = (written: string, said: string) =>
    call('PUT', `companies/${ada.companyId}/pronunciations`, { language: 'es', written, said });

  await say('molino', 'otra cosa');
  expect((await podcast()).isAudioOutdated).toBe(false);
  await say('turbina', 'otra cosa');
  expect((await podcast()).isAudioOutdated).toBe(true);

  await call('POST', `podcasts/${id}/make-audio`);
  await studioOf().finished(id);
  const again = await podcast();
  expect(again).toMatchObject({ status: 'completed', isAudioOutdated: false, revision: 1 });
  // A browser keeps audio by its address.
  expect(again.audioUrl).not.toBe(before.audioUrl);
  const { data: list } = await call<{ works: object[] }>('GET', 'library?type=podcast');
  expect(list.works).toMatchObject([{ isAudioOutdated: false }]);
  await say('turbina', 'otra más');
  expect((await podcast()).isAudioOutdated).toBe(true);
});
