import { finishDocument } from './finish-document.ts';
import type { ReadingEvents } from './format-reader.ts';
import { type ReadableFormat, readerOf } from './registry.ts';
import type { SourceDocument } from './source-document.ts';

/**
 * Reads a file's bytes in this process, without limits. The reading process calls it. Throws
 * `Unreadable`, or the errors of a format's library.
 */
export async function readBytesAs(
  bytes: Uint8Array,
  file: { fileName: string; extension: ReadableFormat; mediaType: string },
  events: ReadingEvents,
): Promise<SourceDocument> {
  const reader = await readerOf(file.extension);
  const draft = await reader.read(bytes, events);
  const { fileName, mediaType } = file;
  return finishDocument(draft, { fileName, mediaType, pageKind: reader.pageKind });
}
