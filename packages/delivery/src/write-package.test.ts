import { appendFile, readdir, readFile, rm, stat, symlink, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { PACKAGE_FORMATS } from '@tarima/contract';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { PackageFile } from './package-input.ts';
import { certificateSize, contentSize, ownSizes } from './package-sizes.ts';
import { planPackage } from './plan-package.ts';
import { contentsOf, HARD_TITLES, sampleCourse, sampleInput } from './testing/sample-course.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';
import { writePackage } from './write-package.ts';

const course = sampleCourse(['Uno', 'Dos', 'Tres']);
const { madeAt } = course;

async function planned(): Promise<{ files: PackageFile[]; output: string; folder: string }> {
  const folder = await temporaryFolder();
  const files = await planPackage(await sampleInput(folder, 'scorm12', course));
  return { files, folder, output: join(folder, 'out.zip') };
}

/** Paths of the videos on the disk, in order. */
const videosOf = (files: PackageFile[]) =>
  files.flatMap((file) => ('path' in file && file.name.endsWith('.mp4') ? [file.path] : []));

test.each(PACKAGE_FORMATS)(
  '%s has only names and types that every platform serves',
  async (format) => {
    const odd = sampleCourse([...HARD_TITLES, 'Uno', 'Uno']);
    const folder = await temporaryFolder();
    const files = await planPackage(await sampleInput(folder, format, odd));
    const names = files.map(({ name }) => name);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
    for (const name of names) {
      expect(name).toMatch(/^[\w-]+(?:\/[\w-]+)*\.[a-z0-9]+$/iu);
      expect(name).not.toMatch(/\.(?:webp|avif|m4a|wasm|zip|dat|br|map)$/u);
    }
    const output = join(folder, 'out.zip');
    await writePackage(files, output, { madeAt });
    const unzipped = unzipSync(await readFile(output));
    expect(Object.entries(unzipped).map(([name, { length }]) => [name, length])).toEqual(
      files.map(({ name, bytes }) => [name, bytes]),
    );
  },
);

test('the same course gives the same bytes', async () => {
  const zips = [await planned(), await planned()].map(async ({ files, output }) => {
    await writePackage(files, output, { madeAt });
    return readFile(output);
  });
  const [first, second] = await Promise.all(zips);
  expect(second && first?.equals(second)).toBe(true);
});

test('progress goes up to the bytes of all files', async () => {
  const { files, output } = await planned();
  const seen: number[] = [];
  await writePackage(files, output, { madeAt, onBytes: (bytes) => seen.push(bytes) });
  expect(seen.toSorted((a, b) => a - b)).toEqual(seen);
  expect(seen.at(-1)).toBe(files.reduce((sum, { bytes }) => sum + bytes, 0));
});

test.each([
  ['vanishes', (path: string) => rm(path)],
  ['grows', (path: string) => appendFile(path, 'more')],
  ['shrinks', (path: string) => truncate(path, 10)],
])('a video that %s meanwhile is told, and no half package stays', async (_, harm) => {
  const { files, output, folder } = await planned();
  await harm(videosOf(files)[1] ?? '');
  await expect(writePackage(files, output, { madeAt })).rejects.toMatchObject({
    code: 'PACKAGE_VIDEO_GONE',
  });
  expect(await readdir(folder)).not.toContain('out.zip');
});

test('a video that is missing from the start is told', async () => {
  const input = await sampleInput(await temporaryFolder(), 'folder', course);
  await rm([...input.sources.values()][2]?.videoPath ?? '');
  await expect(planPackage(input)).rejects.toMatchObject({ code: 'PACKAGE_VIDEO_GONE' });
});

test('a full disk is told, and no half package stays', async () => {
  const { files, output, folder } = await planned();
  await symlink('/dev/full', output);
  await expect(writePackage(files, output, { madeAt })).rejects.toMatchObject({
    code: 'DISK_FULL',
  });
  expect(await readdir(folder)).not.toContain('out.zip');
});

test('a stopped package leaves nothing', async () => {
  const { files, output, folder } = await planned();
  const stop = new AbortController();
  const onBytes = () => stop.abort();
  await expect(
    writePackage(files, output, { madeAt, signal: stop.signal, onBytes }),
  ).rejects.toMatchObject({ code: 'CANCELLED' });
  expect(await readdir(folder)).not.toContain('out.zip');
});

test('a stopped plan says so', async () => {
  const input = await sampleInput(await temporaryFolder(), 'folder', course);
  await expect(planPackage(input, { signal: AbortSignal.abort() })).rejects.toMatchObject({
    code: 'CANCELLED',
  });
});

test.each(PACKAGE_FORMATS.flatMap((format) => [true, false].map((has) => [format, has] as const)))(
  'the size that is said before is that of %s within 2 %, with a certificate: %s',
  async (format, hasCertificate) => {
    const folder = await temporaryFolder();
    const awarded = { ...course, hasCertificate };
    const input = await sampleInput(folder, format, awarded, 1_500_000);
    const names = (await planPackage(input)).map(({ name }) => name);
    expect(names.includes('player/certificate.js')).toBe(hasCertificate);
    const sizes = contentsOf(course).map(async (content) => {
      const files = input.sources.get(content.id);
      if (!files) throw new Error(`${content.id} has no files`);
      const media = await Promise.all(
        [files.videoPath, files.posterPath].map((path) => stat(path)),
      );
      const mediaBytes = media.reduce((sum, { size }) => sum + size, 0);
      return contentSize(content, mediaBytes, course).bytes;
    });
    const more = hasCertificate ? await certificateSize(input.playerFolder) : 0;
    const own = (await ownSizes({ ...input, course }))[format] + more;
    const said = (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, own);
    const output = join(folder, 'out.zip');
    await writePackage(await planPackage(input), output, { madeAt });
    const { length } = await readFile(output);
    expect(Math.abs(said - length) / length).toBeLessThan(0.02);
  },
);
