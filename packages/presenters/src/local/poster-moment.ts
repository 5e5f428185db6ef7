import {
  FRAMES_PER_SECOND,
  type Layout,
  type Timeline,
  type TimelineScene,
} from '@tarima/contract';

/** A key point enters in this time, and content leaves in the second one. */
const SETTLED_SECONDS = 0.6;
const LEAVING_SECONDS = 0.4;

/** Layouts that show a video best, the best first. */
const SHOWY: readonly Layout[] = ['figure-beside', 'figure', 'chart', 'number', 'table', 'steps'];
/** Only scenes near the beginning stand for the whole video. */
const FIRST_SCENES = 6;

/** The moment that shows a video best: a scene with a picture or points, once all is visible. */
export function posterMoment(timeline: Timeline): { sceneIndex: number; t: number } {
  const told = timeline.scenes.filter(({ isBookend }) => !isBookend);
  const first = told.slice(0, FIRST_SCENES);
  const rank = ({ layout }: TimelineScene) =>
    SHOWY.includes(layout) ? SHOWY.indexOf(layout) : SHOWY.length;
  const withContent = first.filter(({ layout }) => layout !== 'title');
  const [best = told[0]] = [...withContent].sort((a, b) => rank(a) - rank(b));
  const duration = best?.duration ?? 0;
  const wanted = (best?.points.at(-1)?.start ?? duration / 2) + SETTLED_SECONDS;
  const frame = Math.floor(Math.min(wanted, duration - LEAVING_SECONDS) * FRAMES_PER_SECOND);
  const sceneIndex = Math.max(0, best ? timeline.scenes.indexOf(best) : 0);
  return { sceneIndex, t: Math.max(0, frame / FRAMES_PER_SECOND) };
}
