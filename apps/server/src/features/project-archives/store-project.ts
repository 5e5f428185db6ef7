import { randomUUID } from 'node:crypto';
import { PROJECT_NAME_CHARACTERS } from '@tarima/contract';
import type { Context } from '#server/context.ts';
import type { Transaction } from '#server/db/database.ts';
import type { VideoRecipe } from '#server/db/tables/video-recipe.ts';
import { recordDeed } from '#server/features/people/audit/record-deed.ts';
import {
  insertLibraryDocument,
  libraryFile,
} from '#server/features/projects/designed-projects.service.ts';
import {
  authorPictureKey,
  documentPictureKey,
  fileKey,
  projectFolder,
} from '#server/features/projects/project-files.ts';
import { insertCarriedProject } from '#server/features/projects/whole-projects.ts';
import type { StorageService } from '#server/features/storage/storage.service.ts';
import { videoFileKey, videoFolder } from '#server/features/videos/video-files.ts';
import type { Actor } from '#server/kit/actor.ts';
import { isSurelyUndone } from '#server/kit/database-away.ts';
import type { OwnCompany } from '#server/kit/tenancy.ts';
import type { CheckedDocument, CheckedFiles } from './check-files.ts';
import { VIDEO_FILE_NAMES } from './collect-project.ts';
import { freeName } from './free-name.ts';
import type { ProjectArchive } from './project-archive.ts';
import { insertVersions, insertVideos, listNamesFrom } from './project-archives.repo.ts';

type Storing = {
  archive: ProjectArchive;
  files: CheckedFiles;
  companyId: OwnCompany;
  actor: Actor;
};
type Sources = {
  storage: Pick<StorageService, 'takeRoom'>;
  /** Called for each finished video, in the transaction. */
  videoArrived: (tx: Transaction, video: ArrivedVideo) => Promise<void>;
};
export type ArrivedVideo = ReturnType<typeof videoRows>[number];

/** The new project, as its rows and files name it. */
type NewProject = Storing & {
  id: string;
  documents: (CheckedDocument & { id: string })[];
  videos: { id: string; attemptId: string }[];
};

/**
 * Stores a checked archive as a new project: files first, then all rows in one transaction. The
 * documents are read by a job, as after an upload. Nothing stays of a project that fails.
 */
export async function storeProject(
  { db, blobs, jobs }: Pick<Context, 'db' | 'blobs' | 'jobs'>,
  { storage, videoArrived }: Sources,
  storing: Storing,
): Promise<{ id: string; name: string }> {
  const { archive, files, companyId, actor } = storing;
  const made: NewProject = {
    ...storing,
    id: randomUUID(),
    documents: files.documents.map((document) => ({ ...document, id: randomUUID() })),
    videos: files.videos.map(() => ({ id: randomUUID(), attemptId: randomUUID() })),
  };
  const { id } = made;
  try {
    await putFiles(blobs, made);
    return await db.transaction(async (tx) => {
      await storage.takeRoom(tx, companyId, bytesOf(made));
      const name = await freeName(archive.name, PROJECT_NAME_CHARACTERS, (opening) =>
        listNamesFrom(tx, companyId, opening),
      );
      const project = { ...projectRow(made), name };
      const texts = { ...archive, scripts: archive.scripts.map(({ versions: _, ...row }) => row) };
      const scriptIds = await insertCarriedProject(tx, project, {
        ...{ files: made.documents.map(fileRow), figures: archive.figures, texts },
      });
      for (const document of made.documents) {
        if (document.kind === 'library') await insertLibraryDocument(tx, document.document);
      }
      await insertVersions(tx, versionRows(archive, scriptIds));
      const videos = videoRows(made, scriptIds);
      await insertVideos(tx, videos);
      for (const video of videos) await videoArrived(tx, video);
      const { jobId } = project;
      if (jobId) await jobs.enqueue(tx, 'draft-project', { id, jobId });
      const deed = { action: 'project-imported', by: actor, companyId } as const;
      await recordDeed(tx, { ...deed, subject: id, subjectName: name });
      return { id, name };
    });
  } catch (error) {
    if (isSurelyUndone(error)) {
      await blobs.delete(projectFolder(id));
      for (const video of made.videos) await blobs.delete(videoFolder(video.id));
    }
    throw error;
  }
}

