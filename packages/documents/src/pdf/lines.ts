import { type Box, boxAround, type Span } from './span.ts';

/** A piece of a line without a wide gap. */
export type Segment = Box & { spans: Span[]; baseline: number; size: number };

/** One line of a column: all on one baseline. Wide gaps separate its `cells`. */
export type Line = Box & {
  text: string;
  cells: string[];
  baseline: number;
  size: number;
  bold: boolean;
  monospaced: boolean;
};

/** In ems: a wider gap separates columns or cells, a smaller one words. */
const WIDE_GAP = 0.85;
const WORD_GAP = 0.15;

/** Joins consecutive spans of one baseline. */
export function segmentsOf(spans: Span[]): Segment[] {
  const segments: Segment[] = [];
  for (const span of spans) {
    const last = segments.at(-1);
    if (last && continues(last, span)) {
      last.spans.push(span);
      Object.assign(last, boxAround([last, span]));
      if (span.size > last.size) Object.assign(last, { size: span.size, baseline: span.baseline });
    } else {
      const { left, right, top, bottom, baseline, size } = span;
      segments.push({ left, right, top, bottom, baseline, size, spans: [span] });
    }
  }
  return segments;
}

function continues(segment: Segment, span: Span): boolean {
  const size = Math.max(segment.size, span.size);
  const gap = span.left - segment.right;
  if (gap > size * WIDE_GAP || gap < -size * 0.5) return false;
  return onSameLine(segment, span);
}

/** Superscripts and subscripts have another baseline, but stay within the line's height. */
function onSameLine(one: Box & { baseline: number; size: number }, other: typeof one): boolean {
  const distance = Math.abs(one.baseline - other.baseline);
  const [small, large] = one.size < other.size ? [one.size, other.size] : [other.size, one.size];
  return distance < (small < large * 0.9 ? large * 0.6 : large * 0.3);
}

/** Lines of one column, top to bottom. Pieces side by side form one line. */
export function linesOf(segments: Segment[]): Line[] {
  const rows: Segment[][] = [];
  for (const segment of [...segments].sort((a, b) => a.baseline - b.baseline)) {
    const row = rows.at(-1);
    if (row?.some((part) => onSameLine(part, segment))) row.push(segment);
    else rows.push([segment]);
  }
  return rows.map((row) => lineOf(row.sort((a, b) => a.left - b.left)));
}

function lineOf(row: Segment[]): Line {
  const spans = row.flatMap((segment) => segment.spans);
  const lengths = spans.map((span) => span.text.trim().length);
  const all = lengths.reduce((sum, length) => sum + length, 0);
  const weight = (test: (span: Span) => boolean) =>
    spans.reduce((sum, span, at) => sum + (test(span) ? (lengths[at] ?? 0) : 0), 0);
  const main = spans.reduce((best, span) => (span.text.length > best.text.length ? span : best));
  const cells = row.map((segment) => textOfSegment(segment, main)).filter((cell) => cell !== '');
  return {
    ...boxAround(row),
    text: cells.join(' '),
    cells,
    baseline: main.baseline,
    size: main.size,
    bold: weight((span) => span.bold) >= all * 0.98,
    monospaced: weight((span) => span.monospaced) >= all * 0.9,
  };
}

function textOfSegment(segment: Segment, main: Span): string {
  let text = '';
  let previous: Span | undefined;
  for (const span of segment.spans) {
    const piece = withoutNoteMark(span, text, main);
    const gap = previous ? span.left - previous.right : 0;
    text += (gap > span.size * WORD_GAP ? ' ' : '') + piece;
    previous = span;
  }
  return text.trim();
}

/** A raised number after a word marks a footnote and is not spoken. After a unit it is an exponent. */
function withoutNoteMark(span: Span, before: string, main: Span): string {
  const raised = span.size <= main.size * 0.8 && main.baseline - span.baseline > main.size * 0.15;
  if (!raised || !/^[\d,\s*†‡]+$/.test(span.text) || !/[\p{L}.,;:!?)»”"]$/u.test(before))
    return span.text;
  if (/(^|[\s\d])[kcmd]?m$/.test(before)) return span.text.replace('2', '²').replace('3', '³');
  return '';
}
