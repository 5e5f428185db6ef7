import type { Readable } from 'node:stream';

/**
 * Every type of file that the studio sends. All of them are made here, and uploads are never served. None is
 * shown with a script in it: no HTML, no SVG. A zip is always saved.
 */
type MediaType =
  | 'video/mp4'
  | 'audio/mpeg'
  | 'audio/mp4'
  | 'image/png'
  | 'image/jpeg'
  | 'image/webp'
  | 'text/vtt; charset=utf-8'
  | 'text/plain; charset=utf-8'
  | 'application/x-subrip; charset=utf-8'
  | 'application/json; charset=utf-8'
  | 'application/json+chapters; charset=utf-8'
  | 'application/pdf'
  | 'application/zip';

/** A blob by its key, or a file of this machine's cache. */
export type FilePlace = { blob: string } | { path: string };

/** A file of the studio as an answer. */
export type FileAnswer = FilePlace & {
  mediaType: MediaType;
  /** Offers the file for saving, under this name. */
  attachmentName?: string;
  /** True if the address always answers the same bytes. */
  isImmutable?: boolean;
};

/** An answer that is stored nowhere. A long one is built while it is sent. */
export type StreamAnswer = {
  stream: Readable;
  mediaType:
    | 'application/zip'
    | 'application/xml; charset=utf-8'
    | 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
    | 'text/csv; charset=utf-8'
    | 'text/markdown; charset=utf-8'
    | 'text/plain; charset=utf-8';
  attachmentName: string;
};
