const LETTER = '[\\p{L}\\p{N}]';
const BOUNDARY = `(?:(?<!${LETTER})(?=${LETTER})|(?<=${LETTER})(?!${LETTER}))`;

/** The same pattern with `\b` meaning the edge of a word in any script: JavaScript's knows ASCII only. */
export const unicodeWords = (pattern: RegExp): RegExp =>
  new RegExp(pattern.source.replaceAll('\\b', BOUNDARY), pattern.flags);
