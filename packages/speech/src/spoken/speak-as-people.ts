import type { Pronunciation } from '@tarima/contract';
import { de } from '../lexicon/de.ts';
import { en } from '../lexicon/en.ts';
import { es } from '../lexicon/es.ts';
import { fr } from '../lexicon/fr.ts';
import { it } from '../lexicon/it.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { pt } from '../lexicon/pt.ts';
import type { SpokenLanguage } from '../local/accents.ts';
import { acronymRules, isShouted } from './acronym-rules.ts';
import { addressRules } from './address-rules.ts';
import { calendarRules } from './calendar-rules.ts';
import { measureRules } from './measure-rules.ts';
import { numberRules } from './number-rules.ts';
import { ordinalRules } from './ordinal-rules.ts';
import { type SayingRule, type SpokenText, toSpokenText } from './spoken-text.ts';
import { wordRules } from './word-rules.ts';

const LEXICONS: Record<SpokenLanguage, Lexicon> = { es, en, pt, fr, de, it };

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
  return toSpokenText(text, rulesFor(language, locale, isShouted(text)), pronunciations);
}

/** Building the patterns costs more than using them. */
const rulesByKey = new Map<string, SayingRule[]>();

function rulesFor(language: SpokenLanguage, locale: string, shouted: boolean): SayingRule[] {
  const key = `${locale} ${shouted}`;
  const lexicon = LEXICONS[language];
  const rules = rulesByKey.get(key) ?? [
    ...addressRules(lexicon),
    ...calendarRules(lexicon, locale),
    ...measureRules(lexicon, locale),
    ...ordinalRules(lexicon),
    ...wordRules(lexicon),
    ...acronymRules(lexicon, shouted),
    ...numberRules(lexicon, locale, shouted),
  ];
  rulesByKey.set(key, rules);
  return rules;
}
