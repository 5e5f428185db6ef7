import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../test-folder.ts';
import { createSpriteCache } from './sprite-cache.ts';
import { createSpriteStore } from './sprite-store.ts';
import { toYuvSprite, type YuvSprite } from './yuv-sprite.ts';

function disc(): YuvSprite {
  const rgba = new Uint8Array(16 * 16 * 4);
  for (let index = 0; index < 256; index++) {
    const inside = Math.hypot((index % 16) - 8, (index >> 4) - 8) < 6;
    if (inside) rgba.set([index % 120, 60, 20, index % 3 === 0 ? 255 : 128], index * 4);
  }
  const sprite = toYuvSprite(rgba, { x: 4, y: 6, width: 16, height: 16 });
  if (!sprite) throw new Error('The disc is empty');
  return sprite;
}

test('a stored sprite is read back the same, by another process too', async () => {
  const folder = await temporaryFolder();
  const sprite = disc();
  createSpriteStore(folder, { look: 1 }).write('pose/7', sprite);
  expect(createSpriteStore(folder, { look: 1 }).read('pose/7')).toEqual(sprite);
  expect(createSpriteStore(folder, { look: 1 }).read('pose/8')).toBeNull();
  expect(createSpriteStore(folder, { look: 2 }).read('pose/7')).toBeNull();
});

test('a half-written sprite is made again', async () => {
  const folder = await temporaryFolder();
  const store = createSpriteStore(folder, null);
  store.write('pose', disc());
  const path = join(folder, (await readdir(folder))[0] ?? '');
  const whole = await readFile(path);
  for (const length of [0, 10, whole.length >> 1, whole.length - 1]) {
    await writeFile(path, whole.subarray(0, length));
    let made = 0;
    const sprite = createSpriteCache({ store }).get('pose', true, () => {
      made++;
      return disc();
    });
    expect([length, made]).toEqual([length, 1]);
    expect(sprite).toEqual(disc());
    expect(await readFile(path)).toEqual(whole);
  }
});

test('writes only stored sprites to disk', async () => {
  const folder = await temporaryFolder();
  const sprites = createSpriteCache({ store: createSpriteStore(folder, null) });
  sprites.get('caption', false, disc);
  expect(await readdir(folder)).toEqual([]);
});
