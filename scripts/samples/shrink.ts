import { runProgram } from '@tarima/media';

/** Twice the width of a card on home. */
export const SAMPLE_SIZE = { width: 640, height: 360 };

/** Presenters are drawn on twos, so half of the frames are all. */
export const SAMPLE_FRAMES_PER_SECOND = 12.5;

/** Encodes a few seconds of flat pictures and speech into some hundred kilobytes. */
export const SMALL_VIDEO = [
  ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '25', '-tune', 'animation'],
  ...['-pix_fmt', 'yuv420p', '-threads', '1', '-c:a', 'aac', '-b:a', '64k', '-ac', '1'],
  ...['-map_metadata', '-1', '-map_chapters', '-1', '-movflags', '+faststart', '-f', 'mp4'],
];

const SCALE = `scale=${SAMPLE_SIZE.width}:${SAMPLE_SIZE.height}:flags=area`;
const SMALLER = `fps=${SAMPLE_FRAMES_PER_SECOND},${SCALE}`;

export async function shrinkVideo(from: string, to: string): Promise<void> {
  const input = ['-v', 'error', '-y', '-i', from, '-map', '0:v', '-map', '0:a', '-vf', SMALLER];
  await runProgram('ffmpeg', [...input, ...SMALL_VIDEO, to]);
}

/** A moment of a video as a JPEG of some kilobytes. */
export async function takePoster(video: string, seconds: number, to: string): Promise<void> {
  const input = ['-v', 'error', '-y', '-ss', seconds.toFixed(2), '-i', video];
  const output = ['-vf', SCALE, '-frames:v', '1', '-q:v', '6', '-f', 'image2', '-update', '1', to];
  await runProgram('ffmpeg', [...input, ...output]);
}
