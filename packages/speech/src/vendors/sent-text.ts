import type { Pronunciation } from '@tarima/contract';
import { type SpokenText, toSpokenText } from '../spoken/spoken-text.ts';

/**
 * The text for a vendor: as written, because neural voices know how to read numbers. Only
 * pronunciations replace words. It leaves out
 * signs that are not said. It also leaves out those that some vendors take for commands (`<break>`,
 * `[laughs]`).
 */
export function sentText(text: string, pronunciations: readonly Pronunciation[] = []): SpokenText {
  const { text: cleaned, words, owners } = toSpokenText(text, [], pronunciations);
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
