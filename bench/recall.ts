/** Marks a word that a line's end splits. No text contains it. */
const CUT = '\uE000';
/** The number of missing words that are listed. */
const MISSING_NAMED = 12;

/**
 * The share of the reference's words that a text has. A word counts as often as it occurs. `missing`
 * are the first that it lacks.
 */
export function recallOf(text: string, reference: string) {
  const expected = wordsOf(reference);
  if (expected.length === 0) return undefined;
  const left = new Map<string, number>();
  for (const word of wordsOf(text)) left.set(word, (left.get(word) ?? 0) + 1);
  const compounds = compoundsOf(text);
  const missing: string[] = [];
  /** Takes all words or none, so that half of a split word uses nothing up. */
  const takeAll = (words: string[]) => {
    const isThere = words.every((word) => (left.get(word) ?? 0) >= countOf(word, words));
    if (isThere) for (const word of words) left.set(word, (left.get(word) ?? 0) - 1);
    return isThere;
  };
  for (const word of expected) {
    // A hyphen at a line's end may belong to the word or not. Both readings are right.
    const whole = word.replace(CUT, '');
    const ways = [[whole], word.split(CUT), compounds.get(whole) ?? [whole]];
    if (!ways.some(takeAll)) missing.push(whole);
  }
  return {
    recall: 1 - missing.length / expected.length,
    words: expected.length,
    found: expected.length - missing.length,
    missing: missing.slice(0, MISSING_NAMED),
  };
}

function countOf(word: string, words: string[]): number {
  return words.filter((other) => other === word).length;
}

/**
 * A text's hyphenated words, by their form without hyphen: `typeunstable` is `type` and `unstable`.
 */
function compoundsOf(text: string): Map<string, string[]> {
  const pairs = text
    .normalize('NFKC')
    .toLowerCase()
    .matchAll(/(\p{L}{2,})[-‐](?=(\p{L}{2,}))/gu);
  return new Map([...pairs].map(([, one = '', other = '']) => [one + other, [one, other]]));
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .replace(/(\p{L})\u00AD\n\s*(\p{L})/gu, `$1${CUT}$2`)
      // Marks without width join the letters around them.
      .replace(/[\u00AD\u200B-\u200F\u2060\uFEFF]/g, '')
      // TeX sets ï as ı under two dots.
      .replace(/ı(?=\p{M})/gu, 'i')
      .normalize('NFKC')
      .replace(/(\p{L})[-‐]\n\s*(\p{Ll})/gu, `$1${CUT}$2`)
      .toLowerCase()
      .match(/\p{L}(\uE000?\p{L})+/gu) ?? []
  );
}
