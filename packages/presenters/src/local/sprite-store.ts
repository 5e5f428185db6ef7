import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { contentHash } from '@tarima/media';
import type { YuvSprite } from './yuv-sprite.ts';

/** Sprites on disk, shared by all drawing processes and by later renders of the same look. */
export type SpriteStore = {
  read: (key: string) => YuvSprite | null;
  write: (key: string, sprite: YuvSprite) => void;
};

/** `look` is everything besides the key that shapes the pictures. */
export function createSpriteStore(folder: string, look: unknown): SpriteStore {
  const lookHash = contentHash(look);
  const pathOf = (key: string) => join(folder, `sprite-${contentHash([lookHash, key])}.bin`);
  return {
    read(key) {
      try {
        utimesSync(pathOf(key), new Date(), new Date()); // used now, for `pruneCache`
        // Written by this function's neighbour alone; a half-written file cannot be deserialized.
        return deserialize(readFileSync(pathOf(key))) as YuvSprite;
      } catch {
        return null;
      }
    },
    write: (key, sprite) => writeFileSync(pathOf(key), serialize(sprite)),
  };
}
