import { randomUUID } from 'node:crypto';
import { rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Course, PACKAGE_FORMATS, type PlayerCourse } from '@tarima/contract';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findPackage, packageRows } from '#server/features/packages/packages.repo.ts';
import { createTestCourse } from '#server/test/test-course.ts';
import { createPackageCalls } from '#server/test/test-package.ts';
import { type Person, useTestStudio } from '#server/test/test-studio.ts';
import { endUndo } from '#server/test/undo-is-over.ts';

const studioOf = useTestStudio();
let ada: Person;
const { call, course, ended, handOver, make, video, zips } = createPackageCalls(
  studioOf,
  () => ada,
);
beforeAll(async () => {
  ada = await studioOf().signIn();
});
afterEach(() => {
  studioOf().providers.before = async () => undefined;
});

/** Holds packages with a structure as PDF until they are released. */
function holdPacking() {
  const reached = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  studioOf().providers.before = async (stage) => {
    if (stage !== 'typeset') return;
    reached.resolve();
    await release.promise;
  };
  return { reached: reached.promise, release: release.resolve };
}

async function retitle(projectId: string, title: string): Promise<void> {
  const path = `courses/structure/${projectId}`;
  const { data } = await call<Course>('GET', path);
  await call('PUT', path, { structure: { ...data, title }, revision: data.revision });
}
const download = (projectId: string, format: string, headers = {}) =>
  studioOf().app.inject({
    url: `/api/v1/packages/${projectId}/${format}/file`,
    headers: { authorization: `Bearer ${ada.token}`, ...headers },
  });
const takenBytes = async () =>
  (await studioOf().services.storage.bytesByCompany()).get(ada.companyId) ?? 0;
async function filesOf(projectId: string, format: string) {
  const { rawPayload } = await download(projectId, format);
  return unzipSync(new Uint8Array(rawPayload));
}
const playerCourse = (files: Record<string, Uint8Array>): PlayerCourse => {
  const page = strFromU8(files['index.html'] ?? new Uint8Array());
  const data = /<script type="application\/json" id="course">(.*?)<\/script>/su.exec(page)?.[1];
  return JSON.parse(data ?? '');
};

