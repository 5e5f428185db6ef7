import { FRAMES_PER_SECOND } from '@tarima/contract';
import { startProgram } from './run-program.ts';
import { VIDEO_ENCODER_ARGS } from './video-encoding.ts';

/** Frames waiting for the encoder. More do not make it faster. */
const FRAMES_IN_FLIGHT = 3;

export type FrameEncoder = {
  /** Copies one I420 frame (BT.709, limited range). Resolves when the next may come. */
  write: (frame: Uint8Array) => Promise<void>;
  /** Ends the stream and returns it: H.264, Annex B, one picture for each written frame. */
  finish: () => Promise<Buffer>;
};

/** Starts an encoder for frames of one size. Fails with a MediaError when ffmpeg does. */
export function startFrameEncoder({
  width,
  height,
  signal,
}: {
  width: number;
  height: number;
  signal?: AbortSignal;
}): FrameEncoder {
  const encoder = startProgram(
    'ffmpeg',
    [
      ...['-v', 'error', '-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-s', `${width}x${height}`],
      ...['-r', String(FRAMES_PER_SECOND), '-i', 'pipe:0', ...VIDEO_ENCODER_ARGS, 'pipe:1'],
    ],
    { signal },
  );
  const chunks: Buffer[] = [];
  encoder.output.on('data', (chunk: Buffer) => chunks.push(chunk));

  const free = Array.from({ length: FRAMES_IN_FLIGHT }, () =>
    Buffer.allocUnsafe((width * height * 3) / 2),
  );
  let wake: () => void = () => {};

  return {
    write: async (frame) => {
      while (free.length === 0) {
        await Promise.race([
          new Promise<void>((resolve) => {
            wake = resolve;
          }),
          encoder.ended.then(() => Promise.reject(new Error('ffmpeg ended before its input did'))),
        ]);
      }
      const copy = free.pop();
      if (!copy) throw new Error('No frame buffer is free');
      copy.set(frame);
      encoder.input.write(copy, () => {
        free.push(copy);
        wake();
      });
    },
    finish: async () => {
      encoder.input.end();
      await encoder.ended;
      return Buffer.concat(chunks);
    },
  };
}
