import { LANGUAGES, type Language } from '@tarima/contract';
import type { SourceDocument } from '@tarima/documents';

/**
 * The declared language with the documents in it. Without any, the language of most text, if the
 * writer knows it. Otherwise the declared one, which then only frames all documents (`isSpoken` is
 * false).
 */
export function chooseLanguage(
  documents: SourceDocument[],
  declared: Language,
): { language: Language; documents: SourceDocument[]; isSpoken: boolean } {
  const groups = LANGUAGES.map((language) => documentsIn(language, documents)).filter(
    ({ size }) => size > 0,
  );
  const [largest] = groups.toSorted((one, other) => other.size - one.size);
  const chosen = groups.find(({ language }) => language === declared) ?? largest;
  return chosen
    ? { language: chosen.language, documents: chosen.documents, isSpoken: true }
    : { language: declared, documents, isSpoken: false };
}

function documentsIn(language: Language, all: SourceDocument[]) {
  const documents = all.filter((document) => document.language === language);
  return { language, documents, size: documents.reduce((sum, one) => sum + sizeOf(one), 0) };
}

const sizeOf = (document: SourceDocument) =>
  document.blocks.reduce(
    (sum, block) => sum + block.sentences.reduce((length, { text }) => length + text.length, 0),
    0,
  );
