import { runProgram } from './run-program.ts';
import { makeFile } from './temporary-file.ts';

/** Letters of a slide stay clear, with a fifth of the bytes of a PNG. */
const QUALITY = 80;

/**
 * A copy of a PNG or JPEG as a WebP, at most `width` pixels wide. Fails with a MediaError if the
 * picture cannot be read.
 */
export async function shrinkPicture(
  path: string,
  width: number,
  outputPath: string,
): Promise<void> {
  await makeFile(outputPath, (temporaryPath) =>
    runProgram('ffmpeg', [
      ...['-v', 'error', '-y', '-i', path, '-frames:v', '1'],
      ...['-vf', `scale=w='min(${width},iw)':h=-1:flags=area`],
      ...['-c:v', 'libwebp', '-quality', `${QUALITY}`, '-f', 'webp', temporaryPath],
    ]),
  );
}
