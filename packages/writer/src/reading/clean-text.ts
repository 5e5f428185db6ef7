import { lineMarks, markOf, plainText } from '@tarima/text';

/**
 * Makes outside text harmless: one line without control, zero-width or private characters, tags and
 * Markdown. The rest cannot become markup of a script.
 */
export function cleanText(raw: string): string {
  const visible = raw
    .normalize('NFC')
    .replace(/(\p{L})\u00AD\s*(?=\p{Ll})/gu, '$1')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Zs}\p{Co}]/gu, ' ')
    .replace(/[\p{Cf}\p{Cn}\p{Cs}\uFFFD]/gu, '');
  return plainText(visible);
}

const LABEL_MARKS = lineMarks(String.raw`\s—•·:;,.–+-`);
const FORMAT_MARKS = new RegExp(markOf('[\\]<>{}|\\\\`*_#~^'), 'gu');

/** Cleans a title, a key point or a direction. Brackets and marks of the format go too. */
export function cleanLabel(raw: string): string {
  return cleanText(raw)
    .replace(/\[[^[\]]*\]/gu, ' ')
    .replace(FORMAT_MARKS, ' ')
    .replace(LABEL_MARKS, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

/**
 * Makes the first letter a capital, also behind opening quotes. Names of commands and files keep
 * theirs.
 */
export const upperFirst = (text: string): string =>
  text.replace(
    /^([«“"'¿¡‘]*)(\p{Ll})(?!\S*[_./\\\p{N}]\S|\S*-\p{Ll}+-|\S*\s-)/u,
    (_, open: string, letter: string) => open + letter.toUpperCase(),
  );

/** The text behind a label or a case: "On the skin: take off …" is an order. */
export const behindLabel = (text: string): string =>
  upperFirst(text.replace(/^[^:]{2,40}:\s+/u, ''));
