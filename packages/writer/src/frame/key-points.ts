import type { Cues, ReadingCues } from '@tarima/languages';
import { upperFirst } from '../reading/clean-text.ts';
import { isClause } from '../reading/list-form.ts';
import { lossOf } from '../reading/must-say.ts';
import { needsBefore } from '../reading/needs-before.ts';
import { LISTED, type Part, type Unit } from '../reading/reading.ts';
import { unended } from '../reading/spoken-text.ts';
import { lowerWords } from '../reading/terms.ts';

/** Letters in two lines beside a presenter, at a size that is easy to read. */
export const LONGEST_POINT = 56;
/** Most letters of a step, which is shown in a smaller size. */
const LONGEST_STEP = 76;
export const MOST_POINTS = 5;
const FEWEST_WORDS = 3;

export type PointTools = { cues: Cues; readingCues: ReadingCues };

type Candidate = { text: string; worth: number };

/** Steps, items and rows come before rules. */
const LISTED_WORTH = 4;

/**
 * The points on screen while units are spoken, in their order. Parts that cannot be shortened have
 * none.
 */
export function keyPoints(
  spoken: { unit: Unit; parts: { part: Part; number: number }[] }[],
  tools: PointTools,
): string[] {
  const candidates = spoken.flatMap(({ unit: { kind }, parts }) =>
    parts.flatMap(({ part, number }): Candidate[] => {
      const worth = LISTED.has(kind) ? LISTED_WORTH : lossOf(part.mustSay);
      const text = worth > 0 ? pointOf(part, kind, tools) : null;
      if (text === null) return [];
      return [{ text: kind === 'procedure' ? `${number}. ${text}` : text, worth }];
    }),
  );
  const best = [...candidates].sort((a, b) => b.worth - a.worth).slice(0, MOST_POINTS);
  const texts = candidates.filter((one) => best.includes(one)).map(({ text }) => text);
  return [...new Set(texts)];
}

/** The shortest form of a part that makes sense alone. Null if it has none. */
function pointOf({ text, shown }: Part, kind: Unit['kind'], tools: PointTools): string | null {
  if (/\?$/u.test(text)) return null;
  if (
    !LISTED.has(kind) &&
    (lowerWords(text).length < FEWEST_WORDS || needsBefore(text, tools.cues))
  )
    return null;
  const whole = upperFirst(unended(shown ?? text));
  const most = kind === 'procedure' ? LONGEST_STEP : LONGEST_POINT;
  if (whole.length <= most) return whole;
  const cut = mainClause(whole, most, tools);
  // Every step is shown, however long it is.
  return cut ?? (kind === 'procedure' ? whole : null);
}

/**
 * Cuts a text at the last possible border. The rest must make sense: no label or condition alone.
 */
function mainClause(text: string, most: number, tools: PointTools): string | null {
  const borders = [...text.matchAll(/[,;:–—(](?=\s)|\s\((?=\S)|\s-\s/gu), ...links(text, tools)];
  const isConditional = tools.readingCues.condition.exec(text)?.index === 0;
  const cuts = borders
    .map(({ index }) => index)
    .filter((at) => !isInList(text, at, tools.cues))
    .sort((a, b) => a - b)
    .map((at, border) => ({ cut: unended(text.slice(0, at)), border }))
    .filter(
      ({ cut, border }) =>
        cut.length <= most && says(cut, tools) && !isOpen(cut) && !(isConditional && border === 0),
    );
  return cuts.at(-1)?.cut ?? null;
}

/** Borders before another clause: "and" before a verb or an order, never between two things. */
function links(text: string, { cues, readingCues }: PointTools) {
  const joints = [...text.matchAll(new RegExp(`\\s(?=${cues.and('')}\\s)`, 'gu'))];
  return joints.filter(({ index }) => {
    const behind = text.slice(index).replace(/^\s\S+\s/u, '');
    return readingCues.order.test(`${upperFirst(behind)}.`) || isClause(behind, cues);
  });
}

/** True inside a list such as "concentration, hazard and date". A cut there would lose items. */
function isInList(text: string, at: number, { and }: Cues): boolean {
  const behind = text.slice(at + 1);
  const next = behind.split(/[,;:.]/u)[0] ?? '';
  return (
    text[at] === ',' && lowerWords(next).length <= LONGEST_LISTED && behind.includes(` ${and('')} `)
  );
}
const LONGEST_LISTED = 3;

const isOpen = (text: string) => text.split('(').length > text.split(')').length;

function says(cut: string, { cues, readingCues }: PointTools): boolean {
  const words = lowerWords(cut);
  if (words.length < FEWEST_WORDS || cues.functionWords.has(words.at(-1) ?? '')) return false;
  if (/^[«“"][^»”"]*[»”"]$/u.test(cut)) return false;
  return (
    /\p{N}/u.test(cut) ||
    isClause(cut, cues) ||
    readingCues.order.test(`${cut}.`) ||
    readingCues.prohibition.test(cut) ||
    readingCues.obligation.test(cut)
  );
}
