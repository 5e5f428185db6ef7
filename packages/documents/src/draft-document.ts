/** What a format's reader hands back: text as found, before sentences are numbered and the language is known. */
export type DraftBlock =
  | { kind: 'heading'; page: number; level: number; text: string }
  | { kind: 'paragraph' | 'note' | 'caption' | 'reference'; page: number; text: string }
  /** Its lines parted by `\n`. */
  | { kind: 'code'; page: number; text: string }
  | { kind: 'list'; page: number; ordered: boolean; start?: number; items: string[] }
  | { kind: 'table'; page: number; rows: string[][] };

/** The number of a list's first item, where it is not the first of all. */
export const startAt = (number: number): { start?: number } =>
  number > 1 ? { start: number } : {};

export type DraftDocument = {
  /** From the document's metadata; empty where it has none. */
  title: string;
  author?: string;
  /** As the document gives it; kept where it is a date. */
  publishedAt?: string;
  /** The language that the document says it is in, as in `es-MX`: for texts too short to tell. */
  statedLanguage?: string;
  pageCount: number;
  blocks: DraftBlock[];
};

/** All text of a block, for measuring and matching. */
export function textOfBlock(block: DraftBlock): string {
  if (block.kind === 'list') return block.items.join('\n');
  if (block.kind === 'table') return block.rows.map((row) => row.join(' ')).join('\n');
  return block.text;
}
