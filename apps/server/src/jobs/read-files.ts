import type { SourceDocument } from '@tarima/documents';
import { documentKey } from '#server/features/projects/document-key.ts';
import {
  completeFile,
  failFile,
  findDocument,
  insertDocument,
  type ProjectFileRow,
  startFile,
  type WholeProject,
} from '#server/features/projects/projects.repo.ts';
import { readStoredFile } from '#server/features/projects/read-documents.ts';
import { errorCodeOf } from '#server/kit/errors.ts';
import type { JobRun } from './define-job.ts';

/**
 * Reads the files of a project, one after the other. Each result is stored before the next begins, so
 * that nothing is read twice. A file that cannot be read gets its error, and the others go on.
 */
export async function readFiles(
  run: JobRun,
  project: WholeProject,
  onProgress: (fraction: number) => void,
): Promise<SourceDocument[]> {
  const documents: SourceDocument[] = [];
  for (const [index, file] of project.files.entries()) {
    const document = await readFile(run, file, (fraction) =>
      onProgress((index + fraction) / project.files.length),
    );
    if (document) documents.push(document);
    onProgress((index + 1) / project.files.length);
  }
  return documents;
}

async function readFile(
  { id, studio, signal, step }: JobRun,
  file: ProjectFileRow,
  onProgress: (fraction: number) => void,
): Promise<SourceDocument | null> {
  const { db, providers } = studio.context;
  if (file.status === 'failed') return null;
  const key = documentKey(file, providers.documents);
  try {
    const known = await findDocument(db, key);
    if (!known) await startFile(db, file.id);
    const document =
      known ??
      (await readStoredFile(studio.context, id, file, {
        signal,
        onProgress: (done, total) => onProgress(total > 0 ? done / total : 0),
      }));
    await step('file', async (tx) => {
      if (!known) await insertDocument(tx, key, document);
      await completeFile(tx, file.id, document);
    });
    return { ...document, fileName: file.name };
  } catch (error) {
    signal.throwIfAborted();
    const code = errorCodeOf(error);
    if (!code) throw error;
    await step('file', (tx) => failFile(tx, file.id, code));
    return null;
  } finally {
    await studio.services.projects.announce(id);
  }
}
