import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { contentHash } from '@tarima/media';
import type { YuvSprite } from './yuv-sprite.ts';

/** Sprites on disk, shared by all drawing processes and later renders of the same look. */
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
        // `pruneCache` deletes the least recently used files.
        utimesSync(pathOf(key), new Date(), new Date());
        // Only `write` makes these files, and a half-written one cannot be deserialized.
        return deserialize(readFileSync(pathOf(key))) as YuvSprite;
      } catch {
        return null;
      }
    },
    write: (key, sprite) => writeFileSync(pathOf(key), serialize(sprite)),
  };
}
