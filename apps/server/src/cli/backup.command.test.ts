import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { CourseQueue, Endpoint } from '@tarima/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openEmbeddedDatabase } from '#server/db/open-database.ts';
import { CONTRACT_CALLS, callOf } from '#server/test/offensive/contract-calls.ts';
import { createVictim, type Victim } from '#server/test/offensive/victim.ts';
import { emptyDatabaseUrl, testDatabaseUrl, testEngine } from '#server/test/test-database.ts';
import { type Person, startTestStudio, type TestStudio } from '#server/test/test-studio.ts';
import { typeCommand } from '#server/test/type-command.ts';
import { type S3Server, startS3Server } from '../../../../test/vendors/s3-server.ts';

const run = promisify(execFile);
const TAR_HEADER_BYTES = 512;
const PASSPHRASE = 'una frase larga de prueba';
const ENCRYPTED = { STUDIO_BACKUP_PASSPHRASE: PASSPHRASE };

/** The embedded studio has its files in a folder. The other one has a bucket. */
let bucket: S3Server | null = null;
let folder: string;
let studio: TestStudio;
/** The settings of the studio that is backed up. */
let environment: NodeJS.ProcessEnv;
let victim: Victim;
let owner: Person;
let before: object;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tarima-backup-'));
  const databaseUrl = await testDatabaseUrl();
  bucket = databaseUrl ? await startS3Server() : null;
  const base = {
    STUDIO_DATA_DIR: join(folder, 'first'),
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...bucket?.environment,
  };
  studio = await startTestStudio(base, openEmbedded);
  const { port } = new URL(await studio.listen());
  environment = { ...base, PORT: port, INIT_CWD: folder };
  victim = await createVictim(studio, { id: 'kept', name: 'Empresa que guarda copias' });
  const { session } = studio.services;
  owner = { ...(await session.login(await session.launchOwner())), companyId: '' };
  const url = `/api/v1/courses/${victim.things.course}/video-queue`;
  const isDone = async () =>
    (await studio.call<CourseQueue>(victim.person, { url })).data.status === 'completed';
  await vi.waitUntil(isDone, { timeout: 600_000, interval: 200 });
  before = await answersOf(studio);
});
afterAll(async () => {
  await studio?.stop();
  await bucket?.close();
  await rm(folder, { recursive: true, force: true });
});

const openEmbedded = ({ dataFolder }: { dataFolder: string }) =>
  openEmbeddedDatabase(join(dataFolder, 'db'));

/** Hashes of all that can be read by the company's owner and by the studio's. */
async function answersOf({ app }: TestStudio): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  for (const named of CONTRACT_CALLS.filter(({ definition }) => isSteady(definition))) {
    for (const { token, user } of [victim.person, owner]) {
      const headers = { authorization: `Bearer ${token}` };
      const { statusCode, rawPayload } = await app.inject({
        ...callOf(named, victim.ids),
        headers,
      });
      const isZip = rawPayload.subarray(0, 2).toString() === 'PK';
      const text = rawPayload.toString('latin1').replaceAll(VOLATILE, '');
      const hash = createHash('sha256').update(text).digest('hex');
      // A zip has the time of its making.
      answers[`${named.name} ${user.id}`] = `${statusCode} ${isZip ? '' : hash}`;
    }
  }
  return answers;
}

/** Those that read and leave no line in the trail. */
const isSteady = ({ method, path }: Endpoint) => method === 'GET' && !/learners|export/u.test(path);
/** They differ from call to call. The place of ended work is known to the queue alone, which is made anew. */
const VOLATILE = /"requestId":"[^"]*"|"seconds":\d+|"place":(?:null|\{[^}]*\})/gu;

async function placeOf(name: string): Promise<NodeJS.ProcessEnv> {
  const set = { STUDIO_DATA_DIR: join(folder, name), INIT_CWD: folder };
  return testEngine() === 'pglite' ? set : { ...set, DATABASE_URL: await emptyDatabaseUrl() };
}

it('backs up a running studio, and every call of the restored one answers the same', async () => {
  const made = await typeCommand({ ...environment, ...ENCRYPTED }, 'backup', 'all.tar.age');
  expect([made.err, made.code]).toEqual([expect.stringMatching(/\d+ rows and \d+ files/u), 0]);
  expect(made.out).toBe(join(folder, 'all.tar.age'));
  expect((await stat(made.out)).mode & 0o077).toBe(0);
  expect((await readFile(made.out)).includes('Empresa')).toBe(false);

  const place = await placeOf('second');
  const restored = await typeCommand({ ...place, ...ENCRYPTED }, 'restore', 'all.tar.age');
  expect([restored.err, restored.code]).toEqual([expect.stringContaining('compared'), 0]);
  const second = await startTestStudio(place, openEmbedded);
  expect(await answersOf(second)).toEqual(before);
  // The numbers that the database gives go on after those that came.
  expect((await second.signIn()).companyId).not.toBe(victim.things.company);
  await second.stop();
  const set = await readFile(join(folder, 'second', 'restored-settings.env'), 'utf8');
  expect(set).toContain(`STUDIO_DATA_DIR='${join(folder, 'first')}'`);
  expect(set).not.toContain(PASSPHRASE);
});

