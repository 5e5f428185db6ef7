import type { Span } from './span.ts';

/** A stamp or page number over a scan has fewer letters. */
const FEWEST_LETTERS = 80;
/** Share of the page: a larger picture is a scan of it. */
const SCAN_COVERAGE = 0.6;
const MOST_MEANINGLESS = 0.3;
const FEWEST_WORDS = 25;
/** If fewer Latin words have vowels, the font uses a code of its own. */
const FEWEST_WITH_VOWEL = 0.35;

/**
 * Rates a page's text layer. `sparse` is so little that the content may be in a picture. `garbage`
 * is in a code known only to its font. `coverage` is the share covered by pictures.
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
