import type { Caption, TimedWord } from '@tarima/contract';

const LINE_CHARACTERS = 38;
/** A line stays until the next one if that comes this soon. Otherwise it stays a little longer. */
const JOINED_GAP = 0.6;
const LINGER_SECONDS = 0.3;

const ENDS_CLAUSE = /[,;:.!?…—»”)]$/u;
/**
 * Articles, prepositions and conjunctions are short in all languages. No line should end in one.
 */
const SHORT_WORD = /^\p{L}{1,3}$/u;

const COSTS = { afterClause: 0, betweenWords: 60, afterShortWord: 260 };

/** The caption lines of one sentence, of about equal length and broken between phrases. */
export function captionLines(words: TimedWord[]): TimedWord[][] {
  // best[i]: the cheapest way to break the first i words; `start` of its last line.
  const best: { cost: number; start: number }[] = [{ cost: 0, start: 0 }];
  for (let end = 1; end <= words.length; end++) {
    let choice = { cost: Number.POSITIVE_INFINITY, start: end - 1 };
    let length = -1;
    for (let start = end - 1; start >= 0; start--) {
      length += 1 + (words[start]?.text.length ?? 0);
      if (length > LINE_CHARACTERS && start < end - 1) break;
      const slack = LINE_CHARACTERS - length;
      const breakCost = end === words.length ? 0 : breakCostAfter(words[end - 1]?.text ?? '');
      const cost = (best[start]?.cost ?? 0) + slack * slack + breakCost;
      if (cost < choice.cost) choice = { cost, start };
    }
    best.push(choice);
  }
  const lines: TimedWord[][] = [];
  for (let end = words.length; end > 0; end = best[end]?.start ?? 0) {
    lines.push(words.slice(best[end]?.start ?? 0, end));
  }
  return lines.reverse();
}

function breakCostAfter(word: string): number {
  if (ENDS_CLAUSE.test(word)) return COSTS.afterClause;
  return SHORT_WORD.test(word) ? COSTS.afterShortWord : COSTS.betweenWords;
}

/** Captions of a scene from its sentences' words (times from the scene's start). */
export function captionsOf(sentences: TimedWord[][], sceneEnd: number): Caption[] {
  const lines = sentences.flatMap(captionLines);
  return lines.map((words, index) => {
    const start = words[0]?.start ?? 0;
    const spokenUntil = words.at(-1)?.end ?? start;
    const next = lines[index + 1]?.[0]?.start ?? sceneEnd;
    const end = next - spokenUntil <= JOINED_GAP ? next : spokenUntil + LINGER_SECONDS;
    return { start, end, words };
  });
}
