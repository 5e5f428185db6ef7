import type { LiveUnit, Podcast, PodcastStatus } from '@tarima/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { multipart } from '#server/test/multipart.ts';
import { type Person, pdf, useTestStudio } from '#server/test/test-studio.ts';

const studioOf = useTestStudio();
let ada: Person;
beforeAll(async () => {
  ada = await studioOf().signIn();
});

const LINES = [
  'Nunca abras la caja de la turbina mientras las palas giran con el viento.',
  ...[1, 2, 3, 4, 5].map(
    (number) =>
      `El viento número ${number} mueve las palas de la turbina que está en la colina del pueblo.`,
  ),
];
const ledgerOf = (id: string, person = ada) =>
  studioOf().call<LiveUnit[]>(person, { url: `/api/v1/podcasts/${id}/ledger` });
const fatesOf = async (id: string) =>
  (await ledgerOf(id)).data.map(({ text, fate, place }) => [text, fate, place?.title ?? null]);

async function upload(fileName: string, text: string): Promise<string> {
  const { body, contentType } = multipart([{ ...pdf(fileName, text), name: 'file' }]);
  const { data } = await studioOf().call<{ filePath: string }>(ada, {
    method: 'POST',
    url: '/api/v1/podcasts/upload',
    payload: body,
    headers: { 'content-type': contentType },
  });
  return data.filePath;
}

async function written(changes: object = {}): Promise<Podcast> {
  const { data } = await studioOf().call<PodcastStatus>(ada, {
    method: 'POST',
    url: '/api/v1/podcasts/generate',
    payload: { textInput: LINES.join(' '), companyId: ada.companyId, scriptOnly: true, ...changes },
  });
  await studioOf().finished(data.eventId);
  const url = `/api/v1/podcasts/${data.eventId}`;
  return (await studioOf().call<Podcast>(ada, { url })).data;
}

describe('the ledger of a podcast', () => {
  it('says which chapter mentions each unit in the current script', async () => {
    const { eventId, revision, turnList } = await written();
    expect(await fatesOf(eventId)).toEqual(LINES.map((text) => [text, 'said', 'Primera parte']));
    const turns = turnList
      .map(({ id, speaker, text }) => ({ id, speaker, text }))
      .filter(({ text }) => text !== LINES[0]);
    const saved = await studioOf().call(ada, {
      method: 'PUT',
      url: `/api/v1/podcasts/${eventId}/script`,
      payload: { turns, revision },
    });
    expect(saved.status).toBe(200);
    expect((await fatesOf(eventId)).slice(0, 2)).toEqual([
      [LINES[0], 'left', null],
      [LINES[1], 'said', 'Primera parte'],
    ]);
    const [missing] = (await ledgerOf(eventId)).data;
    expect(missing?.mustSay).toEqual(['prohibition']);
  });

  it('keeps and finds again the sources of literal quotes', async () => {
    const { eventId, revision, turnList } = await written();
    const save = async (at: number, text: (before: string) => string) => {
      const turns = turnList.map((turn, index) => ({
        id: turn.id,
        speaker: turn.speaker,
        text: index === 0 ? text(turn.text) : turn.text,
      }));
      const { status } = await studioOf().call(ada, {
        method: 'PUT',
        url: `/api/v1/podcasts/${eventId}/script`,
        payload: { turns, revision: at },
      });
      expect(status).toBe(200);
      return (await fatesOf(eventId))[0]?.[1];
    };
    expect(await save(revision, (text) => `Mira:  ${text.toLowerCase()} Es importante.`)).toBe(
      'said',
    );
    expect(await save(revision + 1, () => 'Puedes abrir la caja.')).toBe('left');
    expect(await save(revision + 2, (text) => text)).toBe('said');
  });

  it('names a source that has nothing to say, and the reason', async () => {
    const code = LINES.map((line) => `{${line}}`).join(' ');
    const { sources } = await written({ uploadedFilePath: await upload('código.pdf', code) });
    expect(sources.map(({ name, error }) => [name, error?.code])).toEqual([
      ['', undefined],
      ['código.pdf', 'DOCUMENT_ONLY_CODE'],
    ]);
    expect(sources[1]?.error?.message).toContain('«código.pdf» es solo código');
  });

  it('is hidden from others', async () => {
    const { eventId } = await written();
    const eve = await studioOf().signIn();
    expect((await ledgerOf(eventId, eve)).status).toBe(404);
  });
});
