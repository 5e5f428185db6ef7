import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language, Speaker } from '@tarima/contract';
import { runProgram } from '@tarima/media';
import { type Episode, mixEpisode, podcastVoice, speakTurns } from '@tarima/podcasts';
import { renderPodcastCover } from '@tarima/presenters';
import type { SpeechModel } from '@tarima/speech';
import type { SampleFiles } from './sample-files.ts';
import type { PodcastTexts } from './sample-texts.ts';
import { SAMPLE_SIZE, SMALL_VIDEO, shrinkPicture } from './shrink.ts';

const PUBLISHER = 'Tarima';
const VOICES = { host: 'alloy', guest: 'echo' } as const;
/** The wave of each voice. */
const COLOURS: Record<Speaker, string> = { host: '0xffc857', guest: '0x9be7ec' };
const COVER = { side: 280, left: 40 };
const WAVE = { left: 352, width: 250, height: 150 };

export type PodcastSample = {
  language: Language;
  texts: PodcastTexts;
  speech: SpeechModel;
  workFolder: string;
  files: SampleFiles;
};

/** Speaks and mixes a short conversation as the studio does, and shows its cover with its sound. */
export async function makePodcastSample(sample: PodcastSample): Promise<void> {
  const { language, texts, speech, workFolder, files } = sample;
  const cacheFolder = join(workFolder, 'cache');
  const path = (ending: string) => join(workFolder, `${language}-podcast.${ending}`);
  const episode = episodeOf(texts, language);
  const coverPath = path('jpg');
  await writeFile(coverPath, await renderPodcastCover(episode, []));
  const outputs = {
    ...{ mp3: path('mp3'), m4a: path('m4a'), vtt: path('vtt'), srt: path('srt') },
    ...{ json: path('json'), chapters: path('chapters.json') },
  };
  const clips = await speakTurns({ episode, speech, cacheFolder });
  const { turns } = await mixEpisode({ episode, clips, coverPath, cacheFolder, outputs });
  const moments = (speaker: Speaker) =>
    turns.filter((_, index) => episode.turns[index]?.speaker === speaker);
  await drawSound({
    ...{ coverPath, soundPath: outputs.m4a, to: files.video },
    waves: (['host', 'guest'] as const).map((speaker) => ({
      colour: COLOURS[speaker],
      moments: moments(speaker),
    })),
  });
  await copyFile(outputs.vtt, files.captions);
  const [, answer] = turns;
  const still = path('png');
  await writeStill(files.video, (answer?.start ?? 0) + 1, still);
  await shrinkPicture(still, files.poster);
}

function episodeOf(texts: PodcastTexts, language: Language): Episode {
  const { speakers, turns, ...about } = texts;
  const person = (speaker: Speaker) => ({
    name: speakers[speaker],
    voice: VOICES[speaker],
    cast: podcastVoice(VOICES[speaker], language),
  });
  return {
    ...{ ...about, publisher: PUBLISHER, language, turns },
    speakers: { host: person('host'), guest: person('guest') },
    chapters: [{ title: texts.topic, turn: 0 }],
  };
}

type Wave = { colour: string; moments: { start: number; end: number }[] };

/** The cover before itself, large and dim, and beside it the wave of whoever speaks. */
async function drawSound(drawn: {
  coverPath: string;
  soundPath: string;
  waves: Wave[];
  to: string;
}): Promise<void> {
  const { width, height } = SAMPLE_SIZE;
  const { side, left } = COVER;
  const copies = drawn.waves.map((_, index) => `[sound${index}]`).join('');
  const shown = drawn.waves.map(({ colour, moments }, index) => {
    const when = moments.map(({ start, end }) => `between(t,${start},${end})`).join('+');
    return (
      `[sound${index}]showwaves=s=${WAVE.width}x${WAVE.height}:mode=cline:rate=25:` +
      `scale=sqrt:colors=${colour}[wave${index}];` +
      `[scene${index}][wave${index}]overlay=${WAVE.left}:(H-h)/2:shortest=1:` +
      `enable='${when}'[scene${index + 1}]`
    );
  });
  const filters = [
    '[0:v]split[large][small]',
    `[large]scale=${width}:${width},crop=${width}:${height},boxblur=24,eq=brightness=-0.12[ground]`,
    `[small]scale=${side}:${side}:flags=area[cover]`,
    `[ground][cover]overlay=${left}:(H-h)/2[scene0]`,
    `[1:a]asplit=${drawn.waves.length + 1}[heard]${copies}`,
    ...shown,
  ];
  await runProgram('ffmpeg', [
    ...['-v', 'error', '-y', '-loop', '1', '-framerate', '25', '-i', drawn.coverPath],
    ...['-i', drawn.soundPath, '-filter_complex', filters.join(';')],
    ...['-map', `[scene${drawn.waves.length}]`, '-map', '[heard]', '-shortest'],
    ...[...SMALL_VIDEO, drawn.to],
  ]);
}

async function writeStill(from: string, seconds: number, to: string): Promise<void> {
  const at = ['-v', 'error', '-y', '-ss', seconds.toFixed(2), '-i', from];
  await runProgram('ffmpeg', [...at, '-frames:v', '1', '-f', 'image2', '-update', '1', to]);
}
