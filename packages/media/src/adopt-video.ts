import { rm, writeFile } from 'node:fs/promises';
import { turnCaptionsOff } from './caption-track.ts';
import { type Chapter, formatMetadata } from './chapters.ts';
import { mediaLanguage } from './language-codes.ts';
import { type ProbedFile, probeFile } from './probe.ts';
import { runProgram } from './run-program.ts';
import { markSynthetic, SYNTHETIC_SOURCE_TYPE } from './synthetic-mark.ts';
import { makeFile } from './temporary-file.ts';

/** A video that a vendor encoded, with the tags that our own videos have. */
export type ForeignVideo = {
  path: string;
  title: string;
  /** BCP-47 primary language of the speech. */
  language: string;
  chapters: Chapter[];
  /** WebVTT. */
  captionsPath: string;
};

/**
 * Turns a vendor's video into one of our files: an MP4 that plays before it is fully loaded, with
 * title, chapters and captions. It encodes nothing. Fails with a MediaError if the video has no picture or no
 * sound.
 */
export async function adoptVideo(
  { path, title, language, chapters, captionsPath }: ForeignVideo,
  outputPath: string,
  signal?: AbortSignal,
): Promise<ProbedFile> {
  const code = mediaLanguage(language);
  await makeFile(outputPath, async (temporaryPath) => {
    const chaptersPath = `${temporaryPath}.chapters`;
    const tags = { title, comment: SYNTHETIC_SOURCE_TYPE };
    await writeFile(chaptersPath, formatMetadata(tags, chapters));
    try {
      await runProgram(
        'ffmpeg',
        [
          ...['-v', 'error', '-y', '-i', path, '-f', 'ffmetadata', '-i', chaptersPath],
          ...['-f', 'webvtt', '-i', captionsPath],
          // Picture and sound must exist: ffmpeg stops at a map that finds nothing.
          ...['-map', '0:v:0', '-map', '0:a:0', '-map', '2:s'],
          ...['-map_metadata', '1', '-map_chapters', '1'],
          ...['v', 'a', 's'].flatMap((kind) => [`-metadata:s:${kind}:0`, `language=${code}`]),
          ...['-c', 'copy', '-c:s', 'mov_text'],
          ...['-movflags', '+faststart', '-f', 'mp4', temporaryPath],
        ],
        { signal },
      );
      await turnCaptionsOff(temporaryPath);
      await markSynthetic(temporaryPath);
    } finally {
      await rm(chaptersPath, { force: true });
    }
  });
  return probeFile(outputPath, signal);
}

/** The picture of a video at `seconds`, as a PNG. */
export async function writePoster(
  path: string,
  seconds: number,
  outputPath: string,
  signal?: AbortSignal,
): Promise<void> {
  await makeFile(outputPath, (temporaryPath) =>
    runProgram(
      'ffmpeg',
      [
        ...['-v', 'error', '-y', '-ss', seconds.toFixed(2), '-i', path],
        ...['-frames:v', '1', '-c:v', 'png', '-f', 'image2', '-update', '1', temporaryPath],
      ],
      { signal },
    ),
  );
}
