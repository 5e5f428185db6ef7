/**
 * Digits and letters of the scripts that have words between spaces, as ranges: there are hundreds of
 * these patterns, and from `\p{L}\p{N}` each took milliseconds to be made.
 */
const LETTER =
  '[0-9A-Za-z\\u00AA\\u00BA\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u024F\\u0370-\\u1FFF]';
const BOUNDARY = `(?:(?<!${LETTER})(?=${LETTER})|(?<=${LETTER})(?!${LETTER}))`;

/** The same pattern with `\b` meaning the edge of a word in any script: JavaScript's knows ASCII only. */
export const unicodeWords = (pattern: RegExp): RegExp =>
  new RegExp(pattern.source.replaceAll('\\b', BOUNDARY), pattern.flags);
