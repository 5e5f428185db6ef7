import { open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { fileOf, fileOnDisk } from '../package-file.ts';
import type { PackageFile } from '../package-input.ts';
import { temporaryFolder } from '../testing/sample-course.ts';
import { writeZip, type ZipOptions } from './zip-writer.ts';

const MADE = { modifiedAt: new Date('2026-11-27T03:04:06Z') };

async function zipOf(files: PackageFile[], options: ZipOptions = MADE): Promise<Buffer> {
  const path = join(await temporaryFolder(), 'a.zip');
  const handle = await open(path, 'w');
  try {
    await writeZip(files, handle, options);
  } finally {
    await handle.close();
  }
  return readFile(path);
}

test('files come out as they went in', async () => {
  const folder = await temporaryFolder();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.uint8Array({ maxLength: 3_000 }), fc.boolean()), { maxLength: 5 }),
      async (contents) => {
        const files = contents.map(async ([content, isOnDisk], index) => {
          const path = join(folder, `f${index}`);
          await writeFile(path, content);
          return isOnDisk ? fileOnDisk(`a/${index}.mp4`, path) : fileOf(`${index}.txt`, content);
        });
        const unzipped = unzipSync(await zipOf(await Promise.all(files)));
        expect(Object.values(unzipped).map((bytes) => Buffer.from(bytes).toString('hex'))).toEqual(
          Object.keys(unzipped).map((name) => {
            const [content] = contents[Number.parseInt(name.replace('a/', ''), 10)] ?? [];
            return Buffer.from(content ?? []).toString('hex');
          }),
        );
        expect(Object.keys(unzipped)).toHaveLength(contents.length);
      },
    ),
    { numRuns: 25 },
  );
});

test('the form for more than 4 GB is read back too', async () => {
  const path = join(await temporaryFolder(), 'film');
  await writeFile(path, 'film '.repeat(1_000));
  const files = [
    fileOf('small.txt', 'ñ'),
    await fileOnDisk('film.mp4', path),
    fileOf('last.txt', 'fin'),
  ];
  const zip = await zipOf(files, { ...MADE, largeFrom: 1_000 });
  const texts = Object.entries(unzipSync(zip)).map(([name, bytes]) => [
    name,
    Buffer.from(bytes).toString(),
  ]);
  expect(texts).toEqual([
    ['small.txt', 'ñ'],
    ['film.mp4', 'film '.repeat(1_000)],
    ['last.txt', 'fin'],
  ]);
  expect(zip.includes(Buffer.from('PK\u0006\u0006'))).toBe(true);
});

test('no file leaves its size for later, which stream readers of stored files refuse', async () => {
  const path = join(await temporaryFolder(), 'film');
  await writeFile(path, 'film');
  const zip = await zipOf([await fileOnDisk('film.mp4', path), fileOf('a.txt', 'a')]);
  const second = zip.indexOf('PK\u0003\u0004', 4);
  for (const header of [0, second]) {
    expect(zip.readUInt16LE(header + 6) & 8).toBe(0);
    expect(zip.readUInt32LE(header + 18)).toBeGreaterThan(0);
  }
  expect(second).toBe(30 + 'film.mp4'.length + 'film'.length);
});
