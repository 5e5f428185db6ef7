import { FRAMES_PER_SECOND } from '@tarima/contract';
import { repeatPictures, startFrameEncoder } from '@tarima/media';
import type { FrameCompositor } from './frame-compositor.ts';

/** Frames between two reports of progress. */
const REPORT_FRAMES = 25;

/**
 * Draws and encodes some frames of one scene: H.264, Annex B, starting with a key picture. Every
 * frame has one picture. A frame equal to the one before costs nothing.
 */
export async function drawSegment(
  compositor: FrameCompositor,
  { firstFrame, frameCount }: { firstFrame: number; frameCount: number },
  onFrames: (count: number) => void,
): Promise<Buffer> {
  const encoder = startFrameEncoder(compositor.frame);
  const shows: number[] = [];
  let unreported = 0;
  for (let index = 0; index < frameCount; index++) {
    const changed = compositor.moveTo((firstFrame + index) / FRAMES_PER_SECOND);
    if (changed || index === 0) {
      shows.push(1);
      await encoder.write(compositor.frame.bytes);
    } else {
      shows[shows.length - 1] = (shows.at(-1) ?? 0) + 1;
    }
    if (++unreported === REPORT_FRAMES || index === frameCount - 1) {
      onFrames(unreported);
      unreported = 0;
    }
  }
  return repeatPictures(await encoder.finish(), shows);
}
