import type { TimedWord } from '@tarima/contract';
import type { SpokenText } from '../spoken/spoken-text.ts';

type Phoneme = { ipa: string; start: number };

/**
 * The times of each written word; seconds, in order, without overlap.
 *
 * eSpeak reports each word that it says: several for a number, none for some words. The first
 * report inside the spoken form of a written word counts. Words without a report share their
 * neighbour's time by their letters.
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

/** The start of each written word that has a report, by its index, in order. */
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
 * Returns a function that says where the last sound between `start` and `limit` ends. A pause there
 * does not count. Calls must go forward in time, so that the sounds are passed once.
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
