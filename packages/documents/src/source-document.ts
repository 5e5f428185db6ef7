import type { Chart, FigureKind, Picture, ShareBox } from '@tarima/contract/figures';
import type { TextLanguage } from '@tarima/text';

/**
 * The form that every format is read into. Blocks are in reading order, each on its page or slide.
 * Sentences are numbered through the document, so that a script can cite them.
 */

export type SourceSentence = {
  /** `s1`, `s2` … in reading order, unique within the document. */
  id: string;
  text: string;
};

type BlockBase = { page: number; sentences: SourceSentence[] };

export type SourceBlock =
  | (BlockBase & { kind: 'heading'; level: number })
  | (BlockBase & { kind: 'paragraph' })
  /**
   * One sentence list per item; `sentences` holds them all in order. `start` is the first number of
   * a list that continues another.
   */
  | (BlockBase & { kind: 'list'; ordered: boolean; start?: number; items: SourceSentence[][] })
  /** Cell texts, header row first. `sentences` are the rows as text. */
  | (BlockBase & { kind: 'table'; rows: string[][] })
  /** Speaker notes. */
  | (BlockBase & { kind: 'note' })
  | (BlockBase & { kind: 'caption' })
  /** A picture, without sentences. It stands directly before its caption, if it has one. */
  | (BlockBase & {
      kind: 'figure';
      picture: Picture;
      figureKind: FigureKind;
      /** Its place on the page. */
      place: ShareBox;
      /** Empty if it has none. */
      caption: string;
      /** The document's description for those who cannot see it; empty if there is no useful one. */
      alt: string;
    })
  /** The numbers of a chart, without sentences. */
  | (BlockBase & { kind: 'chart'; chart: Chart })
  /** An entry or heading of references or an index: kept for lookup, never spoken. */
  | (BlockBase & { kind: 'reference' })
  /** Code or commands, one "sentence" a line: shown, never spoken. */
  | (BlockBase & { kind: 'code' });

export type SourceDocument = {
  /** The file's name, or the web address. */
  fileName: string;
  mediaType: string;
  language: TextLanguage;
  /** Title from the metadata or first heading; empty if it has none. */
  title: string;
  /** The author, where a web page names one. */
  author?: string;
  /** The publication day of a web page, as `2026-11-20`, where it states one. */
  publishedAt?: string;
  pageCount: number;
  /** The name of the document's unit. */
  pageKind: 'page' | 'slide';
  blocks: SourceBlock[];
};
