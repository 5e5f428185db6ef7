import type { SpeechClip } from '../speech-model.ts';
import type { SpokenText } from '../spoken/spoken-text.ts';

/** The start and end of each character of a sent text, in seconds. */
export type CharacterTimes = { characters: string[]; starts: number[]; ends: number[] };

/**
 * The times of each written word, from the characters that were sent for it. Null if the
 * vendor's characters differ from those sent, or their times are unusable.
 */
export function wordsOfCharacters(
  spoken: SpokenText,
  { characters, starts, ends }: CharacterTimes,
): SpeechClip['words'] | null {
  const sent = [...spoken.text];
  if (characters.join('') !== spoken.text || characters.length !== sent.length) return null;
  const words = spoken.words.map((text, word) => {
    const places = sent.flatMap((character, place) =>
      spoken.owners[place] === word && /[\p{L}\p{N}]/u.test(character) ? [place] : [],
    );
    const [first, last] = [places[0] ?? -1, places.at(-1) ?? -1];
    return { text, start: starts[first] ?? Number.NaN, end: ends[last] ?? Number.NaN };
  });
  let before = 0;
  for (const { start, end } of words) {
    if (!(start >= before - 0.001 && end > start)) return null;
    before = start;
  }
  return words.map((word, index) => ({
    ...word,
    end: Math.min(word.end, words[index + 1]?.start ?? word.end),
  }));
}

/**
 * Maps a second of one clip to the other, whose words are also known. Time runs linearly within
 * each word and within each gap.
 */
export function timeBetweenWords(
  known: SpeechClip['words'],
  heard: SpeechClip['words'],
): (seconds: number) => number {
  const edges = known.flatMap((word, index) => {
    const other = heard[index];
    if (!other) return [];
    return [
      { from: word.start, to: other.start },
      { from: word.end, to: other.end },
    ];
  });
  return (seconds) => {
    const next = edges.findIndex(({ from }) => from > seconds);
    const [before, after] = next < 0 ? [edges.at(-1), undefined] : [edges[next - 1], edges[next]];
    if (!before) return seconds + (after ? after.to - after.from : 0);
    if (!after) return before.to + seconds - before.from;
    const share = (seconds - before.from) / (after.from - before.from);
    return before.to + share * (after.to - before.to);
  };
}
