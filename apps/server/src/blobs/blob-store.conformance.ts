import { randomBytes, randomUUID } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import type { BlobStore } from './blob-store.ts';

const MEGABYTE = 1024 ** 2;

/** All that every store must do. Each test has a folder of its own. */
export function describeBlobStore(storeOf: () => BlobStore): void {
  const put = async (key: string, content: string | Uint8Array) => {
    const path = await storeOf().temporaryPath('.bin');
    await writeFile(path, content);
    await storeOf().put(key, path);
    return path;
  };
  const textOf = async (key: string) => readFile(await storeOf().localPath(key), 'utf8');
  const isMissing = { code: 'ENOENT' };

  it('keeps a file under its key, and takes it away from its temporary path', async () => {
    const key = `files/${randomUUID()}`;
    expect(await storeOf().has(key)).toBe(false);
    const path = await put(key, 'hola');
    expect(await storeOf().has(key)).toBe(true);
    expect(await storeOf().sizeOf(key)).toBe(4);
    expect(await textOf(key)).toBe('hola');
    await expect(stat(path)).rejects.toMatchObject(isMissing);
  });

  it('replaces a file, and never shows the old bytes afterwards', async () => {
    const key = `files/${randomUUID()}/x.txt`;
    await put(key, 'uno');
    expect(await textOf(key)).toBe('uno');
    await put(key, 'tres');
    expect(await textOf(key)).toBe('tres');
    expect(await storeOf().sizeOf(key)).toBe(4);
  });

  it('says of a missing file what the disk says', async () => {
    const key = `files/${randomUUID()}`;
    await expect(storeOf().localPath(key)).rejects.toMatchObject(isMissing);
    await expect(storeOf().open(key)).rejects.toMatchObject(isMissing);
    await expect(storeOf().sizeOf(key)).rejects.toMatchObject(isMissing);
    await expect(storeOf().copy(key, `${key}-2`)).rejects.toMatchObject(isMissing);
    await storeOf().delete(key);
  });

  it.each(['', '/etc/passwd', '../x', 'a/../b', 'a//b', 'a/b c', 'a\\b', 'a/%2e%2e'])(
    'takes no key that could lead elsewhere: %s',
    async (key) => {
      const store = storeOf();
      await expect(store.localPath(key)).rejects.toThrow('Not a key');
      await expect(put(key, 'x')).rejects.toThrow('Not a key');
      await expect(store.delete(key)).rejects.toThrow('Not a key');
    },
  );

  it('keeps a file that is larger than one part, whole and in any range', async () => {
    const key = `packages/${randomUUID()}.zip`;
    const bytes = randomBytes(20 * MEGABYTE);
    await put(key, bytes);
    expect((await readFile(await storeOf().localPath(key))).equals(bytes)).toBe(true);
    const opened = await storeOf().open(key);
    if ('path' in opened) return;
    expect(opened.bytes).toBe(bytes.length);
    const range = { from: 9 * MEGABYTE - 3, to: 9 * MEGABYTE + 3 };
    expect(
      (await buffer(opened.read(range))).equals(bytes.subarray(range.from, range.to + 1)),
    ).toBe(true);
  });

  it('keeps an empty file', async () => {
    const key = `files/${randomUUID()}`;
    await put(key, '');
    expect(await textOf(key)).toBe('');
    expect(await storeOf().sizeOf(key)).toBe(0);
  });

  it('copies, and neither changes with the other', async () => {
    const folder = `files/${randomUUID()}`;
    await put(`${folder}/a`, 'uno');
    await storeOf().copy(`${folder}/a`, `${folder}/b`);
    await put(`${folder}/a`, 'dos');
    expect([await textOf(`${folder}/a`), await textOf(`${folder}/b`)]).toEqual(['dos', 'uno']);
  });

  it('deletes a key with all below it, and nothing beside it', async () => {
    const folder = `projects/${randomUUID()}`;
    for (const name of ['one', 'one/a', 'one-more']) await put(`${folder}/${name}/x.txt`, name);
    await storeOf().delete(`${folder}/one`);
    expect(await storeOf().has(`${folder}/one/x.txt`)).toBe(false);
    expect(await storeOf().has(`${folder}/one/a/x.txt`)).toBe(false);
    expect(await textOf(`${folder}/one-more/x.txt`)).toBe('one-more');
    await storeOf().delete(`${folder}/one-more/x.txt`);
    expect(await storeOf().has(`${folder}/one-more/x.txt`)).toBe(false);
  });

  it('deletes what stands beside a key, and leaves the key', async () => {
    const folder = `previews/${randomUUID()}`;
    for (const name of ['a.m4a', 'b.m4a', 'deep/c.m4a']) await put(`${folder}/${name}`, name);
    await storeOf().deleteBeside(`${folder}/b.m4a`);
    expect(await textOf(`${folder}/b.m4a`)).toBe('b.m4a');
    expect(await storeOf().has(`${folder}/a.m4a`)).toBe(false);
    expect(await storeOf().has(`${folder}/deep/c.m4a`)).toBe(false);
  });

  it('deletes what stands beside a folder, and leaves the folder', async () => {
    const folder = `videos/${randomUUID()}`;
    for (const name of ['one/a.mp4', 'one-more/b.mp4', 'two/c.mp4', 'd.txt']) {
      await put(`${folder}/${name}`, name);
    }
    await storeOf().deleteBeside(`${folder}/one`);
    expect(await textOf(`${folder}/one/a.mp4`)).toBe('one/a.mp4');
    for (const name of ['one-more/b.mp4', 'two/c.mp4', 'd.txt']) {
      expect(await storeOf().has(`${folder}/${name}`)).toBe(false);
    }
  });

  it('lists the names below a key by the time they were touched', async () => {
    const folder = `companies/${randomUUID()}`;
    await put(`${folder}/look/logo.png`, 'x');
    await put(`${folder}/look/back.png`, 'x');
    await put(`${folder}/portrait.png`, 'x');
    const inAnHour = new Date(Date.now() + 3_600_000);
    const names = await storeOf().listBefore(folder, inAnHour);
    expect(names.toSorted()).toEqual(['look', 'portrait.png']);
    expect(await storeOf().listBefore(folder, new Date(Date.now() - 3_600_000))).toEqual([]);
    expect(await storeOf().listBefore(`${folder}-none`, inAnHour)).toEqual([]);
  });

  it('lists every blob with its size', async () => {
    const folder = `projects/${randomUUID()}`;
    await put(`${folder}/one/a.txt`, 'uno');
    await put(`${folder}/b.txt`, '');
    const all = await storeOf().list();
    const mine = all.filter(({ key }) => key.startsWith(folder));
    expect(mine.toSorted((one, other) => one.bytes - other.bytes)).toEqual([
      { key: `${folder}/b.txt`, bytes: 0, modifiedAt: expect.any(Date) },
      { key: `${folder}/one/a.txt`, bytes: 3, modifiedAt: expect.any(Date) },
    ]);
  });

  it('clears what unfinished work left on this disk', async () => {
    const path = await storeOf().temporaryPath();
    await writeFile(path, 'half');
    await storeOf().clearTemporary(new Date(Date.now() - 3_600_000));
    await stat(path);
    await storeOf().clearTemporary(new Date(Date.now() + 3_600_000));
    await expect(stat(path)).rejects.toMatchObject(isMissing);
  });
}
