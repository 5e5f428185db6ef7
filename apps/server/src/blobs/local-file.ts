import type { FilePlace } from '#server/kit/file-answer.ts';
import type { BlobStore } from './blob-store.ts';

/** The path of an answer's file on this disk. */
export const localFile = async (blobs: BlobStore, place: FilePlace): Promise<string> =>
  'path' in place ? place.path : blobs.localPath(place.blob);
