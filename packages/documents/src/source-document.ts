import type { TextLanguage } from '@tarima/text';

/**
 * What every format becomes. Blocks stand in reading order, each on its page (or slide), and
 * sentences are numbered through the document, so that a script can say where it has a sentence from.
 */

export type SourceSentence = {
  /** `s1`, `s2` … in reading order; unique within the document. */
  id: string;
  text: string;
};

type BlockBase = { page: number; sentences: SourceSentence[] };

export type SourceBlock =
  | (BlockBase & { kind: 'heading'; level: number })
  | (BlockBase & { kind: 'paragraph' })
  /**
   * One sentence list per item; `sentences` holds them all in order. `start` is the number of the first, where a
   * list goes on counting from one before it.
   */
  | (BlockBase & { kind: 'list'; ordered: boolean; start?: number; items: SourceSentence[][] })
  /** Cell texts, header row first; its `sentences` are its rows read as text. */
  | (BlockBase & { kind: 'table'; rows: string[][] })
  /** Speaker notes. */
  | (BlockBase & { kind: 'note' })
  | (BlockBase & { kind: 'caption' })
  /** An entry of a list of references or of an index, and its heading: kept to be looked up, not to be spoken. */
  | (BlockBase & { kind: 'reference' })
  /** A listing of code or commands, one "sentence" a line: kept to be shown, not to be spoken. */
  | (BlockBase & { kind: 'code' });

export type SourceDocument = {
  /** The file's name, or the web address. */
  fileName: string;
  mediaType: string;
  language: TextLanguage;
  /** The document's own title, from its metadata or first heading; empty where it has none. */
  title: string;
  /** Who wrote it, where a web page says so. */
  author?: string;
  /** The day a web page was published, as `2026-11-20`, where it says so. */
  publishedAt?: string;
  pageCount: number;
  /** What the document's own unit is called. */
  pageKind: 'page' | 'slide';
  blocks: SourceBlock[];
};
