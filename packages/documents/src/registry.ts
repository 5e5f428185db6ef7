import type { FileExtension } from '@tarima/contract';
import type { FormatReader } from './format-reader.ts';

/** What can be uploaded, the two kinds of page that web addresses give besides, and what is typed. */
export type ReadableFormat = FileExtension | 'html' | 'txt' | 'typed';

/** Every format that can be read, loaded when it is needed. A new format is one file and one line. */
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
