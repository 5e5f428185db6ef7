import type { SpriteStore } from './sprite-store.ts';
import type { YuvSprite } from './yuv-sprite.ts';

/** Bytes a renderer keeps; 48 poses of a presenter take about a third of it. */
const LIMIT_BYTES = 128 * 1024 * 1024;

export type SpriteCache = {
  /**
   * The sprite of this key, made now if it is not kept; null is an empty picture. With `stored`
   * it is looked for in the store before it is made, and put there after.
   */
  get: (key: string, stored: boolean, make: () => YuvSprite | null) => YuvSprite | null;
};

/** Keeps the sprites that were used last in memory. */
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
      // The order of a Map is the order of insertion: the first key was used longest ago.
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
