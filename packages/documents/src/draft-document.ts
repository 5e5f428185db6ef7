import type { Chart, FigureKind, Picture, ShareBox } from '@tarima/contract/figures';

/** A document as a format's reader found it, without sentence numbers and a known language. */
export type DraftBlock =
  | { kind: 'heading'; page: number; level: number; text: string }
  | { kind: 'paragraph' | 'note' | 'caption' | 'reference'; page: number; text: string }
  /** Lines separated by `\n`. */
  | { kind: 'code'; page: number; text: string }
  | { kind: 'list'; page: number; ordered: boolean; start?: number; items: string[] }
  | { kind: 'table'; page: number; rows: string[][] }
  | DraftFigure
  | { kind: 'chart'; page: number; chart: Chart };

/** A picture. It stands directly before its caption, if it has one. */
export type DraftFigure = {
  kind: 'figure';
  page: number;
  picture: Picture;
  figureKind: FigureKind;
  /** Its place on the page. */
  place: ShareBox;
  /** The text of its caption; empty if it has none. */
  caption: string;
  /** The document's own description for those who cannot see it; empty if it has no useful one. */
  alt: string;
};

/** The number of the first item, where that is not 1. */
export const startAt = (number: number): { start?: number } =>
  number > 1 ? { start: number } : {};

export type DraftDocument = {
  /** From the document's metadata; empty if it has none. */
  title: string;
  author?: string;
  /** As written in the document. Later kept only if it is a date. */
  publishedAt?: string;
  /** The language declared by the document, as in `es-MX`. Used for texts too short to detect. */
  statedLanguage?: string;
  pageCount: number;
  blocks: DraftBlock[];
};

/** All text of a block, for measuring and matching. */
export function textOfBlock(block: DraftBlock): string {
  if (block.kind === 'list') return block.items.join('\n');
  if (block.kind === 'table') return block.rows.map((row) => row.join(' ')).join('\n');
  // Words inside a picture are no sentences.
  if (block.kind === 'figure' || block.kind === 'chart') return '';
  return block.text;
}
