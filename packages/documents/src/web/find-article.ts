import { Readability } from '@mozilla/readability';

export type FoundArticle = { content: Element; title: string; author: string; publishedAt: string };

/** An article this short, and this much smaller than the page's main part, is only one of its sections. */
const SHORT_ARTICLE = 1_500;
const SMALLEST_SHARE = 0.4;
/** A main part with more of its text in links lists other pages. */
const MOST_LINKED = 0.3;

/**
 * The article of a page: what Readability finds, or the element that the page itself calls its
 * main one where Readability finds nothing or only a part. Takes the document apart.
 */
export function findArticle(document: Document): FoundArticle | undefined {
  // Readability works on the document itself, so the main part is copied before.
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

/** It breaks on a few broken pages that still have a main part to read. */
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
