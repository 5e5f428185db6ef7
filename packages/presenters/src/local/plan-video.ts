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
  type TimelineScene,
  type VideoFormat,
  type VideoMode,
} from '@tarima/contract';
import { contentHash, inCache, isKept, makeFile, writeWav } from '@tarima/media';
import type { KeptClip, SpeechModel } from '@tarima/speech';
import { PresenterError } from '../presenter-error.ts';
import { bookendOf } from './bookend-scene.ts';
import { type FigureFile, findFigure } from './figure-files.ts';
import { type LaidOutScene, layOutScene } from './lay-out-scene.ts';
import { checkLook } from './looks.ts';
import { placeClips } from './place-clips.ts';
import { speakScenes } from './speak-scenes.ts';
import { readSpokenScenes } from './spoken-scenes.ts';

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

export type PlannedScene = {
  /** A timeline of this scene alone: all that its pictures depend on. */
  scene: Timeline;
  /** The share of sentences that is spoken with this scene, 0 to 1. */
  share: number;
};

/** Yields each scene in order, once its speech is there. Leaving early stops the speech. */
export type GrowingPlan = AsyncGenerator<PlannedScene, VideoPlan, void>;

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
  const plan = growPlan(request);
  for (;;) {
    const { done, value } = await plan.next();
    if (done) return value;
  }
}

/** Does what `planSpeech` does, scene by scene. */
export async function* growPlan(request: PlanRequest): GrowingPlan {
  const { cacheFolder, figures, signal, settings } = request;
  const scenes = readSpokenScenes(request.script, request.language);
  if (scenes.every((scene) => scene.sentences.length === 0)) {
    throw new PresenterError('NOTHING_TO_SAY', 'The script has no spoken words');
  }
  await mkdir(cacheFolder, { recursive: true });
  const style = styleOf(request);
  const { intro, outro } = settings.look ?? {};
  const count = scenes.length;
  const sentences = scenes.reduce((sum, scene) => sum + scene.sentences.length, 0);
  let told = 0;
  const planned: Planned[] = [];
  const add = (next: Planned): PlannedScene => {
    planned.push(next);
    told += next.clips.length;
    const { scene } = next;
    return {
      scene: { ...style, scenes: [scene], duration: scene.duration },
      share: told / sentences,
    };
  };
  yield* bookendOf(intro, { index: 0, count }).map(add);
  const { speech, pronunciations, onProgress } = request;
  const { voiceId, locale } = settings;
  const spoken = speakScenes(scenes, {
    ...{ speech, voiceId, locale, pronunciations, cacheFolder, signal, onProgress },
  });
  try {
    let index = 0;
    for await (const { told: script, clips } of spoken) {
      await setImmediate(); // A script may be a book, so other work gets its turn.
      const { scene, clips: placed } = layOutScene(script, clips, findFigure(script, figures));
      yield add({ scene: { ...scene, index: index++, count }, clips: placed });
    }
  } catch (error) {
    if (!signal?.aborted) throw error;
  }
  if (signal?.aborted) throw new PresenterError('CANCELLED', 'The speech was stopped');
  yield* bookendOf(outro, { index: count - 1, count }).map(add);
  return wholePlan(planned, style, cacheFolder);
}

/** A scene in its place among the others. */
type Planned = LaidOutScene<KeptClip> & { scene: TimelineScene };
type Style = Omit<Timeline, 'scenes' | 'duration'>;

function styleOf({ settings, language, title }: PlanRequest): Style {
  const { look, portrait, resolution, captionPlace } = settings;
  return {
    format: settings.format,
    mode: settings.mode,
    presenterId: settings.mode === 'avatar' ? settings.presenterId : null,
    ...(portrait && { portrait }),
    templateId: settings.mode === 'stock' ? settings.templateId : null,
    background: settings.background,
    language,
    kicker: title,
    ...(look && { look }),
    ...(resolution && { resolution }),
    ...(captionPlace && { captionPlace }),
  };
}

async function wholePlan(
  planned: Planned[],
  style: Style,
  cacheFolder: string,
): Promise<VideoPlan> {
  const sound = placeClips(planned);
  const timeline: Timeline = {
    ...style,
    scenes: planned.map(({ scene }) => scene),
    duration: wholeFrames(planned.reduce((sum, { scene }) => sum + scene.duration, 0)),
  };
  await setImmediate();
  const clipKeys = planned.flatMap(({ clips }) => clips.map(({ clip }) => clip.key));
  const key = contentHash([timeline, clipKeys]);
  const path = join(cacheFolder, `sound-${soundKeyOf(planned)}.wav`);
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
