import type { SourceDocument } from '@tarima/documents';
import { countWords } from '@tarima/text';

/** What a document says as text that a person can edit: headings and lists stay what they are. */
export function textOfDocument({ blocks }: SourceDocument): string {
  return blocks
    .filter(({ kind }) => kind !== 'reference')
    .map((block) => {
      const sentences = block.sentences.map(({ text }) => text);
      if (block.kind === 'heading') return `${'#'.repeat(block.level)} ${sentences.join(' ')}`;
      if (block.kind !== 'list') return sentences.join(block.kind === 'paragraph' ? ' ' : '\n');
      return block.items.map((item) => `- ${item.map(({ text }) => text).join(' ')}`).join('\n');
    })
    .join('\n\n');
}

export const wordsOfDocument = ({ blocks }: SourceDocument): number =>
  blocks.reduce(
    (sum, { sentences }) =>
      sum + sentences.reduce((words, { text }) => words + countWords(text), 0),
    0,
  );

const sameLine = (line: string) => line.replace(/\s+/gu, ' ').trim();
/** A text of which so much stands in a file is that file's text, edited. */
const SHARED_LINES = 0.5;

/**
 * The text of an uploaded file fills the form's text area, so both arrive: which of them counts.
 * Untouched text is the file, edited text stands for it, and text of another kind is heard beside it.
 */
export function chooseSources(
  typed: string,
  document: SourceDocument,
): { usesText: boolean; usesFile: boolean } {
  const text = sameLine(typed);
  if (text === '') return { usesText: false, usesFile: true };
  const fileText = textOfDocument(document);
  if (sameLine(fileText).startsWith(text)) return { usesText: false, usesFile: true };
  const fileLines = new Set(fileText.split('\n').map(sameLine));
  const lines = typed.split('\n').map(sameLine).filter(Boolean);
  const shared = lines.filter((line) => fileLines.has(line)).length;
  return { usesText: true, usesFile: shared < lines.length * SHARED_LINES };
}
