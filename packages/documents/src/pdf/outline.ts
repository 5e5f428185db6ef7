import type { Document } from 'mupdf';

type OutlineItem = NonNullable<ReturnType<Document['loadOutline']>>[number];
const MOST_ENTRIES = 5_000;
const DEEPEST = 6;
const FINE_FROM = 20;

/** How deep a title stands in the document's own outline, from 1, its own title too; nothing for other text. */
export type Outline = {
  depthOf(title: string): number | undefined;
  /** Whether it is fine enough to hold every heading, so that bold text it does not name is none. */
  isFine: boolean;
};

export const NO_OUTLINE: Outline = { depthOf: () => undefined, isFine: false };

export function readOutline(document: Document): Outline {
  const depths = new Map<string, number>();
  const title = keyOf(document.getMetaData('info:Title') ?? '');
  if (title !== '') depths.set(title, 1);
  const add = (items: OutlineItem[], depth: number): void => {
    for (const item of items) {
      if (depths.size >= MOST_ENTRIES) return;
      const key = keyOf(item.title ?? '');
      if (key !== '' && !depths.has(key)) depths.set(key, depth);
      if (item.down && depth < DEEPEST) add(item.down, depth + 1);
    }
  };
  try {
    add(document.loadOutline() ?? [], 1);
  } catch {
    // A broken outline costs its levels, not the document.
  }
  return {
    depthOf: (title) => depths.get(keyOf(title)),
    isFine: depths.size >= FINE_FROM && depths.size >= document.countPages() / 4,
  };
}

/** The words of a title without its number: outlines often leave that out, or the page does. */
function keyOf(title: string): string {
  return title
    .normalize('NFKC')
    .toLowerCase()
    .replace(
      /^\s{0,9}(cap[ií]tulo|chapter|parte?|ap[eé]n?dice|appendix|anexo)?\s{0,9}[\divxa-z]?[\d.]{0,20}[.:)]?\s{1,9}(?=\S)/u,
      '',
    )
    .replace(/[^\p{L}\p{N}]/gu, '');
}