async function putFiles(
  blobs: Context['blobs'],
  { id, documents, files, videos }: NewProject,
): Promise<void> {
  for (const document of documents) {
    if (document.kind === 'upload') await blobs.put(fileKey(id, document.id), document.file.path);
  }
  for (const [picture, path] of files.figures) await blobs.put(authorPictureKey(id, picture), path);
  for (const [index, video] of videos.entries()) {
    for (const file of VIDEO_FILE_NAMES) {
      const path = files.videos[index]?.[file] ?? '';
      await blobs.put(videoFileKey(video.id, video.attemptId, file), path);
    }
  }
}

const bytesOf = ({ archive, documents }: NewProject): number =>
  [...documents.map((document) => fileRow(document)), ...archive.figures, ...archive.videos].reduce(
    (sum, { bytes }) => sum + bytes,
    0,
  );

/** Uploads wait for their reading. A designed course has nothing to be read. */
function projectRow({ id, archive, companyId, actor, documents }: NewProject) {
  const { language, brief } = archive;
  const hasUploads = documents.some(({ kind }) => kind === 'upload');
  return {
    ...{ id, companyId, createdBy: actor.id, language, brief, type: brief.type, isNamed: true },
    ...(hasUploads
      ? { status: 'waiting' as const, jobId: randomUUID() }
      : { status: 'completed' as const, progress: 100, jobId: null }),
  };
}

function fileRow(document: CheckedDocument & { id: string }) {
  const { id } = document;
  if (document.kind === 'library') return { ...libraryFile(document.document), id };
  const { name, mediaType, bytes, sha256, status, errorCode } = document.file;
  const stored = { id, name, mediaType, bytes, sha256 };
  if (!document.problem) return { ...stored, status, errorCode };
  const { code, pages, language } = document.problem;
  return { ...stored, status: 'failed' as const, errorCode: errorCode ?? code, pages, language };
}

const versionRows = ({ scripts }: ProjectArchive, scriptIds: Map<string | null, string>) =>
  scripts.flatMap(({ contentId, versions }) => {
    const scriptId = scriptIds.get(contentId);
    return scriptId ? versions.map((version) => ({ ...version, scriptId })) : [];
  });

function videoRows(
  { id: projectId, archive, companyId, documents, videos }: NewProject,
  scriptIds: Map<string | null, string>,
) {
  return archive.videos.flatMap(({ contentId, recipe, ...video }, index) => {
    const ids = videos[index];
    if (!ids) return [];
    return {
      ...{ ...video, ...ids, projectId, companyId, status: 'completed' as const, progress: 100 },
      // The only script of a video project is not named by its videos.
      scriptId: contentId === null ? null : (scriptIds.get(contentId) ?? null),
      recipe: storedRecipe(recipe, { projectId, documents }),
    };
  });
}

/** A recipe with the keys that its pictures have here. */
function storedRecipe(
  { figures, ...recipe }: ProjectArchive['videos'][number]['recipe'],
  { projectId, documents }: Pick<NewProject, 'documents'> & { projectId: string },
): VideoRecipe {
  if (!figures) return recipe;
  const stored = figures.map(({ document, ...figure }) => {
    const shown = document === null ? undefined : documents[document];
    const blob =
      shown?.kind === 'upload'
        ? documentPictureKey(shown.file.sha256, figure.picture)
        : authorPictureKey(projectId, figure.picture);
    return { ...figure, blob };
  });
  return { ...recipe, figures: stored };
}
