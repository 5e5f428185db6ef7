import type { QuestionWording, ReadingCues } from '@tarima/languages';
import type { Amount } from './amounts.ts';

/** "Up to" and "at least" stand right before their amount. */
const LIMIT_CHARACTERS = 24;

type Cues = { wording: QuestionWording; readingCues: ReadingCues };

/**
 * Where another amount must lie so that a sentence is false for certain. Who may borrow up to five
 * books may borrow three, but not ten. Who must pay within ten days must not in five. What holds
 * over 50 euros holds over 100, but not over 20. Null where neither is certain.
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

/** True in the clause of an "if", and before the verb of a duty or right. */
function standsInCondition(
  text: string,
  { start, end }: Amount,
  { wording, readingCues: { obligation, permission } }: Cues,
): boolean {
  const { opening, ending } = wording.adjuncts.when;
  const before = text.slice(0, start);
  if (opening?.test(text) && !before.includes(', ')) return true;
  if (before.search(ending) >= 0) return true;
  const isRule = (part: string) => obligation.test(part) || permission.test(part);
  return !isRule(before) && isRule(text.slice(end));
}
