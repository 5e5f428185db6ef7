import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Course, Project, ProjectQuestions, Script, Video } from '@tarima/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { auditEvents } from '#server/db/schema.ts';
import { AppError } from '#server/kit/errors.ts';
import { multipart } from '#server/test/multipart.ts';
import {
  archiveOf,
  changed,
  exportProject,
  filesIn,
  importProject,
  makeSolidVideos,
  refusalOf,
  viewOf,
} from '#server/test/test-archives.ts';
import { createPackageCalls } from '#server/test/test-package.ts';
import {
  type Person,
  pdf,
  startTestStudio,
  type TestStudio,
  useTestStudio,
  videoProject,
} from '#server/test/test-studio.ts';

const studioOf = useTestStudio();
/** Another studio, with its own data folder and database. */
let there: TestStudio;
let ada: Person;
let bea: Person;
beforeAll(async () => {
  there = await startTestStudio();
  for (const studio of [studioOf(), there]) makeSolidVideos(studio);
  ada = await studioOf().signIn();
  bea = await there.signIn();
});
afterAll(async () => {
  await there.stop();
  await rm(there.dataFolder, { recursive: true, force: true });
});

const calls = createPackageCalls(studioOf, () => ada);
const get = async <Data>(path: string) => (await calls.call<Data>('GET', path)).data;
const projectOf = async (id: string) => get<Project>(`projects/${id}`);
const projectThere = async (id: string) =>
  (await there.call<Project>(bea, { url: `/api/v1/projects/${id}` })).data;

/** A video project with two documents, a picture, an edited script, choices and a video. */
async function videoOfEverything(): Promise<Project> {
  const words = `Uno ${crypto.randomUUID()}. Dos tres cuatro. (Figure: Válvula)`;
  const parts = videoProject(ada, [pdf('guía.pdf', words), pdf('roto.pdf', 'DOCUMENT_ENCRYPTED')]);
  const { data: project } = await studioOf().upload(ada, parts);
  await studioOf().finished(project.id);
  await studioOf().questionsMade(project.id);
  const { body, contentType } = multipart([
    { name: 'file', fileName: 'Plano.svg', content: Buffer.from('<svg>Plano</svg>') },
  ]);
  await studioOf().call(ada, {
    ...{ method: 'POST', url: `/api/v1/projects/${project.id}/figures`, payload: body },
    headers: { 'content-type': contentType },
  });
  const figures = await get<{ picture: string }[]>(`projects/${project.id}/figures`);
  const scenes = figures.map(({ picture }) => `[Escena: figura ${picture.slice(0, 8)}]\n\nMira.`);
  const [script] = await get<Script[]>(`scripts/${project.id}`);
  const content = `${script?.content}\n\nEsto lo digo yo.\n\n## Más\n\n${scenes.join('\n\n')}`;
  await calls.call('PUT', `scripts?projectId=${project.id}`, { content });
  const settings = { videoFormat: 'horizontal', background: 'coral' };
  await calls.call('POST', 'video-settings', { projectId: project.id, settings });
  const { sets } = await get<ProjectQuestions>(`questions/${project.id}`);
  const questions = sets[0]?.questions.slice(0, 1);
  const revision = sets[0]?.revision;
  await calls.call('PUT', `questions/${project.id}`, { contentId: null, revision, questions });
  await calls.video(project.id);
  return projectOf(project.id);
}

/** A course with a finished video of each content. One script was edited since. */
async function courseOfEverything(): Promise<Project> {
  const { projectId, scriptIds } = await calls.course(['Uno dos tres.', 'Cuatro cinco.', 'Seis.']);
  await calls.call('PUT', 'scripts', { id: scriptIds[0], content: 'Uno dos, pero mejor.' });
  await calls.call('POST', `questions/${projectId}/make`, {});
  await studioOf().questionsMade(projectId);
  // Its script stays for an undo.
  const { revision, modules, ...course } = await get<Course>(`courses/structure/${projectId}`);
  const structure = { ...course, modules: modules.slice(0, 1) };
  await calls.call('PUT', `courses/structure/${projectId}`, { structure, revision });
  return projectOf(projectId);
}

