import { Readability } from '@mozilla/readability';

export type FoundArticle = { content: Element; title: string; author: string; publishedAt: string };

/** In characters and as a share of the main part: a smaller article is only a section. */
const SHORT_ARTICLE = 1_500;
const SMALLEST_SHARE = 0.4;
/** Share of text in links: a main part with more only lists other pages. */
const MOST_LINKED = 0.3;

/**
 * The article of a page, as found by Readability. Where that finds nothing or only a part, the
 * page's main element. Modifies the document.
 */
export function findArticle(document: Document): FoundArticle | undefined {
  // Readability modifies the document, so the main part is copied first.
  const main = mainOf(document)?.cloneNode(true) as Element | undefined;
  const found = askReadability(document);
  const facts = {
    title: found?.title ?? '',
    author: found?.byline ?? '',
    publishedAt: found?.publishedTime ?? '',
  };
  const length = lengthOf(found?.content);
  const isSection = length < SHORT_ARTICLE && length < lengthOf(main) * SMALLEST_SHARE;
  if (main && isSection && linkedShare(main) < MOST_LINKED) {
    return { ...facts, content: main };
  }
  return found?.content ? { ...facts, content: found.content } : undefined;
}

/** Readability fails on a few broken pages that still have a main part. */
function askReadability(document: Document) {
  try {
    return new Readability(document, { serializer: (node) => node as Element }).parse();
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

function mainOf(document: Document): Element | undefined {
  for (const selector of ['main', '[role=main]', 'article']) {
    const [only, ...others] = document.querySelectorAll(selector);
    if (only && others.length === 0) return only;
  }
  return undefined;
}

function linkedShare(element: Element): number {
  const linked = [...element.querySelectorAll('a')].reduce((sum, link) => sum + lengthOf(link), 0);
  return linked / Math.max(lengthOf(element), 1);
}

function lengthOf(element: Element | null | undefined): number {
  return element?.textContent?.replace(/\s+/g, ' ').trim().length ?? 0;
}
