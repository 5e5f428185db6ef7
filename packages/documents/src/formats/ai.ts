import type { FormatReader } from '../format-reader.ts';
import { Unreadable } from '../unreadable.ts';
import { pdf } from './pdf.ts';

/** Illustrator writes this into the PDF when its "PDF compatible" box is not ticked. */
const WITHOUT_PDF = /saved without PDF content/i;

/** Illustrator files: the text of the PDF inside, or its outlines recognised. The oldest hold only PostScript. */
export const ai: FormatReader = {
  pageKind: 'page',
  async read(bytes, events) {
    if (!Buffer.from(bytes.subarray(0, 1_024)).includes('%PDF-')) {
      throw new Unreadable('DOCUMENT_UNSUPPORTED', 'PostScript without a PDF inside');
    }
    const draft = await pdf.read(bytes, events);
    if (draft.blocks.some((block) => block.kind === 'paragraph' && WITHOUT_PDF.test(block.text))) {
      throw new Unreadable('DOCUMENT_UNSUPPORTED', 'saved without its PDF content');
    }
    return draft;
  },
};
