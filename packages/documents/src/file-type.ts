import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { FILE_EXTENSIONS, type FileExtension } from '@tarima/contract';
import { DocumentError, type DocumentErrorCode } from './document-error.ts';
import { type Content, contentOf } from './file-content.ts';

export const MEDIA_TYPES: Record<FileExtension, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  tiff: 'image/tiff',
  ai: 'application/illustrator',
  svg: 'image/svg+xml',
};

const ACCEPTED_CONTENT: Record<FileExtension, Content[]> = {
  pdf: ['pdf'],
  doc: ['doc'],
  docx: ['docx'],
  ppt: ['ppt'],
  pptx: ['pptx'],
  jpg: ['jpg'],
  jpeg: ['jpg'],
  png: ['png'],
  tiff: ['tiff'],
  // Illustrator writes PDF with its own data inside. Its oldest files are PostScript.
  ai: ['pdf', 'postscript'],
  svg: ['svg'],
};

/** Codes for a file whose name says something else. Kinds missing here are unknown to users too. */
const NAMED_CONTENT: Partial<Record<Content, DocumentErrorCode>> = {
  pdf: 'DOCUMENT_IS_PDF',
  doc: 'DOCUMENT_IS_DOC',
  docx: 'DOCUMENT_IS_DOCX',
  ppt: 'DOCUMENT_IS_PPT',
  pptx: 'DOCUMENT_IS_PPTX',
  jpg: 'DOCUMENT_IS_JPG',
  png: 'DOCUMENT_IS_PNG',
  tiff: 'DOCUMENT_IS_TIFF',
  svg: 'DOCUMENT_IS_SVG',
  rtf: 'DOCUMENT_IS_RTF',
  html: 'DOCUMENT_IS_HTML',
  opendocument: 'DOCUMENT_IS_OPENDOCUMENT',
  workbook: 'DOCUMENT_IS_WORKBOOK',
};

/**
 * The type of an uploaded file, from its bytes. `path` is its place, `fileName` its owner's name
 * for it. Throws `DocumentError`: FILE_VALIDATION_ERROR for an extension that is not allowed;
 * DOCUMENT_EMPTY for no bytes; DOCUMENT_IS_… for content of another kind; DOCUMENT_TYPE_MISMATCH
 * for unknown content; DOCUMENT_ENCRYPTED or DOCUMENT_CORRUPT where that already shows.
 */
export async function detectFileType(file: {
  path: string;
  fileName: string;
}): Promise<{ extension: FileExtension; mediaType: string }> {
  const { path, fileName } = file;
  const extension = extensionOf(fileName);
  if (!extension) {
    throw new DocumentError('FILE_VALIDATION_ERROR', fileName, 'the extension is not allowed');
  }
  const bytes = await readFile(path);
  if (bytes.length === 0)
    throw new DocumentError('DOCUMENT_EMPTY', fileName, 'the file has no bytes');

  const content = await contentOf(bytes, extension);
  if (content === 'encrypted' && ['doc', 'docx', 'ppt', 'pptx'].includes(extension)) {
    throw new DocumentError('DOCUMENT_ENCRYPTED', fileName, 'an Office file behind a password');
  }
  if (content === 'damaged-zip' && ['docx', 'pptx'].includes(extension)) {
    throw new DocumentError('DOCUMENT_CORRUPT', fileName, 'a zip archive without its directory');
  }
  if (content === 'damaged-compound-file' && ['doc', 'ppt'].includes(extension)) {
    throw new DocumentError('DOCUMENT_CORRUPT', fileName, 'a compound file without its directory');
  }
  if (content === 'old-office' && ['doc', 'ppt'].includes(extension)) {
    throw new DocumentError('DOCUMENT_UNSUPPORTED', fileName, 'of an Office before 95');
  }
  if (!ACCEPTED_CONTENT[extension].includes(content)) {
    const code = NAMED_CONTENT[content] ?? 'DOCUMENT_TYPE_MISMATCH';
    throw new DocumentError(code, fileName, `the content is ${content}`);
  }
  return { extension, mediaType: MEDIA_TYPES[extension] };
}

/** The extension of a file's name; undefined for one that is not allowed. */
export function extensionOf(fileName: string): FileExtension | undefined {
  const extension = extname(fileName).slice(1).toLowerCase();
  return FILE_EXTENSIONS.find((allowed) => allowed === extension);
}
