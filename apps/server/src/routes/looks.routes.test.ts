import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { CompanyLook, Picture, Video, WantedLook } from '@tarima/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { companyPictures, videos } from '#server/db/schema.ts';
import { multipart } from '#server/test/multipart.ts';
import { createPeopleCalls } from '#server/test/people-calls.ts';
import { pictureOf } from '#server/test/test-figures.ts';
import { type Person, useTestStudio } from '#server/test/test-studio.ts';

const studioOf = useTestStudio();
const { call, owner, newCompany, member } = createPeopleCalls(studioOf);
const email = () => `${crypto.randomUUID()}@example.com`;
let companyId: string;
/** Owns the company, but not the studio. */
let boss: Person;
let worker: Person;
let stranger: Person;

beforeAll(async () => {
  companyId = await newCompany(await owner(), 'Aula Norte');
  boss = await member(await owner(), companyId, { email: email(), role: 'owner' });
  worker = await member(boss, companyId, { email: email() });
  stranger = await studioOf().signIn();
});

const LOOK: WantedLook = {
  ...{ accent: '#aa0044', second: '#ffcc00', font: 'nunito', logo: null, backdrop: null },
  intro: { title: 'Aula Norte', line: 'Formación' },
  outro: null,
};
const lookPath = (id = companyId) => `companies/${id}/look`;
const save = (look: WantedLook | null, person = boss) =>
  call<CompanyLook | null>(person, 'PUT', lookPath(), { look });
const read = (person: Person) => call<CompanyLook | null>(person, 'GET', lookPath());
const draw = (person: Person, { picture }: { picture: string }, id = companyId) =>
  call(person, 'GET', `${lookPath(id)}/pictures/${picture}`);

function add(words: string, { person = boss, name = 'logo.png', id = companyId } = {}) {
  const { body, contentType } = multipart([
    { name: 'file', fileName: name, content: Buffer.from(words) },
  ]);
  const headers = { 'content-type': contentType };
  return call<Picture>(person, 'POST', `${lookPath(id)}/pictures`, body, headers);
}

describe('a company’s look', () => {
  it('is Tarima’s until its owner chooses one, and again afterwards', async () => {
    expect((await read(worker)).data).toBeNull();
    const { data: logo } = await add('Logo');
    expect(logo).toEqual(pictureOf('Logo'));
    const saved = await save({ ...LOOK, logo: logo.picture });
    expect(saved.data).toEqual({ ...LOOK, logo });
    expect((await read(worker)).data).toEqual(saved.data);
    expect((await draw(worker, logo)).headers['content-type']).toBe('image/png');
    expect((await save(null)).data).toBeNull();
    expect((await read(worker)).data).toBeNull();
  });

  it('is changed by owners only, and strangers learn nothing of it', async () => {
    const { data: logo } = await add('Logo');
    expect((await save(LOOK, worker)).status).toBe(403);
    expect((await add('Otro', { person: worker })).status).toBe(403);
    const refused = [
      await read(stranger),
      await save(LOOK, stranger),
      await add('Otro', { person: stranger }),
      await draw(stranger, logo),
      await draw(stranger, logo, stranger.companyId),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });

  it('takes no picture of another company', async () => {
    const other = await newCompany(await owner(), 'Otra');
    const { data: logo } = await add('Ajeno', { person: await owner(), id: other });
    expect((await save({ ...LOOK, logo: logo.picture })).status).toBe(404);
    expect((await draw(boss, logo)).status).toBe(404);
  });

  it.each([
    ['an empty file', '', 'logo.png', 'DOCUMENT_CORRUPT'],
    ['a broken picture', 'DOCUMENT_CORRUPT', 'logo.png', 'DOCUMENT_CORRUPT'],
    ['a bomb of pixels', 'PICTURE_TOO_LARGE', 'logo.png', 'PICTURE_TOO_LARGE'],
    ['another type', '%PDF', 'logo.pdf', 'FILE_VALIDATION_ERROR'],
  ])('refuses %s with its reason, and keeps nothing', async (_name, words, name, code) => {
    const folder = join(studioOf().dataFolder, 'blobs', 'companies', companyId, 'look');
    const before = await readdir(folder);
    expect((await add(words, { name })).failure.code).toBe(code);
    expect(await readdir(folder)).toEqual(before);
  });

  it.each([
    { accent: 'red' },
    { second: '#FFF' },
    { font: 'comic' },
    { intro: { title: ' ', line: '' } },
    { outro: { title: 'x'.repeat(81), line: '' } },
  ])('refuses %o', async (wrong) => {
    const look = { ...LOOK, ...wrong };
    expect((await call(boss, 'PUT', lookPath(), { look })).status).toBe(400);
  });

  it('is frozen in a video at its request', async () => {
    const { data: logo } = await add('Logo de video');
    await save({ ...LOOK, logo: logo.picture });
    const { id: projectId } = await studioOf().draftedProject({ ...boss, companyId });
    const choice = { videoMode: 'avatar', avatarId: 'ana', voiceId: 'es-lucia' };
    const { data: video } = await call<Video>(boss, 'POST', 'videos/generate', {
      ...{ projectId, ...choice },
    });
    const file = `projects/${projectId}/figures/${logo.picture}`;
    expect((await call(worker, 'GET', file)).status).toBe(200);
    expect((await call(stranger, 'GET', file)).status).toBe(404);
    await save(null);
    const rows = await studioOf().context.db.select().from(videos);
    const recipe = rows.find(({ id }) => id === video.id)?.recipe;
    expect(recipe?.settings.look).toEqual({ ...LOOK, logo });
    const blob = `companies/${companyId}/look/${logo.picture}`;
    expect(recipe?.figures).toEqual([{ ...logo, caption: '', blob }]);
    await studioOf().finished(video.id);
  });

  it('forgets pictures that it has not had for a month, and files that nobody knows', async () => {
    const { data: kept } = await add('Guardado');
    const { data: former } = await add('Antiguo');
    await save({ ...LOOK, backdrop: kept.picture });
    const { context, services, dataFolder } = studioOf();
    const folder = join(dataFolder, 'blobs', 'companies', companyId, 'look');
    const longAgo = new Date(Date.now() - 40 * 86_400_000);
    await context.db.update(companyPictures).set({ createdAt: longAgo });
    for (const { picture } of [kept, former]) await utimes(join(folder, picture), longAgo, longAgo);
    await services.storage.clean();
    expect((await draw(boss, kept)).status).toBe(200);
    expect((await draw(boss, former)).status).toBe(404);
    expect(await readdir(folder)).not.toContain(former.picture);
  });
});
