import type { Language } from '@tarima/contract';

const COMMA_LANGUAGES: readonly Language[] = ['es', 'pt'];
const signsOf = (language: Language) =>
  COMMA_LANGUAGES.includes(language) ? { decimal: ',', group: '.' } : { decimal: '.', group: ',' };

/** A number of the server, such as `0.25`, in the notation of a language. */
export const showAmount = (value: string, language: Language): string =>
  value.replace('.', signsOf(language).decimal);

/**
 * A typed number as the server reads it. Takes the notation of the language, and the other one where it
 * cannot mean thousands. Anything else stays as it is, and the server says what is wrong.
 */
export function readAmount(typed: string, language: Language): string {
  const { decimal, group } = signsOf(language);
  const text = typed.replace(/\s/gu, '');
  const [whole = '', fraction, ...more] = text.split(decimal);
  if (more.length > 0) return typed;
  if (fraction === undefined && isOtherDecimal(text, group)) return text.replace(group, '.');
  const digits = isGrouped(whole, group) ? whole.replaceAll(group, '') : whole;
  return fraction === undefined ? digits : `${digits}.${fraction}`;
}

/** True for `1.500.000`, the first sign being one of thousands. */
function isGrouped(whole: string, group: string): boolean {
  const [first = '', ...others] = whole.split(group);
  return /^[1-9]\d{0,2}$/u.test(first) && others.every((part) => /^\d{3}$/u.test(part));
}

/** True for `0.25` where commas are usual: no thousands are written so. */
const isOtherDecimal = (text: string, group: string): boolean =>
  text.split(group).length === 2 && !isGrouped(text, group);
