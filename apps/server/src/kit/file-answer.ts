import type { Readable } from 'node:stream';

/**
 * Everything the studio answers as a file. All of it was made here; what was uploaded is never served,
 * and nothing here can hold a script: no HTML, no SVG.
 */
type MediaType =
  | 'video/mp4'
  | 'audio/mpeg'
  | 'audio/mp4'
  | 'image/png'
  | 'image/jpeg'
  | 'text/vtt; charset=utf-8'
  | 'text/plain; charset=utf-8'
  | 'application/x-subrip; charset=utf-8'
  | 'application/json; charset=utf-8'
  | 'application/json+chapters; charset=utf-8'
  | 'application/pdf';

/** A file of the studio as an answer. */
export type FileAnswer = {
  path: string;
  mediaType: MediaType;
  /** Offers the file for saving, under this name. */
  attachmentName?: string;
  /** Whether the address always answers the same bytes. */
  isImmutable?: boolean;
};

/** What is put together while it is sent, and kept nowhere. */
export type StreamAnswer = {
  stream: Readable;
  mediaType: 'application/zip' | 'text/csv; charset=utf-8';
  attachmentName: string;
};
