import type { SourceDocument } from '@tarima/documents';
import { splitSentences } from '@tarima/text';

type SourceBlock = SourceDocument['blocks'][number];

/** A document as text that a person can edit. Headings and lists stay what they are. */
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

const sameLine = (line: string) => line.replace(/\s+/gu, ' ').trim();
/** A line without the mark of a heading or list item. */
const withoutMark = (line: string) => sameLine(line).replace(/^(?:#{1,6}|-) /u, '');

/**
 * An uploaded file fills the form's text area, so file and text both arrive. Unedited text counts as the file.
 * In edited text, unchanged sentences count as the file's, with their pages. The others are the author's own,
 * and removed sentences are left out. Text without any sentence of the file is used beside it.
 */
export function chooseSources(
  typed: string,
  document: SourceDocument,
): { text: string; document: SourceDocument } {
  const text = sameLine(typed);
  if (text === '' || sameLine(textOfDocument(document)).startsWith(text)) {
    return { text: '', document };
  }
  const ofFile = new Set(document.blocks.flatMap(sentenceTexts));
  const kept = new Set<string>();
  const own = typed.split('\n').map((line) => {
    // Table cells and short items may lack an end mark. They count as whole lines.
    const pieces = ofFile.has(withoutMark(line))
      ? [withoutMark(line)]
      : splitSentences(withoutMark(line), document.language).map(sameLine);
    const [theirs, mine] = partition(pieces, (piece) => ofFile.has(piece));
    for (const piece of theirs) kept.add(piece);
    return theirs.length === 0 ? line : mine.join(' ');
  });
  if (kept.size === 0) return { text: typed, document };
  const blocks = document.blocks.filter((block) =>
    sentenceTexts(block).some((each) => kept.has(each)),
  );
  return {
    text: own.join('\n').trim(),
    document: { ...document, blocks: blocks.map((block) => keepSentences(block, kept)) },
  };
}

const sentenceTexts = ({ sentences }: SourceBlock) => sentences.map(({ text }) => sameLine(text));

function keepSentences(block: SourceBlock, kept: ReadonlySet<string>): SourceBlock {
  const isKept = ({ text }: { text: string }) => kept.has(sameLine(text));
  const sentences = block.sentences.filter(isKept);
  if (block.kind !== 'list') return { ...block, sentences };
  const items = block.items.map((item) => item.filter(isKept)).filter((item) => item.length > 0);
  return { ...block, sentences, items };
}

function partition<Item>(items: Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}
