import type { TimedWord } from '@tarima/contract';
import type { SpokenText } from '../spoken/spoken-text.ts';

type Phoneme = { ipa: string; start: number };

/**
 * When each written word is heard; seconds, in order, without overlap.
 *
 * eSpeak reports a word for each one it says, several for a number and none for some; what counts
 * is the first report inside what a written word became. Words without any share the time of
 * their neighbour by their letters.
 * @param reports position (code point of the spoken text) and start of each word said
 */
export function wordTimes(
  spoken: SpokenText,
  reports: { position: number; start: number }[],
  phonemes: Phoneme[],
  end: number,
): TimedWord[] {
  const starts = firstReports(spoken, reports);
  const heard = [...starts.keys()];
  const soundEnd = soundEnds(phonemes, end);
  return heard.flatMap((word, index) => {
    const start = starts.get(word) ?? 0;
    const next = heard[index + 1];
    const limit = next === undefined ? end : (starts.get(next) ?? end);
    const from = index === 0 ? 0 : word;
    const to = next ?? spoken.words.length;
    return shared(spoken.words.slice(from, to), start, soundEnd(start, limit));
  });
}

/** The start of each written word that is heard, by its index, in order. */
function firstReports(
  spoken: SpokenText,
  reports: { position: number; start: number }[],
): Map<number, number> {
  const starts = new Map<number, number>();
  let last = -1;
  for (const { position, start } of reports) {
    const word = spoken.owners[position] ?? -1;
    if (word <= last) continue;
    starts.set(word, start);
    last = word;
  }
  return starts;
}

/**
 * Tells where the last sound between `start` and `limit` ends: before the pause, where there is one.
 * Asked in the order of time, so that a long text's sounds are passed once.
 */
function soundEnds(phonemes: Phoneme[], end: number) {
  let passed = 0;
  return (start: number, limit: number): number => {
    while ((phonemes[passed]?.start ?? limit) < limit) passed += 1;
    for (let at = passed - 1; (phonemes[at]?.start ?? -1) >= start; at -= 1) {
      if (phonemes[at]?.ipa !== '') return Math.min(phonemes[at + 1]?.start ?? end, limit);
    }
    return limit;
  };
}

function shared(words: string[], start: number, end: number): TimedWord[] {
  const total = words.reduce((sum, word) => sum + word.length, 0);
  let passed = 0;
  return words.map((text) => {
    const from = start + ((end - start) * passed) / total;
    passed += text.length;
    return { text, start: from, end: start + ((end - start) * passed) / total };
  });
}