/** A course that was designed from interests. Nobody uploaded its documents. */
async function designedCourse(): Promise<Project> {
  const { data } = await calls.call<Course>('POST', 'courses/generate-by-interests', {
    ...{ interests: 'negocios', targetAudience: 'lideres', painPoints: 'tiempo' },
    ...{ contentCount: 8, language: 'es', companyId: ada.companyId },
  });
  return projectOf(data.projectId);
}

describe('a project that goes to another studio', () => {
  it.each([
    ['a video', videoOfEverything],
    ['a course', courseOfEverything],
    ['a designed course', designedCourse],
  ])('is the same there: %s', async (_kind, make) => {
    const project = await make();
    const before = await viewOf(studioOf(), ada, project);
    const archive = await exportProject(studioOf(), ada, project.id);
    const id = await importProject(there, bea, archive);
    expect(await viewOf(there, bea, await projectThere(id))).toEqual(before);
    expect(there.providers.calls).not.toContain('render');
    // A second journey changes nothing, and a copy of it here is another project.
    const again = await exportProject(there, bea, id);
    expect(await filesIn(again)).toEqual(await filesIn(archive));
    const copy = await projectOf(await importProject(studioOf(), ada, again));
    expect(copy.id).not.toBe(project.id);
    expect(copy.name).toBe(`${project.name} (2)`);
  });

  it('is handed over there, and its videos are not made again', async () => {
    const project = await courseOfEverything();
    const id = await importProject(there, bea, await exportProject(studioOf(), ada, project.id));
    const send = <Data>(path: string, payload: object) =>
      there.call<Data>(bea, { method: 'POST', url: `/api/v1/${path}`, payload });
    const packed = createPackageCalls(
      () => there,
      () => bea,
    );
    await send(`packages/${id}`, { format: 'scorm12' });
    expect(await packed.ended(id, 'scorm12')).toMatchObject({ status: 'completed' });
    const renders = () => there.providers.calls.filter((call) => call === 'render').length;
    const before = renders();
    const config = { avatarId: 'ana', voiceId: 'es-lucia', videoMode: 'avatar' };
    await send('courses/generate-all-videos', { projectId: id, config });
    const { data: videos } = await there.call<Video[]>(bea, {
      url: `/api/v1/courses/${id}/videos`,
    });
    // Only the edited script differs from its video.
    for (const video of videos) await there.finished(video.id);
    expect(renders() - before).toBeLessThanOrEqual(1);
  });

  it('has the texts there from which a designed course is written', async () => {
    const { id: from } = await designedCourse();
    const id = await importProject(there, bea, await exportProject(studioOf(), ada, from));
    const request = { projectId: id, language: 'es' };
    const { data } = await there.call<Course>(bea, {
      ...{ method: 'POST', url: '/api/v1/courses/generate-scripts', payload: request },
    });
    const contents = data.modules.flatMap((module) => module.contents);
    expect(contents).toHaveLength(8);
    expect(contents.filter(({ script }) => !script?.originalContent)).toEqual([]);
  });

  it('is drafted there if it was not drafted yet', async () => {
    studioOf().providers.before = async (stage) => {
      if (stage === 'write') throw new Error('no');
    };
    const parts = videoProject(ada, [pdf('b.pdf', `Otra frase ${crypto.randomUUID()}.`)]);
    const { data: project } = await studioOf().upload(ada, parts);
    await studioOf().finished(project.id);
    studioOf().providers.before = async () => undefined;
    const id = await importProject(there, bea, await exportProject(studioOf(), ada, project.id));
    expect((await projectThere(id)).nextStep).toBe('script');
  });

  it('carries no person, no company and no id', async () => {
    const project = await videoOfEverything();
    const text = String(
      (await filesIn(await exportProject(studioOf(), ada, project.id))).get('project.json'),
    );
    for (const secret of [ada.companyId, ada.user.id, project.id, 'Ada', 'Empresa']) {
      expect(text).not.toContain(secret);
    }
  });

  it('is written down in both studios', async () => {
    const project = await studioOf().draftedProject(ada);
    const id = await importProject(there, bea, await exportProject(studioOf(), ada, project.id));
    const line = (at: TestStudio) => at.context.db.select().from(auditEvents);
    expect(await line(studioOf())).toContainEqual(
      expect.objectContaining({ action: 'project-exported', subject: project.id }),
    );
    expect(await line(there)).toContainEqual(
      expect.objectContaining({
        ...{ action: 'project-imported', subject: id, companyIds: [bea.companyId] },
      }),
    );
  });
});

