import type { DraftDocument } from './draft-document.ts';
import type { SourceDocument } from './source-document.ts';

export type ReadingEvents = {
  /** Pages done, and all pages. */
  onProgress(done: number, total: number): void;
  /** Called before each try at recognising a page. Each try extends the time limit. */
  onRecognise(): void;
  /** Gets the file of each picture, before the document. Without it no figures are read. */
  onPicture?: (bytes: Uint8Array) => void;
  /** Called before the first look for figures, which has a time limit of its own. */
  onFigures?: () => void;
  /** Gets the numbers of slides that only a picture of the whole slide shows. */
  onWholeSlides?: (slides: number[]) => void;
};

export type FormatReader = {
  pageKind: SourceDocument['pageKind'];
  /** Reads a whole file. Throws `Unreadable`, or its library's errors. */
  read(bytes: Uint8Array, events: ReadingEvents): Promise<DraftDocument>;
};
