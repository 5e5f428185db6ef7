const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** The words of a text as they are written and counted: `well-known` and `3.5` are one each. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/u).filter((token) => /[\p{L}\p{N}]/u.test(token));
}

/** How many words a text has, as people count them: as many as `wordsOf` finds. */
export function countWords(text: string): number {
  let count = 0;
  let isCounted = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.codePointAt(at) ?? 0;
    if (code > LAST_OF_ONE_UNIT) at += 1;
    const kind = kindOf(code);
    if (kind === SPACE) isCounted = false;
    else if (kind === WRITTEN && !isCounted) {
      isCounted = true;
      count += 1;
    }
  }
  return count;
}

const LAST_OF_ONE_UNIT = 0xffff;
const SPACE = 1;
const WRITTEN = 2;
const OTHER = 3;
/** What each character is, once it was asked: a writer counts the same texts thousands of times. */
const kinds = new Uint8Array(LAST_OF_ONE_UNIT + 1);

function kindOf(code: number): number {
  const known = kinds[code];
  if (known) return known;
  const character = String.fromCodePoint(code);
  const written = /[\p{L}\p{N}]/u.test(character) ? WRITTEN : OTHER;
  const kind = /\s/u.test(character) ? SPACE : written;
  if (code <= LAST_OF_ONE_UNIT) kinds[code] = kind;
  return kind;
}

/** The words of a text in lower case, without punctuation, for comparing texts. */
export function segmentWords(text: string): string[] {
  return [...segmenter.segment(text.toLowerCase())]
    .filter((segment) => segment.isWordLike)
    .map((segment) => segment.segment);
}
