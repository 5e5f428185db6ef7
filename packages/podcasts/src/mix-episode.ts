import { createHash } from 'node:crypto';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  constantRateMp3,
  contentHash,
  EPISODE_MP3_BITS,
  encodeEpisode,
  inCache,
  isKept,
  makeFile,
  pruneCache,
  type SoundSource,
} from '@tarima/media';
import type { KeptClip } from '@tarima/speech';
import { assembleProgramme, peaksOf } from './assemble-programme.ts';
import { balanceSpeakers } from './balance-speakers.ts';
import type { Episode } from './episode.ts';
import { layOutTurns, type PlacedTurn } from './lay-out-turns.ts';
import { PodcastError } from './podcast-error.ts';
import { formatChaptersJson, formatTranscripts } from './transcript.ts';
import { VOICES_NOTE } from './voices-note.ts';

/** Raise it with every audible change. */
const MIX_VERSION = 3;
/** Encoders pad a little. A larger difference means that the sound is wrong. */
const LENGTH_TOLERANCE_SECONDS = 0.3;
/** Kept files used this long before a mix stay: other podcasts may be in progress. */
const SPARED_MS = 3_600_000;

export type MixRequest = {
  episode: Episode;
  /** The clips of its turns, in order. */
  clips: KeptClip[];
  /** JPEG, square. */
  coverPath: string;
  cacheFolder: string;
  /** Paths of the files to make. */
  outputs: { mp3: string; m4a: string; vtt: string; srt: string; json: string; chapters: string };
  signal?: AbortSignal;
};

export type MixedEpisode = {
  durationSeconds: number;
  /** The size of the MP3. */
  bytes: number;
  turns: PlacedTurn[];
  chapters: { title: string; start: number }[];
  /** The loudness over the audio, 0 to 1, evenly spaced. */
  peaks: number[];
};

/**
 * Mixes spoken turns into an episode: pauses, both speakers equally loud, −16 LUFS below −1 dBTP.
 * It makes MP3 and M4A with tags, cover and chapters, and the transcripts. Encoded sound stays in
 * `cacheFolder` under its hash. Throws MediaError, or PodcastError (PODCAST_FAILED) if the sound
 * has the wrong length.
 */
export const mixEpisode = (request: MixRequest): Promise<MixedEpisode> =>
  inCache(request.cacheFolder, () => mix(request));

async function mix(request: MixRequest): Promise<MixedEpisode> {
  const { episode, clips, cacheFolder, outputs } = request;
  const startedAt = Date.now();
  const layout = layOutTurns(episode, clips);
  const gains = await balanceSpeakers(episode.turns, clips);
  const programme = assembleProgramme(episode.turns, clips, layout, gains);
  const chapters = episode.chapters.map(({ title, turn }, index) => ({
    title,
    // The first chapter starts with the audio, because players show nothing before it.
    start: index === 0 ? 0 : (layout.turns[turn]?.start ?? 0),
  }));

  const sound = await encodeOnce(request, programme, chapters, layout.durationSeconds);
  const { bytes } = await checkLength(sound.mp3, layout.durationSeconds);
  await makeFile(outputs.mp3, (path) => copyFile(sound.mp3, path));
  await makeFile(outputs.m4a, (path) => copyFile(sound.m4a, path));
  const transcripts = formatTranscripts(episode, layout.turns);
  const texts = {
    ...transcripts,
    chapters: formatChaptersJson(episode.topic || episode.name, chapters),
  };
  await Promise.all(
    (['vtt', 'srt', 'json', 'chapters'] as const).map((name) =>
      makeFile(outputs[name], (path) => writeFile(path, texts[name])),
    ),
  );
  await pruneCache(cacheFolder, startedAt - SPARED_MS);
  const { durationSeconds, turns } = layout;
  return { durationSeconds, bytes, turns, chapters, peaks: await peaksOf(programme) };
}

/** The encoded sound of this programme, made once. */
async function encodeOnce(
  { episode, clips, coverPath, cacheFolder, signal }: MixRequest,
  programme: SoundSource,
  chapters: { title: string; start: number }[],
  durationSeconds: number,
): Promise<{ mp3: string; m4a: string }> {
  const cover = createHash('sha256')
    .update(await readFile(coverPath))
    .digest('hex');
  const key = contentHash([MIX_VERSION, episode, clips.map((clip) => clip.key), cover]);
  const paths = {
    mp3: join(cacheFolder, `episode-${key}.mp3`),
    m4a: join(cacheFolder, `episode-${key}.m4a`),
  };
  if ((await isKept(paths.mp3)) && (await isKept(paths.m4a))) return paths;
  await encodeEpisode(
    {
      sound: programme,
      coverPath,
      tags: tagsOf(episode),
      language: episode.language,
      chapters: chapters.map(({ title, start }, index) => ({
        title,
        start,
        end: chapters[index + 1]?.start ?? durationSeconds,
      })),
    },
    paths,
    signal,
  );
  return paths;
}

function tagsOf({ name, topic, publisher, language }: Episode): Record<string, string> {
  return {
    title: topic || name,
    artist: publisher,
    album: name,
    genre: 'Podcast',
    comment: VOICES_NOTE[language],
  };
}

/** ffmpeg's file must be as long as the programme. */
async function checkLength(path: string, expectedSeconds: number): Promise<{ bytes: number }> {
  const { durationSeconds, bytes } = await constantRateMp3(path, EPISODE_MP3_BITS);
  if (Math.abs(durationSeconds - expectedSeconds) > LENGTH_TOLERANCE_SECONDS) {
    throw new PodcastError(
      'PODCAST_FAILED',
      `The audio is ${durationSeconds.toFixed(2)} s long where ${expectedSeconds.toFixed(2)} s were put together`,
    );
  }
  return { bytes };
}
