import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Avatar,
  type CourseQueue,
  errorMessage,
  LANGUAGES,
  type Portrait,
  portraitConsent,
  type Video,
} from '@tarima/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { companyPortraits, videos } from '#server/db/schema.ts';
import { conductVideos } from '#server/test/conduct-videos.ts';
import { multipart } from '#server/test/multipart.ts';
import { createPeopleCalls } from '#server/test/people-calls.ts';
import { createTestCourse, QUEUE_CONFIG } from '#server/test/test-course.ts';
import { pictureFile, pictureOf } from '#server/test/test-figures.ts';
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
afterEach(() => {
  studioOf().providers.before = async () => undefined;
});

const CARMEN = { name: 'Carmen', gender: 'female', declaredBy: 'Carmen Ríos', agrees: 'true' };
const pathOf = (id = companyId) => `companies/${id}/portraits`;

function add(
  photo: string,
  { person = boss, id = companyId, fileName = 'carmen.jpg', language = 'es', fields = {} } = {},
) {
  const { body, contentType } = multipart([
    ...Object.entries<string>({ ...CARMEN, ...fields }).map(([name, value]) => ({ name, value })),
    { name: 'file', fileName, content: Buffer.from(photo) },
  ]);
  const headers = { 'content-type': contentType, 'accept-language': language };
  return call<Portrait>(person, 'POST', pathOf(id), body, headers);
}
const list = async (person: Person, id = companyId) =>
  (await call<Portrait[]>(person, 'GET', pathOf(id))).data;
const remove = (id: string, person = boss) => call(person, 'DELETE', `${pathOf()}/${id}`);
const photoOf = ({ picture }: { picture: string }, person = worker) =>
  call(person, 'GET', `${pathOf()}/pictures/${picture}`);
const stored = () =>
  readdir(join(studioOf().dataFolder, 'blobs', 'companies', companyId, 'portraits'));
const project = () => studioOf().draftedProject({ ...boss, companyId });
const generate = (projectId: string, avatarId: string, person = boss, language = 'es') =>
  call<Video>(
    person,
    'POST',
    'videos/generate',
    { projectId, avatarId, videoMode: 'avatar', voiceId: 'es-lucia' },
    { 'accept-language': language },
  );
const recipeOf = async (id: string) => {
  const [row] = await studioOf().context.db.select().from(videos).where(eq(videos.id, id));
  return row?.recipe;
};

