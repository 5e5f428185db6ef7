import type { OneAndMany, Saying } from '@tarima/languages';
import { anyOf } from './any-of.ts';
import { DRAWN_FRACTIONS } from './number-rules.ts';
import type { SayingRule } from './spoken-text.ts';
import { isOne, NUMBER, readNumber, sayNumber, type WrittenNumber } from './written-number.ts';

const NEAR = 16;
const SPACE = String.raw`[\s\u00A0\u202F]?`;

/** Money and units of measure: what stands before or after a number. */
export function measureRules(saying: Saying, locale: string): SayingRule[] {
  const money = { ...saying.money, ...saying.localMoney?.[locale] };
  const signs = anyOf(Object.keys(money));
  const { scales, shortScales = {} } = saying.numbers;
  const scale = String.raw`(?:[\s\u00A0](${anyOf(scales)})(?!\p{L})|${SPACE}(${anyOf(Object.keys(shortScales)) || '(?!)'})(?![\p{L}\d]))?`;
  /** Scales that may stand without money: 3bn, but not 3m. */
  const clearScales = Object.keys(shortScales).filter(
    (letters) => (letters.length > 1 || /[kKMB]/u.test(letters)) && !(letters in saying.units),
  );
  const scaled = (number: WrittenNumber, multiplier: string) => {
    const [one, many] = shortScales[multiplier] ?? [multiplier, multiplier];
    const name = isOne(number) ? one : many;
    // Neither Spanish nor Portuguese says "one thousand".
    if (name === 'mil' && number.integer === '1' && number.decimals === '') return name;
    return number.decimals === ''
      ? `${saying.numbers.beforeNoun?.(Number(number.integer), name) ?? number.integer} ${name}`
      : `${sayNumber(number, saying)} ${name}`;
  };
  const sayMoney = (marks: (string | undefined)[], written = '', multiplier?: string) => {
    const sign = marks.findLast((mark) => mark !== undefined) ?? '';
    const names = money[sign];
    if (!names) return null;
    const number = readNumber(written, saying, locale);
    if (multiplier) {
      const said = scaled(number, multiplier);
      return (
        said +
        (/(?:^| )(?:mil|thousand|k)$/iu.test(said) ? ' ' : saying.numbers.afterScale) +
        names[1]
      );
    }
    const whole = agreeing(number.integer, isOne({ ...number, decimals: '' }), names);
    if (number.decimals.length !== 2) {
      return number.decimals === '' ? whole : `${sayNumber(number, saying)} ${names[1]}`;
    }
    const hundredths = Number(number.decimals);
    if (hundredths === 0) return whole;
    const cents = saying.hundredths?.(sign, locale, Number(number.integer));
    const named = cents && agreeing(String(hundredths), hundredths === 1, cents);
    if (named && Number(number.integer) === 0) return named;
    const join = named ? saying.numbers.and : saying.moneyJoin;
    return [whole, join, named ?? hundredths].filter((part) => part !== '').join(' ');
  };
  const agreeing = (integer: string, one: boolean, names: readonly [string, string]) => {
    const name = one ? names[0] : names[1];
    return `${saying.numbers.beforeNoun?.(Number(integer), name.split(' ')[0] ?? '') ?? integer} ${name}`;
  };
  const codes = anyOf(Object.keys(money).filter((sign) => /^[A-Z]{3}$/u.test(sign)));
  const plainUnits = anyOf(Object.keys(saying.units));
  const units = `(?:${plainUnits})[²³]?`;
  const namesOf = (unit: string, after = '') =>
    saying.wordUnits?.[unit]?.test(after)
      ? null
      : (saying.units[unit] ?? poweredUnit(unit, saying));
  const fractions = anyOf(Object.keys(saying.numbers.fractions).filter((key) => key.includes('/')));
  const compoundUnits = anyOf(
    Object.keys(saying.units).filter((unit) => /^\p{Ll}{2,}\.?$/u.test(unit)),
  );
  const powers = anyOf(Object.keys(saying.units).filter((unit) => /^\p{L}+[²³]$/u.test(unit)));
  /** A stroke and the thing that is counted: mg/kg, €/mes. */
  const each = String.raw`(?:\/(${units}|(?:${plainUnits})[23]|\p{L}{2,20})(?![\p{L}\d²³/])(?:\.(?=[\s\u00A0]\p{Ll}))?)?`;
  const per = (said: string | null, unit?: string) =>
    said && unit ? `${said} ${saying.per} ${namesOf(unit)?.[0] ?? unit}` : said;

  return [
    {
      // 3'6"
      pattern: /(?<![\p{L}\d.,])(\d{1,2})['′][\s\u00A0]?(\d{1,2})["″]/gu,
      say: ([, feet, inches]) =>
        saying.units.ft
          ? `${feet} ${saying.units.ft[1]} ${inches} ${(saying.units.in ?? saying.units['"'])?.[1]}`
          : null,
    },
    {
      // 3/8 in., 1/4", 1/2 kg, 3 1/2 in.
      pattern: new RegExp(
        String.raw`(?<![\p{L}\d.,/])(?:(\d{1,3})[\s\u00A0-])?(${fractions})(?:${SPACE}|(-))(${units})(?![\p{L}\d²³])(?:\.(?=[\s\u00A0]\p{Ll}))?`,
        'gu',
      ),
      say: ({ 0: match, 1: whole, 2: fraction = '', 3: hyphen, 4: unit = '', index, input }) => {
        const names = namesOf(unit, textAfter(match, index, input));
        if (!names) return null;
        const { fractions: said, half, afterScale, and } = saying.numbers;
        const agreed = fraction === '1/2' ? half?.(names[0].split(' ')[0] ?? '') : null;
        if (whole === undefined)
          return agreed ? `${agreed} ${names[0]}` : said[fraction] + afterScale + names[0];
        if (agreed) return `${agreeing(whole, whole === '1', names)} ${and} ${agreed}`;
        const added = said[DRAWN_FRACTIONS[fraction] ?? ''];
        return added ? `${whole} ${added} ${names[hyphen ? 0 : 1]}` : null;
      },
    },
    {
      pattern: new RegExp(
        String.raw`(?<![\p{L}\d])(${signs})${SPACE}(${NUMBER})${scale}(?:[\s\u00A0](${codes || '(?!)'})(?!\p{L}))?${each}`,
        'gu',
      ),
      say: ([, sign, written, scale, short, code, unit]) =>
        per(sayMoney([sign, code], written, scale ?? short), unit),
    },
    {
      pattern: new RegExp(
        String.raw`(?<![\p{L}\d.,])(${NUMBER})${scale}${SPACE}(${signs})${each}(?![\p{L}\d])`,
        'gu',
      ),
      say: ([, written, scale, short, sign, unit]) =>
        per(sayMoney([sign], written, scale ?? short), unit),
    },
    {
      pattern: new RegExp(
        String.raw`(?<![\p{L}\d.,])(${NUMBER})${SPACE}(${anyOf(clearScales) || '(?!)'})(?![\p{L}\d])(?=([\s\u00A0](?!de[\s\u00A0])\p{Ll})?)`,
        'gu',
      ),
      say: ([match, written = '', short = '', noun]) => {
        const number = readNumber(written, saying, locale);
        if (!/^[KMB]$/u.test(short)) return scaled(number, short);
        // 1.5K, 1.5M, and 10M with a noun after it. 3M is a company, 2B a flat, 1.2 M a length.
        if (/\s/u.test(match)) return null;
        const isScale =
          number.decimals !== '' || (short === 'M' && number.integer.length > 1 && noun);
        if (!isScale) return null;
        return scaled(number, short) + (noun ? saying.numbers.afterScale.trimEnd() : '');
      },
    },
    {
      pattern: new RegExp(
        String.raw`(?<![\p{L}\d.,])(${NUMBER})${SPACE}(${units})(?![\p{L}\d²³])(?:\.(?=[\s\u00A0]\p{Ll}))?${each}`,
        'gu',
      ),
      say: ({ 0: match, 1: written = '', 2: unit = '', 3: divisor, index, input }) => {
        // A quotation that ends with a number is no inch.
        if (unit === '"' && /["“]/u.test(input.slice(Math.max(0, index - 60), index))) return null;
        const names = namesOf(unit, textAfter(match, index, input));
        if (!names) return null;
        const number = readNumber(written, saying, locale);
        if (number.decimals !== '') return per(`${sayNumber(number, saying)} ${names[1]}`, divisor);
        return per(agreeing(number.integer, isOne(number), names), divisor);
      },
    },
    {
      // a 10-ft ladder, a 6-in. pipe. In 2-in-1 no unit is meant.
      pattern: new RegExp(
        String.raw`(?<![\p{L}\d.,-])(${NUMBER})-(${compoundUnits || '(?!)'})(?![\p{L}\d²³]|-\d|-one)`,
        'gu',
      ),
      say: ([, written = '', unit = '']) =>
        `${sayNumber(readNumber(written, saying, locale), saying)} ${saying.units[unit]?.[0]}`,
    },
    {
      // per m², with no number before it
      pattern: new RegExp(String.raw`(?<![\p{L}\d])(${powers || '(?!)'})`, 'gu'),
      say: ([, unit = '']) => saying.units[unit]?.[0] ?? null,
    },
  ];
}

/** Enough of the text after a match to see the next word. */
function textAfter(match: string, index: number, input: string): string {
  return input.slice(index + match.length, index + match.length + NEAR);
}

/** A unit with a power that has no name of its own: m/s², g/cm3. */
function poweredUnit(unit: string, { units, numbers }: Saying): OneAndMany | null {
  const names = units[unit.slice(0, -1)];
  const isSquare = /[²2]$/u.test(unit);
  const named = units[`${unit.slice(0, -1)}${isSquare ? '²' : '³'}`];
  if (named) return named;
  const power = isSquare ? numbers.powers.two : numbers.powers.three;
  return names ? [`${names[0]} ${power}`, `${names[1]} ${power}`] : null;
}
