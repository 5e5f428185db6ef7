import type { Span } from './span.ts';

/** A stamp or a page number over a scan is less than this many letters. */
const FEWEST_LETTERS = 80;
/** How much of a page a picture covers that is a scan of it. */
const SCAN_COVERAGE = 0.6;
const MOST_MEANINGLESS = 0.3;
const FEWEST_WORDS = 25;
/** Words of a Latin script in which vowels are this rare were written with a font's own code. */
const FEWEST_WITH_VOWEL = 0.35;

/**
 * What a page's own text is worth. `sparse` is so little that what matters may stand in a picture;
 * `garbage` was written in a code that only its font knows. `coverage` is what share pictures cover.
 */
export function judgeTextLayer(
  spans: Span[],
  coverage: () => number,
): 'good' | 'sparse' | 'garbage' {
  const text = spans.map((span) => span.text).join(' ');
  const visible = text.replace(/\s/g, '').length;
  if (visible === 0) return 'sparse';
  const meaningless = text.match(/[\uFFFD\p{Co}\p{Cn}]|(?!\s)\p{Cc}/gu)?.length ?? 0;
  if (meaningless / visible > MOST_MEANINGLESS) return 'garbage';
  if (visible < FEWEST_LETTERS && coverage() >= SCAN_COVERAGE) return 'sparse';
  return isGibberish(text) ? 'garbage' : 'good';
}

function isGibberish(text: string): boolean {
  const words = text.match(/\p{Script=Latin}{4,}/gu) ?? [];
  if (words.length < FEWEST_WORDS) return false;
  const withVowel = words.filter((word) => /[aeiouyà-üœ]/iu.test(word)).length;
  return withVowel / words.length < FEWEST_WITH_VOWEL;
}
