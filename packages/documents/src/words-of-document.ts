import { countWords } from '@tarima/text';
import type { SourceDocument } from './source-document.ts';

/** How many words a document says, as people count them. */
export const wordsOfDocument = ({ blocks }: SourceDocument): number =>
  blocks.reduce(
    (sum, { sentences }) =>
      sum + sentences.reduce((words, { text }) => words + countWords(text), 0),
    0,
  );