describe('a backup that is not encrypted', () => {
  const plain = () => join(folder, 'backups', 'plain.tar');
  const restore = async (file: string, name: string, set: NodeJS.ProcessEnv = {}) =>
    typeCommand({ ...(await placeOf(name)), ...set }, 'restore', file);

  beforeAll(async () => {
    expect((await typeCommand(environment, 'backup', 'backups/plain.tar')).code).toBe(0);
  });

  it('is a tar whose hashes any machine can check', async () => {
    const unpacked = join(folder, 'unpacked');
    await mkdir(unpacked);
    await run('tar', ['--extract', '--file', plain()], { cwd: unpacked });
    const { stdout } = await run('sha256sum', ['--check', 'SHA256SUMS'], { cwd: unpacked });
    expect(stdout).toContain('database/videos.ndjson: OK');
    expect(stdout).toContain('keys/settings-key: OK');
    const names = await readdir(join(unpacked, 'blobs'), { recursive: true });
    expect(names).toContain(await someBlob());
  });

  it('is not written over another file, and gets a name of its own in a folder', async () => {
    const again = await typeCommand(environment, 'backup', 'backups/plain.tar');
    expect([again.code, again.err]).toEqual([2, expect.stringContaining('is there already')]);
    const named = await typeCommand(environment, 'backup', 'backups');
    expect(named.out).toMatch(/backups\/tarima-[\dT-]+Z\.tar$/u);
    expect(await readdir(join(folder, 'backups'))).toHaveLength(2);
  });

  it('says that it is whole, and of another file that it is none', async () => {
    const checked = await typeCommand(environment, 'restore', plain(), '--check');
    expect([checked.code, checked.out]).toEqual([0, expect.stringMatching(/whole: \d+ entries/u)]);
    for (const content of ['', 'hola', 'x'.repeat(100_000), await halfOf(plain(), 100)]) {
      const other = join(folder, 'other.tar');
      await writeFile(other, content);
      const refused = await typeCommand(environment, 'restore', other, '--check');
      expect([refused.code, refused.err]).toEqual([1, expect.stringMatching(/no backup|cut off/u)]);
    }
  });

  it('is not restored over a studio', async () => {
    const { PORT: _, ...running } = environment;
    const refused = await typeCommand(running, 'restore', plain());
    expect([refused.code, refused.err]).toEqual([
      1,
      expect.stringMatching(/already using|There is a studio already/u),
    ]);
  });

  it('leaves nothing in the database if it is cut off, and can be restored there later', async () => {
    const place = await placeOf('third');
    const cut = join(folder, 'cut.tar');
    await writeFile(cut, await halfOf(plain(), 0.98));
    const refused = await typeCommand(place, 'restore', cut);
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('cut off')]);
    expect(await readdir(join(folder, 'third', 'temporary'))).toEqual([]);
    expect((await typeCommand(place, 'restore', plain())).code).toBe(0);
  });

  it('leaves out a file that was damaged, names it, and restores all else', async () => {
    const key = await someBlob();
    const damaged = await damage(plain(), `blobs/${key}`);
    const place = await placeOf('fourth');
    const restored = await typeCommand(place, 'restore', damaged);
    expect([restored.code, restored.err]).toEqual([
      1,
      expect.stringContaining(`whole:
${key}`),
    ]);
    expect(restored.out).toMatch(/rows and \d+ files/u);
    const fourth = await startTestStudio(place, openEmbedded);
    const { projects } = fourth.services;
    expect(await fourth.context.blobs.has(key)).toBe(false);
    expect(await projects.find(victim.things.project ?? '')).toMatchObject({
      id: victim.things.project,
    });
    await fourth.stop();
  });

  it('is refused if its rows were damaged', async () => {
    const damaged = await damage(plain(), 'database/projects.ndjson');
    const refused = await restore(damaged, 'fifth');
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('projects.ndjson')]);
    const checked = await typeCommand(await placeOf('fifth'), 'restore', damaged, '--check');
    expect(checked.err).toContain('cannot be restored: database/projects.ndjson');
  });

  it('is refused where the typed settings could not be read', async () => {
    const set = { STUDIO_SETTINGS_KEY: 'another key of another installation' };
    const refused = await restore(plain(), 'sixth', set);
    expect([refused.code, refused.err]).toEqual([
      1,
      expect.stringContaining('STUDIO_SETTINGS_KEY'),
    ]);
  });

  it('is restored with a short key of the environment, beside tables of others, and not over another key', async () => {
    const databaseUrl = await testDatabaseUrl();
    const AUTH_JWT_SECRET = 'a secret of forty characters, give or take';
    const STUDIO_SETTINGS_KEY = 'a key of forty characters, more or less.';
    const set = {
      ...{ STUDIO_DATA_DIR: join(folder, 'keyed'), INIT_CWD: folder, AUTH_JWT_SECRET },
      ...{ STUDIO_SETTINGS_KEY, ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
    };
    const keyed = await startTestStudio(set, openEmbedded);
    await keyed.signIn();
    await keyed.context.db.execute(sql`create table "of others" (id int)`);
    await keyed.context.db.execute(sql`insert into "of others" values (1)`);
    await keyed.stop();
    expect((await typeCommand(set, 'backup', 'keyed.tar')).code).toBe(0);

    const place = await placeOf('eleventh');
    expect((await typeCommand(place, 'restore', 'keyed.tar')).code).toBe(0);
    await (await startTestStudio(place, openEmbedded)).stop();
    const elsewhere = await placeOf('twelfth');
    await mkdir(join(folder, 'twelfth'));
    await writeFile(join(folder, 'twelfth', 'settings-key'), 'x'.repeat(64));
    const refused = await typeCommand(elsewhere, 'restore', 'keyed.tar');
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('settings-key')]);
    expect(await readFile(join(folder, 'twelfth', 'settings-key'), 'utf8')).toMatch(/^x+$/u);
  });

  it('is refused if a newer version made it', async () => {
    const newer = join(folder, 'newer.tar');
    const bytes = await readFile(plain());
    const at = bytes.indexOf('"dataVersion":"00');
    bytes.write('"dataVersion":"99', at);
    await writeFile(newer, bytes);
    const refused = await restore(newer, 'seventh');
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('newer version')]);
  });
});

