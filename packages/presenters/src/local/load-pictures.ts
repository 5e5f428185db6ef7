import { readFile } from 'node:fs/promises';
import { loadImage } from '@napi-rs/canvas';
import type { Timeline } from '@tarima/contract';
import type { FindPicture } from '@tarima/stage';

/** A picture by its name, and its file. */
export type PictureFile = { picture: string; path: string };

/**
 * Loads the pictures that a timeline shows, once each. A missing or broken file is left out. Its
 * scene is drawn as if it had none.
 */
export async function loadPictures(
  { scenes, look, portrait }: Pick<Timeline, 'scenes' | 'look' | 'portrait'>,
  figures: readonly PictureFile[],
): Promise<FindPicture> {
  const shown = [...scenes.map(({ figure }) => figure), look?.logo, look?.backdrop, portrait];
  const names = new Set(shown.flatMap((one) => one?.picture ?? []));
  const loaded = new Map<string, CanvasImageSource>();
  for (const { picture, path } of figures) {
    if (!names.has(picture) || loaded.has(picture)) continue;
    const image = await readFile(path)
      .then(loadImage)
      .catch(() => null);
    // The library's images are drawn as the browser's are. Only their type differs.
    if (image) loaded.set(picture, image as unknown as CanvasImageSource);
  }
  return (name) => loaded.get(name) ?? null;
}
