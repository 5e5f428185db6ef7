import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CompanyLook, Language, Speaker } from '@tarima/contract';
import { runProgram } from '@tarima/media';
import { type Episode, mixEpisode, podcastVoice, speakTurns } from '@tarima/podcasts';
import { renderPodcastCover } from '@tarima/presenters';
import type { SpeechModel } from '@tarima/speech';
import type { SampleFiles } from './sample-files.ts';
import type { PodcastTexts } from './sample-texts.ts';
import { SAMPLE_FRAMES_PER_SECOND, SAMPLE_SIZE, SMALL_VIDEO, takePoster } from './shrink.ts';
import { type Colour, drawSoundPicture } from './sound-picture.ts';

const PUBLISHER = 'Tarima';
const VOICES = { host: 'alloy', guest: 'echo' } as const;
/** The colours of the cover. */
const LOOK: CompanyLook = {
  ...{ accent: '#5a3fc0', second: '#ffc857', font: 'inter', logo: null, backdrop: null },
  ...{ intro: null, outro: null },
};
/** The share of the sound that the poster shows as heard. */
const POSTER_AT = 0.42;
/** The sound of each voice. */
const COLOURS: Record<Speaker, Colour> = { host: [255, 200, 87], guest: [155, 231, 236] };
const PAUSE: Colour = [255, 255, 255];
const COVER = { side: 288, left: 36 };
const WAVE = { left: 352, width: 252, height: 150 };

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
  await writeFile(coverPath, await renderPodcastCover({ ...episode, look: LOOK }, []));
  const outputs = {
    ...{ mp3: path('mp3'), m4a: path('m4a'), vtt: path('vtt'), srt: path('srt') },
    ...{ json: path('json'), chapters: path('chapters.json') },
  };
  const clips = await speakTurns({ episode, speech, cacheFolder });
  const mixed = await mixEpisode({ episode, clips, coverPath, cacheFolder, outputs });
  const { peaks, turns, durationSeconds } = mixed;
  const colourAt = (moment: number): Colour => {
    const seconds = moment * durationSeconds;
    const spoken = turns.findIndex(({ start, end }) => start <= seconds && seconds <= end);
    const speaker = episode.turns[spoken]?.speaker;
    return speaker ? COLOURS[speaker] : PAUSE;
  };
  const { width, height } = WAVE;
  const waveIn = async (name: string, opacity: number) => {
    const wave = path(name);
    await writeFile(wave, drawSoundPicture({ width, height, peaks, colourAt, opacity }));
    return wave;
  };
  await showSound({
    ...{ coverPath, soundPath: outputs.m4a, durationSeconds, to: files.video },
    ...{ heard: await waveIn('heard', 1), unheard: await waveIn('unheard', 0.35) },
  });
  await copyFile(outputs.vtt, files.captions);
  await takePoster(files.video, durationSeconds * POSTER_AT, files.poster);
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

type ShownSound = {
  coverPath: string;
  soundPath: string;
  durationSeconds: number;
  /** Pictures of the sound, as RGBA pixels. */
  heard: string;
  unheard: string;
  to: string;
};

/** The cover before itself, large and dim. Beside it, the sound lights up as it is heard. */
async function showSound(shown: ShownSound): Promise<void> {
  const { width, height } = SAMPLE_SIZE;
  const { side, left } = COVER;
  const still = `loop=-1:1,fps=${SAMPLE_FRAMES_PER_SECOND}`;
  const wave = ['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${WAVE.width}x${WAVE.height}`];
  const filters = [
    '[0:v]split[large][small]',
    `[large]scale=${width}:${width},crop=${width}:${height},boxblur=60:3,eq=brightness=-0.1[ground]`,
    `[small]scale=${side}:${side}:flags=area[cover]`,
    `[ground][cover]overlay=${left}:(H-h)/2,${still}[scene]`,
    `[1:v]format=gbrap,${still}[unheard]`,
    `[2:v]format=gbrap,${still}[heard]`,
    `[unheard][heard]xfade=wiperight:${shown.durationSeconds}:0[wave]`,
    `[scene][wave]overlay=${WAVE.left}:(H-h)/2:shortest=1[picture]`,
  ];
  await runProgram('ffmpeg', [
    ...['-v', 'error', '-y', '-i', shown.coverPath],
    ...[...wave, '-i', shown.unheard, ...wave, '-i', shown.heard, '-i', shown.soundPath],
    ...['-filter_complex', filters.join(';'), '-map', '[picture]', '-map', '3:a'],
    ...['-t', String(shown.durationSeconds), ...SMALL_VIDEO, shown.to],
  ]);
}
