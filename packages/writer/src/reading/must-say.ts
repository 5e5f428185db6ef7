import { MUST_SAY_KINDS, type MustSayKind } from '@tarima/contract';
import { patternOfAll, type ReadingCues, SOURCE_LANGUAGES } from '@tarima/languages';
import { behindLabel } from './clean-text.ts';

const MONEY = patternOfAll(SOURCE_LANGUAGES, ({ reading }) => reading.money);
const MEASURE = patternOfAll(SOURCE_LANGUAGES, ({ reading }) => reading.measure);
/** A number with its unit, in signs or in words. */
const AMOUNT = new RegExp(
  String.raw`[$€£¥]\s?\p{N}|\p{N}\s?(?:[$€£¥%‰]|(?:EUR|USD|GBP|${MONEY})(?!\p{L}))|(?:R\$|S/|US\$)\s?\p{N}|(?<![\p{L}\p{N}])\p{Lu}{1,3}\.?\s?\p{N}+[.,]\p{N}{2}(?!\p{N})|\p{N}\s?(?:°C|°F|°|kg|g|mg|km|m|cm|mm|ml|l|bar|psi|kW|W|V|A|Hz|dB|ppm|km/h|${MEASURE})(?![\p{L}\p{N}])`,
  'u',
);
const PHONE =
  /\+?\(?\d{2,4}\)?(?:[ .-]\d{2,5}){1,4}|\(\d{2,3}\)\s?\d{3,5}[ -]?\d{3,4}|(?<!\d)\d{3,9}(?!\d)/u;
const NUMBER = /\p{N}/u;

/** The loss without one thing of a kind. */
const LOSS: Record<MustSayKind, number> = {
  prohibition: 2.7,
  amount: 2.8,
  warning: 2.8,
  limit: 2.6,
  exception: 2.6,
  step: 2.6,
  answer: 2.6,
  phone: 2.5,
  condition: 2.3,
  obligation: 2.1,
  deadline: 1.5,
};
/** Each further kind makes the loss a little more certain, not greater. */
const OTHER_REASON = 0.12;

/**
 * The kinds of things in a text that a listener must not miss. Facts of the past need not be said,
 * even with numbers. Prohibitions and demands among them must.
 */
export function mustSayOf(text: string, readingCues: ReadingCues): MustSayKind[] {
  const hasNumber = NUMBER.test(text);
  const forbids = readingCues.prohibition.test(text);
  // "On the skin: take off …": the order is behind its case.
  const demands =
    readingCues.obligation.test(text) ||
    readingCues.order.test(text) ||
    readingCues.order.test(behindLabel(text));
  const calls = readingCues.call.test(text) && PHONE.test(text);
  const binds = forbids || demands || calls;
  const isTold = readingCues.past.test(text) && !binds && !readingCues.permission.test(text);
  const isOf: Record<MustSayKind, boolean> = {
    prohibition: forbids,
    obligation: demands,
    phone: calls,
    warning: readingCues.warningLabel.test(text) || (binds && readingCues.danger.test(text)),
    amount: AMOUNT.test(text),
    deadline: readingCues.deadline.test(text),
    limit: readingCues.limit.test(text) && (hasNumber || /[<>≤≥±]/u.test(text)),
    condition: readingCues.condition.test(text),
    exception: readingCues.exception.test(text),
    step: false,
    answer: false,
  };
  const kinds = isTold ? [] : MUST_SAY_KINDS.filter((kind) => isOf[kind]);
  // "If", "unless" and "up to" alone are in remarks as often as in rules. A case that opens a
  // sentence belongs to a rule.
  const isCase = readingCues.condition.exec(text)?.index === 0 && /[,:] /u.test(text);
  return isCase || kinds.some((kind) => !WEAK.has(kind)) || kinds.length > 1 ? kinds : [];
}
const WEAK: ReadonlySet<MustSayKind> = new Set(['condition', 'limit', 'exception']);

/** True if an amount with its unit opens a text. */
export function opensWithAmount(text: string): boolean {
  const found = AMOUNT.exec(text);
  return found !== null && /^[\p{N}.,\s]*$/u.test(text.slice(0, found.index));
}

/** The worth of a text with such kinds: the worst loss, and a little for each further kind. */
export function lossOf(kinds: readonly MustSayKind[]): number {
  if (kinds.length === 0) return 0;
  return Math.max(...kinds.map((kind) => LOSS[kind])) + OTHER_REASON * (kinds.length - 1);
}
