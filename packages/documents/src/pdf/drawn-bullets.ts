import type { StructuredText } from 'mupdf';
import type { Box, Span } from './span.ts';

/** MuPDF's JSON for a filled shape that is no rectangle. Searching for it first saves time. */
const FILLED_SHAPE = '"stroked":0,"rectangle":0';
/** In points. */
const SMALLEST = 1.5;
const LARGEST = 8;
/** In ems: largest gap between a bullet and its text. */
const WIDEST_GAP = 3;

/** Small round shapes: many programs draw the bullets of lists. */
export function findDrawnBullets(text: StructuredText, json: string): Box[] {
  if (!json.includes(FILLED_SHAPE)) return [];
  const bullets: Box[] = [];
  text.walk({
    onVector([left, top, right, bottom], flags) {
      const width = right - left;
      const height = bottom - top;
      const isSmall = Math.min(width, height) >= SMALLEST && Math.max(width, height) <= LARGEST;
      const isRound = Math.abs(width - height) <= Math.max(width, height) * 0.3;
      if (isSmall && isRound && !flags.isStroked && !flags.isRectangle) {
        bullets.push({ left, right, top, bottom });
      }
    },
  });
  return bullets;
}

/** Adds a written bullet beside each drawn one: its text is then read as an item. */
export function withBullets(spans: Span[], bullets: Box[]): Span[] {
  const marked = [...spans];
  for (const bullet of bullets) {
    const middle = (bullet.top + bullet.bottom) / 2;
    const gapTo = (span: Span) => (span.left - bullet.right) / span.size;
    const beside = marked
      .filter((span) => span.top < middle && span.bottom > middle)
      .filter((span) => gapTo(span) > -0.2 && gapTo(span) < WIDEST_GAP)
      .sort((a, b) => a.left - b.left)[0];
    if (!beside) continue;
    marked[marked.indexOf(beside)] = { ...beside, text: `• ${beside.text}`, left: bullet.left };
  }
  return marked;
}
