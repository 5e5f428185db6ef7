import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startFrameEncoder } from './encode-frames.ts';
import { repeatPictures } from './h264-repeat.ts';
import { runProgram } from './run-program.ts';
import { squareFrame, temporaryFolder } from './test-material.ts';

const SIZE = { width: 320, height: 176 };

async function encodeDistinct(count: number): Promise<Buffer> {
  const encoder = startFrameEncoder(SIZE);
  for (let step = 0; step < count; step++) {
    await encoder.write(squareFrame(SIZE.width, SIZE.height, step));
  }
  return encoder.finish();
}

async function pictureHashes(path: string): Promise<string[]> {
  const { output, said } = await runProgram('ffmpeg', [
    ...['-v', 'warning', '-f', 'h264', '-i', path, '-f', 'framemd5', '-'],
  ]);
  expect(said).toBe('');
  return output
    .toString()
    .split('\n')
    .filter((line) => line.startsWith('0,'))
    .map((line) => line.split(',').at(-1)?.trim() ?? '');
}

test('a picture shown several times decodes to itself, bit for bit, across key pictures', async () => {
  const folder = await temporaryFolder();
  // More than 250 pictures, so that the stream has a second key picture.
  const stream = await encodeDistinct(270);
  const shows = Array.from({ length: 270 }, (_, index) => [1, 2, 1, 3, 6][index % 5] ?? 1);
  const distinctPath = join(folder, 'distinct.h264');
  const repeatedPath = join(folder, 'repeated.h264');
  await writeFile(distinctPath, stream);
  await writeFile(repeatedPath, repeatPictures(stream, shows));

  const distinct = await pictureHashes(distinctPath);
  expect(distinct).toHaveLength(270);
  const expected = distinct.flatMap((hash, index) => Array(shows[index] ?? 0).fill(hash));
  expect(await pictureHashes(repeatedPath)).toEqual(expected);
});

test('a repeated picture costs about eleven bytes', async () => {
  const stream = await encodeDistinct(3);
  const grown =
    repeatPictures(stream, [1, 101, 1]).length - repeatPictures(stream, [1, 1, 1]).length;
  expect(grown / 100).toBeLessThan(20);
});

test('a stream with another number of pictures is refused', async () => {
  const stream = await encodeDistinct(3);
  expect(() => repeatPictures(stream, [1, 1])).toThrow('more pictures than told');
  expect(() => repeatPictures(stream, [1, 1, 1, 1])).toThrow('3 pictures instead of 4');
});
