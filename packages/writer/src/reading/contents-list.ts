import type { SourceBlock, SourceDocument, SourceSentence } from '@tarima/documents';

/** A list is a table of contents from this share of headings on. */
const CONTENTS_SHARE = 0.6;

/** Recognizes a table of contents written as a list: its items are the document's headings. */
export function createContentsFinder({ blocks }: SourceDocument) {
  const headings = new Set(
    blocks.filter(({ kind }) => kind === 'heading').map(({ sentences }) => lettersOf(sentences)),
  );
  return ({ items }: SourceBlock & { kind: 'list' }): boolean =>
    items.filter((item) => headings.has(lettersOf(item))).length > items.length * CONTENTS_SHARE;
}

const lettersOf = (sentences: readonly SourceSentence[]): string =>
  sentences
    .map(({ text }) => text)
    .join(' ')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
