/**
 * Digits and letters of scripts that separate words by spaces. These are ranges, because hundreds
 * of patterns with `\p{L}\p{N}` would each take milliseconds to compile.
 */
const LETTER =
  '[0-9A-Za-z\\u00AA\\u00BA\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u024F\\u0370-\\u1FFF]';
const BOUNDARY = `(?:(?<!${LETTER})(?=${LETTER})|(?<=${LETTER})(?!${LETTER}))`;

/** The same pattern, with `\b` for a word's edge in any script. JavaScript's own knows only ASCII. */
export const unicodeWords = (pattern: RegExp): RegExp =>
  new RegExp(pattern.source.replaceAll('\\b', BOUNDARY), pattern.flags);
