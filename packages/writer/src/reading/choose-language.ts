import { LANGUAGES, type Language } from '@tarima/contract';
import type { SourceDocument } from '@tarima/documents';

/**
 * The language most of the documents' text is in, if it is one the writer knows, with the documents
 * that are in it; else the interface language with all documents.
 */
export function chooseLanguage(
  documents: SourceDocument[],
  interfaceLanguage: Language,
): { language: Language; documents: SourceDocument[]; isSpoken: boolean } {
  const sizes = LANGUAGES.map((language) => ({
    language,
    documents: documents.filter((document) => document.language === language),
  })).map((group) => ({
    ...group,
    size: group.documents.reduce((sum, one) => sum + sizeOf(one), 0),
  }));
  const largest = sizes.reduce((best, group) => (group.size > best.size ? group : best));
  if (largest.size === 0) return { language: interfaceLanguage, documents, isSpoken: false };
  return { language: largest.language, documents: largest.documents, isSpoken: true };
}

const sizeOf = (document: SourceDocument) =>
  document.blocks.reduce(
    (sum, block) => sum + block.sentences.reduce((length, { text }) => length + text.length, 0),
    0,
  );
