import type { Language } from '@tarima/contract';

/** Names of the months, without accents. Their openings of three letters are read, too. */
const MONTHS: Record<Language, readonly string[]> = {
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  ),
  en: 'january february march april may june july august september october november december'.split(
    ' ',
  ),
  pt: 'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'.split(
    ' ',
  ),
};
const YEAR = /^(?:1[89]|20|21)\d\d$/u;
/** `T1`, `Q3 2024`, `4T`, `2º trim. 2023`. */
const QUARTER = /^(?:[tq][1-4]|[1-4][tq]|[1-4](?:º|o|er|st|nd|rd|th)?\s?(?:trim\w*\.?|quarter))\b/u;

/** True if these are years, quarters or months. A line may join their values. */
export function areTimes(categories: readonly string[], language: Language): boolean {
  return categories.length >= 3 && categories.every((category) => isTime(category, language));
}

function isTime(category: string, language: Language): boolean {
  const plain = category.slice(0, 30).normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
  if (YEAR.test(plain) || QUARTER.test(plain)) return true;
  const words = plain.split(/[^\p{L}\d]+/u).filter(Boolean);
  const isMonth = (word: string) =>
    MONTHS[language].some(
      (name) => name === word || (/^\p{L}{3,4}$/u.test(word) && name.startsWith(word)),
    );
  return (
    words.some(isMonth) &&
    words.every((word) => isMonth(word) || word === 'de' || /^\d+$/u.test(word))
  );
}
