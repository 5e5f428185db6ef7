import { readFile } from 'node:fs/promises';
import { loadImage } from '@napi-rs/canvas';
import type { Timeline } from '@tarima/contract';
import type { FindPicture } from '@tarima/stage';

/** A picture by its name, and its file. */
export type PictureFile = { picture: string; path: string };

type Shows = Pick<Timeline, 'scenes' | 'look' | 'portrait'>;

/**
 * Loads the pictures that timelines show, once each. A missing or broken file is left out. Its
 * scene is drawn as if it had none.
 */
export function createPictureLoader(
  figures: readonly PictureFile[],
): (timeline: Shows) => Promise<FindPicture> {
  const loaded = new Map<string, CanvasImageSource | null>();
  return async ({ scenes, look, portrait }) => {
    const shown = [...scenes.map(({ figure }) => figure), look?.logo, look?.backdrop, portrait];
    const names = new Set(shown.flatMap((one) => one?.picture ?? []));
    for (const { picture, path } of figures) {
      if (!names.has(picture) || loaded.has(picture)) continue;
      const image = await readFile(path)
        .then(loadImage)
        .catch(() => null);
      // The library's images are drawn as the browser's are. Only their type differs.
      loaded.set(picture, image as unknown as CanvasImageSource | null);
    }
    return (name) => loaded.get(name) ?? null;
  };
}
