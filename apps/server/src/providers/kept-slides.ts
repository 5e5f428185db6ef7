import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { convertToPdf, DocumentError, type LibreOffice, slideFormatOf } from '@tarima/documents';
import { contentHash, inCache, isKept, makeFile, pruneCache } from '@tarima/media';

/** PDFs that were used this long ago are deleted first. */
const KEPT_MS = 3_600_000;
const MOST_BYTES = 1_000_000_000;

type Presentation = { path: string; mediaType: string; sha256: string };

/** The PDFs of presentations under the data folder's cache. Each is converted once. */
export function createKeptSlides(
  { dataFolder }: { dataFolder: string },
  libreOffice: LibreOffice,
  now = Date.now,
) {
  const folder = join(dataFolder, 'cache', 'slides');

  async function convert(
    { path, mediaType }: Presentation,
    to: string,
    signal: AbortSignal | undefined,
  ): Promise<void> {
    const extension = slideFormatOf(mediaType);
    if (!extension) throw new Error(`${mediaType} has no slides`);
    try {
      await makeFile(to, (unfinished) =>
        convertToPdf(libreOffice, { path, extension, to: unfinished, signal }),
      );
    } catch (error) {
      // An empty file keeps the next page from waiting as long for nothing.
      if (error instanceof DocumentError) await writeFile(to, '');
      throw error;
    }
    await pruneCache(folder, now() - KEPT_MS, MOST_BYTES);
  }

  return {
    /** The path of a presentation's PDF. Fails as `convertToPdf` does, for an hour without a new try. */
    pdfOf: (presentation: Presentation, signal: AbortSignal | undefined): Promise<string> =>
      inCache(folder, async () => {
        const { sha256, mediaType } = presentation;
        const hash = contentHash([libreOffice.version, sha256, mediaType]);
        const pdf = join(folder, `slides-${hash}.pdf`);
        const known = (await isKept(pdf)) ? await stat(pdf) : null;
        if (known && known.size > 0) return pdf;
        if (known && known.mtimeMs > now() - KEPT_MS) {
          throw new DocumentError('PAGE_WITHOUT_PICTURE', '', 'could not be converted before');
        }
        await convert(presentation, pdf, signal);
        return pdf;
      }),
  };
}
