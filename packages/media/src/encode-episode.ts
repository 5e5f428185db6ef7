import { rm, writeFile } from 'node:fs/promises';
import { type Chapter, formatMetadata } from './chapters.ts';
import { mediaLanguage } from './language-codes.ts';
import { levelSpeech } from './master-speech.ts';
import { runProgram } from './run-program.ts';
import { type SoundSource, whileWanted } from './sound-source.ts';
import { markSynthetic, SYNTHETIC_TAGS } from './synthetic-mark.ts';
import { makeFile } from './temporary-file.ts';
import { wavParts } from './wav.ts';

/** LAME lowers every sound to 0.95 of its level. This gain undoes it. */
const AGAINST_LAME = 'volume=0.4455dB';
/** The format that players and podcast directories accept: MP3, mono, 128 kb/s, 44.1 kHz. */
export const EPISODE_MP3_BITS = 128_000;
const MP3 = [
  ...['-c:a', 'libmp3lame', '-b:a', String(EPISODE_MP3_BITS), '-ar', '44100', '-ac', '1'],
  ...['-af', `aresample=44100,${AGAINST_LAME}`],
  // Takes half the time. At this rate a longer search does not improve one voice.
  ...['-compression_level', '7'],
  // Every player reads version 2.3, which has CHAP and CTOC.
  ...['-id3v2_version', '3', '-f', 'mp3'],
];
const M4A = [
  // As in masterSpeech: four times as fast, with no audible loss for speech.
  ...['-c:a', 'aac', '-aac_coder', 'fast', '-b:a', '64k', '-ac', '1'],
  ...['-movflags', '+faststart', '-f', 'mp4'],
];

export type EpisodeSound = {
  /** The programme before mastering. */
  sound: SoundSource;
  /** JPEG or PNG. */
  coverPath: string;
  /** By ffmpeg's names: title, artist, album, comment and others. */
  tags: Record<string, string>;
  /** BCP-47 primary language of the speech. */
  language: string;
  chapters: Chapter[];
};

/**
 * Masters speech to −16 LUFS below −1 dBTP. Encodes it as MP3 and as M4A. Each has tags, chapters, cover
 * and the mark of synthetic sound. The files appear whole or not at all. Fails with a MediaError.
 */
export async function encodeEpisode(
  episode: EpisodeSound,
  outputs: { mp3: string; m4a: string },
  signal?: AbortSignal,
): Promise<void> {
  const sound = await levelSpeech(whileWanted(episode.sound, signal));
  const encodeAs = (encoder: string[], path: string) =>
    encode({ ...episode, sound }, encoder, path, signal);
  // They run at the same time because each keeps only one core busy.
  await Promise.all([encodeAs(MP3, outputs.mp3), encodeAs(M4A, outputs.m4a)]);
}

async function encode(
  { sound, coverPath, tags, language, chapters }: EpisodeSound,
  encoder: string[],
  outputPath: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  await makeFile(outputPath, async (temporaryPath) => {
    const metadataPath = `${temporaryPath}.metadata`;
    const tongue = `language=${mediaLanguage(language)}`;
    await writeFile(metadataPath, formatMetadata({ ...tags, ...SYNTHETIC_TAGS }, chapters));
    try {
      await runProgram(
        'ffmpeg',
        [
          ...['-v', 'error', '-y', '-i', 'pipe:0', '-i', coverPath],
          ...['-f', 'ffmetadata', '-i', metadataPath, '-map', '0:a', '-map', '1:v'],
          ...['-map_metadata', '2', '-map_chapters', '2'],
          // MP4 keeps the language on the track, ID3 on the whole file.
          ...['-metadata', tongue, '-metadata:s:a', tongue],
          ...['-c:v', 'copy', '-disposition:v', 'attached_pic'],
          ...['-metadata:s:v', 'title=Album cover', '-metadata:s:v', 'comment=Cover (front)'],
          ...encoder,
          temporaryPath,
        ],
        { input: wavParts(sound), signal },
      );
      // The MP4 format drops tags that it does not know.
      if (encoder === M4A) await markSynthetic(temporaryPath);
    } finally {
      await rm(metadataPath, { force: true });
    }
  });
}
