import type { BlobStore } from '#server/blobs/blob-store.ts';
import { AppError } from '#server/kit/errors.ts';
import { fileKey, isUploaded } from './project-files.ts';
import type { ProjectFileRow } from './projects.repo.ts';
import type { ReceivedFile } from './receive-upload.ts';

/** A file of a new project: one that has just arrived, or one whose bytes are here already. */
export type NewFile = ReceivedFile & {
  /** The key of the bytes, which are copied. Absent for a file that has just arrived. */
  original?: string;
};

/** Files of an earlier project for a new one. Refuses ids that are not of its uploads. */
export async function reusedFiles(
  projectId: string,
  files: readonly ProjectFileRow[],
  { ids, blobs }: { ids: readonly string[]; blobs: Pick<BlobStore, 'localPath'> },
): Promise<NewFile[]> {
  const reused = ids.map(async (id) => {
    const file = files.find((each) => each.id === id);
    if (!file || !isUploaded(file)) throw new AppError('NOT_FOUND');
    const { name, bytes, sha256 } = file;
    const original = fileKey(projectId, id);
    return { name, bytes, sha256, path: await blobs.localPath(original), original };
  });
  return Promise.all(reused);
}
