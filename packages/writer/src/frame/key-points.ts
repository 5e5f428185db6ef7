import type { Part, Unit } from '../reading/reading.ts';
import { unended } from '../reading/spoken-text.ts';
import type { ReadingCues } from '../wording/reading/reading-cues.ts';
import { upperFirst } from '../reading/clean-text.ts';
import { lossOf, mustSayOf } from '../reading/must-say.ts';
import { lowerWords } from '../reading/terms.ts';
import type { Cues } from '../wording/wording.ts';

/** What two lines beside a presenter hold. */
export const LONGEST_POINT = 56;
export const MOST_POINTS = 5;
const SHORTEST_POINT = 8;
const FEWEST_WORDS = 2;

export type PointTools = { wording: Cues; cues: ReadingCues };

type Candidate = { text: string; worth: number };

/** What is read while units are heard: steps, items, rows, and the main clauses of what must be said. */
export function keyPoints(
  spoken: { unit: Unit; parts: { part: Part; number: number }[] }[],
  tools: PointTools,
): string[] {
  const candidates = spoken.flatMap(({ unit, parts }) =>
    parts.flatMap(({ part, number }): Candidate[] => {
      const text = pointOf(part, unit, tools);
      if (text === null) return [];
      const isStep = unit.kind === 'procedure';
      const worth = isStep || unit.kind === 'table' || unit.kind === 'list' ? 4 : lossOf(mustSayOf(part.text, tools.cues));
      return worth > 0 ? [{ text: isStep ? `${number}. ${text}` : text, worth }] : [];
    }),
  );
  const kept = new Set(
    candidates
      .map((candidate, index) => ({ ...candidate, index }))
      .sort((a, b) => b.worth - a.worth || a.index - b.index)
      .slice(0, MOST_POINTS)
      .map(({ index }) => index),
  );
  const texts = candidates.flatMap(({ text }, index) => (kept.has(index) ? [text] : []));
  return texts.filter((text, index) => texts.indexOf(text) === index);
}

/** The shortest form of a part that says something by itself; null where it has none. */
function pointOf({ text, isFragment }: Part, { kind }: Unit, tools: PointTools): string | null {
  const whole = unended(text);
  if (/\?$/u.test(text)) return null;
  if (whole.length <= LONGEST_POINT) return isTold(whole) ? asPoint(whole) : null;
  const cut = mainClause(whole, tools);
  if (cut !== null) return asPoint(cut);
  return (kind === 'list' || kind === 'procedure' || isFragment) ? asPoint(cutAtPhrase(whole, tools)) : null;
}

const isTold = (text: string) => text.length >= SHORTEST_POINT || /\p{N}/u.test(text);
const asPoint = (text: string | null): string | null => (text ? upperFirst(text) : null);

/** Up to the last border that fits, but never a condition without its rule. */
function mainClause(text: string, { cues, wording }: PointTools): string | null {
  const borders = [...text.matchAll(/[,;:–—(]|\s-\s/gu)].map(({ index }) => index);
  const isConditional = new RegExp(`^(?:${cues.condition.source})`, cues.condition.flags).test(text);
  const cuts = borders
    .filter((at) => at <= LONGEST_POINT)
    .map((at, index) => ({ text: unended(text.slice(0, at)), mark: text[at], inner: index }))
    .filter(({ text: cut, inner }) => cut.length >= SHORTEST_POINT && lowerWords(cut).length >= FEWEST_WORDS + 1 && !(isConditional && inner === 0));
  const strong = cuts.filter(({ mark }) => mark === ';' || mark === '(' || mark === ':');
  const best = (strong.length > 0 ? strong : cuts).at(-1);
  if (!best || wording.functionWords.has(lowerWords(best.text).at(-1) ?? '')) return null;
  return best.text;
}

/** Before a link such as "and": a step or an item is an order or a thing, and stays one. */
function cutAtPhrase(text: string, { wording }: PointTools): string | null {
  const words = text.split(' ');
  for (let end = words.length - 1; end > FEWEST_WORDS; end -= 1) {
    const cut = words.slice(0, end).join(' ');
    if (cut.length > LONGEST_POINT) continue;
    const next = (words[end] ?? '').toLowerCase();
    const last = (words[end - 1] ?? '').toLowerCase();
    const isLink = wording.functionWords.has(next) && !wording.functionWords.has(last);
    if (isLink) return unended(cut);
  }
  return null;
}
