import { countWords } from '@tarima/text';
import type { PlannedScene } from '../plan/plan-script.ts';
import { lossOf, mustSayOf } from '../reading/must-say.ts';
import { needsBefore } from '../reading/needs-before.ts';
import type { Part } from '../reading/reading.ts';
import type { ReadingCues } from '../wording/reading/reading-cues.ts';
import type { Wording } from '../wording/wording.ts';

const MOST_SENTENCES = 3;
const LONGEST_SENTENCE = 17;
const FEWEST_WORDS = 4;
const LONGEST_RECALL = 36;

/**
 * The two or three sentences to remember: short ones that must be said and stand alone, one a scene, as the
 * documents have them.
 */
export function toRemember(
  scenes: readonly PlannedScene[],
  { wording, cues }: { wording: Wording; cues: ReadingCues },
): Part[] {
  const best = scenes.flatMap(({ units }, scene) => {
    const parts = units
      .filter(({ kind }) => kind === 'rule' || kind === 'warning' || kind === 'statement')
      .flatMap(({ lead, parts: [first] }) => (first && lead.length === 0 ? [first] : []))
      .filter(({ text }) => isMemorable(text, wording))
      .map((part) => ({ part, scene, worth: worthOf(part.text, cues) }))
      .filter(({ worth }) => worth > 0)
      .sort((a, b) => b.worth - a.worth);
    return parts.slice(0, 1);
  });
  const chosen: typeof best = [];
  let words = 0;
  for (const one of [...best].sort((a, b) => b.worth - a.worth || a.scene - b.scene)) {
    const own = countWords(one.part.text);
    if (chosen.length === MOST_SENTENCES || words + own > LONGEST_RECALL) continue;
    chosen.push(one);
    words += own;
  }
  return chosen.length < 2 ? [] : chosen.sort((a, b) => a.scene - b.scene).map(({ part }) => part);
}

const isMemorable = (text: string, wording: Wording) => {
  const words = countWords(text);
  return words >= FEWEST_WORDS && words <= LONGEST_SENTENCE && !needsBefore(text, wording) && !/[?:]$/u.test(text);
};

const worthOf = (text: string, cues: ReadingCues) => lossOf(mustSayOf(text, cues));
