import { LANGUAGES, type Language } from '../../packages/contract/src/constants.ts';
import { DISTINCTIVE, SHARED } from './words.ts';

/** The same texts in each language, by their keys. */
export type Texts = Record<Language, ReadonlyMap<string, string>>;

const PAIRS = [
  { one: 'es', other: 'en', shared: SHARED['es en'] },
  { one: 'en', other: 'pt', shared: SHARED['en pt'] },
  { one: 'es', other: 'pt', shared: SHARED['es pt'] },
] as const;
const PLACEHOLDER = /\{\{?\w*\}?\}/gu;

/** The words that people read: no placeholders, no addresses, nothing quoted. */
const wordsOf = (text: string): string[] =>
  text
    .replace(PLACEHOLDER, ' ')
    .replace(/\S+[.@]\w\S*|«[^»]*»|“[^”]*”/gu, ' ')
    .toLowerCase()
    .match(/\p{L}[\p{L}-]*/gu) ?? [];

const placeholdersOf = (text: string): string =>
  [...new Set(text.match(PLACEHOLDER))].sort().join(' ');

/** Keys that a language lacks. */
export const missing = (texts: Texts): string[] =>
  LANGUAGES.flatMap((language) => {
    const others = LANGUAGES.filter((other) => other !== language);
    const keys = new Set(others.flatMap((other) => [...texts[other].keys()]));
    return [...keys].filter((key) => !texts[language].get(key)).map((key) => `${language} ${key}`);
  });

/** Texts equal in two languages, with a word that these do not share. */
export const leftAsTheyWere = (texts: Texts): string[] =>
  PAIRS.flatMap(({ one, other, shared }) =>
    [...texts[one]]
      .filter(([key, text]) => texts[other].get(key) === text)
      .filter(([, text]) => wordsOf(text).some((word) => !shared.has(word)))
      .map(([key, text]) => `${one} = ${other} ${key}: ${text}`),
  );

/** Texts with a word of another language alone. */
export const inAnotherLanguage = (texts: Texts): string[] =>
  LANGUAGES.flatMap((language) =>
    LANGUAGES.filter((other) => other !== language).flatMap((other) =>
      [...texts[language]].flatMap(([key, text]) => {
        const foreign = wordsOf(text).filter((word) => DISTINCTIVE[other].has(word));
        return foreign.length > 0 ? [`${language} ${key}: ${other} «${foreign.join(' ')}»`] : [];
      }),
    ),
  );

/** Texts whose placeholders differ from the Spanish ones. */
export const otherPlaceholders = (texts: Texts): string[] =>
  [...texts.es].flatMap(([key, text]) =>
    (['en', 'pt'] as const)
      .filter((language) => {
        const said = texts[language].get(key);
        return said !== undefined && placeholdersOf(said) !== placeholdersOf(text);
      })
      .map((language) => `${language} ${key}: ${texts[language].get(key)}`),
  );