describe('an archive that is not as told', () => {
  /** Everything on the disk and in the lists of the other studio. */
  async function stock() {
    const names = await readdir(join(there.dataFolder, 'blobs'), { recursive: true });
    const temporary = await readdir(join(there.dataFolder, 'temporary'), { recursive: true });
    const { data } = await there.call<{ projects: unknown[] }>(bea, { url: '/api/v1/projects' });
    return [names.sort(), temporary, data.projects.length];
  }

  it('is refused, and leaves nothing behind', async () => {
    const project = await videoOfEverything();
    const archive = await exportProject(studioOf(), ada, project.id);
    const files = await filesIn(archive);
    const text = String(files.get('project.json'));
    const picture = [...files.keys()].find((name) => name.startsWith('figures/')) ?? '';
    const without = (...parts: [string, string | null][]) =>
      changed(archive, Object.fromEntries(parts));
    const told = (from: string, to: string) => without(['project.json', text.replace(from, to)]);
    const bomb = { name: 'project.json', content: Buffer.alloc(50_000_000, ' ') };
    const BROKEN = 'PROJECT_ARCHIVE_BROKEN';
    const tries: [what: string, path: Promise<string>, code: string][] = [
      ['a way out', archiveOf([{ name: '../../project.json', content: '{}' }]), BROKEN],
      ['a bomb', archiveOf([bomb], 'tar.gz'), BROKEN],
      ['a newer form', told('"version":1', '"version":2'), 'PROJECT_ARCHIVE_NEWER'],
      ['a wrong type', told('"scripts":[', '"scripts":[7,'), BROKEN],
      ['a program', told('"name":"guía.pdf"', '"name":"guía.exe"'), 'FILE_VALIDATION_ERROR'],
      ['another document', without(['documents/1.pdf', 'MZ']), BROKEN],
      ['no document', without(['documents/1.pdf', null]), BROKEN],
      ['another picture', without([picture, 'other']), BROKEN],
      ['a video that is a page', without(['videos/1/video.mp4', '<html>']), BROKEN],
      ['captions that are a page', without(['videos/1/captions.vtt', '<html>']), BROKEN],
      ['a poster that is none', without(['videos/1/poster.png', 'DOCUMENT_CORRUPT']), BROKEN],
    ];
    const before = await stock();
    const found = [];
    for (const [what, path] of tries) found.push([what, await refusalOf(there, bea, await path)]);
    expect(found).toEqual(tries.map(([what, , code]) => [what, code]));
    expect(await stock()).toEqual(before);
  });

  it('is refused where a document is no longer what it was told to be', async () => {
    const project = await studioOf().draftedProject(ada);
    const archive = await exportProject(studioOf(), ada, project.id);
    const json = JSON.parse(String((await filesIn(archive)).get('project.json')));
    const program = 'MZ this program cannot be run';
    const [document] = json.documents;
    document.bytes = program.length;
    document.sha256 = createHash('sha256').update(program).digest('hex');
    const lie = { 'documents/1.pdf': program, 'project.json': JSON.stringify(json) };
    expect(await refusalOf(there, bea, await changed(archive, lie))).toBe('DOCUMENT_TYPE_MISMATCH');
  });

  it('is refused whole where its rows cannot be stored, with its files', async () => {
    const project = await videoOfEverything();
    const archive = await exportProject(studioOf(), ada, project.id);
    const before = await stock();
    const full = vi.spyOn(there.services.storage, 'takeRoom');
    full.mockRejectedValueOnce(new AppError('COMPANY_STORAGE_FULL'));
    expect(await refusalOf(there, bea, archive)).toBe('COMPANY_STORAGE_FULL');
    expect(await stock()).toEqual(before);
  });

  it('is cut off at any place, and never becomes a project', async () => {
    const project = await studioOf().draftedProject(ada);
    const archive = await exportProject(studioOf(), ada, project.id);
    const before = await stock();
    const bytes = await readFile(archive);
    for (const share of [0, 0.3, 0.7]) {
      await writeFile(archive, bytes.subarray(0, Math.floor(bytes.length * share)));
      expect(await refusalOf(there, bea, archive)).toBe('PROJECT_ARCHIVE_BROKEN');
    }
    expect(await stock()).toEqual(before);
  });
});
