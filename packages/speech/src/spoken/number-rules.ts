import type { Saying } from '@tarima/languages';
import { anyOf } from './any-of.ts';
import type { SayingRule } from './spoken-text.ts';
import { NUMBER, readNumber, sayNumber } from './written-number.ts';

const NOT_INSIDE = String.raw`(?<![\p{L}\d.,])`;

/** The signs of fractions, which are said after a whole number: 2 ½. */
export const DRAWN_FRACTIONS: Record<string, string> = { '1/2': '½', '1/4': '¼', '3/4': '¾' };
/** A fraction sign with no number before it: ½ hora. */
const ALONE = Object.fromEntries(
  Object.entries(DRAWN_FRACTIONS).map(([written, drawn]) => [drawn, written]),
);

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
      // 10³, x², 10⁻⁶, 10^6. A sign after a longer number or word leads to a note.
      pattern:
        /(?<![\p{L}\d.,])(\d{1,3}|\p{L}{1,2})(?:([⁻⁺]?[⁰¹²³⁴-⁹]{1,3})|\^([-−]?\d{1,3}))(?![\p{L}\d])/gu,
      say: ([, base = '', drawn = '', typed]) =>
        drawn === '¹' ? null : sayPower(base, typed ?? drawn.normalize('NFKC'), numbers),
    },
    {
      // 29 CFR 1910.134: sections of a law with a number like a year's
      pattern: /(?<![\p{L}\d.,])(1[1-9]\d\d|20[1-9]\d)\.(\d{3,4})(?![\d%]|[.,]\d)/gu,
      say: ([, title = '', section = '']) => {
        const said = numbers.decimal === '.' ? numbers.year?.(Number(title)) : null;
        return said ? `${said} ${numbers.decimalWords['.']} ${[...section].join(' ')}` : null;
      },
    },
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
      // 2 1/2 cups
      pattern: /(?<=(?<![\d.,/])\d{1,3})[\s-](1\/2|1\/4|3\/4)(?![\d/])/gu,
      say: ([, fraction = '']) => numbers.fractions[DRAWN_FRACTIONS[fraction] ?? ''] ?? null,
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
      // 24/7, 24/48 hours, 80/20, 50/50 and 7/8. A date has three parts and was read before.
      pattern: /(?<![\d/.,])(\d{1,3})\/(\d{1,3})(?![\d/])/gu,
      say: ([, above = '', below = '']) => {
        const areHours = above === '24' && (below === '7' || below === '48');
        const areShares = Number(above) + Number(below) === 100;
        if (areHours || areShares) return `${above} ${below}`;
        return `${above} ${numbers.over} ${below}`;
      },
    },
    {
      // 120/80 mmHg
      pattern: /(?<=\d)\/(?=\d{2,3}[\s\u00A0]?mmHg)/gu,
      say: () => numbers.over,
    },
    {
      // Lei 8.213/91, Ley 31/1995
      pattern: /(?<=\d)\/(?=(?:\d\d|(?:19|20)\d\d)(?![\d/]))/gu,
      say: () => saying.address.slash,
    },
    {
      // ISO 9001:2015, EN 303-5:2012, EN 60204-1
      pattern:
        /(?<=\p{Lu}{2}[\s\u00A0](?!(?:19|20)\d\d-)\d{4,5})-(?=\d{1,2}(?!\d))|(?<=\d{3}(?:-\d{1,2})?):(?=(?:19|20)\d\d(?!\d))|(?<=\d{3})-(?=\d{1,2}:(?:19|20)\d\d(?!\d))/gu,
      say: () => '',
    },
    {
      // 9am-5pm, 8h30-12h
      pattern: /(?<=\d[\s\u00A0]?(?:[ap]\.?m\.?|h(?:\d\d)?))[\s\u00A0]?[-–][\s\u00A0]?(?=\d)/giu,
      say: () => numbers.range,
    },
    {
      // 1st–3rd, 1.º-3.º, 10km-12km, 50 Hz–60 Hz, Q1–Q3, siglos XIX-XX
      pattern:
        /(?<=(?<![\p{L}\d.,-])\d{1,4}\.?(?:[ºª°]|\p{Ll}{1,2}))[-–—](?=\d{1,4}\.?(?:[ºª°]|\p{Ll}{1,2}(?!\p{L})))|(?<=\d[\s\u00A0]?\p{L}{1,4})–(?=\d)|(?<=(?<!\p{L})\p{Lu}\d{1,2})–(?=\p{Lu}\d{1,2}(?!\p{L}))|(?<=(?<!\p{L})[IVX]{1,5})[-–](?=[IVX]{2,5}(?!\p{L}))/gu,
      say: () => numbers.range,
    },
    {
      // $44.8B–$45.2B
      pattern: /(?<=\d\p{L}{0,2})[-–—](?=(?:US|R)?[$€£][\s\u00A0]?\d)/gu,
      say: () => numbers.range,
    },
    {
      // 2 + 2, +8.5 %, 5+ days, 410 EUR + VAT, 21 % + IVA
      pattern:
        /(?<=\d[\s\u00A0]?)\+(?=[\s\u00A0]?\d)|(?<![\p{L}\d+])\+(?=(?:[$€£]|R\$)?\d)|(?<=\d[kM]?)\+(?![\p{L}\d+])|(?<=[\p{L}\d)%$€£°][\s\u00A0])\+(?=[\s\u00A0][\p{L}\d$€£])/gu,
      say: () => saying.plus,
    },
    {
      pattern: /[<>~](?=[\s\u00A0]?(?:[$€£]|R\$)?[\s\u00A0]?\.?\d)/gu,
      say: ([sign]) => numbers.comparisons[sign] ?? null,
    },
    {
      pattern: /(?<=\d)\s?[x×]\s?(?=\d)/gu,
      say: () => numbers.by,
    },
    {
      // 2x: duas vezes
      pattern: /(?<![\p{L}\d.,])(\d{1,4})[x×](?![\p{L}\d])/gu,
      say: ([, factor = '']) =>
        `${numbers.beforeNoun?.(Number(factor), numbers.times) ?? factor} ${numbers.times}`,
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
      pattern: new RegExp(String.raw`(?<![\p{L}\d])[-−–](?=(?:[$€£]|US\$|R\$)?${NUMBER})`, 'gu'),
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
      // 1 mil, 200 mil personas, 2 mil pessoas: the thousands agree with the noun.
      pattern: new RegExp(
        String.raw`${NOT_INSIDE}(${NUMBER}) mil(?!\p{L})(?= (\p{Ll}{2,30})|)`,
        'gu',
      ),
      say: ([, written = '', noun = '']) => {
        const { integer, decimals } = readNumber(written, saying, locale);
        if (decimals !== '') return null;
        // Neither Spanish nor Portuguese says "one thousand".
        return integer === '1'
          ? 'mil'
          : (numbers.beforeNoun?.(Number(integer) * 1_000, noun) ?? null);
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
    {
      // R$ 4,19/100 g, 3,6 l/100 km
      pattern: /(?<=[$€£][\s\u00A0]?[\d.,]{1,12}|\d[\s\u00A0]?(?:l|L|g|mg|ml|kg|kWh))\/(?=\d)/gu,
      say: () => saying.per,
    },
    {
      // CF/88
      pattern: /(?<=\p{Lu}{2})\/(?=\d)/gu,
      say: () => saying.address.slash,
    },
    {
      // 127/220 V, 120 V/60 Hz, 28 mpg city/36 mpg highway
      pattern: /(?<=[\p{L}\d])\/(?=\d)/gu,
      say: () => ',',
    },
  ];
}

function sayPower(base: string, exponent: string, { powers, minus }: Saying['numbers']): string {
  if (exponent === '2') return `${base} ${powers.two}`;
  if (exponent === '3') return `${base} ${powers.three}`;
  return `${base} ${powers.other} ${exponent.replace(/[-−]/u, `${minus} `)}`;
}
