import type { Citation } from '@tarima/contract';
import type { SourceBlock, SourceDocument } from '@tarima/documents';
import { countWords } from '@tarima/text';
import { anchorVisuals } from '../reading/anchor-visuals.ts';
import { cleanText } from '../reading/clean-text.ts';
import { isForMachines } from '../reading/prompt-like.ts';
import { sentenceKey, type VisualsOfSentences } from '../reading/visual.ts';

export type NumberedSentence = {
  /** Counts from 1 through all documents. A model cites it. */
  number: number;
  text: string;
  /** Shown to introduce the text below it, and never spoken. */
  isHeading: boolean;
  citation: Citation;
};

/** A piece of a document that is shown to a model as a whole. */
export type SourcePart = {
  /** Counts from 1 through all documents. An outline names it. */
  id: number;
  /** The headings with letters in it, in order. */
  headings: string[];
  file: string;
  page: number;
  sentences: NumberedSentence[];
  words: number;
};

/** A longer part would leave too little room for the answer. */
const LONGEST_PART_WORDS = 700;
/** A short text without headings is cut into about so many parts. An outline can then choose. */
const PARTS_OF_SHORT = 12;
const SHORTEST_PART_WORDS = 60;
/** The longest documents have about so many parts. */
const MOST_PARTS = 160;

/**
 * Cuts documents into parts of whole blocks, at headings where possible: about as many as an
 * outline can hold. Code, references and texts for machines are left out.
 */
export function readParts(documents: SourceDocument[]): SourcePart[] {
  const words = documents.flatMap(({ blocks }) => blocks).reduce((sum, b) => sum + wordsOf(b), 0);
  const fewest = words / MOST_PARTS;
  const share = Math.max(SHORTEST_PART_WORDS, words / PARTS_OF_SHORT);
  const most = Math.max(Math.min(LONGEST_PART_WORDS, share), fewest * 2);
  const parts: SourcePart[] = [];
  let number = 0;
  for (const document of documents) {
    let part: SourcePart | null = null;
    for (const block of document.blocks) {
      if (block.kind === 'code' || block.kind === 'reference') continue;
      const isHeading = block.kind === 'heading';
      const hasText = part?.sentences.some((sentence) => !sentence.isHeading);
      const isNew: boolean =
        part === null ||
        (hasText === true &&
          ((isHeading && part.words > fewest) || part.words + wordsOf(block) > most));
      if (isNew || part === null) {
        part = {
          id: parts.length + 1,
          headings: [],
          file: document.fileName,
          page: block.page,
          sentences: [],
          words: 0,
        };
        parts.push(part);
      }
      for (const { id, text } of block.sentences) {
        if (isForMachines(text) || !cleanText(text)) continue;
        number += 1;
        const clean = cleanText(text);
        const citation = { sentenceId: id, file: document.fileName, page: block.page, quote: text };
        part.sentences.push({ number, text: clean, isHeading, citation });
        part.words += countWords(clean);
        if (isHeading && /\p{L}/u.test(clean)) part.headings.push(clean);
      }
    }
  }
  return parts.filter(({ sentences }) => sentences.length > 0);
}

/** The visuals of documents, beside the sentences that a model is shown. */
export function visualsBeside(
  documents: SourceDocument[],
  parts: readonly SourcePart[],
): VisualsOfSentences {
  const said = new Set(
    parts.flatMap(({ sentences }) =>
      sentences
        .filter(({ isHeading }) => !isHeading)
        .map(({ citation }) => sentenceKey(citation.file, citation.sentenceId)),
    ),
  );
  return new Map(
    documents.flatMap((document) => [
      ...anchorVisuals(document, (id) => said.has(sentenceKey(document.fileName, id))),
    ]),
  );
}

const wordsOf = ({ sentences }: SourceBlock) =>
  sentences.reduce((sum, { text }) => sum + countWords(text), 0);
