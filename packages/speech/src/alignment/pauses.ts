import type { Sound } from '@tarima/media';
import type { SpeechClip } from '../speech-model.ts';

export type Pause = { start: number; end: number };

const STEP_SECONDS = 0.01;
/** Longer than any silence inside a word, such as the one before a `t`. */
const SHORTEST_PAUSE_SECONDS = 0.16;
/** Silence is below this share of the loud parts, or this multiple of the noise. */
const SILENT_SHARE = 0.02;
const ABOVE_NOISE = 2;
/** A word that starts further than this from a pause's end does not follow it. */
const NEAREST_SECONDS = 0.25;

/** The silences between the words of a clip, in seconds, without those at its ends. */
export function findPauses({ samples, sampleRate }: Sound): Pause[] {
  const step = Math.round(STEP_SECONDS * sampleRate);
  const levels = Array.from({ length: Math.floor(samples.length / step) }, (_, index) => {
    let squares = 0;
    for (let at = index * step; at < (index + 1) * step; at++) squares += (samples[at] ?? 0) ** 2;
    return Math.sqrt(squares / step);
  });
  const sorted = levels.toSorted((a, b) => a - b);
  const level = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  const silent = Math.max(
    level(0.95) * SILENT_SHARE,
    Math.min(level(0.02) * ABOVE_NOISE, level(0.5) / 4),
  );
  const pauses: Pause[] = [];
  let from: number | null = null;
  levels.forEach((value, index) => {
    if (value <= silent) {
      from ??= index;
      return;
    }
    const isPause = from && (index - from) * STEP_SECONDS >= SHORTEST_PAUSE_SECONDS;
    if (from && isPause) pauses.push({ start: from * STEP_SECONDS, end: index * STEP_SECONDS });
    from = null;
  });
  return pauses;
}

/**
 * Moves words out of pauses, because nobody pauses inside a word. The word that begins nearest
 * after a pause begins where it ends. The word before it ends where the pause begins.
 */
export function keepPausesFree(words: SpeechClip['words'], pauses: Pause[]): SpeechClip['words'] {
  const kept = words.map((word) => ({ ...word }));
  for (const pause of pauses) {
    const distanceOf = (word: { start: number } | undefined) => {
      if (!word) return Number.POSITIVE_INFINITY;
      return Math.max(0, pause.start - word.start, word.start - pause.end);
    };
    let index = 1;
    kept.forEach((word, place) => {
      if (place > 1 && distanceOf(word) < distanceOf(kept[index])) index = place;
    });
    const [before, next] = [kept[index - 1], kept[index]];
    if (!before || !next || distanceOf(next) > NEAREST_SECONDS) continue;
    if (before.start >= pause.start) continue;
    before.end = pause.start;
    next.start = pause.end;
    // Words placed in the pause or before it move behind it.
    for (const [place, word] of kept.entries()) {
      if (place < index) continue;
      word.start = Math.max(word.start, pause.end + (place - index) * STEP_SECONDS);
      word.end = Math.max(word.end, word.start + STEP_SECONDS);
    }
  }
  return kept;
}

/** Part of a pause stays, so that the sounds around it do not run together. */
const KEPT_PAUSE_SECONDS = 0.06;

/** The sound with its pauses cut short, and functions that convert times between the two. */
export function cutPauses(sound: Sound, pauses: Pause[]) {
  const { samples, sampleRate } = sound;
  const cuts = pauses.map(({ start, end }) => ({
    start: start + KEPT_PAUSE_SECONDS / 2,
    end: end - KEPT_PAUSE_SECONDS / 2,
  }));
  const edges = [0, ...cuts.flatMap(({ start, end }) => [start, end]), samples.length / sampleRate];
  const parts = edges.flatMap((edge, index) => {
    const next = edges[index + 1];
    return index % 2 === 0 && next !== undefined ? [{ start: edge, end: next }] : [];
  });
  const left = parts.map(({ start, end }) =>
    samples.subarray(Math.round(start * sampleRate), Math.round(end * sampleRate)),
  );
  const shortened = new Int16Array(left.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of left) {
    shortened.set(part, at);
    at += part.length;
  }
  return {
    sound: { samples: shortened, sampleRate },
    /** From a second of the whole sound to a second of the short one. */
    toShort: (seconds: number) =>
      cuts.reduce(
        (time, { start, end }) => time - Math.max(0, Math.min(seconds, end) - start),
        seconds,
      ),
    /** From a second of the short sound to a second of the whole one. */
    toWhole: (seconds: number) =>
      cuts.reduce((time, { start, end }) => (time > start ? time + end - start : time), seconds),
  };
}
