import type { PictureWidth } from '@tarima/contract';
import { isKept, MediaError, shrinkPicture } from '@tarima/media';
import type { FileAnswer } from '#server/kit/file-answer.ts';
import type { Log } from '#server/kit/log.ts';
import { createOneByOne } from '#server/kit/one-by-one.ts';

/** Small copies of pictures for lists. Each stands beside its original, and goes with it. */
export function createSmallPictures({ log }: { log: Log }) {
  const oneByOne = createOneByOne();

  async function make(original: string, width: PictureWidth, path: string): Promise<void> {
    // Another caller may have made it meanwhile.
    if (!(await isKept(path))) await shrinkPicture(original, Number(width), path);
  }

  return {
    /** The picture itself without a width, or if it cannot be made smaller. */
    async fit(original: FileAnswer, width: PictureWidth | undefined): Promise<FileAnswer> {
      if (!width) return original;
      const path = `${original.path}.${width}.webp`;
      try {
        // A first list asks for many at once.
        if (!(await isKept(path))) await oneByOne('all', () => make(original.path, width, path));
      } catch (error) {
        if (!(error instanceof MediaError)) throw error;
        log.warn({ reason: error.message }, 'a picture could not be made smaller');
        return original;
      }
      return { ...original, path, mediaType: 'image/webp' };
    },
  };
}
