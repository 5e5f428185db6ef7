import type { Saying } from '@tarima/languages';

/** A word in letters' names: PDF is "pe de efe". Letters outside A to Z stay. */
export function spell(word: string, saying: Saying): string {
  const names = new Map(
    saying.letters.split(' ').map((name, index) => [String.fromCharCode(65 + index), name]),
  );
  const plain = word.toUpperCase().normalize('NFD').replace(/\p{M}/gu, '');
  return [...plain].map((letter) => names.get(letter) ?? letter).join(' ');
}

const VOWEL = /[AEIOUY]/iu;
/** Three consonants, two that begin no word, or one twice at the end. */
const UNREADABLE = /[^AEIOUY]{3}|^[^AEIOUY](?![AEIOUYLRH])[^AEIOUY]|([^AEIOUY])\1$/iu;

/** True if people may read the letters of an acronym as a word. Among words, one vowel is enough. */
export function isReadable(word: string, isAmongWords: boolean): boolean {
  const vowels = [...word].filter((letter) => VOWEL.test(letter)).length;
  if (isAmongWords && word.length > 3) return vowels > 0;
  return !UNREADABLE.test(word) && vowels >= (isAmongWords ? 1 : 2);
}
