import type { DraftDocument } from './draft-document.ts';
import type { SourceDocument } from './source-document.ts';

export type ReadingEvents = {
  /** Pages done, and all pages. */
  onProgress(done: number, total: number): void;
  /** A page's picture is about to be recognised, or turned and tried again. The time limit grows by seconds. */
  onRecognise(): void;
};

export type FormatReader = {
  pageKind: SourceDocument['pageKind'];
  /** Reads all of a file; throws `Unreadable`, or whatever its library throws. */
  read(bytes: Uint8Array, events: ReadingEvents): Promise<DraftDocument>;
};