it('opens with its passphrase alone', async () => {
  const place = await placeOf('eighth');
  const none = await typeCommand(place, 'restore', 'all.tar.age');
  expect([none.code, none.err]).toEqual([2, expect.stringContaining('STUDIO_BACKUP_PASSPHRASE')]);
  const wrong = { ...place, STUDIO_BACKUP_PASSPHRASE: 'otra frase que no es' };
  const refused = await typeCommand(wrong, 'restore', 'all.tar.age');
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('does not open')]);
});

it('gives nobody else the rows of a running studio', async () => {
  for (const authorization of ['', 'Bearer x', `Bearer ${owner.token}`]) {
    const { statusCode } = await studio.app.inject({
      ...{ method: 'POST', url: '/internal/dump', headers: { authorization } },
    });
    expect(statusCode).toBe(404);
  }
});

it('says what is missing', async () => {
  const nothing = await typeCommand({ STUDIO_DATA_DIR: join(folder, 'none') }, 'backup', 'x.tar');
  expect([nothing.code, nothing.err]).toEqual([1, expect.stringContaining('There is no studio')]);
  expect((await typeCommand(environment, 'backup')).err).toContain('Name one file');
  // Nothing, a folder, and a path that goes on below a file.
  for (const path of [join(folder, 'nada.tar'), folder, join(import.meta.filename, 'a.tar')]) {
    const { err } = await typeCommand(environment, 'restore', path);
    expect(err).toContain(`There is no file ${path}.`);
  }
});

/** The key of a file of the video. */
async function someBlob(): Promise<string> {
  const { video = '' } = victim.things;
  const blobs = await studio.context.blobs.list();
  const [found] = blobs.filter(({ key, bytes }) => key.includes(video) && bytes > 0);
  return found?.key ?? '';
}

/** The first part of a file: a share of it, or a number of bytes. */
async function halfOf(path: string, part: number): Promise<Buffer> {
  const bytes = await readFile(path);
  return bytes.subarray(0, part < 1 ? Math.floor(bytes.length * part) : part);
}

/** A copy with a changed byte in the content of an entry. */
async function damage(path: string, entry: string): Promise<string> {
  const bytes = await readFile(path);
  const content = bytes.indexOf(entry) + TAR_HEADER_BYTES;
  bytes[content] = (bytes[content] ?? 0) ^ 1;
  const damaged = join(folder, 'damaged.tar');
  await writeFile(damaged, bytes);
  return damaged;
}
