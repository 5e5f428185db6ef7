/** In words: longer cells are neither figures nor labels. */
const PROSE_WORDS = 40;

/**
 * True for a table used only for layout: one column, one row, or whole paragraphs beside labels.
 * `rows` holds the paragraphs of each cell. Layout tables become plain paragraphs, because they
 * hold no data.
 */
export function isLayoutTable(rows: string[][][]): boolean {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  if (columns < 2 || rows.length < 2) return true;
  const withProse = rows.filter((row) => row.some(isProse)).length;
  return withProse >= rows.length / 2;
}

function isProse(paragraphs: string[]): boolean {
  const words = paragraphs.join(' ').split(/\s+/u).length;
  return (
    words >= PROSE_WORDS && paragraphs.some((paragraph) => /[.!?…]["»”)]?\s*$/u.test(paragraph))
  );
}
