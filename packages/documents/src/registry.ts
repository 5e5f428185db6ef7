import type { FileExtension } from '@tarima/contract';
import type { FormatReader } from './format-reader.ts';

/** Uploadable formats, the two kinds of web page, and typed text. */
export type ReadableFormat = FileExtension | 'html' | 'txt' | 'typed';

/** All readable formats, loaded on demand. A new format is one file and one line. */
const READERS: Record<ReadableFormat, () => Promise<FormatReader>> = {
  pdf: async () => (await import('./formats/pdf.ts')).pdf,
  doc: async () => (await import('./formats/doc.ts')).doc,
  docx: async () => (await import('./formats/docx.ts')).docx,
  ppt: async () => (await import('./formats/ppt.ts')).ppt,
  pptx: async () => (await import('./formats/pptx.ts')).pptx,
  jpg: async () => (await import('./formats/image.ts')).jpeg,
  jpeg: async () => (await import('./formats/image.ts')).jpeg,
  png: async () => (await import('./formats/image.ts')).png,
  tiff: async () => (await import('./formats/image.ts')).tiff,
  ai: async () => (await import('./formats/ai.ts')).ai,
  svg: async () => (await import('./formats/svg.ts')).svg,
  html: async () => (await import('./web/html-page.ts')).html,
  txt: async () => (await import('./web/plain-text.ts')).plainText,
  typed: async () => (await import('./web/typed-text.ts')).typedText,
};

export async function readerOf(extension: ReadableFormat): Promise<FormatReader> {
  return READERS[extension]();
}
