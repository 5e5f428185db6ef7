/** Stands where a line's end cut a word, and in no text. */
const CUT = '\uE000';
/** How many of the missing words are named. */
const MISSING_NAMED = 12;

/** The share of the reference's words, each as often as it occurs, that a text has too, and the first that it has not. */
export function recallOf(text: string, reference: string) {
  const expected = wordsOf(reference);
  if (expected.length === 0) return undefined;
  const left = new Map<string, number>();
  for (const word of wordsOf(text)) left.set(word, (left.get(word) ?? 0) + 1);
  const compounds = compoundsOf(text);
  const missing: string[] = [];
  /** All of them or none: half of a cut word uses nothing up. */
  const takeAll = (words: string[]) => {
    const isThere = words.every((word) => (left.get(word) ?? 0) >= countOf(word, words));
    if (isThere) for (const word of words) left.set(word, (left.get(word) ?? 0) - 1);
    return isThere;
  };
  for (const word of expected) {
    // Whether a hyphen at a line's end belongs to its word the reference does not say, and mostly it
    // leaves it out: both are right.
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

/** A text's words with hyphens, by what they are without: `typeunstable` is `type` and `unstable`. */
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
      // Marks that have no width join what they stand in.
      .replace(/[\u00AD\u200B-\u200F\u2060\uFEFF]/g, '')
      // TeX sets ï as ı below two dots.
      .replace(/ı(?=\p{M})/gu, 'i')
      .normalize('NFKC')
      .replace(/(\p{L})[-‐]\n\s*(\p{Ll})/gu, `$1${CUT}$2`)
      .toLowerCase()
      .match(/\p{L}(\uE000?\p{L})+/gu) ?? []
  );
}
