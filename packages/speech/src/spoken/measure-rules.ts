import type { Lexicon } from '../lexicon/lexicon.ts';
import { anyOf } from './any-of.ts';
import type { SayingRule } from './spoken-text.ts';
import { isOne, NUMBER, readNumber, sayNumber, type WrittenNumber } from './written-number.ts';

const SPACE = String.raw`[\s\u00A0\u202F]?`;

/** Money and units of measure: what stands before or after a number. */
export function measureRules(lexicon: Lexicon, locale: string): SayingRule[] {
  const money = { ...lexicon.money, ...lexicon.localMoney?.[locale] };
  const signs = anyOf(Object.keys(money));
  const { scales, shortScales = {} } = lexicon.numbers;
  const scale = String.raw`(?:[\s\u00A0](${anyOf(scales)})(?!\p{L})|${SPACE}(${anyOf(Object.keys(shortScales)) || '(?!)'})(?![\p{L}\d]))?`;
  /** Scales that are clear without money: 3bn, but not 3m. */
  const clearScales = Object.keys(shortScales).filter(
    (letters) => letters.length > 1 && !(letters in lexicon.units),
  );
  const scaled = (number: WrittenNumber, multiplier: string) => {
    const [one, many] = shortScales[multiplier] ?? [multiplier, multiplier];
    const name = isOne(number) ? one : many;
    // Neither Spanish nor Portuguese says "one thousand".
    if (name === 'mil' && number.integer === '1' && number.decimals === '') return name;
    return number.decimals === ''
      ? `${lexicon.numbers.beforeNoun?.(Number(number.integer), name) ?? number.integer} ${name}`
      : `${sayNumber(number, lexicon)} ${name}`;
  };
  const sayMoney = (sign = '', written = '', multiplier?: string) => {
    const names = money[sign];
    if (!names) return null;
    const number = readNumber(written, lexicon, locale);
    if (multiplier) {
      const said = scaled(number, multiplier);
      return (
        said +
        (/(?:^| )(?:mil|thousand|k)$/iu.test(said) ? ' ' : lexicon.numbers.afterScale) +
        names[1]
      );
    }
    const whole = agreeing(number.integer, isOne({ ...number, decimals: '' }), names);
    if (number.decimals.length !== 2) {
      return number.decimals === '' ? whole : `${sayNumber(number, lexicon)} ${names[1]}`;
    }
    return Number(number.decimals) === 0
      ? whole
      : [whole, lexicon.moneyJoin, Number(number.decimals)].filter((part) => part !== '').join(' ');
  };
  const agreeing = (integer: string, one: boolean, names: readonly [string, string]) => {
    const name = one ? names[0] : names[1];
    return `${lexicon.numbers.beforeNoun?.(Number(integer), name) ?? integer} ${name}`;
  };

  return [
    {
      pattern: new RegExp(String.raw`(?<![\p{L}\d])(${signs})${SPACE}(${NUMBER})${scale}`, 'gu'),
      say: ([, sign, written, scale, short]) => sayMoney(sign, written, scale ?? short),
    },
    {
      pattern: new RegExp(
        String.raw`(?<![\p{L}\d.,])(${NUMBER})${scale}${SPACE}(${signs})(?![\p{L}\d])`,
        'gu',
      ),
      say: ([, written, scale, short, sign]) => sayMoney(sign, written, scale ?? short),
    },
    {
      pattern: new RegExp(
        String.raw`(?<![\p{L}\d.,])(${NUMBER})${SPACE}(${anyOf(clearScales) || '(?!)'})(?![\p{L}\d])`,
        'gu',
      ),
      say: ([, written = '', short = '']) => scaled(readNumber(written, lexicon, locale), short),
    },
    {
      pattern: new RegExp(
        String.raw`(?<![\p{L}\d.,])(${NUMBER})${SPACE}(${anyOf(Object.keys(lexicon.units))})(?![\p{L}\d²³/])`,
        'gu',
      ),
      say: ([, written = '', unit = '']) => {
        const names = lexicon.units[unit];
        if (!names) return null;
        const number = readNumber(written, lexicon, locale);
        if (number.decimals !== '') return `${sayNumber(number, lexicon)} ${names[1]}`;
        return agreeing(number.integer, isOne(number), names);
      },
    },
  ];
}
