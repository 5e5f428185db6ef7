import { runProgram } from './run-program.ts';
import { makeFile } from './temporary-file.ts';

/** Of ffmpeg, from 2 to 31. Letters stay clear, with a tenth of the bytes of a PNG. */
const QUALITY = 3;

/** A PNG as a JPEG of the same size. Fails with a MediaError if the picture cannot be read. */
export async function pictureAsJpeg(path: string, outputPath: string): Promise<void> {
  await makeFile(outputPath, (temporaryPath) =>
    runProgram('ffmpeg', [
      ...['-v', 'error', '-y', '-i', path, '-frames:v', '1', '-pix_fmt', 'yuvj420p'],
      ...['-q:v', `${QUALITY}`, '-f', 'mjpeg', temporaryPath],
    ]),
  );
}