describe('handing over', () => {
  it('says which contents have a video, and the size of each, before anything is made', async () => {
    const { project, scriptIds } = await createTestCourse(studioOf(), ada, ['Uno.', 'Dos.']);
    await video(project.id, scriptIds[1]);
    const { title, contents, ownBytes, packages } = await handOver(project.id);
    expect([title, packages]).toEqual(['Curso de tarimas', []]);
    expect(contents).toMatchObject([
      { title: 'Contenido 1', moduleTitle: 'Módulo 1', video: null },
      { title: 'Contenido 2', moduleTitle: 'Módulo 1', video: { seconds: 2 } },
    ]);
    expect(contents[1]?.video?.bytes).toBeGreaterThan(0);
    for (const format of PACKAGE_FORMATS) expect(ownBytes[format]).toBeGreaterThan(0);
  });

  it.each(PACKAGE_FORMATS)('makes a package of a course: %s', async (format) => {
    const { projectId, contents } = await course(['Uno dos.', 'Tres cuatro.', 'Cinco.']);
    const { status, data } = await make(projectId, { format });
    expect([status, data.downloadUrl]).toEqual([200, null]);
    const done = await ended(projectId, format);
    expect(done).toMatchObject({ id: data.id, status: 'completed', progress: 100, error: null });
    expect(done.isOutdated).toBe(false);
    const { headers, rawPayload } = await download(projectId, format);
    expect(headers['content-type']).toBe('application/zip');
    expect(rawPayload.length).toBe(done.bytes);
    const played = playerCourse(await filesOf(projectId, format));
    expect(played.publisher).toBe(ada.companies[0]?.name);
    expect(played.modules.flatMap((module) => module.contents.map(({ id }) => id))).toEqual(
      contents.map(({ id }) => id),
    );
    expect(played.modules[0]?.contents[0]?.transcript).toEqual([
      { title: '', sentences: [{ sentence: 'Uno dos.', kind: 'author', citations: [] }] },
    ]);
  });

  it('makes one of a single video, with its exact bytes', async () => {
    const project = await studioOf().draftedProject(ada);
    const id = await video(project.id);
    await make(project.id, { format: 'scorm12' });
    await ended(project.id, 'scorm12');
    const file = await studioOf().call(ada, { url: `/api/v1/videos/${id}/file` });
    const packed = Object.entries(await filesOf(project.id, 'scorm12'));
    const videos = packed.filter(([name]) => name.endsWith('.mp4'));
    expect(videos.map(([, bytes]) => strFromU8(bytes))).toEqual([file.text]);
  });

  it('packs only the asked contents, without captions and questions', async () => {
    const { projectId, contents } = await course(['Uno.', 'Dos.', 'Tres.']);
    const contentIds = [contents[2]?.id, contents[0]?.id];
    await make(projectId, { format: 'scorm12', contentIds, hasQuestions: false });
    await ended(projectId, 'scorm12');
    const { modules } = playerCourse(await filesOf(projectId, 'scorm12'));
    expect(modules.map(({ contents: inside }) => inside.map(({ title }) => title))).toEqual([
      ['Contenido 1'],
      ['Contenido 3'],
    ]);
  });

  it('refuses a course without videos, and contents that are not there', async () => {
    const { project } = await createTestCourse(studioOf(), ada, ['Uno.']);
    const empty = await make(project.id, { format: 'scorm12' });
    expect([empty.status, empty.failure.code]).toEqual([409, 'PACKAGE_WITHOUT_VIDEOS']);
    const { projectId } = await course(['Uno.']);
    const contentIds = [randomUUID()];
    const gone = await make(projectId, { format: 'scorm12', contentIds });
    expect([gone.status, gone.failure.code]).toEqual([409, 'PACKAGE_VIDEO_GONE']);
    const early = await call('GET', `packages/${projectId}/cmi5/file`);
    expect([early.status, early.failure.code]).toEqual([409, 'PACKAGE_NOT_READY']);
  });

  it('tells every open page of the project', async () => {
    const { projectId } = await course(['Uno.']);
    const told: string[] = [];
    const { realtime } = studioOf().context;
    const heard = realtime.waitUntil(
      projectId,
      async () => {
        const { packages } = await handOver(projectId);
        told.push(packages[0]?.status ?? 'none');
        return packages[0]?.status === 'completed' || null;
      },
      { timeoutMs: 500_000 },
    );
    await make(projectId, { format: 'cmi5' });
    expect(await heard).toBe(true);
    expect(told.length).toBeGreaterThan(1);
  });
});

describe('a download', () => {
  it('goes on where it broke off', async () => {
    const { projectId } = await course(['Uno.']);
    await make(projectId, { format: 'scorm12' });
    await ended(projectId, 'scorm12');
    const whole = await download(projectId, 'scorm12');
    const rest = await download(projectId, 'scorm12', { range: 'bytes=100-' });
    expect(rest.statusCode).toBe(206);
    expect(rest.rawPayload).toEqual(whole.rawPayload.subarray(100));
  });

  it('has the title of the course as its name, whatever signs are in it', async () => {
    const project = await studioOf().draftedProject(ada);
    await video(project.id);
    const name = '../Año: «ñ» 1/2 \\ <b>"¿qué?"</b> | a*b \u202E .exe…';
    await call('PUT', `projects/${project.id}`, { name });
    await make(project.id, { format: 'scorm12' });
    const { fileName, status } = await ended(project.id, 'scorm12');
    expect(status).toBe('completed');
    expect(fileName).toBe('Año «ñ» 1 2 b ¿qué b a b .exe… (SCORM 1.2).zip');
    const { headers } = await download(project.id, 'scorm12');
    const encoded = encodeURIComponent(fileName ?? '');
    expect(headers['content-disposition']).toContain(`filename*=UTF-8''${encoded}`);
    for (const packed of Object.keys(await filesOf(project.id, 'scorm12'))) {
      expect(packed).toMatch(/^[\w./-]+$/u);
    }
  });
});

