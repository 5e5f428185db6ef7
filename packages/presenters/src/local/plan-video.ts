import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import {
  type Background,
  type CaptionPlace,
  type CompanyLook,
  FRAMES_PER_SECOND,
  type Language,
  type Pronunciation,
  type Resolution,
  type ShownPortrait,
  type Template,
  type Timeline,
  type VideoFormat,
  type VideoMode,
} from '@tarima/contract';
import { contentHash, inCache, isKept, makeFile, writeWav } from '@tarima/media';
import { type KeptClip, type SpeechModel, speakCached } from '@tarima/speech';
import { inParallel } from '@tarima/text';
import { PresenterError } from '../presenter-error.ts';
import { bookendOf } from './bookend-scene.ts';
import { type FigureFile, findFigure } from './figure-files.ts';
import { type LaidOutScene, layOutScene } from './lay-out-scene.ts';
import { checkLook } from './looks.ts';
import { placeClips } from './place-clips.ts';
import { readSpokenScenes, type SpokenScene, type SpokenSentence } from './spoken-scenes.ts';

export type PlanSettings = {
  mode: VideoMode;
  /** For avatar mode. */
  presenterId: string | null;
  /** The presenter, if it is one of the company's own people. Absent for others. */
  portrait?: ShownPortrait;
  /** For stock mode. */
  templateId: Template | null;
  background: Background;
  format: VideoFormat;
  voiceId: string;
  /** An accent or locale; the voice's own when absent. */
  locale?: string;
  /** Absent for the default. */
  resolution?: Resolution;
  /** Absent for the picture. */
  captionPlace?: CaptionPlace;
  /** Absent for Tarima's own. */
  look?: CompanyLook;
};

export type VideoPlan = {
  timeline: Timeline;
  /** The speech of the whole video: mono, 16 bit, WAV. */
  audio: { path: string; sampleRate: number };
  /** Equal keys are equal videos. */
  key: string;
};

export type PlanRequest = {
  /** In the script format of `@tarima/text`. */
  script: string;
  language: Language;
  /** The small line above each scene's title. */
  title: string;
  settings: PlanSettings;
  /** The pictures that its scenes may name. A scene with an unknown one has none. */
  figures: readonly FigureFile[];
  /** Words of the script that are said in another way than written. Captions show the written. */
  pronunciations?: readonly Pronunciation[] | undefined;
  speech: SpeechModel;
  cacheFolder: string;
  signal?: AbortSignal;
  /** The share of sentences that are spoken, 0 to 1. */
  onProgress?: (fraction: number) => void;
};

const SLOWEST = 0.7;
const FASTEST = 1.4;
/** Sentences requested at a time: a voice behind a network waits more than it works. */
const SENTENCES_AT_ONCE = 4;

/**
 * Speaks a script and lays it out in time, for the studio's own drawing. Throws the errors of
 * `planSpeech`, and PRESENTER_UNKNOWN or TEMPLATE_UNKNOWN for an unknown look.
 */
export async function planVideo(request: PlanRequest): Promise<VideoPlan> {
  checkLook(request.settings);
  return inCache(request.cacheFolder, () => planSpeech(request));
}

/**
 * Speaks a script and lays it out in time, for any presenter. Spoken sentences stay in
 * `cacheFolder`, so a second plan speaks only what changed. Throws a PresenterError
 * (NOTHING_TO_SAY, SPEECH_FAILED, CANCELLED) or a SpeechError.
 */
export async function planSpeech(request: PlanRequest): Promise<VideoPlan> {
  const { settings, cacheFolder } = request;
  const scenes = readSpokenScenes(request.script, request.language);
  if (scenes.every((scene) => scene.sentences.length === 0)) {
    throw new PresenterError('NOTHING_TO_SAY', 'The script has no spoken words');
  }
  await mkdir(cacheFolder, { recursive: true });
  const clips = await speakAll(scenes, request);
  const told: LaidOutScene<KeptClip>[] = [];
  for (const [index, scene] of scenes.entries()) {
    await setImmediate(); // A script may be a book, so other work gets its turn.
    told.push(layOutScene(scene, clips[index] ?? [], findFigure(scene, request.figures)));
  }
  const { look, portrait, resolution, captionPlace } = settings;
  const count = told.length;
  const laidOut = [
    ...bookendOf(look?.intro, { index: 0, count }),
    ...told.map(({ scene, clips }, index) => ({ scene: { ...scene, index, count }, clips })),
    ...bookendOf(look?.outro, { index: count - 1, count }),
  ];
  const sound = placeClips(laidOut);
  const timeline: Timeline = {
    format: settings.format,
    mode: settings.mode,
    presenterId: settings.mode === 'avatar' ? settings.presenterId : null,
    ...(portrait && { portrait }),
    templateId: settings.mode === 'stock' ? settings.templateId : null,
    background: settings.background,
    language: request.language,
    kicker: request.title,
    ...(look && { look }),
    ...(resolution && { resolution }),
    ...(captionPlace && { captionPlace }),
    scenes: laidOut.map(({ scene }) => scene),
    duration: wholeFrames(laidOut.reduce((sum, { scene }) => sum + scene.duration, 0)),
  };
  await setImmediate();
  const key = contentHash([timeline, clips.flat().map((clip) => clip.key)]);
  const path = join(cacheFolder, `sound-${soundKeyOf(laidOut)}.wav`);
  if (!(await isKept(path))) {
    await makeFile(path, (temporaryPath) => writeWav(temporaryPath, sound));
  }
  return { timeline, audio: { path, sampleRate: sound.sampleRate }, key };
}

/** The sound depends on its clips and their times only, not on the pictures. */
const soundKeyOf = (scenes: LaidOutScene<KeptClip>[]): string =>
  contentHash(
    scenes.map(({ scene, clips }) => [
      scene.duration,
      clips.map(({ clip, start, gain }) => [clip.key, start, gain]),
    ]),
  );

/** Sums of fractions drift. Sums of whole frames do not. */
function wholeFrames(seconds: number): number {
  return Math.round(seconds * FRAMES_PER_SECOND) / FRAMES_PER_SECOND;
}

const speak = ({ text, delivery }: SpokenSentence, request: PlanRequest): Promise<KeptClip> => {
  const { speech, settings, pronunciations, cacheFolder, signal } = request;
  const { voiceId, locale } = settings;
  const rate = Math.min(FASTEST, Math.max(SLOWEST, delivery.rate));
  const how = { voiceId, locale, rate, pronunciations };
  return speakCached(speech, { text, ...how, signal }, cacheFolder);
};

/** The clips of every scene's sentences, a few spoken at a time. */
async function speakAll(scenes: SpokenScene[], request: PlanRequest): Promise<KeptClip[][]> {
  const { signal, onProgress } = request;
  const sentences = scenes.flatMap((scene) => scene.sentences);
  let spoken = 0;
  const speakNext = async (sentence: SpokenSentence) => {
    const clip = await speak(sentence, request);
    onProgress?.(++spoken / sentences.length);
    return clip;
  };
  const clips = await inParallel(sentences, SENTENCES_AT_ONCE, speakNext, signal).catch(
    (error: unknown) => {
      if (!signal?.aborted) throw error;
      return [];
    },
  );
  if (signal?.aborted) throw new PresenterError('CANCELLED', 'The speech was stopped');
  let end = 0;
  return scenes.map((scene) => {
    const start = end;
    end += scene.sentences.length;
    return clips.slice(start, end);
  });
}
