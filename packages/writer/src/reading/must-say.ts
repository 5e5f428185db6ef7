import type { MustSayKind } from '@tarima/contract';
import type { ReadingCues } from '../wording/reading/reading-cues.ts';

const AMOUNT =
  /[$€£¥]\s?\p{N}|\p{N}\s?(?:[$€£¥%‰]|(?:euros?|d[oó]lar(?:es)?|pesos?|soles|reais|real|pounds?|dollars?|francs?|EUR|USD|GBP|percent|per cent|por ciento|por cento|Prozent|pour cent|per cento)(?!\p{L}))|(?:R\$|S\/|US\$)\s?\p{N}|\p{N}\s?(?:°C|°F|°|º|kg|g|mg|km|m|cm|mm|ml|l|bar|psi|kW|W|V|A|Hz|dB|ppm|km\/h|graus|grados|degrees|litros?|lit(?:er|re)s?|metros?|met(?:er|re)s?|gramas?|gramos?|grams?|miles?|kilos?)(?![\p{L}\p{N}])/u;
const PHONE =
  /\+?\(?\d{2,4}\)?(?:[ .-]\d{2,5}){1,4}|\(\d{2,3}\)\s?\d{3,5}[ -]?\d{3,4}|(?<!\d)\d{3,9}(?!\d)/u;
const NUMBER = /\p{N}/u;

/** How much is lost with one thing of a kind. */
export const LOSS: Record<MustSayKind, number> = {
  prohibition: 3,
  phone: 3,
  step: 3,
  warning: 2.5,
  obligation: 2.5,
  deadline: 2.5,
  amount: 2.5,
  answer: 2,
  limit: 1.5,
  exception: 1.5,
  condition: 1.5,
};

/**
 * What a listener must not miss of a text. What is told of the past holds nothing, however many numbers
 * it has, but what it forbids or demands.
 */
export function mustSayOf(text: string, cues: ReadingCues): MustSayKind[] {
  const hasNumber = NUMBER.test(text);
  const binding = {
    prohibition: cues.prohibition.test(text),
    obligation: cues.obligation.test(text) || cues.order.test(text),
    phone: cues.call.test(text) && PHONE.test(text),
    warning: cues.warningLabel.test(text),
  };
  const isTold = cues.past.test(text) && !binding.obligation && !binding.phone;
  const found: Record<MustSayKind, boolean> = {
    ...binding,
    prohibition: binding.prohibition && !isTold,
    amount: !isTold && AMOUNT.test(text),
    deadline: !isTold && cues.deadline.test(text),
    limit: !isTold && cues.limit.test(text) && (hasNumber || /[<>≤≥±]/u.test(text)),
    condition: !isTold && cues.condition.test(text),
    exception: !isTold && cues.exception.test(text),
    step: false,
    answer: false,
    warning: binding.warning || (!isTold && cues.danger.test(text) && (binding.prohibition || binding.obligation)),
  };
  const kinds = (Object.keys(found) as MustSayKind[]).filter((kind) => found[kind]);
  // "If", "unless" and "up to" alone open as many remarks as rules.
  const isRule = kinds.some((kind) => !WEAK.has(kind));
  return isRule || kinds.length > 1 ? kinds : [];
}
const WEAK: ReadonlySet<MustSayKind> = new Set(['condition', 'limit', 'exception']);

/** What a text with such kinds is worth: the worst loss, and something for each other. */
export function lossOf(kinds: readonly MustSayKind[]): number {
  const losses = kinds.map((kind) => LOSS[kind]).sort((a, b) => b - a);
  return losses.reduce((sum, loss, index) => sum + (index === 0 ? loss : 0.25 * loss), 0);
}