describe('one package of each format', () => {
  it('stays one for the same request, and is replaced by another', async () => {
    const { projectId, contents } = await course(['Uno.', 'Dos.']);
    const packing = holdPacking();
    const first = await make(projectId, { format: 'folder' });
    await packing.reached;
    const again = await make(projectId, { format: 'folder' });
    expect(again.data).toMatchObject({ id: first.data.id, startedAt: first.data.startedAt });
    const contentIds = [contents[0]?.id];
    const other = await make(projectId, { format: 'folder', contentIds });
    expect(other.data.startedAt).not.toBe(first.data.startedAt);
    packing.release();
    const done = await ended(projectId, 'folder');
    expect(done).toMatchObject({ status: 'completed', request: { contentIds } });
    expect(await zips(projectId)).toHaveLength(1);
    const { modules } = playerCourse(await filesOf(projectId, 'folder'));
    expect(modules).toHaveLength(1);
    const later = await make(projectId, { format: 'folder', contentIds });
    expect(later.data).toEqual(done);
  });

  it('is stopped in the middle without a trace', async () => {
    const { projectId } = await course(['Uno.']);
    const packing = holdPacking();
    await make(projectId, { format: 'folder' });
    await packing.reached;
    expect((await call('DELETE', `packages/${projectId}/folder`)).status).toBe(200);
    packing.release();
    expect((await handOver(projectId)).packages).toEqual([]);
    await expect.poll(() => zips(projectId)).toEqual([]);
    expect((await make(projectId, { format: 'folder' })).status).toBe(200);
    expect(await ended(projectId, 'folder')).toMatchObject({ status: 'completed' });
    await call('DELETE', `packages/${projectId}/folder`);
    expect(await zips(projectId)).toEqual([]);
    expect((await download(projectId, 'folder')).statusCode).toBe(409);
  });

  it('is outdated once a title, a video or a question has changed, and only then', async () => {
    const { projectId, scriptIds, contents } = await course(['Uno.', 'Dos.']);
    const isOutdated = async () => {
      await make(projectId, { format: 'scorm12' });
      await ended(projectId, 'scorm12');
      return async () => (await handOver(projectId)).packages[0]?.isOutdated;
    };
    let now = await isOutdated();
    expect(await now()).toBe(false);
    await retitle(projectId, 'Otro título');
    expect(await now()).toBe(true);

    now = await isOutdated();
    expect(await now()).toBe(false);
    await call('PUT', 'scripts', { id: scriptIds[0], content: 'Uno y medio.' });
    // The video still says what it said.
    expect(await now()).toBe(false);
    await video(projectId, scriptIds[0]);
    expect(await now()).toBe(true);

    now = await isOutdated();
    const common = { id: randomUUID(), feedback: '', citations: [], origin: 'author' };
    const question = { ...common, kind: 'truth', prompt: '¿Cierto?', isTrue: true };
    const edit = { contentId: contents[1]?.id, revision: 0, questions: [question] };
    expect((await call('PUT', `questions/${projectId}`, edit)).status).toBe(200);
    expect(await now()).toBe(true);
    expect((await handOver(projectId)).contents[1]?.questions).toBe(1);
  });
});

