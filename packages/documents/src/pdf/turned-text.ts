import { boxAround, type Span } from './span.ts';

/** In ems, along the line. */
const WIDEST_GAP = 0.85;
const WORD_GAP = 0.15;
/** In ems: glyphs of one line may be offset sideways by this much. */
const SIDEWAYS = 0.3;

/** Joins vertical text. MuPDF makes a line of each glyph and space that is placed alone. */
export function joinTurned(spans: Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    const gap = last && span.turn && span.turn === last.turn ? gapBetween(last, span) : undefined;
    if (!last || gap === undefined) joined.push(span);
    else joined[joined.length - 1] = joinSpans(last, span, gap);
  }
  return joined.filter(({ text }) => text.trim() !== '');
}

/** The gap between two pieces of a line, in ems; undefined for different lines. */
function gapBetween(one: Span, other: Span): number | undefined {
  const size = Math.max(one.size, other.size);
  if (Math.abs(one.left - other.left) > size * SIDEWAYS) return undefined;
  const gap = (one.turn === 'up' ? one.top - other.bottom : other.top - one.bottom) / size;
  return gap > -WIDEST_GAP && gap < WIDEST_GAP ? gap : undefined;
}

function joinSpans(one: Span, other: Span, gap: number): Span {
  const space = gap > WORD_GAP ? ' ' : '';
  return { ...one, ...boxAround([one, other]), text: one.text + space + other.text };
}
