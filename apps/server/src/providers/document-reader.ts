import { canDrawPages, drawPage, type LibreOffice, readDocument } from '@tarima/documents';
import { createKeptSlides } from './kept-slides.ts';
import type { Providers } from './providers.ts';

type Reader = Pick<Providers['documents'], 'readDocument' | 'canDrawPages' | 'drawPage'>;

/** Reads documents and draws their pages. With LibreOffice, slides are drawn too. */
export function createDocumentReader(
  settings: { dataFolder: string },
  libreOffice: LibreOffice | null,
): Reader {
  const kept = libreOffice && createKeptSlides(settings, libreOffice);
  const pdfOf = ({
    path,
    mediaType,
    sha256,
  }: {
    path: string;
    mediaType?: string;
    sha256?: string;
  }) =>
    kept && mediaType && sha256
      ? (signal: AbortSignal | undefined) => kept.pdfOf({ path, mediaType, sha256 }, signal)
      : null;
  return {
    readDocument({ onWithoutSlides = () => undefined, ...request }) {
      const pdf = pdfOf(request);
      return readDocument({
        ...request,
        ...(pdf && { slides: { pdf, onLeftOut: onWithoutSlides } }),
      });
    },
    canDrawPages: (file) => canDrawPages(file, kept !== null),
    drawPage({ pageCount, ...request }) {
      const pdf = pdfOf(request);
      return drawPage({ ...request, ...(pdf && { slides: { pdf, count: pageCount } }) });
    },
  };
}