describe('a package that is made anew', () => {
  /** A course with a finished zip that is older than its title. */
  async function outdated() {
    const { projectId } = await course(['Uno.']);
    await make(projectId, { format: 'folder' });
    const { bytes } = await ended(projectId, 'folder');
    const zip = (await download(projectId, 'folder')).rawPayload;
    await retitle(projectId, 'Otro título');
    return { projectId, bytes, zip };
  }
  const OLD = { fileName: 'Curso de tarimas.zip', isOutdated: true };

  it('has its earlier zip until the new one is ready, and then only that', async () => {
    const { projectId, bytes, zip } = await outdated();
    const packing = holdPacking();
    expect((await make(projectId, { format: 'folder' })).data).toMatchObject({ ...OLD, bytes });
    await packing.reached;
    const [during] = (await handOver(projectId)).packages;
    expect(during).toMatchObject({ ...OLD, status: 'processing', bytes });
    expect(during?.downloadUrl).toBe(`/api/v1/packages/${projectId}/folder/file`);
    expect((await download(projectId, 'folder')).rawPayload).toEqual(zip);
    packing.release();
    const done = await ended(projectId, 'folder');
    expect(done).toMatchObject({ fileName: 'Otro título.zip', isOutdated: false });
    expect((await download(projectId, 'folder')).rawPayload).not.toEqual(zip);
    await expect.poll(() => zips(projectId)).toHaveLength(1);
  });

  it('keeps its earlier zip when it fails, and counts it as room', async () => {
    const { projectId, bytes, zip } = await outdated();
    const taken = await takenBytes();
    studioOf().providers.before = async (stage) => {
      if (stage === 'typeset') throw new Error('the structure cannot be set');
    };
    await make(projectId, { format: 'folder' });
    const failed = await ended(projectId, 'folder');
    studioOf().providers.before = async () => undefined;
    const error = { code: 'PACKAGE_FAILED' };
    expect(failed).toMatchObject({ ...OLD, status: 'failed', error, bytes });
    expect((await download(projectId, 'folder')).rawPayload).toEqual(zip);
    expect(await takenBytes()).toBe(taken);
    await make(projectId, { format: 'folder' });
    const done = await ended(projectId, 'folder');
    expect(done).toMatchObject({ status: 'completed', error: null, isOutdated: false });
    expect(await takenBytes()).toBe(taken - (bytes ?? 0) + (done.bytes ?? 0));
  });

  it('keeps its earlier zip when it is cancelled, also twice, until it is removed', async () => {
    const { projectId, zip } = await outdated();
    const packing = holdPacking();
    await make(projectId, { format: 'folder' });
    await packing.reached;
    for (const _ of ['first', 'second']) {
      const { status } = await call('POST', `packages/${projectId}/folder/cancel`);
      expect(status).toBe(200);
    }
    packing.release();
    const stopped = await ended(projectId, 'folder');
    expect(stopped).toMatchObject({ ...OLD, status: 'failed', error: { code: 'CANCELLED' } });
    await expect.poll(() => zips(projectId)).toHaveLength(1);
    expect((await download(projectId, 'folder')).rawPayload).toEqual(zip);
    await call('DELETE', `packages/${projectId}/folder`);
    expect((await handOver(projectId)).packages).toEqual([]);
    expect(await zips(projectId)).toEqual([]);
  });

  it('goes with its earlier zip when it is removed meanwhile', async () => {
    const { projectId } = await outdated();
    const packing = holdPacking();
    await make(projectId, { format: 'folder' });
    await packing.reached;
    await call('DELETE', `packages/${projectId}/folder`);
    packing.release();
    expect((await download(projectId, 'folder')).statusCode).toBe(409);
    await expect.poll(() => zips(projectId)).toEqual([]);
  });

  it('leaves nothing when the first one is cancelled, and a finished one as it is', async () => {
    const { projectId } = await course(['Uno.']);
    const packing = holdPacking();
    await make(projectId, { format: 'folder' });
    await packing.reached;
    await call('POST', `packages/${projectId}/folder/cancel`);
    packing.release();
    expect((await handOver(projectId)).packages).toEqual([]);
    await expect.poll(() => zips(projectId)).toEqual([]);
    await make(projectId, { format: 'folder' });
    const done = await ended(projectId, 'folder');
    await call('POST', `packages/${projectId}/folder/cancel`);
    expect((await handOver(projectId)).packages).toEqual([done]);
  });
});

