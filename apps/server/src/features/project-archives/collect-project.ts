import { stat } from 'node:fs/promises';
import type { PackedFile } from '@tarima/archives';
import { ERROR_CODES } from '@tarima/contract';
import { inParallel } from '@tarima/text';
import type { Context } from '#server/context.ts';
import type { Transaction } from '#server/db/database.ts';
import type { VideoRecipe } from '#server/db/tables/video-recipe.ts';
import { findLibraryDocument } from '#server/features/projects/designed-projects.service.ts';
import {
  authorPictureKey,
  documentPictureKey,
  fileKey,
  isUploaded,
} from '#server/features/projects/project-files.ts';
import type { ProjectFileRow } from '#server/features/projects/projects.service.ts';
import { readCarriedProject } from '#server/features/projects/whole-projects.ts';
import {
  resultOf,
  VIDEO_FILES,
  type VideoFile,
  videoFileKey,
} from '#server/features/videos/video-files.ts';
import { AppError } from '#server/kit/errors.ts';
import { STUDIO_VERSION } from '#server/kit/studio-version.ts';
import { MOST_VIDEOS } from './archived-videos.ts';
import { ARCHIVE_VERSION, ENTRIES, type ProjectArchive } from './project-archive.ts';
import { type FinishedVideo, listFinishedVideos, listVersions } from './project-archives.repo.ts';

const FETCHED_AT_ONCE = 4;

/** The rows of a project that go into its archive. */
type Rows = Awaited<ReturnType<typeof readRows>>;
type Blobs = Pick<Context['blobs'], 'has' | 'localPath'>;

/** Reads a project in one transaction, so that its parts belong together. */
export async function readRows(tx: Transaction, projectId: string) {
  const project = await readCarriedProject(tx, projectId);
  if (!project) throw new AppError('NOT_FOUND');
  const library = new Map<string, unknown>();
  for (const file of project.files) {
    if (!isUploaded(file)) library.set(file.id, await findLibraryDocument(tx, file));
  }
  return {
    project,
    library,
    versions: await listVersions(tx, projectId),
    videos: await listFinishedVideos(tx, projectId, MOST_VIDEOS),
  };
}

/** The description of a project and the files beside it. */
export async function collectProject(
  rows: Rows,
  blobs: Blobs,
): Promise<{ archive: ProjectArchive; files: PackedFile[] }> {
  const { project, versions, library } = rows;
  const { texts } = project;
  const documents = project.files.map(archivedDocument);
  const figures = await presentFigures(rows, blobs);
  const videos = await inParallel(rows.videos, FETCHED_AT_ONCE, async (video) => ({
    row: video,
    paths: await pathsOf(video, blobs),
  }));
  const archive: ProjectArchive = {
    ...{ format: 'tarima-project', version: ARCHIVE_VERSION, studio: STUDIO_VERSION },
    ...{ name: project.name, language: project.language, brief: project.brief },
    ...{ documents, figures },
    ...{ videoSettings: texts.videoSettings, ledger: texts.ledger, course: texts.course },
    scripts: inOrder(texts.scripts).map((script) => ({
      ...script,
      errorCode: codeOf(script.errorCode),
      versions: versions.get(script.contentId) ?? [],
    })),
    questions: inOrder(texts.questions),
    videos: await Promise.all(
      videos.map(async ({ row, paths }) => ({
        ...row,
        recipe: archivedRecipe(row.recipe, project.id, project.files),
        bytes: (await stat(paths.video)).size,
      })),
    ),
  };
  const packed = async ({ id }: ProjectFileRow, index: number): Promise<PackedFile> => {
    const document = documents[index];
    const name = document ? ENTRIES.document(document, index) : '';
    return library.has(id)
      ? { name, content: Buffer.from(JSON.stringify(library.get(id))) }
      : { name, path: await blobs.localPath(fileKey(project.id, id)) };
  };
  const files = [
    ...(await inParallel(project.files, FETCHED_AT_ONCE, packed)),
    ...(await inParallel(figures, FETCHED_AT_ONCE, async (figure) => ({
      name: ENTRIES.figure(figure),
      path: await blobs.localPath(authorPictureKey(project.id, figure.picture)),
    }))),
    ...videos.flatMap(({ paths }, index) =>
      VIDEO_FILE_NAMES.map((file) => ({ name: ENTRIES.video(index, file), path: paths[file] })),
    ),
  ];
  return { archive, files };
}

/** The keys of the table, which `Object.keys` widens to strings. */
export const VIDEO_FILE_NAMES = Object.keys(VIDEO_FILES) as VideoFile[];

const codeOf = (code: string | null) => ERROR_CODES.find((known) => known === code) ?? null;

/** The same parts always come in the same order. */
const inOrder = <Part extends { contentId: string | null }>(parts: Part[]): Part[] =>
  parts.toSorted((a, b) => (a.contentId ?? '').localeCompare(b.contentId ?? ''));

function archivedDocument(file: ProjectFileRow): ProjectArchive['documents'][number] {
  const { name, bytes, sha256, pages, language } = file;
  if (!isUploaded(file)) return { kind: 'library', name };
  const code = codeOf(file.errorCode);
  return { kind: 'upload', name, bytes, sha256, problem: code && { code, pages, language } };
}

/** The author's pictures, without those that are being deleted. */
async function presentFigures({ project }: Rows, blobs: Blobs): Promise<ProjectArchive['figures']> {
  const there = await Promise.all(
    project.figures.map(({ picture }) => blobs.has(authorPictureKey(project.id, picture))),
  );
  return project.figures
    .filter((_figure, index) => there[index])
    .toSorted((a, b) => a.picture.localeCompare(b.picture));
}

async function pathsOf(video: FinishedVideo, blobs: Blobs): Promise<Record<VideoFile, string>> {
  const path = (file: VideoFile) =>
    blobs.localPath(videoFileKey(video.id, resultOf(video) ?? '', file));
  return {
    video: await path('video'),
    captions: await path('captions'),
    poster: await path('poster'),
  };
}

/** A recipe that names its pictures by the project's parts. Those of the company stay with it. */
function archivedRecipe(
  { figures, ...recipe }: VideoRecipe,
  projectId: string,
  files: ProjectFileRow[],
): ProjectArchive['videos'][number]['recipe'] {
  const carried = figures?.flatMap(({ blob, ...figure }) => {
    if (blob === authorPictureKey(projectId, figure.picture)) return { ...figure, document: null };
    const document = files.findIndex(
      ({ sha256 }) => blob === documentPictureKey(sha256, figure.picture),
    );
    return document < 0 ? [] : { ...figure, document };
  });
  return carried && carried.length > 0 ? { ...recipe, figures: carried } : recipe;
}
