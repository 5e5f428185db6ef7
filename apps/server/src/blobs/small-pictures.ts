import type { PictureWidth } from '@tarima/contract';
import { isKept, MediaError, shrinkPicture } from '@tarima/media';
import type { FileAnswer, FilePlace } from '#server/kit/file-answer.ts';
import type { Log } from '#server/kit/log.ts';
import { createOneByOne } from '#server/kit/one-by-one.ts';
import type { BlobStore } from './blob-store.ts';
import { createFileCache } from './cached-file.ts';

/** Small copies of pictures for lists. Each stands beside its original, and goes with it. */
export function createSmallPictures({ blobs, log }: { blobs: BlobStore; log: Log }) {
  const kept = createFileCache(blobs);
  const oneByOne = createOneByOne();
  // A first list asks for many at once.
  const inTurn = (work: () => Promise<unknown>) => oneByOne('all', work);

  async function ofBlob(blob: string, width: PictureWidth): Promise<FilePlace> {
    const small = `${blob}.${width}.webp`;
    const make = async (path: string) =>
      shrinkPicture(await blobs.localPath(blob), Number(width), path);
    if (!(await blobs.has(small))) await inTurn(() => kept.get(small, '.webp', make));
    return { blob: small };
  }

  async function ofFile(path: string, width: PictureWidth): Promise<FilePlace> {
    const small = `${path}.${width}.webp`;
    const make = async () => {
      // Another caller may have made it meanwhile.
      if (!(await isKept(small))) await shrinkPicture(path, Number(width), small);
    };
    if (!(await isKept(small))) await inTurn(make);
    return { path: small };
  }

  return {
    /** The picture itself without a width, or if it cannot be made smaller. */
    async fit(original: FileAnswer, width: PictureWidth | undefined): Promise<FileAnswer> {
      if (!width) return original;
      const { mediaType: _mediaType, ...file } = original;
      try {
        const small =
          'blob' in file ? await ofBlob(file.blob, width) : await ofFile(file.path, width);
        return { ...file, ...small, mediaType: 'image/webp' };
      } catch (error) {
        if (!(error instanceof MediaError)) throw error;
        log.warn({ reason: error.message }, 'a picture could not be made smaller');
        return original;
      }
    },
  };
}
