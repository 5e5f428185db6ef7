import type { SpeechClip } from '../speech-model.ts';

/** A mouth shape held for less than this flickers. */
const SHORTEST_SHAPE_SECONDS = 0.04;
/** The shortest time that a word may have. */
const SHORTEST_WORD_SECONDS = 0.01;

type TimeIn = (seconds: number) => number;

/**
 * The times of one clip, mapped to another clip that says the same.
 * @param times maps a second of this clip to one of the other; never decreases.
 * @param end length of the other clip in seconds
 */
export function warpTimes(
  { words, visemes }: Pick<SpeechClip, 'words' | 'visemes'>,
  times: { ofStart: TimeIn; ofEnd: TimeIn },
  end: number,
): Pick<SpeechClip, 'words' | 'visemes'> {
  const bounded = (seconds: number) => Math.min(end, Math.max(0, seconds));
  const starts = inOrder(
    words.map((word) => bounded(times.ofStart(word.start))),
    end,
  );
  const warped = words.map(({ text, ...word }, index) => {
    const start = starts[index] ?? 0;
    const next = starts[index + 1] ?? end;
    const until = Math.min(
      next,
      Math.max(start + SHORTEST_WORD_SECONDS, bounded(times.ofEnd(word.end))),
    );
    return { text, start, end: until };
  });
  const shapes: SpeechClip['visemes'] = [];
  for (const [index, { viseme, start }] of visemes.entries()) {
    const isLast = index === visemes.length - 1;
    const at = index === 0 ? 0 : bounded(times.ofStart(start));
    const before = shapes.at(-1);
    const isFlicker = before && at - before.start < SHORTEST_SHAPE_SECONDS;
    if (isFlicker && !isLast) continue;
    if (isFlicker && shapes.length > 1) shapes.pop();
    if (shapes.at(-1)?.viseme !== viseme) shapes.push({ viseme, start: at });
  }
  return { words: warped, visemes: shapes };
}

/** Times that grow by at least the shortest word, with room for later words. */
function inOrder(times: number[], end: number): number[] {
  const room = Math.min(SHORTEST_WORD_SECONDS, end / (times.length + 1));
  let before = -room;
  return times.map((time, index) => {
    const latest = end - room * (times.length - index);
    before = Math.max(before + room, Math.min(time, latest));
    return before;
  });
}
