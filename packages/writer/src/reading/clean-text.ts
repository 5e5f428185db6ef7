import { plainText } from '@tarima/text';

/**
 * Makes text from outside harmless: no control, zero-width or private characters, no tags and no
 * Markdown, one line. What is left can be put into a script without becoming markup.
 */
export function cleanText(raw: string): string {
  const visible = raw
    .normalize('NFC')
    .replace(/(\p{L})\u00AD\s*(?=\p{Ll})/gu, '$1')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Zs}\p{Co}]/gu, ' ')
    .replace(/[\p{Cf}\p{Cn}\p{Cs}\uFFFD]/gu, '');
  return plainText(visible);
}

/** Cleaned words for a title, a key point or a direction: without the brackets and marks of the format. */
export function cleanLabel(raw: string): string {
  return cleanText(raw)
    .replace(/\[[^[\]]*\]/gu, ' ')
    .replace(/[[\]<>{}|\\`*_#~^]/gu, ' ')
    .replace(/^[\s\-–—•·+:;,.]+/u, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** With its first letter a capital, behind whatever quotes open it; the name of a command or a file keeps its own. */
export const upperFirst = (text: string): string =>
  text.replace(
    /^([«“"'¿¡‘]*)(\p{Ll})(?!\S*[_./\\\p{N}]\S|\S*-\p{Ll}+-|\S*\s-)/u,
    (_, open: string, letter: string) => open + letter.toUpperCase(),
  );

/** What stands behind a label or a case: "On the skin: take off …" orders to take off. */
export const behindLabel = (text: string): string =>
  upperFirst(text.replace(/^[^:]{2,40}:\s+/u, ''));
