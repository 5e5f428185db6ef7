import type { FileExtension } from '@tarima/contract';
import { unzipSync } from 'fflate';
import { fileTypeFromBuffer } from 'file-type';
import { decodeMarkup } from './decode-markup.ts';

/**
 * The kind of a file by its bytes. `encrypted` is an Office file behind a password. No library
 * reads `old-office`.
 */
export type Content =
  | UploadedContent
  | 'postscript'
  | 'rtf'
  | 'html'
  | 'opendocument'
  | 'workbook'
  | 'encrypted'
  | 'damaged-zip'
  | 'damaged-compound-file'
  | 'old-office'
  | 'other';
/** Kinds that can be uploaded. JPEG has two extensions; an Illustrator file is a PDF or PostScript. */
type UploadedContent = Exclude<FileExtension, 'jpeg' | 'ai'>;

/** In bytes: PDF readers accept the start mark and the end mark within this distance. */
const PDF_MARKS_WITHIN = 1_024;
/** The end of a PDF, even of one whose first line was lost. */
const PDF_END = /startxref\s+\d+\s+%%EOF/;
const SVG_START =
  /^\s*(<\?xml[^>]*\?>\s*)?(<!--(?:(?!-->)[\s\S])*-->\s*|<!DOCTYPE[^[>]*(\[[^\]]*\][^>]*)?>\s*)*<(\w+:)?svg[\s>/]/;
/** Word 1 and 2 for Windows, 4 and 5 for Macintosh. None is a compound file. */
const OLD_WORD = ['9ba5', 'dba5', 'fe37001c', 'fe370023'].map((hex) => Buffer.from(hex, 'hex'));
/** Word processors and servers sometimes write HTML or MHTML under a document's name. */
const HTML_START =
  /^\s*(<\?xml[^>]*\?>\s*)?(<!--[\s\S]*?-->\s*)*<(!DOCTYPE\s+html|html|head|meta|title|body|style|script|div|table|p)[\s>]|^(MIME-Version:|From: <Saved by)/i;
const MARKUP_START_WITHIN = 65_536;
/** A TIFF lists its content at its end. A cut one is known only by its start. */
const TIFF_STARTS = [Buffer.from('II*\0', 'latin1'), Buffer.from('MM\0*', 'latin1')];

/** The kind of some bytes. Old Office files may contain several kinds; `extension` is tried first. */
export async function contentOf(bytes: Buffer, extension: FileExtension): Promise<Content> {
  if (bytes.subarray(0, PDF_MARKS_WITHIN).includes('%PDF-')) return 'pdf';
  if (bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'))) return contentOfZip(bytes);
  if (OLD_WORD.some((start) => bytes.subarray(0, start.length).equals(start))) return 'old-office';
  const start = decodeMarkup(bytes.subarray(0, MARKUP_START_WITHIN));
  if (SVG_START.test(start)) return 'svg';
  if (HTML_START.test(start)) return 'html';
  if (start.startsWith('{\\rtf')) return 'rtf';
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
      if (PDF_END.test(bytes.toString('latin1', bytes.length - PDF_MARKS_WITHIN))) return 'pdf';
      return TIFF_STARTS.some((start) => bytes.subarray(0, 4).equals(start)) ? 'tiff' : 'other';
  }
}

/** Parts of every file that LibreOffice and similar programs write. */
const OPENDOCUMENT_PARTS = ['mimetype', 'content.xml', 'META-INF/manifest.xml'];

function contentOfZip(bytes: Buffer): Content {
  let content: Content = 'other';
  let openDocumentParts = 0;
  try {
    // The filter sees all names and unpacks none.
    unzipSync(bytes, {
      filter: ({ name }) => {
        if (name === 'word/document.xml' || name.startsWith('word/document')) content = 'docx';
        else if (name === 'ppt/presentation.xml') content = 'pptx';
        else if (name === 'xl/workbook.xml' || name === 'xl/workbook.bin') content = 'workbook';
        else if (OPENDOCUMENT_PARTS.includes(name)) openDocumentParts += 1;
        return false;
      },
    });
  } catch {
    return 'damaged-zip';
  }
  return openDocumentParts === OPENDOCUMENT_PARTS.length ? 'opendocument' : content;
}

/** Old Office files may embed files of other kinds. The kind of the extension comes first. */
function contentOfCompoundFile(bytes: Buffer, extension: FileExtension): Content {
  const names = streamNamesIn(bytes);
  if (names.has('encryptedpackage')) return 'encrypted';
  const contents = new Set<Content>();
  if (names.has('worddocument')) contents.add('doc');
  if (names.has('powerpoint document')) contents.add('ppt');
  if (names.has('workbook') || names.has('book')) contents.add('workbook');
  // PowerPoint 4 and older.
  if (names.has('pp40')) contents.add('old-office');
  return (
    [...contents].find((content) => content === extension) ??
    [...contents][0] ??
    (names.has('root entry') && !isCutOff(bytes) ? 'other' : 'damaged-compound-file')
  );
}

/** Places in a compound file's header: the sector size, then the sectors of its allocation table. */
const SECTOR_SHIFT_AT = 0x1e;
const TABLE_SECTORS_AT = 0x2c;
const FIRST_TABLE_SECTOR_AT = 0x4c;
const COMPOUND_HEADER_BYTES = 512;
const FREE_SECTOR = 0xffffffff;

/** True when a compound file ends before its last used sector. Its directory is often at its end. */
function isCutOff(bytes: Buffer): boolean {
  if (bytes.length < COMPOUND_HEADER_BYTES) return true;
  const sectorBytes = 2 ** bytes.readUInt16LE(SECTOR_SHIFT_AT);
  const endOf = (sector: number) => (sector + 2) * sectorBytes;
  const inHeader = (COMPOUND_HEADER_BYTES - FIRST_TABLE_SECTOR_AT) / 4;
  const tables = Math.min(bytes.readUInt32LE(TABLE_SECTORS_AT), inHeader);
  for (let table = 0; table < tables; table += 1) {
    const sector = bytes.readUInt32LE(FIRST_TABLE_SECTOR_AT + table * 4);
    if (endOf(sector) > bytes.length) return true;
    for (let entry = 0; entry < sectorBytes / 4; entry += 1) {
      const isUsed = bytes.readUInt32LE(endOf(sector - 1) + entry * 4) !== FREE_SECTOR;
      if (isUsed && endOf((table * sectorBytes) / 4 + entry) > bytes.length) return true;
    }
  }
  return false;
}

const ENTRY_BYTES = 128;
const LONGEST_NAME_BYTES = 64;

/** Names in a compound file's directory, in lower case. Entries have 128 bytes and begin with the name. */
function streamNamesIn(bytes: Buffer): Set<string> {
  const names = new Set<string>();
  for (let at = 0; at + ENTRY_BYTES <= bytes.length; at += ENTRY_BYTES) {
    const length = bytes.readUInt16LE(at + LONGEST_NAME_BYTES);
    if (length < 4 || length > LONGEST_NAME_BYTES || bytes[at + 1] !== 0) continue;
    names.add(bytes.toString('utf16le', at, at + length - 2).toLowerCase());
  }
  return names;
}
