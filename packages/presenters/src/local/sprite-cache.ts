import type { SpriteStore } from './sprite-store.ts';
import type { YuvSprite } from './yuv-sprite.ts';

/** Bytes that a renderer keeps. 48 poses of a presenter take about a third of it. */
const LIMIT_BYTES = 128 * 1024 * 1024;

export type SpriteCache = {
  /**
   * The sprite of this key, made if it is not kept; null is an empty picture. With `stored` it is
   * read from the store, or made and written there.
   */
  get: (key: string, stored: boolean, make: () => YuvSprite | null) => YuvSprite | null;
};

/** Keeps the most recently used sprites in memory. */
export function createSpriteCache({
  store = null,
  limitBytes = LIMIT_BYTES,
}: {
  store?: SpriteStore | null;
  limitBytes?: number;
} = {}): SpriteCache {
  const makeStored = (key: string, make: () => YuvSprite | null) => {
    const found = store?.read(key);
    if (found) return found;
    const made = make();
    if (made) store?.write(key, made);
    return made;
  };

  const kept = new Map<string, YuvSprite | null>();
  let bytes = 0;
  return {
    get(key, stored, make) {
      let sprite = kept.get(key);
      if (sprite === undefined) {
        sprite = stored ? makeStored(key, make) : make();
        bytes += sprite?.bytes ?? 0;
      } else {
        kept.delete(key);
      }
      // A Map keeps insertion order, so the first key was used longest ago.
      kept.set(key, sprite);
      for (const [oldKey, old] of kept) {
        if (bytes <= limitBytes || oldKey === key) break;
        kept.delete(oldKey);
        bytes -= old?.bytes ?? 0;
      }
      return sprite;
    },
  };
}
