import { type Cues, type ReadingCues, type ScreenCues, SOURCE_LANGUAGES } from '@tarima/languages';
import { upperFirst } from '../reading/clean-text.ts';
import { isClause } from '../reading/list-form.ts';
import { needsBefore } from '../reading/needs-before.ts';
import type { Part } from '../reading/reading.ts';
import { unended } from '../reading/spoken-text.ts';
import { lowerWords } from '../reading/terms.ts';

/** Letters in two lines beside a presenter, at a size that is easy to read. */
export const LONGEST_POINT = 56;
/** Most letters of a text that cannot be cut, in three lines. */
const LONGEST_WHOLE = 90;
const LONGEST_LABELLED = 110;
const FEWEST_WORDS = 3;
/** "Taxi: up to 30 €". */
export const LABELLED = /^[^:]{2,40}: /u;

export type PointTools = { cues: Cues; readingCues: ReadingCues; screen: ScreenCues };

/**
 * The shortest form of a text that makes sense alone. Null if it has none. An item of a list needs
 * no verb. A step is shown however long it is.
 */
export function pointOf(
  { text, cells }: Pick<Part, 'text' | 'cells'>,
  kind: 'sentence' | 'answer' | 'item' | 'step',
  tools: PointTools,
): string | null {
  if (/\?$/u.test(text)) return null;
  if (
    kind === 'sentence' &&
    (lowerWords(text).length < FEWEST_WORDS ||
      (needsBefore(text, tools.cues) && !standsAlone(text, tools)))
  )
    return null;
  const whole = upperFirst(unended(cells ? rowText(cells) : text));
  // A label without its whole meaning would mislead: "Major spill: more than 5 litres".
  const mustBeWhole = kind === 'answer' || kind === 'step';
  const least = LABELLED.test(whole)
    ? LONGEST_LABELLED
    : mustBeWhole
      ? LONGEST_WHOLE
      : LONGEST_POINT;
  if (whole.length <= least) return whole;
  const mayNoun = kind === 'item' || kind === 'step';
  const cut =
    mainClause(whole, LONGEST_POINT, tools, mayNoun) ??
    mainClause(whole, LONGEST_WHOLE, tools, mayNoun);
  const fits = kind === 'step' || whole.length <= LONGEST_WHOLE;
  return cut && !(fits && limits(whole.slice(cut.length), tools)) ? cut : fits ? whole : cut;
}

/** "Must wear a helmet" and "It is forbidden to run" are clear without a subject. */
const standsAlone = (text: string, { screen, readingCues }: PointTools): boolean =>
  readingCues.impersonal.test(text) ||
  screen.demands.exec(text)?.index === 0 ||
  screen.forbids.exec(text)?.index === 0;

/** True if the part that was cut off limits the rest: "…, never past 170", "…; from 16 to 18, …". */
const limits = (rest: string, { screen, readingCues }: PointTools): boolean =>
  /\p{N}/u.test(rest) || screen.forbids.test(rest) || readingCues.exception.test(rest);

/** "Taxi: 30 €, with receipt". */
function rowText(cells: readonly string[]): string {
  const [name = '', ...values] = cells.filter(Boolean);
  return values.length > 0 ? `${name}: ${values.join(', ')}` : name;
}

/** The role of a rule. Doubtful rules are plain, since a wrong sign would teach the opposite. */
export function ruleRoleOf(
  text: string,
  { screen, readingCues }: PointTools,
): 'do' | 'dont' | 'plain' {
  // "…, never above 30 €" limits a permission.
  const [rule = ''] = text.split(/[,;:]/u);
  const isCase = readingCues.condition.exec(text)?.index === 0;
  if (screen.forbids.test(rule)) return isCase ? 'plain' : 'dont';
  if (LABELLED.test(text)) return 'plain';
  return screen.demands.test(rule) || isOrder(text, readingCues) ? 'do' : 'plain';
}

