import type { SourceDocument } from '@tarima/documents';
import type { Context } from '#server/context.ts';
import { documentKey } from './document-key.ts';
import { fileKey } from './project-files.ts';
import { findDocument, insertDocument, type ProjectFileRow } from './projects.repo.ts';

type Reading = { signal: AbortSignal; onProgress?: (done: number, total: number) => void };

/** The documents of the files that could be read. */
export async function readDocuments(
  context: Context,
  projectId: string,
  files: ProjectFileRow[],
  reading: Reading,
): Promise<SourceDocument[]> {
  const { db, providers } = context;
  const documents: SourceDocument[] = [];
  for (const file of files) {
    if (file.status !== 'completed') continue;
    const key = documentKey(file, providers.documents.version);
    const known = await findDocument(db, key);
    // A new reader version reads each file again, once.
    const document = known ?? (await readStoredFile(context, projectId, file, reading));
    if (!known) await insertDocument(db, key, document);
    documents.push({ ...document, fileName: file.name });
  }
  return documents;
}

export const readStoredFile = (
  { blobs, providers }: Context,
  projectId: string,
  file: ProjectFileRow,
  { signal, onProgress = () => undefined }: Reading,
): Promise<SourceDocument> =>
  providers.documents.readDocument({
    path: blobs.pathOf(fileKey(projectId, file.id)),
    fileName: file.name,
    mediaType: file.mediaType,
    signal,
    onProgress,
  });
