import { rm, writeFile } from 'node:fs/promises';
import { type Chapter, formatMetadata } from './chapters.ts';
import { mediaLanguage } from './language-codes.ts';
import { levelSpeech } from './master-speech.ts';
import { runProgram } from './run-program.ts';
import { type SoundSource, whileWanted } from './sound-source.ts';
import { makeFile } from './temporary-file.ts';
import { wavParts } from './wav.ts';

/** LAME turns everything down to 0.95 of what it is given. */
const AGAINST_LAME = 'volume=0.4455dB';
/** What players and directories of podcasts agree on: MP3, mono, 128 kb/s, 44.1 kHz. */
export const EPISODE_MP3_BITS = 128_000;
const MP3 = [
  ...['-c:a', 'libmp3lame', '-b:a', String(EPISODE_MP3_BITS), '-ar', '44100', '-ac', '1'],
  ...['-af', `aresample=44100,${AGAINST_LAME}`],
  // Half the time; one voice at this rate leaves nothing that a longer search would mend.
  ...['-compression_level', '7'],
  // Version 2.3 is what every player reads; CHAP and CTOC are written in it.
  ...['-id3v2_version', '3', '-f', 'mp3'],
];
const M4A = [
  // As in masterSpeech: four times as fast, and nobody hears it in speech.
  ...['-c:a', 'aac', '-aac_coder', 'fast', '-b:a', '64k', '-ac', '1'],
  ...['-movflags', '+faststart', '-f', 'mp4'],
];

export type EpisodeSound = {
  /** The programme before it is mastered. */
  sound: SoundSource;
  /** JPEG or PNG. */
  coverPath: string;
  /** By ffmpeg's names: title, artist, album, comment … */
  tags: Record<string, string>;
  /** BCP-47 primary language of the speech. */
  language: string;
  chapters: Chapter[];
};

/**
 * Masters speech to −16 LUFS below −1 dBTP and encodes it twice, as MP3 and as M4A, each with tags,
 * chapters and cover. The files appear whole or not at all. Fails with a MediaError.
 */
export async function encodeEpisode(
  episode: EpisodeSound,
  outputs: { mp3: string; m4a: string },
  signal?: AbortSignal,
): Promise<void> {
  const sound = await levelSpeech(whileWanted(episode.sound, signal));
  const encodeAs = (encoder: string[], path: string) =>
    encode({ ...episode, sound }, encoder, path, signal);
  // At the same time: each keeps one core busy.
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
    await writeFile(metadataPath, formatMetadata(tags, chapters));
    try {
      await runProgram(
        'ffmpeg',
        [
          ...['-v', 'error', '-y', '-i', 'pipe:0', '-i', coverPath],
          ...['-f', 'ffmetadata', '-i', metadataPath, '-map', '0:a', '-map', '1:v'],
          ...['-map_metadata', '2', '-map_chapters', '2'],
          // MP4 has it of the track, ID3 of the whole.
          ...['-metadata', tongue, '-metadata:s:a', tongue],
          ...['-c:v', 'copy', '-disposition:v', 'attached_pic'],
          ...['-metadata:s:v', 'title=Album cover', '-metadata:s:v', 'comment=Cover (front)'],
          ...encoder,
          temporaryPath,
        ],
        { input: wavParts(sound), signal },
      );
    } finally {
      await rm(metadataPath, { force: true });
    }
  });
}
