import type { Saying } from '@tarima/languages';
import { anyOf } from './any-of.ts';
import type { SayingRule } from './spoken-text.ts';
import { NUMBER, readNumber, sayNumber } from './written-number.ts';

const NOT_INSIDE = String.raw`(?<![\p{L}\d.,])`;

/** A fraction sign with no number before it: ½ hora. */
const ALONE: Record<string, string> = { '½': '1/2', '¼': '1/4', '¾': '3/4' };

/** Decimals, thousands, percentages, signs, ranges, fractions, proportions, agreement. */
export function numberRules(saying: Saying, locale: string): SayingRule[] {
  const { numbers } = saying;
  const say = (written: string) => sayNumber(readNumber(written, saying, locale), saying);
  const fractions = anyOf(Object.keys(numbers.fractions).filter((key) => key.includes('/')));
  const currencies = anyOf(Object.keys(saying.money).filter((sign) => /^\p{L}+$/u.test(sign)));
  const codes: SayingRule = {
    // SP 800-63 and ISO 9001-2015 are names. DE 10-20 is not.
    pattern: new RegExp(
      String.raw`(?<=(?<![\p{L}\d])(?!(?:${currencies}|${anyOf(saying.capitalWords)})[\s\u00A0])\p{Lu}{2,4}[\s\u00A0](?!20\d\d-\d\d(?!\d))\d[\d-]{0,30})-(?=\d)`,
      'gu',
    ),
    say: () => '',
  };
  return [
    codes,
    {
      // 2 ½ horas, where the half follows its noun
      pattern: /(?<![\d.,/])(\d{1,3})[\s\u00A0]?(?:½|[\s\u00A0]1\/2(?!\d))[\s\u00A0](\p{Ll}+)/gu,
      say: ([, whole = '', noun = '']) => {
        const half = numbers.half?.(noun);
        if (!half) return null;
        return `${numbers.beforeNoun?.(Number(whole), noun) ?? whole} ${noun} ${numbers.and} ${half}`;
      },
    },
    {
      pattern: /(?<!\d[\s\u00A0]?)(?:½|(?<![\d/])1\/2(?![\d/]))(?=[\s\u00A0](\p{Ll}+))/gu,
      say: ([, noun = '']) => numbers.half?.(noun) ?? null,
    },
    {
      pattern: new RegExp(String.raw`${NOT_INSIDE}(${fractions})(?![\d/])`, 'gu'),
      say: ([written]) => numbers.fractions[written] ?? null,
    },
    {
      pattern: /[½¼¾]/gu,
      say: ({ 0: sign, index, input }) => {
        const alone = !/\d\s?$/u.test(input.slice(Math.max(0, index - 2), index));
        return numbers.fractions[alone ? (ALONE[sign] ?? sign) : sign] ?? null;
      },
    },
    {
      // 24/7 and 7/8. A date has three parts and was read before.
      pattern: /(?<![\d/.,])(\d{1,3})\/(\d{1,3})(?![\d/])/gu,
      say: ([, above, below]) =>
        above === '24' && below === '7' ? '24 7' : `${above} ${numbers.over} ${below}`,
    },
    {
      // Lei 8.213/91, Ley 31/1995
      pattern: /(?<=\d)\/(?=(?:\d\d|(?:19|20)\d\d)(?![\d/]))/gu,
      say: () => saying.address.slash,
    },
    {
      // ISO 9001:2015
      pattern: /(?<=\d{3}):(?=(?:19|20)\d\d(?!\d))/gu,
      say: () => '',
    },
    {
      // 9am-5pm, 8h30-12h
      pattern: /(?<=\d[\s\u00A0]?(?:[ap]\.?m\.?|h(?:\d\d)?))[\s\u00A0]?[-–][\s\u00A0]?(?=\d)/giu,
      say: () => numbers.range,
    },
    {
      pattern: /(?<=\d[\s\u00A0]?)\+(?=[\s\u00A0]?\d)/gu,
      say: () => saying.plus,
    },
    {
      pattern: /[<>~](?=[\s\u00A0]?\d)/gu,
      say: ([sign]) => numbers.comparisons[sign] ?? null,
    },
    {
      pattern: /(?<=\d)\s?[x×]\s?(?=\d)/gu,
      say: () => numbers.by,
    },
    {
      pattern: /(?<=\d)[x×](?![\p{L}\d])/gu,
      say: () => numbers.times,
    },
    {
      pattern: /(?<=(?<!\d:)(?<!\d)\d{1,3}):(?=\d{1,3}(?![\d:]))/gu,
      say: () => numbers.ratio,
    },
    {
      // Only the dash is taken, so that numbers keep their units and percentages. Telephone numbers
      // do not match.
      pattern:
        /(?<=(?<![\d\p{L}][-–])(?<![\p{L}\d])[\d.,]{0,30}\d[%€$]?)(?:[-–—]|\s[-–—]\s)(?=[€$]?\d[\d.,]{0,30}(?![-–]?\d|[-–]))/gu,
      say: () => numbers.range,
    },
    {
      pattern: new RegExp(String.raw`(?<![\p{L}\d])[-−–](?=${NUMBER})`, 'gu'),
      say: () => numbers.minus,
    },
    {
      pattern: new RegExp(String.raw`(?<!\d)(${NUMBER})[\s\u00A0\u202F]?([%‰])`, 'gu'),
      say: ([, written = '', sign]) =>
        `${say(written)} ${sign === '%' ? numbers.percent : numbers.perThousand}`,
    },
    {
      pattern: new RegExp(
        String.raw`(?<![\p{L}\d.,/-])(${NUMBER}) (?=(\p{Ll}{2,}|Uhr(?!\p{L})))`,
        'gu',
      ),
      say: ([, written = '', noun = '']) => {
        const { integer, decimals } = readNumber(written, saying, locale);
        return decimals === '' ? (numbers.beforeNoun?.(Number(integer), noun) ?? null) : null;
      },
    },
    {
      // 1990, and 1990s where years have a saying of their own
      pattern: /(?<![\p{L}\d.,])(1[1-9]\d\d|20[1-9]\d)(s?)(?![\d%\p{L}]|[.,]\d)/gu,
      say: ([, year, plural]) => {
        const said = numbers.year?.(Number(year));
        return said ? said + plural : null;
      },
    },
    {
      pattern: new RegExp(String.raw`(?<![\d.,])${NUMBER}(?![\d])`, 'gu'),
      say: ([written]) => (/[^\d]/u.test(written) ? say(written) : null),
    },
  ];
}
