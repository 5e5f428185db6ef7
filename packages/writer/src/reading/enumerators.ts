/** Roman numbers up to 39, as clauses are counted. */
const SMALL = '(?=[ivx])x{0,3}(?:ix|iv|v?i{0,3})';
const CAPITAL = '(?=[IVX])X{0,3}(?:IX|IV|V?I{0,3})';
const ROMAN_VALUES: Record<string, number> = { i: 1, v: 5, x: 10 };

/** A word that a section begins with. "3.5 hours" and "2.0 GHz" are amounts, which stay. */
const SECTION = String.raw`[1-9]\d?\.\d{1,2}\.?\s+(?=\p{Lu}(?:\p{Ll}|\p{Lu}{2})|[¿¡«“"])`;
/** "3.", "1.4", "2 –", "b)", "iv.", "II –" or "Q:" before what it counts. */
const BEFORE = new RegExp(
  String.raw`^(?:${SECTION}|(?:\(?\d{1,2}[.)]|\d{1,2}(?:\.\d{1,2}){2,3}\.?|[QAPR]:)\s+(?=\p{L}|[¿¡«“"])|\d{1,2}\s[–—-]\s+(?=\p{Lu})|[A-Z][.)]\s+(?=\p{Lu}\p{Ll}+\s+\p{Ll})|(?:\(?[a-z]\)|\(?${SMALL}[.)]|\(?${CAPITAL}(?:[.)]|\s?[–—-](?=\s)))\s+(?=[\p{L}\p{N}(¿¡«“"]))`,
  'u',
);
/** An enumerator alone, because its dot ended a sentence. */
const ALONE = new RegExp(
  String.raw`^\(?(?:\p{N}{1,2}(?:\.\p{N}{1,2}){0,3}|\p{L}|${SMALL}|${CAPITAL})[.)]$`,
  'u',
);
const MARK = new RegExp(
  String.raw`^\(?(\d{1,2}|[a-z]|${SMALL}|${CAPITAL})(?:[.)](?=\s|$)|\s?[–—-](?=\s))`,
  'u',
);

export const withoutEnumerator = (text: string): string => text.replace(BEFORE, '');

export const isEnumerator = (text: string): boolean => ALONE.test(text);

/** The possible places of an enumerator: "i" is the first and the ninth. */
export function placesOf(text: string): number[] {
  const mark = MARK.exec(text)?.[1];
  if (!mark) return [];
  if (/\d/u.test(mark)) return [Number(mark)];
  const letter = /^[a-z]$/u.test(mark) ? [mark.charCodeAt(0) - 'a'.charCodeAt(0) + 1] : [];
  return /^[ivx]+$/iu.test(mark) ? [...letter, romanValue(mark)] : letter;
}

/** Roman numbers count clauses, never steps. */
export const isCountedInRoman = (text: string): boolean =>
  /^\(?[ivx]+(?:[.)]|\s?[–—-])\s/iu.test(text);

function romanValue(mark: string): number {
  const values = [...mark.toLowerCase()].map((letter) => ROMAN_VALUES[letter] ?? 0);
  return values.reduce(
    (sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value),
    0,
  );
}
