import { mkdir, mkdtemp, readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PackedFile, packArchive } from './pack-archive.ts';
import { unpackEntries } from './unpack-entries.ts';

const newFolder = () => mkdtemp(join(tmpdir(), 'tarima-pack-'));
const MOST_BYTES = 1_000_000;
const modifiedAt = new Date('2026-11-27T03:04:06Z');

test('files come out of an archive as they went in', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.uint8Array({ maxLength: 70_000 }), fc.boolean()), {
        minLength: 1,
        maxLength: 4,
      }),
      async (contents) => {
        const folder = await newFolder();
        const files = contents.map(async ([content, isOnDisk], index): Promise<PackedFile> => {
          const name = `part/${index}`;
          if (!isOnDisk) return { name, content };
          const path = join(folder, String(index));
          await writeFile(path, content);
          return { name, path };
        });
        const output = join(folder, 'archive');
        const shares: number[] = [];
        const onProgress = (share: number) => void shares.push(share);
        await packArchive({ files: await Promise.all(files), output, modifiedAt, onProgress });
        const target = join(folder, 'out');
        await mkdir(target);
        await unpackEntries(output, target, { mostBytes: MOST_BYTES, onProgress: () => {} });
        for (const [index, [content]] of contents.entries()) {
          const unpacked = await readFile(join(target, 'part', String(index)));
          expect(unpacked.equals(content)).toBe(true);
        }
        if (contents.some(([content]) => content.length > 0)) expect(shares.at(-1)).toBe(1);
      },
    ),
    { numRuns: 20 },
  );
});

test('a file that is gone or shrinks meanwhile leaves no archive', async () => {
  const folder = await newFolder();
  const output = join(folder, 'archive');
  const gone = [{ name: 'a', path: join(folder, 'gone') }];
  await expect(packArchive({ files: gone, output, modifiedAt })).rejects.toThrow('ENOENT');
  const path = join(folder, 'film');
  await writeFile(path, Buffer.alloc(3_000_000));
  const first = { name: 'first', content: Buffer.alloc(2_000_000) };
  const onProgress = () => void truncate(path, 5);
  const shrinking = packArchive({
    ...{ files: [first, { name: 'film', path }], output, modifiedAt, onProgress },
  });
  await expect(shrinking).rejects.toThrow();
  expect(await readdir(folder)).toEqual(['film']);
});

test('one damaged byte of a file is told', async () => {
  const folder = await newFolder();
  const output = join(folder, 'archive');
  const film = Buffer.alloc(300_000, 'film');
  await packArchive({ files: [{ name: 'film', content: film }], output, modifiedAt });
  const packed = await readFile(output);
  packed.writeUInt8(packed.readUInt8(150_000) ^ 1, 150_000);
  await writeFile(output, packed);
  const target = join(folder, 'out');
  await mkdir(target);
  const unpacking = unpackEntries(output, target, { mostBytes: MOST_BYTES, onProgress: () => {} });
  await expect(unpacking).rejects.toThrow();
});

test('a full disk and a stop leave no archive', async () => {
  const folder = await newFolder();
  const files = [{ name: 'a', content: Buffer.alloc(2_000_000) }];
  const output = join(folder, 'archive');
  const stopped = packArchive({ files, output, modifiedAt, signal: AbortSignal.abort() });
  await expect(stopped).rejects.toThrow('abort');
  const during = new AbortController();
  const onProgress = () => during.abort();
  const { signal } = during;
  await expect(packArchive({ files, output, modifiedAt, signal, onProgress })).rejects.toThrow(
    'abort',
  );
  expect(await readdir(folder)).toEqual([]);
});
