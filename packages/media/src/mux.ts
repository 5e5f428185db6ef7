import { createReadStream } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { FRAMES_PER_SECOND } from '@tarima/contract';
import { turnCaptionsOff } from './caption-track.ts';
import { type Chapter, formatMetadata } from './chapters.ts';
import { mediaLanguage } from './language-codes.ts';
import { runProgram } from './run-program.ts';
import { markSynthetic, SYNTHETIC_SOURCE_TYPE } from './synthetic-mark.ts';
import { makeFile } from './temporary-file.ts';

/** With the usual 8 packets ffmpeg sleeps while one input is behind: seconds instead of 0.1 s. */
const LONG_QUEUE = ['-thread_queue_size', '65536'];

export type VideoParts = {
  /** H.264 streams (Annex B) with the same settings, in order. They are joined byte by byte. */
  segmentPaths: string[];
  /** Encoded sound (M4A), as long as the segments together. */
  soundPath: string;
  /** WebVTT. */
  captionsPath: string;
  title: string;
  /** BCP-47 primary language of the speech. */
  language: string;
  chapters: Chapter[];
};

/**
 * Joins encoded parts into an MP4 that plays before it is fully loaded. It has the mark of
 * synthetic media. It encodes nothing.
 */
export async function muxVideo(
  parts: VideoParts,
  outputPath: string,
  signal?: AbortSignal,
): Promise<void> {
  const language = mediaLanguage(parts.language);
  await makeFile(outputPath, async (temporaryPath) => {
    const chaptersPath = `${temporaryPath}.chapters`;
    const tags = { title: parts.title, comment: SYNTHETIC_SOURCE_TYPE };
    await writeFile(chaptersPath, formatMetadata(tags, parts.chapters));
    try {
      await runProgram(
        'ffmpeg',
        [
          ...['-v', 'error', '-y', ...LONG_QUEUE, '-f', 'h264'],
          ...['-framerate', String(FRAMES_PER_SECOND), '-i', 'pipe:0'],
          ...[...LONG_QUEUE, '-i', parts.soundPath, '-f', 'ffmetadata', '-i', chaptersPath],
          ...[...LONG_QUEUE, '-f', 'webvtt', '-i', parts.captionsPath],
          ...['-map', '0:v', '-map', '1:a', '-map', '3:s'],
          ...['-map_metadata', '2', '-map_chapters', '2'],
          ...['v', 'a', 's'].flatMap((kind) => [`-metadata:s:${kind}:0`, `language=${language}`]),
          ...['-c', 'copy', '-c:s', 'mov_text'],
          ...['-movflags', '+faststart', '-f', 'mp4', temporaryPath],
        ],
        { signal, input: readAll(parts.segmentPaths) },
      );
      await turnCaptionsOff(temporaryPath);
      await markSynthetic(temporaryPath);
    } finally {
      await rm(chaptersPath, { force: true });
    }
  });
}

async function* readAll(paths: string[]): AsyncGenerator<Uint8Array> {
  for (const path of paths) yield* createReadStream(path, { highWaterMark: 1 << 20 });
}
