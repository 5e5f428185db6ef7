const LONGEST_NAME = 40;

/** Letters that Unicode does not decompose into an ASCII letter and a mark. */
const LETTERS: Record<string, string> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ı: 'i' },
};

/**
 * A title as a part of a file name that every platform takes: `a-z`, digits and single hyphens, at
 * most 40 characters, cut between words where possible. Empty if the title has no such letters.
 */
export function asciiName(title: string): string {
  const letters = title
    // A longer title is cut anyway.
    .slice(0, 8 * LONGEST_NAME)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/gu, (letter) => LETTERS[letter] ?? (/\p{M}/u.test(letter) ? '' : '-'));
  const words = letters.split('-').filter((word) => word !== '');
  let name = (words[0] ?? '').slice(0, LONGEST_NAME);
  for (const word of words.slice(1)) {
    if (name.length + 1 + word.length > LONGEST_NAME) break;
    name += `-${word}`;
  }
  return name;
}

/** A name behind its place in a list, from 1. Files sort as the course does. */
export function numberedName(place: number, count: number, title: string): string {
  const number = String(place).padStart(Math.max(2, String(count).length), '0');
  const name = asciiName(title);
  return name === '' ? number : `${number}-${name}`;
}
