import {
  FRAMES_PER_SECOND,
  type ShownFigure,
  type TimedWord,
  type TimelineScene,
} from '@tarima/contract';
import type { KeptClip } from '@tarima/speech';
import { layoutOf, USUAL_PLACES } from '@tarima/text';
import { BREATHS } from './breaths.ts';
import { captionsOf } from './caption-lines.ts';
import { pointTimes } from './point-times.ts';
import type { SpokenScene } from './spoken-scenes.ts';
import { tableTimes } from './table-times.ts';

/** Silences in seconds. */
const LEAD_IN = 0.3;
const SCENE_END = 0.6;
/** The seconds of a scene without speech: a base, and more for each point. */
const SILENT_SCENE = { least: 1.5, eachPoint: 1.2 };

/** The properties of a clip that place it in time. */
type ClipTimes = Pick<KeptClip, 'words' | 'visemes' | 'length' | 'sampleRate'>;

export type LaidOutScene<Clip> = {
  scene: Omit<TimelineScene, 'index' | 'count'>;
  clips: { clip: Clip; start: number; gain: number }[];
};

/** Places the sentences of a scene in time. `clips` belong to them, in order. `figure` is its picture. */
export function layOutScene<Clip extends ClipTimes>(
  spoken: SpokenScene,
  clips: Clip[],
  figure: ShownFigure | null,
): LaidOutScene<Clip> {
  const placed: LaidOutScene<Clip>['clips'] = [];
  const sentences: TimedWord[][] = [];
  const visemes: TimelineScene['visemes'] = [];
  let time = LEAD_IN;
  clips.forEach((clip, index) => {
    const sentence = spoken.sentences[index];
    if (index > 0) time += BREATHS[sentence?.breathBefore ?? 'sentence'];
    time += sentence?.pauseBefore ?? 0;
    const start = time;
    placed.push({ clip, start, gain: sentence?.delivery.gain ?? 1 });
    sentences.push(
      clip.words.map((word) => ({
        text: word.text,
        start: round(start + word.start),
        end: round(start + word.end),
      })),
    );
    for (const { viseme, start: at } of clip.visemes) {
      addViseme(visemes, { viseme, start: round(start + at) });
    }
    time += clip.length / clip.sampleRate;
    addViseme(visemes, { viseme: 'rest', start: round(time) });
  });
  const wanted =
    clips.length > 0
      ? time + SCENE_END
      : SILENT_SCENE.least + SILENT_SCENE.eachPoint * spoken.points.length;
  const duration = Math.ceil(wanted * FRAMES_PER_SECOND) / FRAMES_PER_SECOND;
  const layout = layoutOf(spoken.direction.layout, {
    points: spoken.points.length,
    hasTable: spoken.table !== null,
    hasFigure: figure !== null,
  });
  const starts = pointTimes(spoken.points, sentences, duration);
  return {
    clips: placed,
    scene: {
      title: spoken.title,
      picture: spoken.direction.description || null,
      layout,
      presenterPlace: spoken.direction.presenter ?? USUAL_PLACES[layout],
      figure,
      table: spoken.table && {
        rows: spoken.table,
        lit: tableTimes(spoken.table, sentences, duration),
      },
      duration,
      points: spoken.points.map((text, index) => ({ text, start: round(starts[index] ?? 0) })),
      emphases: spoken.sentences.flatMap(({ isEmphasised }, index) =>
        isEmphasised ? [placed[index]?.start ?? 0] : [],
      ),
      captions: captionsOf(sentences, duration),
      visemes,
    },
  };
}

function addViseme(
  visemes: TimelineScene['visemes'],
  next: TimelineScene['visemes'][number],
): void {
  if (visemes.at(-1)?.viseme !== next.viseme) visemes.push(next);
}

/** Milliseconds are finer than any frame and keep the timeline readable. */
function round(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
