import { type SpokenText, toSpokenText } from '../spoken/spoken-text.ts';

/**
 * What a vendor is sent: the text as it is written, since neural voices know how numbers are read,
 * without the signs that are drawn and that some of them take for orders (`<break>`, `[laughs]`).
 */
export function sentText(text: string): SpokenText {
  const { text: cleaned, words, owners } = toSpokenText(text, []);
  const characters = [...cleaned];
  const kept: number[] = [];
  characters.forEach((character, place) => {
    const isBlank = /[\s,]/u.test(character);
    const before = characters[kept.at(-1) ?? -1];
    if (isBlank && before === undefined) return;
    if (/\s/u.test(character) && before !== undefined && /\s/u.test(before)) return;
    kept.push(place);
  });
  while (kept.length > 0 && /\s/u.test(characters[kept.at(-1) ?? 0] ?? '')) kept.pop();
  return {
    text: kept.map((place) => characters[place]).join(''),
    words,
    owners: kept.map((place) => owners[place] ?? -1),
  };
}
