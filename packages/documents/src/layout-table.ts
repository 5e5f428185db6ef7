/** In words: a cell this long is not a figure or a label. */
const PROSE_WORDS = 40;

/**
 * Whether a table only puts text where its author wanted it on the page: one column or one row, or cells that hold
 * whole paragraphs beside their labels. `rows` are its cells, each as its paragraphs' texts. Such a table's
 * paragraphs count, not its frame: a table is looked at, and never spoken.
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
