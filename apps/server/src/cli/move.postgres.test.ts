import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { CourseQueue } from '@tarima/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { inTemporaryFolder } from '#server/blobs/temporary-files.ts';
import { dumpRows } from '#server/db/dump/dump-rows.ts';
import { loadRows } from '#server/db/dump/load-rows.ts';
import { openEmbeddedDatabase, openPostgres } from '#server/db/open-database.ts';
import { users } from '#server/db/schema.ts';
import { createVictim, type Victim } from '#server/test/offensive/victim.ts';
import { testDatabaseUrl } from '#server/test/test-database.ts';
import { startTestStudio, type TestStudio } from '#server/test/test-studio.ts';
import { typeCommand } from '#server/test/type-command.ts';
import {
  passes,
  refuses,
  type S3Server,
  startS3Server,
} from '../../../../test/vendors/s3-server.ts';

const ASKED = ['library', 'videos', 'projects'];

let server: S3Server;
let dataFolder: string;
let databaseUrl: string;
let company: { id: string; name: string };
let before: object;
let things: Victim['things'];

beforeAll(async () => {
  server = await startS3Server();
  databaseUrl = (await testDatabaseUrl()) ?? '';
  const embedded = await startTestStudio({}, (settings) =>
    openEmbeddedDatabase(join(settings.dataFolder, 'db')),
  );
  dataFolder = embedded.dataFolder;
  company = { id: 'move-company', name: 'Empresa que se muda' };
  const victim = await createVictim(embedded, company);
  things = victim.things;
  const url = `/api/v1/courses/${things.course}/video-queue`;
  const isDone = async () =>
    (await embedded.call<CourseQueue>(victim.person, { url })).data.status === 'completed';
  await vi.waitUntil(isDone, { timeout: 600_000, interval: 200 });
  before = await answersOf(embedded);
  await embedded.stop();
});
afterAll(async () => {
  await server.close();
  await rm(dataFolder, { recursive: true, force: true });
});

/** Answers that must be the same after a move, and hashes of files. */
async function answersOf(studio: TestStudio): Promise<object> {
  const person = await studio.signIn({ sub: 'mover', companies: [company] });
  const get = (path: string) =>
    studio.app.inject({
      ...{ url: `/api/v1/${path}`, headers: { authorization: `Bearer ${person.token}` } },
    });
  const answers: unknown[] = [];
  for (const path of [...ASKED, `projects/${things.project}`, `scripts/${things.project}`]) {
    const { statusCode, body } = await get(path);
    answers.push([path, statusCode, body]);
  }
  for (const path of [`videos/${things.video}/file`, `videos/${things.video}/poster`]) {
    const { statusCode, rawPayload } = await get(path);
    answers.push([path, statusCode, createHash('sha256').update(rawPayload).digest('hex')]);
  }
  return answers;
}

const type = (environment: NodeJS.ProcessEnv, ...args: string[]) =>
  typeCommand({ STUDIO_DATA_DIR: dataFolder, ...environment }, ...args);

it('leaves nothing in the other database if it breaks off', async () => {
  const from = await openEmbeddedDatabase(join(dataFolder, 'db'));
  const to = await openPostgres(databaseUrl);
  const broken = inTemporaryFolder(dataFolder, async (files) => {
    const dump = await dumpRows(from.db, files);
    await loadRows(to.db, files, dump, (done) => {
      if (done > 0.8) throw new Error('the power went out');
    });
  });
  await expect(broken).rejects.toThrow('the power went out');
  expect(await to.db.select().from(users)).toEqual([]);
  await to.close();
  await from.close();
});

it('moves the database, once', async () => {
  const moved = await type({ DATABASE_URL: databaseUrl }, 'move-to-postgres');
  expect(moved.err).not.toContain('Error');
  expect([moved.code, moved.out]).toEqual([0, expect.stringMatching(/^\d\d+ rows are in/u)]);
  const again = await type({ DATABASE_URL: databaseUrl }, 'move-to-postgres');
  expect([again.code, again.out]).toEqual([1, '']);
  expect(again.err).toContain('has data already');
});

it('moves the files, and goes on after a break', async () => {
  let puts = 0;
  server.keeps((call, response, pass) => {
    puts += call.method === 'PUT' ? 1 : 0;
    return puts > 3 ? refuses(403, 'AccessDenied')(call, response, pass) : pass();
  });
  const broken = await type(server.environment, 'move-to-s3');
  expect([broken.code, broken.out]).toEqual([1, '']);
  server.keeps(passes);
  const moved = await type(server.environment, 'move-to-s3');
  expect(moved.code).toBe(0);
  const [, all = '', now = ''] = /^(\d+) files of .* (\d+) of them/u.exec(moved.out) ?? [];
  expect(Number(all) - Number(now)).toBe(3);
  expect((await type(server.environment, 'move-to-s3')).out).toContain('; 0 of them');
});

it('answers as before from the other database and the bucket', async () => {
  const studio = await startTestStudio({
    ...server.environment,
    ...{ DATABASE_URL: databaseUrl, STUDIO_DATA_DIR: dataFolder },
  });
  await rm(join(dataFolder, 'blobs'), { recursive: true });
  expect(await answersOf(studio)).toEqual(before);
  // The numbers that the database gives go on after those that came.
  expect((await studio.signIn({ companies: [company] })).companyId).toBe(things.company);
  await studio.stop();
});

it('says what is missing', async () => {
  expect((await type({}, 'move-to-postgres')).err).toContain('DATABASE_URL');
  expect((await type({}, 'move-to-s3')).err).toContain('S3_BUCKET');
});
