import { isCaption } from '../caption.ts';
import type { Chunk } from './chunks.ts';
import type { Line } from './lines.ts';
import type { Outline } from './outline.ts';

const LONGEST_HEADING = 160;
const DEEPEST_LEVEL = 6;
const NUMBERING = /^(\d{1,2}(?:\.\d{1,2})*)\.?\s+\p{Lu}/u;

const DATE = /^\d{1,2}\.?\s(de\s|of\s)?\p{L}+,?\s(de\s|of\s)?\d{4}$/u;
const LABEL =
  /^(nota|note|remarque|hinweis|sugerencia|consejo|dica|tip|aviso|advertencia|warning|caution|attention|atenci[oó]n|aten[cç][aã]o|cuidado|importante?|wichtig|achtung|avvertenza|ejemplo|exemplo|example)s?:?$/iu;

/** The size of most characters. */
export function bodySizeOf(lines: Line[]): number {
  const weights = new Map<number, number>();
  for (const line of lines) {
    if (line.monospaced) continue;
    weights.set(line.size, (weights.get(line.size) ?? 0) + line.text.length);
  }
  return [...weights].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 10;
}

/** True for a heading: larger than the body or bold. The outline settles doubtful cases. */
export function isHeading(chunk: Chunk, text: string, bodySize: number, outline: Outline): boolean {
  const line = chunk.lines[0];
  if (!line || chunk.kind === 'code' || chunk.lines.length > 4) return false;
  if (isCaption(text)) return false;
  if (text.length > LONGEST_HEADING || !/\p{L}{2}/u.test(text)) return false;
  const stands = line.size >= bodySize * 1.12 || (line.bold && line.size >= bodySize * 0.95);
  if (!stands) return false;
  if (outline.depthOf(text) !== undefined) return true;
  if (outline.isFine && line.size < bodySize * 1.12) return false;
  if (DATE.test(text) || (isLabel(text) && line.size < bodySize * 1.12)) return false;
  // A line of three or more cells is a table header without its table.
  if (chunk.lines.some((each) => each.cells.length > 2)) return false;
  // Large sentences are quotations and bold ones emphasis. A list item needs a number.
  if (/[.,;:]$/.test(text) && !NUMBERING.test(text)) return false;
  if (chunk.kind === 'item' && !(hasDigits(text) && (line.bold || line.size > bodySize)))
    return false;
  return true;
}

/** True for the label of a boxed remark, such as "Nota". It names the remark, not a section. */
export function isLabel(text: string): boolean {
  return LABEL.test(text);
}

function hasDigits(text: string): boolean {
  return /^\(?\d/.test(text);
}

export type FoundHeading = { text: string; line: Line };

/**
 * The level of each heading, in order. It comes from the outline, or else from the heading's own
 * number. Otherwise its type (size and bold) decides: the level of other headings in that type, or
 * the rank of its size.
 */
export function levelsOf(headings: FoundHeading[], outline: Outline): number[] {
  const learned = new Map<string, number>();
  for (const { text, line } of headings) {
    const depth = outline.depthOf(text) ?? numberedDepth(text);
    if (depth !== undefined && !learned.has(typeOf(line))) learned.set(typeOf(line), depth);
  }
  const types = [...new Map(headings.map(({ line }) => [typeOf(line), line])).values()].sort(
    (a, b) => b.size - a.size || Number(b.bold) - Number(a.bold),
  );
  const ranks = new Map<string, number>();
  let level = 0;
  for (const line of types) {
    level = Math.max(learned.get(typeOf(line)) ?? 0, level + (learned.has(typeOf(line)) ? 0 : 1));
    ranks.set(typeOf(line), level);
  }
  return headings.map(({ text, line }) => {
    const found = outline.depthOf(text) ?? numberedDepth(text) ?? ranks.get(typeOf(line)) ?? 1;
    return Math.min(Math.max(found, 1), DEEPEST_LEVEL);
  });
}

function numberedDepth(text: string): number | undefined {
  return NUMBERING.exec(text)?.[1]?.split('.').length;
}

function typeOf(line: Line): string {
  return `${line.size}${line.bold ? ' bold' : ''}`;
}
