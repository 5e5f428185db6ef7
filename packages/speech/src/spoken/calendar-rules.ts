import type { Saying } from '@tarima/languages';
import { anyOf } from './any-of.ts';
import { sayDuration } from './duration-rules.ts';
import type { SayingRule } from './spoken-text.ts';

/** The words after a fraction: em 3/4 dos casos, by 1/2 inch. */
const SHARE = /^[\s\u00A0](?:of|an?|inch|d\p{L}{1,2})(?!\p{L})/u;
/** Enough of a text before a date to see the word that announces it. */
const NEAR = 16;

/** Dates written with numbers, and times of day. */
export function calendarRules(saying: Saying, locale: string): SayingRule[] {
  const date = (day: number, month: number, year: number | null) => {
    const name = saying.months[month - 1];
    if (!name || day < 1 || day > 31) return null;
    return saying.sayDate(day, name, year, locale);
  };
  const dateOf = (first: number, second: number, year: number | null) =>
    saying.dateOrder(locale) === 'month first' && first <= 12
      ? date(second, first, year)
      : date(first, second, year);
  const months = saying.months.join('|');
  const short = saying.months.map((month) => String.raw`${month.slice(0, 3)}t?\.`).join('|');
  const monthOf = (written: string) =>
    saying.months.find((month) =>
      month.toLowerCase().startsWith(written.slice(0, 3).toLowerCase()),
    ) ?? written;
  /** The point of a time: 14.30 h, 9.00 a 14.30 h. Elsewhere it is a decimal sign. */
  const point =
    saying.numbers.decimal === ',' && locale !== 'es_MX'
      ? String.raw`\.(?=[0-5]\d(?:[\s\u00A0]?[aày–-](?:[\s\u00A0]l?as)?[\s\u00A0]?\d{1,2}\.\d\d)?[\s\u00A0]?(?:hs?|hrs|[Hh]oras|Uhr)(?!\p{L}))`
      : '(?!)';
  const days = anyOf(Object.keys(saying.days));
  const dayOf = (short: string) => saying.days[short.toLowerCase()] ?? short;
  return [
    {
      // Mon-Fri
      pattern: new RegExp(
        String.raw`(?<!\p{L})(${days})\.?[\s\u00A0]?[-–][\s\u00A0]?(${days})(?!\p{L})\.?`,
        'giu',
      ),
      say: ([, from = '', to = '']) => `${dayOf(from)} ${saying.numbers.range} ${dayOf(to)}`,
    },
    {
      // seg. a sex.
      pattern: new RegExp(
        String.raw`(?<=(?<!\p{L})(?:${days})\.?[\s\u00A0](?:a|to)[\s\u00A0])(${days})(?!\p{L})(?:\.(?=[\s\u00A0]?[\p{Ll}\d,]))?`,
        'giu',
      ),
      say: ([, short = '']) => dayOf(short),
    },
    {
      pattern: new RegExp(String.raw`(?<!\p{L})(${days})\.(?=[\s\u00A0]?[\p{Ll}\d,])`, 'giu'),
      say: ([, short = '']) => dayOf(short),
    },
    {
      pattern: /(?<![\d-])(\d{4})-(\d{2})-(\d{2})(?![\d-])/gu,
      say: ([, year, month, day]) => date(Number(day), Number(month), Number(year)),
    },
    {
      pattern: /(?<![\d./-])(\d{1,2})º?([./-])(\d{1,2})\2(\d{4})(?!\d)/gu,
      say: ([, first, , second, year]) => dateOf(Number(first), Number(second), Number(year)),
    },
    {
      // 9/30/25
      pattern: /(?<![\d./-])(\d{1,2})\/(\d{1,2})\/(\d{2})(?![\d/])/gu,
      say: ([, first, second, year]) => dateOf(Number(first), Number(second), 2_000 + Number(year)),
    },
    {
      // 30/11, 05/03, el 1/5. Other strokes are fractions.
      pattern: /(?<![\d./,-])(\d{1,2})º?\/(\d{1,2})(?![\d/%]|[.,]\d)/gu,
      say: ({ 0: written, 1: first = '', 2: second = '', index, input }) => {
        const after = input.slice(index + written.length, index + written.length + NEAR);
        if (written in saying.numbers.fractions && SHARE.test(after)) return null;
        const isCued = saying.dateCue.test(input.slice(Math.max(0, index - NEAR), index));
        const isDayAndMonth = /^(?:0\d|1[0-2])$/u.test(second) && Number(first) > Number(second);
        const isPadded = /^0\d$/u.test(second) || /^0\d$/u.test(first);
        return isCued || isDayAndMonth || isPadded
          ? dateOf(Number(first), Number(second), null)
          : null;
      },
    },
    {
      // 20/dez
      pattern: new RegExp(
        String.raw`(?<![\p{L}\d./-])(\d{1,2})[/-](${saying.months.map((month) => month.slice(0, 3)).join('|')})(?:[/-](\d{4}))?(?![\p{L}\d])`,
        'giu',
      ),
      say: ([, day, month = '', year]) =>
        saying.sayDate(
          Number(day),
          monthOf(month.toLowerCase()),
          year ? Number(year) : null,
          locale,
        ),
    },
    {
      // March 3, 2025
      pattern: new RegExp(
        String.raw`(?<!\p{L})(${months}|${short}) (\d{1,2})(?:, (\d{4}))?(?![\d:%]|[.,]\d|\p{L})`,
        'gu',
      ),
      say: ([, month = '', day, year]) =>
        saying.dateOrder('en_US') === 'month first'
          ? saying.sayDate(Number(day), monthOf(month), year ? Number(year) : null, locale)
          : null,
    },
    {
      // 3. März, 1 de março, 1 de enero
      pattern: new RegExp(
        String.raw`(?<![\p{L}\d.,])(\d{1,2})(?:\.| de)? (${months})(?: (?:de )?(\d{4}))?(?!\p{L}|\d)`,
        'giu',
      ),
      say: ([, day, month = '', year]) =>
        saying.sayDate(Number(day), month, year ? Number(year) : null, locale),
    },
    {
      pattern: new RegExp(
        String.raw`(?<![\d:.,])([01]?\d|2[0-4])(?::|[hH](?=\d)|${point})([0-5]\d)(?::([0-5]\d))?(?!\d|[:]\d)(?:[\s\u00A0]?(?:([aApP])\.?[\s\u00A0]?[mM](?:\.(?=[\s\u00A0]*[\p{Ll},;:–-])|(?!\p{L}))|([Uu]hr|[hH][rR]s?|[hH]oras|[hH][sS]?|[hH]eures)(?!\p{L})(?:\.(?=[\s\u00A0]*[\p{Ll},;:–-]))?))?`,
        'gu',
      ),
      say: ([, hour, minute, seconds, half, unit]) => {
        const time = saying.sayTime(
          Number(hour),
          Number(minute),
          half === undefined ? null : half.toLowerCase() === 'a' ? 'am' : 'pm',
          unit !== undefined,
        );
        const rest = sayDuration(['', '', seconds], saying);
        return rest ? `${time} ${saying.numbers.and} ${rest}` : time;
      },
    },
    {
      // 5 p. m., 5 pm. The flag i would take capitals for small letters.
      pattern:
        /(?<![\d:.,])(1[0-2]|[1-9])[\s\u00A0]?([aApP])(?:\.[\s\u00A0]?[mM](?:\.(?=[\s\u00A0]*[\p{Ll},;:–-])|(?!\p{L}))|[mM](?!\p{L}))/gu,
      say: ([, hour, half = '']) =>
        saying.sayTime(Number(hour), 0, half.toLowerCase() === 'a' ? 'am' : 'pm', false),
    },
  ];
}
