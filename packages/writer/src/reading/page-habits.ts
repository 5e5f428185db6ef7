import type { SourceBlock, SourceDocument, SourceSentence } from '@tarima/documents';
import { countWords } from '@tarima/text';

/** A short text on more pages is a header, a footer or a watermark. */
const REPEATED_PAGES = 3;
const REPEATED_WORDS = 15;
const LABEL = /^\p{Lu}[\p{L}\p{M}' ’-]{2,48}$/u;
const LABEL_WORDS = 6;
const PARAGRAPH_WORDS = 8;

export const textOf = (block: SourceBlock): string =>
  block.sentences
    .map((sentence) => sentence.text)
    .join(' ')
    .trim();

export function repeatedTexts(document: SourceDocument): ReadonlySet<string> {
  const pages = new Map<string, Set<number>>();
  for (const block of document.blocks) {
    const text = textOf(block);
    if (block.kind === 'table' || countWords(text) > REPEATED_WORDS) continue;
    pages.set(text, (pages.get(text) ?? new Set()).add(block.page));
  }
  return new Set([...pages].filter(([, on]) => on.size > REPEATED_PAGES).map(([text]) => text));
}

/**
 * Lines that serve as headings in a document without marked ones: a few words without a full stop,
 * above a paragraph.
 */
export function labelsOf(document: SourceDocument): ReadonlySet<SourceBlock> {
  const headings = document.blocks.filter((block) => block.kind === 'heading');
  if (headings.length > 1) return new Set();
  return new Set(
    document.blocks.filter((block, index) => {
      const next = document.blocks[index + 1];
      return (
        block.kind === 'paragraph' &&
        LABEL.test(textOf(block)) &&
        countWords(textOf(block)) <= LABEL_WORDS &&
        next?.kind === 'paragraph' &&
        countWords(textOf(next)) >= PARAGRAPH_WORDS
      );
    }),
  );
}

/** The first heading of each page, which is the title of a slide. */
export function titlesOfPages(document: SourceDocument): ReadonlyMap<number, SourceSentence> {
  const titles = new Map<number, SourceSentence>();
  for (const block of document.blocks) {
    const [sentence] = block.sentences;
    if (block.kind === 'heading' && sentence && !titles.has(block.page)) {
      titles.set(block.page, sentence);
    }
  }
  return titles;
}
