/** The alternatives of a pattern that match the given texts literally, the longest first. */
export function anyOf(texts: readonly string[]): string {
  return [...texts]
    .sort((a, b) => b.length - a.length)
    .map((text) =>
      text
        .replace(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`)
        .replace(/ /gu, String.raw`[\s\u00A0]?`),
    )
    .join('|');
}
