import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { unpackArchive } from '@tarima/archives';
import type { Project } from '@tarima/contract';
import { forTheStudio, ownCompany } from '#server/kit/tenancy.ts';
import {
  type ArchiveEntry,
  packEntries,
} from '../../../../packages/archives/src/testing/make-archive.ts';
import { pictureFile } from './test-figures.ts';
import { actorOf, type Person, type TestStudio } from './test-studio.ts';

const newPath = async (name = 'project.tarima') =>
  join(await mkdtemp(join(tmpdir(), 'tarima-archives-')), name);
const following = { signal: new AbortController().signal, report: () => undefined };

/** Lets a studio make videos whose files begin as real ones do. */
export function makeSolidVideos({ providers }: TestStudio): void {
  const [maker] = providers.vendors.makers;
  if (!maker) throw new Error('no maker of videos');
  const makeWords = maker.make;
  maker.make = async (request) => {
    const { durationSeconds } = await makeWords(request);
    const { video, captions, poster } = request.outputs;
    const words = await readFile(video);
    const head = Buffer.from('\0\0\0\u0018ftypisom', 'latin1');
    await writeFile(video, Buffer.concat([head, words]));
    await writeFile(captions, 'WEBVTT\n\n00:00.000 --> 00:01.000\nHola.\n');
    await writeFile(poster, pictureFile(`Cartel de ${request.title}`));
    return { durationSeconds, bytes: head.length + words.length };
  };
}

export async function exportProject(studio: TestStudio, person: Person, id: string) {
  const { projectArchives, projects } = studio.services;
  const found = await projects.find(id);
  if (!found) throw new Error('no project');
  const path = await newPath();
  await projectArchives.exportTo(path, actorOf(person), forTheStudio(found), following);
  return path;
}

/** Imports an archive and waits until its documents are read. */
export async function importProject(studio: TestStudio, person: Person, path: string) {
  const actor = actorOf(person);
  const companyId = ownCompany(actor, person.companyId);
  const made = await studio.services.projectArchives.importFrom(path, actor, companyId, following);
  await studio.finished(made.id);
  return made.id;
}

/** The code with which a studio refuses an archive. */
export const refusalOf = (studio: TestStudio, person: Person, path: string): Promise<string> =>
  importProject(studio, person, path).then(
    () => 'imported',
    (error: { code?: string }) => error.code ?? String(error),
  );

/** The files of an archive by their paths. */
export async function filesIn(path: string): Promise<Map<string, Buffer>> {
  const folder = await newPath('unpacked');
  await unpackArchive({ path, folder, mostBytes: (await stat(path)).size });
  const files = new Map<string, Buffer>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    files.set(relative(folder, file), await readFile(file));
  }
  await rm(folder, { recursive: true });
  return files;
}

/** Writes an archive with any entries. */
export async function archiveOf(entries: ArchiveEntry[], kind: 'tar' | 'tar.gz' = 'tar') {
  const path = await newPath();
  await writeFile(path, await packEntries(entries, kind));
  return path;
}

/** The same archive with other files, or without those that are null. */
export async function changed(path: string, files: Record<string, string | Buffer | null>) {
  const all: [string, string | Buffer | null][] = [
    ...(await filesIn(path)),
    ...Object.entries(files),
  ];
  return archiveOf(
    [...new Map(all)].flatMap(([name, content]) => (content === null ? [] : { name, content })),
  );
}

type Answer = Awaited<ReturnType<TestStudio['call']>>;

/** Answers without what every copy has of its own: ids and times. */
const plain = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value)
      .replace(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gu, '#')
      .replace(/"\d{4}-\d{2}-\d{2}T[\d:.]+Z"/gu, '"@"'),
  );

/** All that a person sees of a project, by the calls that show it. */
export async function viewOf(studio: TestStudio, person: Person, project: Project) {
  const ask = async (path: string): Promise<Answer> =>
    studio.call(person, { url: `/api/v1/${path}` });
  const data = async (path: string) => plain((await ask(path)).data);
  const { id, type } = project;
  const scripts = await studio.call<{ id: string }[]>(person, { url: `/api/v1/scripts/${id}` });
  const all = [];
  for (const script of scripts.data) {
    const listed = await studio.call<{ id: string }[]>(person, {
      url: `/api/v1/script-versions/${script.id}`,
    });
    const texts = [];
    for (const version of listed.data) {
      texts.push(await data(`script-versions/${script.id}/${version.id}`));
    }
    // Those who saved them stay in their studio.
    all.push(
      listed.data.map((version) => plain({ ...version, savedBy: null })),
      texts,
    );
  }
  const kind = type === 'course' ? 'courses' : 'scripts';
  const handOver = await studio.call<{
    contents: { video: { id: string } | null }[];
    ownBytes: unknown;
  }>(person, {
    url: `/api/v1/packages/${id}`,
  });
  // Their compression depends on the ids in them.
  const { ownBytes: _ownBytes, ...shown } = handOver.data;
  const videos = [];
  for (const { video } of handOver.data.contents) {
    if (!video) continue;
    const parts = [`videos/status/${video.id}`].map(data);
    const files = ['file', 'captions', 'poster'].map(
      async (file) => (await ask(`videos/${video.id}/${file}`)).text,
    );
    videos.push(...(await Promise.all([...parts, ...files])));
  }
  const { run: _run, ...questions } = (
    await studio.call<{ run: unknown }>(person, { url: `/api/v1/questions/${id}` })
  ).data;
  return {
    project: await data(`projects/${id}`),
    scripts: plain(scripts.data),
    versions: all,
    ledger: await data(`${kind}/${id}/ledger`),
    figures: await data(`projects/${id}/figures`),
    questions: plain(questions),
    settings: await data(`video-settings/${id}`),
    handOver: plain(shown),
    videos,
    ...(type === 'course' && { course: await data(`courses/structure/${id}`) }),
  };
}
