import { RUN_NUMBERS, type SpritePlane } from './sprite-plane.ts';
import type { YuvSprite } from './yuv-sprite.ts';

export type Rectangle = { left: number; top: number; right: number; bottom: number };

/** One I420 frame. `bytes` goes to the encoder. */
export type YuvFrame = { width: number; height: number; bytes: Uint8Array };

export function createYuvFrame(width: number, height: number): YuvFrame {
  return { width, height, bytes: new Uint8Array((width * height * 3) / 2) };
}

/** Draws a sprite over the part of the frame inside `clip`, whose sides are even. */
export function blendSprite(frame: YuvFrame, sprite: YuvSprite, clip: Rectangle): void {
  const left = Math.max(clip.left, sprite.x);
  const top = Math.max(clip.top, sprite.y);
  const right = Math.min(clip.right, sprite.x + sprite.width);
  const bottom = Math.min(clip.bottom, sprite.y + sprite.height);
  if (left >= right || top >= bottom) return;
  const { width, height, bytes } = frame;
  const part = {
    left: left - sprite.x,
    top: top - sprite.y,
    right: right - sprite.x,
    bottom: bottom - sprite.y,
  };
  blendPlane(bytes, top * width + left, width, sprite.luma, part);
  const half = {
    left: part.left >> 1,
    top: part.top >> 1,
    right: part.right >> 1,
    bottom: part.bottom >> 1,
  };
  const chromaWidth = width >> 1;
  const chromaAt = width * height + (top >> 1) * chromaWidth + (left >> 1);
  blendPlane(bytes, chromaAt, chromaWidth, sprite.u, half);
  blendPlane(bytes, chromaAt + ((width * height) >> 2), chromaWidth, sprite.v, half);
}

/** Copies opaque samples and blends the others. `target` is the place of the part's corner. */
function blendPlane(
  bytes: Uint8Array,
  target: number,
  targetWidth: number,
  { samples, alpha, runs, rowRuns }: SpritePlane,
  part: Rectangle,
): void {
  // All reads below stay inside their arrays: the part was cut to frame and sprite. Hence the `as
  // number`: a check for each sample would cost as much as the work.
  for (let row = part.top; row < part.bottom; row++) {
    const rowTarget = target + (row - part.top) * targetWidth - part.left;
    const lastRun = rowRuns[row + 1] as number;
    for (let run = rowRuns[row] as number; run < lastRun; run += RUN_NUMBERS) {
      const runStart = runs[run] as number;
      const from = Math.max(part.left, runStart);
      const to = Math.min(part.right, runs[run + 1] as number);
      if (from >= to) continue;
      const samplesAt = (runs[run + 2] as number) + from - runStart;
      const alphaAt = runs[run + 3] as number;
      let at = rowTarget + from;
      if (alphaAt < 0) {
        bytes.set(samples.subarray(samplesAt, samplesAt + to - from), at);
        continue;
      }
      let alphaIndex = alphaAt + from - runStart;
      const end = samplesAt + to - from;
      for (let index = samplesAt; index < end; index++, at++, alphaIndex++) {
        const through = 255 - (alpha[alphaIndex] as number);
        const under = bytes[at] as number;
        bytes[at] = (samples[index] as number) + ((under * through * 257 + 32_768) >> 16);
      }
    }
  }
}
