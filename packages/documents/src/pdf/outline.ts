import type { Document } from 'mupdf';

type OutlineItem = NonNullable<ReturnType<Document['loadOutline']>>[number];
const MOST_ENTRIES = 5_000;
const DEEPEST = 6;
const FINE_FROM = 20;

/** The depth of a title in the outline; the document's own title has 1. Undefined for other text. */
export type Outline = {
  depthOf(title: string): number | undefined;
  /** True when the outline seems to name every heading. Other bold text is then none. */
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
    // Without an outline only the levels are lost.
  }
  return {
    depthOf: (title) => depths.get(keyOf(title)),
    isFine: depths.size >= FINE_FROM && depths.size >= document.countPages() / 4,
  };
}

/** A title without its number, which either the outline or the page often omits. */
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
