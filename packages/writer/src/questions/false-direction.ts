import type { QuestionWording, ReadingCues } from '@tarima/languages';
import type { Amount } from './amounts.ts';

/** "Up to" and "at least" stand right before their amount. */
const LIMIT_CHARACTERS = 24;

type Cues = { wording: QuestionWording; readingCues: ReadingCues };

/**
 * Where another amount must lie so that a sentence is false for certain. A right to five books is
 * none to ten. A duty within ten days is none within five. A rule for more than 50 euros is none for
 * more than 20. Null where neither is certain.
 */
export function falseDirection(
  text: string,
  amount: Amount,
  { wording, readingCues }: Cues,
): 'more' | 'less' | 'either' | null {
  const before = text.slice(Math.max(0, amount.start - LIMIT_CHARACTERS), amount.start);
  const isCondition = standsInCondition(text, amount, { wording, readingCues });
  const behind = text.slice(amount.end);
  if (wording.atMost.test(before) || wording.orLess.test(behind)) {
    const isDuty = !isCondition && readingCues.obligation.test(text.slice(0, amount.start));
    return isDuty && !readingCues.permission.test(text) ? 'less' : 'more';
  }
  if (wording.atLeast.test(before) || wording.orMore.test(behind))
    return isCondition ? 'less' : 'more';
  if (wording.over.test(before)) return isCondition ? 'less' : null;
  return 'either';
}

/** True within an "if", and before the verb of a duty or right. */
function standsInCondition(
  text: string,
  { start, end }: Amount,
  { wording, readingCues: { obligation, permission } }: Cues,
): boolean {
  const before = text.slice(0, start);
  if (wording.clauses.when.test(text) && !before.includes(', ')) return true;
  if (before.search(wording.caseBehind) >= 0) return true;
  const isRule = (part: string) => obligation.test(part) || permission.test(part);
  return !isRule(before) && isRule(text.slice(end));
}
