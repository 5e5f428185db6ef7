import { SOURCE_LANGUAGES } from '@tarima/languages';
import { toCardinal as germanCardinal, toOrdinal as germanOrdinal } from 'n2words/de-DE';
import { toCardinal as britishCardinal, toOrdinal as britishOrdinal } from 'n2words/en-GB';
import { toCardinal as americanCardinal, toOrdinal as americanOrdinal } from 'n2words/en-US';
import { toCardinal as spanishCardinal, toOrdinal as spanishOrdinal } from 'n2words/es-ES';
import { toCardinal as frenchCardinal, toOrdinal as frenchOrdinal } from 'n2words/fr-FR';
import { toCardinal as italianCardinal, toOrdinal as italianOrdinal } from 'n2words/it-IT';
import { toCardinal as portugueseCardinal, toOrdinal as portugueseOrdinal } from 'n2words/pt-PT';
import type { SpokenLanguage } from '../local/accents.ts';

type Numerals = { cardinal: (value: string) => string; ordinal: (value: string) => string };

const NUMERALS: Record<SpokenLanguage, Numerals> = {
  es: { cardinal: spanishCardinal, ordinal: spanishOrdinal },
  en: { cardinal: britishCardinal, ordinal: britishOrdinal },
  pt: { cardinal: portugueseCardinal, ordinal: portugueseOrdinal },
  fr: { cardinal: frenchCardinal, ordinal: frenchOrdinal },
  de: { cardinal: germanCardinal, ordinal: germanOrdinal },
  it: { cardinal: italianCardinal, ordinal: italianOrdinal },
};
const AMERICAN: Numerals = { cardinal: americanCardinal, ordinal: americanOrdinal };

/** Beyond trillions nobody follows a number by its name. */
const LONGEST_CARDINAL = 15;
/** Codes have zeros in front. */
const CODE = /^0\d/u;
const NUMERAL = /(\d+)(?:(st|nd|rd|th|s)(?!\p{L})|([ºª]))?/gu;

/** Writes the digits of a wording out in words, for voices that may misread digits. */
export function digitsToWords(said: string, language: SpokenLanguage, locale: string): string {
  const { mend } = SOURCE_LANGUAGES[language].saying.numbers;
  const { cardinal, ordinal } = locale === 'en_US' ? AMERICAN : NUMERALS[language];
  const words = (digits: string, mark = ''): string => {
    // NOM-035
    if (/^0[1-9]\d$/u.test(digits)) return `${cardinal('0')} ${cardinal(digits.slice(1))}`;
    if (CODE.test(digits) || digits.length > LONGEST_CARDINAL)
      return [...digits].map((digit) => cardinal(digit)).join(' ');
    if (mark === '' || digits === '0') return cardinal(digits);
    if (mark === 's') return cardinal(digits).replace(/y$/u, 'ie').concat('s');
    const masculine = ordinal(digits);
    return mark === 'ª' ? masculine.replace(/o(?=\s|$)/gu, 'a') : masculine;
  };
  const spoken = said.replace(NUMERAL, (_, digits: string, letters?: string, sign?: string) => {
    const written = ` ${words(digits, letters ?? sign)} `;
    return mend ? mend(written, locale) : written;
  });
  return spoken.replace(/(?<! ) {1,4}(?=[,.;:])/gu, '');
}
