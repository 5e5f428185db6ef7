import { countWords } from '@tarima/text';
import type { SourceDocument } from './source-document.ts';

/** Number of words in a document, as people count them. */
export const wordsOfDocument = ({ blocks }: SourceDocument): number =>
  blocks.reduce(
    (sum, { sentences }) =>
      sum + sentences.reduce((words, { text }) => words + countWords(text), 0),
    0,
  );
