import type { Cues, ReadingCues, ScreenCues } from '@tarima/languages';
import { upperFirst } from '../reading/clean-text.ts';
import { isClause } from '../reading/list-form.ts';
import { needsBefore } from '../reading/needs-before.ts';
import type { Part } from '../reading/reading.ts';
import { unended } from '../reading/spoken-text.ts';
import { lowerWords } from '../reading/terms.ts';

/** Letters in two lines beside a presenter, at a size that is easy to read. */
export const LONGEST_POINT = 56;
/** Most letters of a step, which is shown in a smaller size. */
const LONGEST_STEP = 76;
const FEWEST_WORDS = 3;

export type PointTools = { cues: Cues; readingCues: ReadingCues; screen: ScreenCues };

/**
 * The shortest form of a text that makes sense alone, up to `most` letters. Null if it has none.
 * Part of a list needs no verb. A step is shown however long it is.
 */
export function pointOf(
  { text, cells }: Pick<Part, 'text' | 'cells'>,
  kind: 'sentence' | 'answer' | 'item' | 'step',
  tools: PointTools,
  most: number = kind === 'step' ? LONGEST_STEP : LONGEST_POINT,
): string | null {
  if (/\?$/u.test(text)) return null;
  if (
    kind === 'sentence' &&
    (lowerWords(text).length < FEWEST_WORDS || needsBefore(text, tools.cues))
  )
    return null;
  const whole = upperFirst(unended(cells ? cells.filter(Boolean).join(', ') : text));
  if (whole.length <= most) return whole;
  const cut = mainClause(whole, most, tools);
  return cut ?? (kind === 'step' ? whole : null);
}

/**
 * Cuts a text at the last possible border. The rest must make sense: no label or condition alone.
 */
export function mainClause(text: string, most: number, tools: PointTools): string | null {
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
