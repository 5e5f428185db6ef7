import {
  type CompanyPronunciation,
  PRONUNCIATION_LIMITS,
  type Script,
  type Video,
} from '@tarima/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { companyPronunciations, videos } from '#server/db/schema.ts';
import { multipart } from '#server/test/multipart.ts';
import { createPeopleCalls } from '#server/test/people-calls.ts';
import { type Person, useTestStudio } from '#server/test/test-studio.ts';

const studioOf = useTestStudio();
const { call, owner, newCompany, member } = createPeopleCalls(studioOf);
const email = () => `${crypto.randomUUID()}@example.com`;
let companyId: string;
let worker: Person;
let stranger: Person;

beforeAll(async () => {
  companyId = await newCompany(await owner(), 'Aula Norte');
  worker = await member(await owner(), companyId, { email: email() });
  stranger = await studioOf().signIn();
});

const TARIMA = { language: 'es', written: 'Tarima', said: 'ta rima' };
const pathOf = (id = companyId) => `companies/${id}/pronunciations`;
const list = async (id = companyId, person = worker) =>
  (await call<CompanyPronunciation[]>(person, 'GET', pathOf(id))).data;
const save = (entry: object, id = companyId, person = worker) =>
  call<CompanyPronunciation>(person, 'PUT', pathOf(id), entry);
function importFile(content: string, id = companyId, person = worker, fileName = 'words.csv') {
  const { body, contentType } = multipart([
    { name: 'file', fileName, content: Buffer.from(content) },
  ]);
  const headers = { 'content-type': contentType };
  return call<{ added: number; replaced: number }>(
    person,
    'POST',
    `${pathOf(id)}/import`,
    body,
    headers,
  );
}
const ownCompany = async () => newCompany(await owner(), 'Breve');
const wordsOf = (rows: CompanyPronunciation[]) =>
  rows.map(({ language, written, said }) => `${language} ${written} ${said}`);

