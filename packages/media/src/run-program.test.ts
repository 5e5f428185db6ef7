import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startFrameEncoder } from './encode-frames.ts';
import { probeFile } from './probe.ts';
import { runProgram, startProgram } from './run-program.ts';
import { makeFile } from './temporary-file.ts';
import { squareFrame, temporaryFolder } from './test-material.ts';

test('a missing program is named, with the way to get it', async () => {
  await expect(runProgram('ffmpeg-that-is-not-there', ['-i', 'x'])).rejects.toMatchObject({
    name: 'MediaError',
    code: 'VIDEO_FAILED',
    message: expect.stringMatching(/ffmpeg-that-is-not-there was not found.*install/su),
  });
});

test('quotes a program that fails', async () => {
  const folder = await temporaryFolder();
  const path = join(folder, 'broken.mp4');
  await writeFile(path, 'not a video');
  await expect(probeFile(path)).rejects.toMatchObject({
    code: 'VIDEO_FAILED',
    message: expect.stringContaining('Invalid data found'),
  });
});

test('reports the end of a killed encoder, not a broken pipe', async () => {
  const running = startProgram('sh', ['-c', 'echo first >&2; echo out of memory >&2; kill -9 $$']);
  await expect(running.ended).rejects.toMatchObject({
    message: expect.stringMatching(/was killed \(SIGKILL\).*out of memory/su),
  });
});

test('reports an encoder’s bad input while frames are written', async () => {
  const encoder = startFrameEncoder({ width: 3, height: 3 });
  const write = async () => {
    for (let index = 0; index < 1000; index++) await encoder.write(new Uint8Array(13));
    await encoder.finish();
  };
  await expect(write()).rejects.toMatchObject({ code: 'VIDEO_FAILED' });
});

test('an abort ends the encoder at once', async () => {
  const controller = new AbortController();
  const encoder = startFrameEncoder({ width: 320, height: 176, signal: controller.signal });
  await encoder.write(squareFrame(320, 176, 0));
  controller.abort();
  await expect(encoder.finish()).rejects.toMatchObject({ code: 'CANCELLED' });
});

test('a file that could not be made leaves nothing behind', async () => {
  const folder = await temporaryFolder();
  const make = makeFile(join(folder, 'video.mp4'), async (temporaryPath) => {
    await writeFile(temporaryPath, 'half');
    throw new Error('the disk is full');
  });
  await expect(make).rejects.toThrow('the disk is full');
  expect(await readdir(folder)).toEqual([]);
});
