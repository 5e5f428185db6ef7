import type { SourceDocument } from '@tarima/documents';
import { putPicture } from '#server/blobs/put-picture.ts';
import type { Context } from '#server/context.ts';
import { documentKey } from './document-key.ts';
import { documentPictureKey, fileKey } from './project-files.ts';
import {
  findDocument,
  hasDocument,
  insertDocument,
  listFilesOf,
  type ProjectFileRow,
} from './projects.repo.ts';

type Reading = { signal: AbortSignal; onProgress?: (done: number, total: number) => void };

/** The documents of the files that could be read. */
export async function readDocuments(
  context: Context,
  projectId: string,
  files: ProjectFileRow[],
  reading: Reading,
): Promise<SourceDocument[]> {
  const documents: SourceDocument[] = [];
  for (const file of files) {
    if (file.status !== 'completed') continue;
    const known = await findDocument(context.db, keyOf(context, file));
    const document = known ?? (await readAndKeep(context, projectId, file, reading));
    documents.push({ ...document, fileName: file.name });
  }
  return documents;
}

/** The files that only an older version of the reader has read. */
export async function listUnread(context: Context, projectId: string): Promise<ProjectFileRow[]> {
  const unread: ProjectFileRow[] = [];
  for (const file of await listFilesOf(context.db, projectId)) {
    if (file.status !== 'completed') continue;
    if (!(await hasDocument(context.db, keyOf(context, file)))) unread.push(file);
  }
  return unread;
}

const keyOf = ({ providers }: Context, file: ProjectFileRow) =>
  documentKey(file, providers.documents);

/** A new reader version reads each file again, once. */
async function readAndKeep(
  context: Context,
  projectId: string,
  file: ProjectFileRow,
  reading: Reading,
): Promise<SourceDocument> {
  const document = await readStoredFile(context, projectId, file, reading);
  await insertDocument(context.db, keyOf(context, file), document);
  return document;
}

/** Reads a file. Its pictures are stored when this returns, before anybody can store the document. */
export const readStoredFile = async (
  { blobs, providers, log }: Context,
  projectId: string,
  file: ProjectFileRow,
  { signal, onProgress = () => undefined }: Reading,
): Promise<SourceDocument> =>
  providers.documents.readDocument({
    path: await blobs.localPath(fileKey(projectId, file.id)),
    fileName: file.name,
    mediaType: file.mediaType,
    sha256: file.sha256,
    signal,
    onProgress,
    onPicture: ({ picture, bytes }) =>
      putPicture(blobs, documentPictureKey(file.sha256, picture), bytes),
    onWithoutSlides: (reason) =>
      log.warn({ reason, file: file.id }, 'a presentation has no pictures of whole slides'),
  });
