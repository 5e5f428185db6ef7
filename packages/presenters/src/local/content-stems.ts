import { bareText } from '@tarima/text';

/** Inflected forms share this many letters, except in plurals. */
const STEM_LETTERS = 5;

/** The stems of a text's content words. Of the short words only numbers count. */
export function contentStems(text: string): string[] {
  return bareText(text)
    .split(' ')
    .filter((word) => word.length > 3 || /\d/u.test(word))
    .map((word) =>
      word.normalize('NFD').replace(/\p{M}/gu, '').replace(/s$/u, '').slice(0, STEM_LETTERS),
    );
}
