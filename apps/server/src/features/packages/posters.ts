import { isKept, MediaError, pictureAsJpeg } from '@tarima/media';
import type { Log } from '#server/kit/log.ts';

/** Posters of videos as they leave the studio. Each stands beside its original, and goes with it. */
export function createPosters({ log }: { log: Log }) {
  const jpegOf = (poster: string) => `${poster}.jpg`;

  return {
    /** The JPEG, made once. The PNG itself where it cannot be made. */
    async make(poster: string): Promise<string> {
      const jpeg = jpegOf(poster);
      try {
        if (!(await isKept(jpeg))) await pictureAsJpeg(poster, jpeg);
        return jpeg;
      } catch (error) {
        if (!(error instanceof MediaError)) throw error;
        log.warn({ reason: error.message }, 'a poster stays a PNG');
        return poster;
      }
    },

    /** The JPEG if it was made, or else the PNG, for sizes. */
    async find(poster: string): Promise<string> {
      const jpeg = jpegOf(poster);
      return (await isKept(jpeg)) ? jpeg : poster;
    },
  };
}
