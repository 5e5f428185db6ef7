import { attemptReading, DEFAULT_LIMITS, PATIENCE, type ReadingLimits } from './attempt-reading.ts';
import { detectFileType, extensionOf } from './file-type.ts';
import type { ReadableFormat } from './registry.ts';
import { LONGEST_CONVERSION_SECONDS } from './slides/convert-to-pdf.ts';
import { type SlideSource, withWholeSlides } from './slides/whole-slides.ts';
import type { SourceDocument } from './source-document.ts';

/**
 * The most clock time for one document. A reading with figures may be repeated without them.
 * Whole slides may be drawn after it.
 */
export const LONGEST_READING_SECONDS =
  (2 * PATIENCE * DEFAULT_LIMITS.longestMs) / 1_000 + LONGEST_CONVERSION_SECONDS;

/** A picture of a document: the SHA-256 of its file, as hexadecimal digits, and the file. */
export type PictureFile = { picture: string; bytes: Uint8Array };

export type ReadingRequest = {
  path: string;
  fileName: string;
  /** The answer of an earlier `detectFileType`, which is then not repeated. */
  mediaType?: string | undefined;
  signal?: AbortSignal;
  onProgress?: (done: number, total: number) => void;
  /** Gets each picture of the document's figures once. Without it no figures are read. */
  onPicture?: (file: PictureFile) => void | Promise<void>;
  /** Draws whole slides of presentations, where pictures are taken. Without it there are none. */
  slides?: SlideSource | undefined;
  limits?: Partial<ReadingLimits>;
};

/**
 * Reads a file in its own process: a bad file cannot harm the server. Memory, processor time, clock
 * time and output are limited; the environment is empty. `onProgress` gets the pages done and all
 * pages. All that `onPicture` promises is done before the document is returned. Throws
 * `DocumentError`, the signal's reason when aborted, or the error of `onPicture`.
 */
export async function readDocument(request: ReadingRequest): Promise<SourceDocument> {
  request.signal?.throwIfAborted();
  const { fileName, mediaType } = request;
  const extension = mediaType && extensionOf(fileName);
  const type = extension ? { extension, mediaType } : await detectFileType(request);
  request.signal?.throwIfAborted();
  return readKnownType({ ...request, ...type });
}

/** Like `readDocument`, for a type that is already known. */
export async function readKnownType({
  onPicture,
  slides,
  ...request
}: ReadingRequest & { extension: ReadableFormat; mediaType: string }): Promise<SourceDocument> {
  const limits = { ...DEFAULT_LIMITS, ...request.limits };
  const task = {
    ...request,
    limits,
    wanted: onPicture ? ('figures' as const) : ('words' as const),
  };
  let outcome = await attemptReading(task);
  // Figures must never cost the words. Where there are none, a second look finds none either.
  if (
    'failure' in outcome &&
    outcome.lookedForFigures &&
    outcome.failure.code !== 'DOCUMENT_EMPTY'
  ) {
    outcome = await attemptReading({ ...task, wanted: 'words' });
  }
  if ('failure' in outcome) throw outcome.failure;
  const { answer, wholeSlides } = outcome;
  if (answer.kind !== 'document') throw new Error(`The reading process sent a ${answer.kind}`);
  const read = { document: answer.document, pictures: outcome.pictures };
  const { document, pictures } =
    slides && wholeSlides.length > 0
      ? await withWholeSlides(read, wholeSlides, task, slides)
      : read;
  const blocks = document.blocks.filter(
    (block) => block.kind !== 'figure' || pictures.has(block.picture.picture),
  );
  // Only pictures of blocks are handed on. A failed reading leaves none behind.
  const shown = new Set(
    blocks.flatMap((block) => (block.kind === 'figure' ? [block.picture.picture] : [])),
  );
  for (const picture of shown) {
    const bytes = pictures.get(picture);
    if (bytes) await onPicture?.({ picture, bytes });
  }
  return { ...document, blocks };
}