describe('what happens meanwhile', () => {
  it('fails without a trace when a packed video is deleted', async () => {
    const { projectId, videoIds } = await course(['Uno.', 'Dos.']);
    const packing = holdPacking();
    await make(projectId, { format: 'folder' });
    await packing.reached;
    await call('DELETE', `videos/${videoIds[1]}`);
    packing.release();
    const failed = await ended(projectId, 'folder');
    expect([failed.status, failed.error?.code]).toEqual(['failed', 'PACKAGE_VIDEO_GONE']);
    expect(failed.downloadUrl).toBeNull();
    await expect.poll(() => zips(projectId)).toEqual([]);
  });

  it('fails without a trace when the file of a video is not there', async () => {
    const { projectId, videoIds } = await course(['Uno.']);
    const folder = join(studioOf().dataFolder, 'blobs/videos', videoIds[0] ?? '');
    await rm(folder, { recursive: true });
    await make(projectId, { format: 'scorm12' });
    const failed = await ended(projectId, 'scorm12');
    expect([failed.status, failed.error?.code]).toEqual(['failed', 'PACKAGE_VIDEO_GONE']);
    expect(await zips(projectId)).toEqual([]);
  });

  it('says that the disk is full, and leaves nothing of itself', async () => {
    const { projectId } = await course(['Uno.']);
    await make(projectId, { format: 'cmi5' });
    await ended(projectId, 'cmi5');
    const { blobs } = studioOf().context;
    const { temporaryPath } = blobs;
    // Only the link is removed afterwards, never the device.
    blobs.temporaryPath = async (ending) => {
      const path = await temporaryPath(ending);
      if (ending === '.zip') await symlink('/dev/full', path);
      return path;
    };
    await make(projectId, { format: 'scorm12' });
    const failed = await ended(projectId, 'scorm12');
    blobs.temporaryPath = temporaryPath;
    expect([failed.status, failed.error?.code]).toEqual(['failed', 'DISK_FULL']);
    // The package of another format stays, and this one is made once there is room.
    expect((await download(projectId, 'cmi5')).statusCode).toBe(200);
    expect(await zips(projectId)).toHaveLength(1);
    await make(projectId, { format: 'scorm12' });
    expect(await ended(projectId, 'scorm12')).toMatchObject({ status: 'completed' });
  });

  it('ends with the project, and is gone with it', async () => {
    const { projectId } = await course(['Uno.']);
    await make(projectId, { format: 'scorm12' });
    await ended(projectId, 'scorm12');
    const packing = holdPacking();
    await make(projectId, { format: 'folder' });
    await packing.reached;
    await call('DELETE', `projects/${projectId}`);
    packing.release();
    expect((await download(projectId, 'scorm12')).statusCode).toBe(404);
    await call('POST', `projects/${projectId}/restore`);
    expect((await download(projectId, 'scorm12')).statusCode).toBe(200);
    expect(await ended(projectId, 'folder')).toMatchObject({ error: { code: 'CANCELLED' } });
    await call('DELETE', `projects/${projectId}`);
    await endUndo(studioOf());
    expect(await zips(projectId)).toEqual([]);
  });

  it('ends once although its first worker was presumed dead and wakes up', async () => {
    const { projectId } = await course(['Uno.']);
    await make(projectId, { format: 'folder' });
    await ended(projectId, 'folder');
    await retitle(projectId, 'De quien duerme');
    const packing = holdPacking();
    const { data } = await make(projectId, { format: 'folder' });
    await packing.reached;
    studioOf().providers.before = async () => undefined;
    // Another title needs another PDF, for which the next worker waits for nobody.
    await retitle(projectId, 'De quien veló');
    const { db, jobs } = studioOf().context;
    const row = await findPackage(db, data.id);
    const jobId = randomUUID();
    await db.transaction(async (tx) => {
      expect(await packageRows.handOver(tx, data.id, row?.jobId ?? null, jobId)).toBe(true);
      await jobs.enqueue(tx, 'build-package', { id: data.id, jobId });
    });
    const done = await ended(projectId, 'folder');
    packing.release();
    expect(await ended(projectId, 'folder')).toEqual(done);
    expect(done).toMatchObject({ status: 'completed', fileName: 'De quien veló.zip' });
    await expect.poll(() => zips(projectId)).toHaveLength(1);
    expect((await download(projectId, 'folder')).statusCode).toBe(200);
  });

  it('leaves nothing of a process that was killed', async () => {
    const { projectId } = await course(['Uno.']);
    const { blobs } = studioOf().context;
    const path = await blobs.temporaryPath('.zip');
    await writeFile(path, 'half');
    const key = `projects/${projectId}/packages/${randomUUID()}.zip`;
    await blobs.put(key, path);
    await make(projectId, { format: 'scorm12' });
    await ended(projectId, 'scorm12');
    const longAgo = new Date(Date.now() - 2 * 24 * 3_600_000);
    for (const zip of await zips(projectId)) {
      const stored = join(studioOf().dataFolder, 'blobs/projects', projectId, zip);
      await utimes(stored, longAgo, longAgo);
    }
    await studioOf().services.storage.clean();
    expect(await zips(projectId)).toHaveLength(1);
    expect((await download(projectId, 'scorm12')).statusCode).toBe(200);
  });

  it('says in the log that the player was not built, and fails', async () => {
    const { projectId } = await course(['Uno.']);
    const { playerFolder } = studioOf().providers;
    studioOf().providers.playerFolder = '/nowhere';
    await make(projectId, { format: 'scorm12' });
    const failed = await ended(projectId, 'scorm12');
    studioOf().providers.playerFolder = playerFolder;
    expect(failed.error?.code).toBe('PACKAGE_FAILED');
    expect((await make(projectId, { format: 'scorm12' })).status).toBe(200);
    expect(await ended(projectId, 'scorm12')).toMatchObject({ status: 'completed' });
  });
});

it('counts as room of its company, until it is removed', async () => {
  const { projectId } = await course(['Uno.']);
  const before = await takenBytes();
  await make(projectId, { format: 'cmi5' });
  const { bytes } = await ended(projectId, 'cmi5');
  expect(await takenBytes()).toBe(before + (bytes ?? 0));
  await call('DELETE', `packages/${projectId}/cmi5`);
  expect(await takenBytes()).toBe(before);
});
