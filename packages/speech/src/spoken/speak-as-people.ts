import type { Pronunciation } from '@tarima/contract';
import { SOURCE_LANGUAGES } from '@tarima/languages';
import type { SpokenLanguage } from '../local/accents.ts';
import { acronymRules, knownAcronyms } from './acronym-rules.ts';
import { addressRules } from './address-rules.ts';
import { calendarRules } from './calendar-rules.ts';
import { codeRules } from './code-rules.ts';
import { durationRules } from './duration-rules.ts';
import { measureRules } from './measure-rules.ts';
import { numberRules } from './number-rules.ts';
import { digitsToWords } from './numerals.ts';
import { ordinalRules } from './ordinal-rules.ts';
import { type SayingRule, type SpokenText, toSpokenText, westernDigits } from './spoken-text.ts';
import { wordRules } from './word-rules.ts';

/**
 * A person's wording of a written text, in a form that eSpeak NG says right. Numbers with units,
 * dates, abbreviations, acronyms, addresses and foreign words are written out. Plain integers stay
 * digits.
 * @param locale such as `es_MX`; accents differ in money, dates and decimals
 * @param pronunciations words that are said as told, before any rule
 */
export function speakAsPeople(
  text: string,
  language: SpokenLanguage,
  locale: string,
  pronunciations: readonly Pronunciation[] = [],
): SpokenText {
  return toSpokenText(text, rulesFor(language, locale), pronunciations);
}

/**
 * Like `speakAsPeople`, with every number in words. Neural models and vendors may misread digits.
 */
export function speakInWords(
  text: string,
  language: SpokenLanguage,
  locale: string,
  pronunciations: readonly Pronunciation[] = [],
): SpokenText {
  const inWords = (said: string) => digitsToWords(said, language, locale);
  return toSpokenText(
    text,
    [...rulesFor(language, locale), ANY_DIGITS].map(({ pattern, say }) => ({
      pattern,
      say: (match) => {
        const said = say(match);
        return said === null ? null : inWords(said);
      },
    })),
    pronunciations.map(({ written, said }) => ({ written, said: inWords(said) })),
  );
}

/** All digits that no other rule says. */
const ANY_DIGITS: SayingRule = {
  pattern: /(?:\p{Nd}+|\p{No}+)(?:(?:st|nd|rd|th|s)(?!\p{L}))?/gu,
  say: ([digits]) => westernDigits(digits) + (/[a-z]{1,2}$/u.exec(digits)?.[0] ?? ''),
};

/** Building the patterns costs more than using them. */
const rulesByLocale = new Map<string, SayingRule[]>();

function rulesFor(language: SpokenLanguage, locale: string): SayingRule[] {
  const { saying } = SOURCE_LANGUAGES[language];
  const rules = rulesByLocale.get(locale) ?? [
    ...addressRules(saying),
    ...durationRules(saying),
    ...calendarRules(saying, locale),
    ...codeRules(saying, locale),
    ...ordinalRules(saying),
    knownAcronyms(saying),
    ...measureRules(saying, locale),
    ...wordRules(saying),
    ...acronymRules(saying),
    ...numberRules(saying, locale),
  ];
  rulesByLocale.set(locale, rules);
  return rules;
}
