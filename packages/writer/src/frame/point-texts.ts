import type { ReadingCues } from '@tarima/languages';
import { upperFirst } from '../reading/clean-text.ts';
import { needsBefore } from '../reading/needs-before.ts';
import type { Part } from '../reading/reading.ts';
import { unended } from '../reading/spoken-text.ts';
import { lowerWords } from '../reading/terms.ts';
import { limits, mainClause, type PointTools } from './main-clause.ts';

/** Letters in two lines beside a presenter, at a size that is easy to read. */
export const LONGEST_POINT = 56;
/** Most letters of a text that cannot be cut, in three lines. */
const LONGEST_WHOLE = 90;
const LONGEST_LABELLED = 110;
const FEWEST_WORDS = 3;
/** "Taxi: up to 30 €". */
export const LABELLED = /^[^:]{2,40}: /u;

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
  const cut =
    [LONGEST_POINT, LONGEST_WHOLE]
      .map((most) => mainClause(whole, most, tools))
      .find((clause) => clause !== null) ??
    (kind === 'item' || kind === 'step' ? mainClause(whole, LONGEST_WHOLE, tools, true) : null);
  const fits = kind === 'step' || whole.length <= LONGEST_WHOLE;
  return cut && !(fits && limits(whole.slice(cut.length), tools)) ? cut : fits ? whole : cut;
}

/** "Must wear a helmet" and "It is forbidden to run" are clear without a subject. */
const standsAlone = (text: string, { screen, readingCues }: PointTools): boolean =>
  readingCues.impersonal.test(text) ||
  screen.demands.exec(text)?.index === 0 ||
  screen.forbids.exec(text)?.index === 0;

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
