import type { TimedWord } from '@tarima/contract';
import { contentStems } from './content-stems.ts';

/** A point appears shortly before its word, so that viewers look there in time. */
const LEAD_SECONDS = 0.15;
/** The gap between two points, and after the last, if there is room. */
const LEAST_GAP = 0.5;
const LAST_LOOK = 1;
/** The share of a point's content words that a sentence must say to match it. */
const LEAST_MATCH = 0.34;

/**
 * The time at which each key point of a scene appears: when its best matching sentence reaches its
 * first word. Points without a match are spread evenly between their neighbours. Times are in order
 * and inside the scene.
 */
export function pointTimes(points: string[], sentences: TimedWord[][], duration: number): number[] {
  if (points.length === 0) return [];
  const spoken = sentences.map((words) =>
    words.flatMap(({ text, start }) => contentStems(text).map((stem) => ({ stem, start }))),
  );
  const matches = inOrder(points.map((point) => bestMatch(contentStems(point), spoken)));
  const times = spreadUnmatched(matches, duration);
  const latest = Math.max(0, duration - LAST_LOOK);
  return times.map((time, index) => {
    const room = latest - (times.length - 1 - index) * LEAST_GAP;
    return Math.max(0, Math.min(time, Math.max(room, (latest * (index + 1)) / (times.length + 1))));
  });
}

function bestMatch(point: string[], spoken: { stem: string; start: number }[][]): number | null {
  const wanted = new Set(point);
  let best = { share: LEAST_MATCH, start: null as number | null };
  for (const words of spoken) {
    const said = words.filter(({ stem }) => wanted.has(stem));
    const share = new Set(said.map(({ stem }) => stem)).size / Math.max(1, wanted.size);
    if (share > best.share) best = { share, start: said[0]?.start ?? null };
  }
  return best.start === null ? null : Math.max(0, best.start - LEAD_SECONDS);
}

/** Drops matches that would make a point appear before the one above it. */
function inOrder(matches: (number | null)[]): (number | null)[] {
  let latest = Number.NEGATIVE_INFINITY;
  return matches.map((match) => {
    if (match === null || match < latest + LEAST_GAP) return null;
    latest = match;
    return match;
  });
}

function spreadUnmatched(matches: (number | null)[], duration: number): number[] {
  const times: number[] = [];
  matches.forEach((match, index) => {
    const before = times.at(-1) ?? 0;
    if (match !== null) {
      times.push(match);
      return;
    }
    const nextIndex = matches.findIndex((other, at) => at > index && other !== null);
    const after = matches[nextIndex] ?? duration;
    const steps = (nextIndex < 0 ? matches.length : nextIndex) - index + 1;
    times.push(before + (after - before) / steps);
  });
  return times;
}