describe('a person of a company', () => {
  it('is added with who consented, to which words, who recorded it and when', async () => {
    const before = Date.now();
    const { data: carmen } = await add('Carmen', { language: 'en' });
    expect(carmen).toMatchObject({ ...pictureOf('Carmen'), name: 'Carmen', gender: 'female' });
    expect(carmen.consent).toEqual({
      declaredBy: 'Carmen Ríos',
      words: portraitConsent('en'),
      recordedBy: boss.user.full_name,
      recordedAt: expect.any(String),
    });
    expect(Date.parse(carmen.consent?.recordedAt ?? '')).toBeGreaterThanOrEqual(before - 1_000);
    expect(await list(boss)).toContainEqual(carmen);
    // A member may choose the person, but has no business with the consent.
    expect(await list(worker)).toContainEqual({ ...carmen, consent: null });
    expect((await photoOf(carmen)).headers['content-type']).toBe('image/png');
  });

  it.each(LANGUAGES)('is refused without the tick, in words, %s', async (language) => {
    const before = await stored();
    for (const agrees of ['false', '']) {
      const refused = await add('Sin permiso', { language, fields: { agrees } });
      expect(refused.status).toBeGreaterThanOrEqual(400);
      expect(await stored()).toEqual(before);
    }
    const { failure } = await add('Sin permiso', { language, fields: { agrees: 'false' } });
    expect(failure).toMatchObject({
      code: 'PORTRAIT_CONSENT_MISSING',
      message: errorMessage('PORTRAIT_CONSENT_MISSING', language),
    });
  });

  it.each([
    ['an empty file', '', 'foto.jpg', 'DOCUMENT_CORRUPT'],
    ['a broken photo', 'DOCUMENT_CORRUPT', 'foto.jpg', 'DOCUMENT_CORRUPT'],
    ['a bomb of pixels', 'PICTURE_TOO_LARGE', 'foto.png', 'PICTURE_TOO_LARGE'],
    ['a drawing that may hold scripts', '<svg/>', 'foto.svg', 'FILE_VALIDATION_ERROR'],
    ['another type', '%PDF', 'foto.pdf', 'FILE_VALIDATION_ERROR'],
  ])('refuses %s with its reason, and keeps nothing', async (_name, photo, fileName, code) => {
    const before = await stored();
    const known = await list(boss);
    expect((await add(photo, { fileName })).failure.code).toBe(code);
    expect([await stored(), await list(boss)]).toEqual([before, known]);
  });

  it.each([{ name: ' ' }, { name: 'x'.repeat(61) }, { gender: 'unknown' }, { declaredBy: '' }])(
    'refuses %o',
    async (fields) => {
      const { status, failure } = await add('Mal', { fields });
      const [field] = Object.keys(fields);
      expect([status, JSON.stringify(failure).includes(`"${field}"`)]).toEqual([400, true]);
    },
  );

  it('is added and removed by owners only, and strangers learn nothing', async () => {
    const { data: carmen } = await add('Solo dueños');
    expect((await add('Otra', { person: worker })).status).toBe(403);
    expect((await remove(carmen.id, worker)).status).toBe(403);
    const refused = [
      await call(stranger, 'GET', pathOf()),
      await add('Otra', { person: stranger }),
      await photoOf(carmen, stranger),
      await remove(carmen.id, stranger),
      await call(stranger, 'GET', `providers/local/avatars?companyId=${companyId}`),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });

  it('is gone with the photo once removed, and another with the same photo stays', async () => {
    const { data: one } = await add('Misma foto');
    const { data: other } = await add('Misma foto', { fields: { name: 'Clara' } });
    expect((await remove(one.id)).status).toBe(200);
    expect((await remove(one.id)).status).toBe(404);
    expect((await photoOf(other)).status).toBe(200);
    await remove(other.id);
    expect((await photoOf(other)).status).toBe(404);
    expect(await stored()).not.toContain(other.id);
  });

  it('has a photo that is cleaned away a day after an upload died, and no other', async () => {
    const { data: kept } = await add('Se queda');
    const folder = join(studioOf().dataFolder, 'blobs', 'companies', companyId, 'portraits');
    const lost = join(folder, crypto.randomUUID());
    await writeFile(lost, pictureFile('Perdida'));
    const longAgo = new Date(Date.now() - 2 * 86_400_000);
    for (const path of [lost, join(folder, kept.id)]) await utimes(path, longAgo, longAgo);
    await studioOf().services.storage.clean();
    const names = await readdir(folder);
    expect([names.includes(kept.id), names.some((name) => lost.endsWith(name))]).toEqual([
      true,
      false,
    ]);
  });

  it('takes room of the company', async () => {
    const bytes = async () =>
      (await studioOf().services.storage.bytesByCompany()).get(companyId) ?? 0;
    const before = await bytes();
    const { data: carmen } = await add('Ocupa sitio');
    expect(await bytes()).toBe(before + pictureFile('Ocupa sitio').length);
    await remove(carmen.id);
    expect(await bytes()).toBe(before);
  });

  it('stays with the consent when the owner who recorded it is deleted', async () => {
    const second = await member(boss, companyId, { email: email(), role: 'owner' });
    const { data: carmen } = await add('De otro dueño', { person: second });
    await call(await owner(), 'DELETE', `personal-data/users/${second.user.id}`);
    const found = (await list(boss)).find(({ id }) => id === carmen.id);
    expect(found?.consent).toEqual({ ...carmen.consent, recordedBy: null });
  });
});

describe('as a presenter', () => {
  const avatars = async (provider: string, person = worker, query = `?companyId=${companyId}`) =>
    (await call<Avatar[]>(person, 'GET', `providers/${provider}/avatars${query}`)).data;

  it('is offered first to members of that company, and to nobody else', async () => {
    const { data: carmen } = await add('Se ofrece');
    for (const provider of ['local', 'all']) {
      const own = (await avatars(provider)).filter(({ category }) => category === 'own');
      expect((await avatars(provider)).slice(0, own.length)).toEqual(own);
      expect(own.find(({ avatar_id }) => avatar_id === carmen.id)).toMatchObject({
        ...{ avatar_name: 'Carmen', gender: 'female', provider: 'local', type: 'talking_photo' },
        preview_image_url: `/api/v1/${pathOf()}/pictures/${carmen.picture}`,
        portrait: { ...pictureOf('Se ofrece'), name: 'Carmen' },
      });
    }
    const ids = async (asked: Promise<Avatar[]>) =>
      (await asked).map(({ avatar_id }) => avatar_id).includes(carmen.id);
    expect(await ids(avatars('all', worker, ''))).toBe(false);
    const elsewhere = `?companyId=${stranger.companyId}`;
    expect(await ids(avatars('all', stranger, elsewhere))).toBe(false);
  });

  it('is frozen in a video at its request, with the photo among its pictures', async () => {
    const { data: carmen } = await add('Presenta');
    const { id: projectId } = await project();
    const { data: video } = await generate(projectId, carmen.id);
    expect([video.presenter, video.presenterImage]).toEqual([
      'Carmen',
      `/api/v1/${pathOf()}/pictures/${carmen.picture}`,
    ]);
    const recipe = await recipeOf(video.id);
    const picture = pictureOf('Presenta');
    expect(recipe?.settings).toMatchObject({
      presenterId: carmen.id,
      portrait: { ...picture, name: 'Carmen' },
    });
    const blob = `companies/${companyId}/portraits/${carmen.id}`;
    expect(recipe?.figures).toEqual([{ ...picture, caption: '', blob }]);
    // The player loads it as it loads the figures of the project.
    const file = `projects/${projectId}/figures/${carmen.picture}`;
    expect((await call(worker, 'GET', file)).status).toBe(200);
    expect((await call(stranger, 'GET', file)).status).toBe(404);
    await studioOf().finished(video.id);
    await remove(carmen.id);
    const { data: after } = await call<Video>(boss, 'GET', `videos/status/${video.id}`);
    expect([after.status, after.presenter]).toEqual(['completed', 'Carmen']);
    expect((await call(worker, 'GET', file)).status).toBe(404);
  });

  it('of another company, or removed, is refused in the language of the person', async () => {
    const other = await newCompany(await owner(), 'Otra');
    const { data: foreign } = await add('Ajena', { person: await owner(), id: other });
    const { data: gone } = await add('Quitada');
    await remove(gone.id);
    const { id: projectId } = await project();
    for (const language of LANGUAGES)
      for (const { id } of [foreign, gone]) {
        const { status, failure } = await generate(projectId, id, boss, language);
        const message = errorMessage('PRESENTER_UNKNOWN', language);
        expect([status, failure.message]).toEqual([422, message]);
      }
    const body = { projectId, avatarId: gone.id, videoMode: 'avatar', voiceId: 'es-lucia' };
    const preview = await call(boss, 'POST', 'videos/preview', body);
    expect(preview.failure.code).toBe('PRESENTER_UNKNOWN');
  });

  it('removed while a video waits: it is made, with every scene and without them', async () => {
    const conductor = conductVideos(studioOf());
    const { data: carmen } = await add('Se va');
    const [first, second] = [await project(), await project()];
    const { data: blocking } = await generate(first.id, 'ana');
    await conductor.reached();
    const { data: video } = await generate(second.id, carmen.id);
    await remove(carmen.id);
    await conductor.end();
    await studioOf().finished(blocking.id);
    await studioOf().finished(video.id);
    const { data: after } = await call<Video>(boss, 'GET', `videos/status/${video.id}`);
    expect(after.status).toBe('completed');
    expect(studioOf().providers.shown).toEqual([]);
  });

  it('presents a whole course; what has not begun when they are removed says why', async () => {
    const conductor = conductVideos(studioOf());
    const { data: carmen } = await add('Curso');
    const person = { ...boss, companyId };
    const { project: course, scriptIds } = await createTestCourse(studioOf(), person, [
      ...['Uno dos.', 'Tres.'],
    ]);
    const path = `courses/${course.id}`;
    const config = { ...QUEUE_CONFIG, avatarId: carmen.id };
    await call(boss, 'POST', `${path}/generate-all-videos`, { config });
    await conductor.reached();
    await remove(carmen.id);
    await conductor.end();
    const queue = async () => (await call<CourseQueue>(boss, 'GET', `${path}/video-queue`)).data;
    await expect.poll(async () => (await queue()).status).not.toBe('processing');
    const { videos: items } = await queue();
    expect(items.map(({ status }) => status)).toEqual(['completed', 'failed']);
    expect(JSON.stringify(items[1])).toContain(errorMessage('PRESENTER_UNKNOWN', 'es'));
    expect(scriptIds).toHaveLength(2);
  });
});

it('goes with the company, row and photo', async () => {
  const id = await newCompany(await owner(), 'Breve');
  await add('Breve', { person: await owner(), id });
  expect((await call(await owner(), 'DELETE', `personal-data/companies/${id}`)).status).toBe(200);
  const { db } = studioOf().context;
  const rows = await db.select().from(companyPortraits);
  expect(rows.filter((row) => row.companyId === id)).toEqual([]);
  const folders = await readdir(join(studioOf().dataFolder, 'blobs', 'companies'));
  expect(folders).not.toContain(id);
});
