import type { Lexicon } from '../lexicon/lexicon.ts';
import { anyOf } from './any-of.ts';
import type { SayingRule } from './spoken-text.ts';
import { NUMBER, readNumber, sayNumber } from './written-number.ts';

const NOT_INSIDE = String.raw`(?<![\p{L}\d.,])`;

/** A fraction sign with no number before it: ½ hora. */
const ALONE: Record<string, string> = { '½': '1/2', '¼': '1/4', '¾': '3/4' };

/** Decimals, thousands, percentages, signs, ranges, fractions, proportions, agreement. */
export function numberRules(lexicon: Lexicon, locale: string, shouted: boolean): SayingRule[] {
  const { numbers } = lexicon;
  const say = (written: string) => sayNumber(readNumber(written, lexicon, locale), lexicon);
  const fractions = anyOf(Object.keys(numbers.fractions).filter((key) => key.includes('/')));
  const currencies = anyOf(Object.keys(lexicon.money).filter((sign) => /^\p{L}+$/u.test(sign)));
  const codes: SayingRule = {
    // SP 800-63 and ISO 9001-2015 are names. In a text of capitals any word looks like one.
    pattern: new RegExp(
      String.raw`(?<=(?<![\p{L}\d])(?!(?:${currencies})[\s\u00A0])\p{Lu}{2,4}[\s\u00A0]\d[\d-]{0,30})-(?=\d)`,
      'gu',
    ),
    say: () => '',
  };
  return [
    ...(shouted ? [] : [codes]),
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
      pattern: /(?<![\d/])(\d{1,3})\/(\d{1,3})(?![\d/])/gu,
      say: ([, above, below]) =>
        above === '24' && below === '7' ? '24 7' : `${above} ${numbers.over} ${below}`,
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
      pattern: new RegExp(String.raw`(?<![\p{L}\d.,/-])(${NUMBER}) (?=(\p{Ll}{2,}))`, 'gu'),
      say: ([, written = '', noun = '']) => {
        const { integer, decimals } = readNumber(written, lexicon, locale);
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
