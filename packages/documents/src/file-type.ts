import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { FILE_EXTENSIONS, type FileExtension } from '@tarima/contract';
import { unzipSync } from 'fflate';
import { fileTypeFromBuffer } from 'file-type';
import { DocumentError } from './document-error.ts';

const MEDIA_TYPES: Record<FileExtension, string> = {
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

/** What a file's bytes say it is; `encrypted` is an Office file behind a password, `old-office` one that no library reads. */
type Content =
  | 'pdf'
  | 'doc'
  | 'docx'
  | 'ppt'
  | 'pptx'
  | 'jpg'
  | 'png'
  | 'tiff'
  | 'svg'
  | 'postscript'
  | 'encrypted'
  | 'damaged-zip'
  | 'old-office'
  | 'other';

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
  // Illustrator writes PDF with its own data inside; its oldest files are PostScript.
  ai: ['pdf', 'postscript'],
  svg: ['svg'],
};

/** How far from its start a PDF may begin, as its readers allow. */
const PDF_HEADER_WITHIN = 1_024;
const SVG_START =
  /^\s*(<\?xml[^>]*\?>\s*)?(<!--[\s\S]*?-->\s*|<!DOCTYPE[^[>]*(\[[\s\S]*?\])?[^>]*>\s*)*<(\w+:)?svg[\s>/]/;
/** Word 1 and 2 for Windows, 4 and 5 for Macintosh; none is a compound file. */
const OLD_WORD = ['9ba5', 'dba5', 'fe37001c', 'fe370023'].map((hex) => Buffer.from(hex, 'hex'));
const SVG_START_WITHIN = 65_536;

/**
 * The type of an uploaded file, from its bytes.
 * `path` is where it lies, `fileName` what its owner calls it.
 * Throws `DocumentError`: FILE_VALIDATION_ERROR for an extension that is not allowed, DOCUMENT_EMPTY
 * for no bytes, DOCUMENT_TYPE_MISMATCH where the content is not what the name says,
 * DOCUMENT_ENCRYPTED and DOCUMENT_CORRUPT where that already shows.
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
  if (content === 'old-office' && ['doc', 'ppt'].includes(extension)) {
    throw new DocumentError('DOCUMENT_UNSUPPORTED', fileName, 'of an Office before 95');
  }
  if (!ACCEPTED_CONTENT[extension].includes(content)) {
    throw new DocumentError('DOCUMENT_TYPE_MISMATCH', fileName, `the content is ${content}`);
  }
  return { extension, mediaType: MEDIA_TYPES[extension] };
}

function extensionOf(fileName: string): FileExtension | undefined {
  const extension = extname(fileName).slice(1).toLowerCase();
  return FILE_EXTENSIONS.find((allowed) => allowed === extension);
}

async function contentOf(bytes: Buffer, extension: FileExtension): Promise<Content> {
  if (bytes.subarray(0, PDF_HEADER_WITHIN).includes('%PDF-')) return 'pdf';
  if (bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'))) return contentOfZip(bytes);
  if (OLD_WORD.some((start) => bytes.subarray(0, start.length).equals(start))) return 'old-office';
  if (SVG_START.test(textOf(bytes.subarray(0, SVG_START_WITHIN)))) return 'svg';
  switch ((await fileTypeFromBuffer(bytes).catch(() => undefined))?.ext) {
    case 'cfb':
      return contentOfCompoundFile(bytes, extension);
    case 'jpg':
      return 'jpg';
    case 'png':
      return 'png';
    case 'tif':
      return 'tiff';
    case 'ps':
    case 'eps':
      return 'postscript';
    default:
      return 'other';
  }
}

/** UTF-16 SVG exists; everything else is read as UTF-8, which its first characters always are. */
function textOf(bytes: Buffer): string {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

function contentOfZip(bytes: Buffer): Content {
  let content: Content = 'other';
  try {
    // The filter sees every name and lets none be unpacked.
    unzipSync(bytes, {
      filter: ({ name }) => {
        if (name === 'word/document.xml' || name.startsWith('word/document')) content = 'docx';
        else if (name === 'ppt/presentation.xml') content = 'pptx';
        return false;
      },
    });
  } catch {
    return 'damaged-zip';
  }
  return content;
}

/** An old Office file may embed files of the other kinds: what its name says is looked for first. */
function contentOfCompoundFile(bytes: Buffer, extension: FileExtension): Content {
  const names = streamNamesIn(bytes);
  if (names.has('encryptedpackage')) return 'encrypted';
  const contents = new Set<Content>();
  if (names.has('worddocument')) contents.add('doc');
  if (names.has('powerpoint document')) contents.add('ppt');
  // PowerPoint 4 and before.
  if (names.has('pp40')) contents.add('old-office');
  return (
    ACCEPTED_CONTENT[extension].find((content) => contents.has(content)) ??
    [...contents][0] ??
    'other'
  );
}

const ENTRY_BYTES = 128;
const LONGEST_NAME_BYTES = 64;

/** The names in the directory of a compound file, in small letters: entries of 128 bytes that begin with their name. */
function streamNamesIn(bytes: Buffer): Set<string> {
  const names = new Set<string>();
  for (let at = 0; at + ENTRY_BYTES <= bytes.length; at += ENTRY_BYTES) {
    const length = bytes.readUInt16LE(at + LONGEST_NAME_BYTES);
    if (length < 4 || length > LONGEST_NAME_BYTES || bytes[at + 1] !== 0) continue;
    names.add(bytes.toString('utf16le', at, at + length - 2).toLowerCase());
  }
  return names;
}