/** "Band A" is no order. */
const isOrder = (text: string, { order }: ReadingCues): boolean =>
  order.test(`${text}.`) && !/^\S+ \p{Lu}(?!\p{L})/u.test(text);

/**
 * Cuts a text at the last possible border. The rest must make sense: no label or condition alone.
 */
export function mainClause(
  whole: string,
  most: number,
  tools: PointTools,
  mayNoun = false,
): string | null {
  // No cut is longer, and what follows only tells whether it is one.
  const text = whole.slice(0, most + LONGEST_LIST);
  const borders = [...text.matchAll(/[,;:–—(](?=\s)|\s\((?=\S)|\s-\s/gu), ...links(text, tools)];
  const isConditional = tools.readingCues.condition.exec(text)?.index === 0;
  const cuts = borders
    .map(({ index }) => index)
    .filter((at) => !isInList(text, at, tools.cues) && !isInside(text, at, tools.cues))
    .sort((a, b) => a - b)
    .map((at) => ({ cut: unended(text.slice(0, at)) }))
    .filter(
      ({ cut }) =>
        cut.length <= most &&
        (says(cut, tools) || (mayNoun && lowerWords(cut).length >= FEWEST_WORDS)) &&
        !isOpen(cut) &&
        !(isConditional && !cut.includes(',')) &&
        !endsInCase(cut, tools),
    );
  return cuts.at(-1)?.cut ?? null;
}

/** True for a case whose rule was cut off: "The manager decides; while nobody comes". */
function endsInCase(cut: string, { readingCues }: PointTools): boolean {
  const at = Math.max(...[', ', '; ', ': '].map((mark) => cut.lastIndexOf(mark)));
  return at > 0 && readingCues.condition.exec(cut.slice(at + 2))?.index === 0;
}

/** Borders before another clause: "and" before a verb or an order, never between two things. */
function links(text: string, { cues, readingCues }: PointTools) {
  const joints = [...text.matchAll(new RegExp(`\\s(?=${cues.and('')}\\s)`, 'gu'))];
  return joints.filter(({ index }) => {
    const behind =
      text
        .slice(index)
        .replace(/^\s\S+\s/u, '')
        .split(/[,;:]/u)[0] ?? '';
    if (endsList(text.slice(0, index))) return false;
    return readingCues.order.test(`${upperFirst(behind)}.`) || isClause(behind, cues);
  });
}

/** True before the last "and" of a list: "English, Polish". */
function endsList(before: string): boolean {
  const at = before.lastIndexOf(', ');
  return at > 0 && lowerWords(before.slice(at)).length <= LONGEST_LISTED;
}

/** True inside a list such as "concentration, hazard and date". A cut there would lose items. */
function isInList(text: string, at: number, { and }: Cues): boolean {
  const behind = text.slice(at + 1, at + LONGEST_LIST);
  const next = behind.split(/[,;:.]/u)[0] ?? '';
  const [first = ''] = lowerWords(next);
  // "…, what is toxic and what reaches a drain": both begin alike.
  const isAlike = behind.toLowerCase().includes(` ${and('')} ${first} `);
  const isShort =
    lowerWords(next).length <= LONGEST_LISTED &&
    (behind.includes(` ${and('')} `) || OR.test(behind));
  return text[at] === ',' && (isShort || isAlike);
}
const LONGEST_LISTED = 3;
const OR = /\s(?:or|ou?)\s/u;
const LONGEST_LIST = 200;

/** True inside "twenty and three", and before words that belong to the ones before. */
function isInside(text: string, at: number, { language, nounLinks, and }: Cues): boolean {
  const [first = '', second = ''] = lowerWords(text.slice(at, at + LONGEST_BORDER));
  const { quantities } = SOURCE_LANGUAGES[language].reference;
  return first === and('') ? quantities.has(second) : text[at] === ',' && nounLinks.has(first);
}
const LONGEST_BORDER = 40;

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
