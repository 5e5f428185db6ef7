/** `[1, 2, 3, 7]` → `1–3, 7` */
export function pageRanges(pages: readonly number[]): string {
  const ranges: { from: number; to: number }[] = [];
  for (const page of pages) {
    const range = ranges.at(-1);
    if (range && page === range.to + 1) range.to = page;
    else ranges.push({ from: page, to: page });
  }
  return ranges.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}
