import type { Citation } from '@tarima/contract';
import type { SourceBlock, SourceDocument } from '@tarima/documents';
import { countWords } from '@tarima/text';
import { cleanText } from '../reading/clean-text.ts';
import { isForMachines } from '../reading/prompt-like.ts';

export type NumberedSentence = {
  /** 1, 2 … through all documents: what a model cites. */
  number: number;
  text: string;
  /** Shown for what stands below it, and not said. */
  isHeading: boolean;
  citation: Citation;
};

/** A stretch of a document that is shown to a model as a whole. */
export type SourcePart = {
  /** 1, 2 … through all documents: what an outline names. */
  id: number;
  /** The headings in it that say something, in order. */
  headings: string[];
  file: string;
  page: number;
  sentences: NumberedSentence[];
  words: number;
};

/** What a question about one part may hold without crowding out the answer. */
const LONGEST_PART_WORDS = 700;
/** A short text without headings has about so many parts, so that there is something to choose from. */
const PARTS_OF_SHORT = 12;
const SHORTEST_PART_WORDS = 60;
/** An outline is made from so many parts at most, whatever the length of the documents. */
const MOST_PARTS = 160;

/**
 * Cuts documents into parts of whole blocks, at headings where it can: about as many as an outline
 * can hold. Listings of code, references and what is addressed to machines are left out.
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

const wordsOf = ({ sentences }: SourceBlock) =>
  sentences.reduce((sum, { text }) => sum + countWords(text), 0);