describe('the pronunciations of a company', () => {
  it('are added, replaced in any case, and deleted by a member', async () => {
    const { data: first } = await save(TARIMA);
    expect(first).toMatchObject(TARIMA);
    const { data: second } = await save({ ...TARIMA, written: ' TARIMA ', said: 'tá  rima' });
    expect(second).toEqual({ ...TARIMA, id: first.id, written: 'TARIMA', said: 'tá rima' });
    await save({ ...TARIMA, language: 'en' });
    expect(wordsOf(await list())).toEqual(['en Tarima ta rima', 'es TARIMA tá rima']);
    for (const { id } of await list()) {
      expect((await call(worker, 'DELETE', `${pathOf()}/${id}`)).status).toBe(200);
      expect((await call(worker, 'DELETE', `${pathOf()}/${id}`)).status).toBe(404);
    }
    expect(await list()).toEqual([]);
  });

  it.each([{ written: '…' }, { said: ' ' }, { written: 'x'.repeat(61) }, { language: 'xx' }])(
    'refuse %o',
    async (fields) => {
      expect((await save({ ...TARIMA, ...fields })).status).toBe(400);
    },
  );

  it('are nothing to a stranger', async () => {
    const { data } = await save({ ...TARIMA, written: 'Secreto' });
    const answers = [
      await call(stranger, 'GET', pathOf()),
      await save(TARIMA, companyId, stranger),
      await call(stranger, 'DELETE', `${pathOf()}/${data.id}`),
      await call(stranger, 'POST', `${pathOf()}/hear`, TARIMA),
      await call(stranger, 'GET', `${pathOf()}.csv`),
      await importFile('es,a,b', companyId, stranger),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  });

  it('are heard before they are saved, by a voice that costs nothing', async () => {
    const before = (await list()).length;
    const entry = { ...TARIMA, written: 'Nadie', said: 'nadi e' };
    const heard = await call(worker, 'POST', `${pathOf()}/hear`, entry);
    expect([heard.status, heard.headers['content-type']]).toEqual([200, 'audio/mpeg']);
    expect(studioOf().providers.calls).toContain('speak Nadie');
    expect(await list()).toHaveLength(before);
  });

  it('come from a file, all or none, with the faulty rows and columns named', async () => {
    const id = await ownCompany();
    const person = await owner();
    await save(TARIMA, id, person);
    const good = 'idioma;palabra;pronunciación\nes;tarima;tárima\nes;SQL;sicuel\n';
    expect((await importFile(good, id, person)).data).toEqual({ added: 1, replaced: 1 });
    expect((await importFile(good, id, person)).data).toEqual({ added: 0, replaced: 0 });
    const respelled = good.replace('es;SQL', 'es;Sql');
    expect((await importFile(respelled, id, person)).data).toEqual({ added: 0, replaced: 1 });
    const before = await list(id, person);
    const refused = await importFile('es,Uno,uno\nxx,Dos,dos\nes,Tres,', id, person);
    expect(refused.failure).toMatchObject({
      code: 'PRONUNCIATIONS_FILE_INVALID',
      details: { fields: [{ path: 'rows.1.language' }, { path: 'rows.2.said' }] },
    });
    expect((await importFile('', id, person)).failure.code).toBe('PRONUNCIATIONS_FILE_EMPTY');
    expect((await importFile('es,a,b', id, person, 'a.pdf')).failure.code).toBe(
      'FILE_VALIDATION_ERROR',
    );
    const large = `es,a,b\n${' '.repeat(1_000_001)}`;
    expect((await importFile(large, id, person)).failure.code).toBe('FILE_TOO_LARGE');
    expect(await list(id, person)).toEqual(before);
    const file = await call(person, 'GET', `${pathOf(id)}.csv`);
    expect([file.status, file.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  });

  it('have a limit, which an import does not pass either', async () => {
    const id = await ownCompany();
    const person = await owner();
    const rows = (count: number, word: string) =>
      Array.from({ length: count }, (_, index) => `es,${word}${index},x`).join('\n');
    const most = PRONUNCIATION_LIMITS.ofCompany;
    expect((await importFile(rows(most, 'a'), id, person)).data.added).toBe(most);
    expect((await save(TARIMA, id, person)).failure.code).toBe('PRONUNCIATIONS_FULL');
    expect((await importFile(rows(1, 'b'), id, person)).failure.code).toBe('PRONUNCIATIONS_FULL');
    expect((await save({ ...TARIMA, written: 'A0' }, id, person)).status).toBe(200);
    expect(await list(id, person)).toHaveLength(most);
  });

  it('go with the company', async () => {
    const id = await ownCompany();
    await save(TARIMA, id, await owner());
    const gone = await call(await owner(), 'DELETE', `personal-data/companies/${id}`);
    expect(gone.status).toBe(200);
    const { db } = studioOf().context;
    const rows = await db
      .select()
      .from(companyPronunciations)
      .where(eq(companyPronunciations.companyId, id));
    expect(rows).toEqual([]);
  });
});

it('a video keeps those of its script, as they were when it was requested', async () => {
  const person = { ...worker, companyId };
  const { id: projectId } = await studioOf().draftedProject(person);
  const { data: scripts } = await call<Script[]>(worker, 'GET', `scripts/${projectId}`);
  const word =
    /(?<=^|\s)\p{Ll}{5,}(?=\s)/mu.exec(scripts[0]?.content.replace(/^#.*$/mu, '') ?? '')?.[0] ?? '';
  const entry = { ...TARIMA, written: word, said: 'otra cosa' };
  await save(entry);
  await save({ ...TARIMA, written: 'inexistente' });
  const request = { projectId, avatarId: 'ana', videoMode: 'avatar', voiceId: 'es-lucia' };
  const { data: video } = await call<Video>(worker, 'POST', 'videos/generate', request);
  await save({ ...entry, said: 'más tarde' });
  await studioOf().finished(video.id);
  const [row] = await studioOf().context.db.select().from(videos).where(eq(videos.id, video.id));
  expect(row?.recipe.pronunciations).toEqual([{ written: word, said: 'otra cosa' }]);
});
