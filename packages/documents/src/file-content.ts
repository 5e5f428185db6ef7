import type { FileExtension } from '@tarima/contract';
import { unzipSync } from 'fflate';
import { fileTypeFromBuffer } from 'file-type';
import { decodeMarkup } from './decode-markup.ts';

/** What a file's bytes say it is; `encrypted` is an Office file behind a password, `old-office` one that no library reads. */
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
/** What can be uploaded. JPEG has two extensions, and an Illustrator file is a PDF or PostScript. */
type UploadedContent = Exclude<FileExtension, 'jpeg' | 'ai'>;

/** How far from its start a PDF may begin and from its end it may end, as its readers allow. */
const PDF_MARKS_WITHIN = 1_024;
/** What a PDF ends with, also one whose first line was lost. */
const PDF_END = /startxref\s+\d+\s+%%EOF/;
const SVG_START =
  /^\s*(<\?xml[^>]*\?>\s*)?(<!--(?:(?!-->)[\s\S])*-->\s*|<!DOCTYPE[^[>]*(\[[^\]]*\][^>]*)?>\s*)*<(\w+:)?svg[\s>/]/;
/** Word 1 and 2 for Windows, 4 and 5 for Macintosh; none is a compound file. */
const OLD_WORD = ['9ba5', 'dba5', 'fe37001c', 'fe370023'].map((hex) => Buffer.from(hex, 'hex'));
/** What word processors and servers write in place of a document: a page, or one with its pictures in one file (MHTML). */
const HTML_START =
  /^\s*(<\?xml[^>]*\?>\s*)?(<!--[\s\S]*?-->\s*)*<(!DOCTYPE\s+html|html|head|meta|title|body|style|script|div|table|p)[\s>]|^(MIME-Version:|From: <Saved by)/i;
const MARKUP_START_WITHIN = 65_536;
/** A TIFF that was cut off is known by nothing else: what it holds is told at its end. */
const TIFF_STARTS = [Buffer.from('II*\0', 'latin1'), Buffer.from('MM\0*', 'latin1')];

/** What bytes are; where an old Office file holds others too, what `extension` says is looked for first. */
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

/** What LibreOffice and its like put into each of their files. */
const OPENDOCUMENT_PARTS = ['mimetype', 'content.xml', 'META-INF/manifest.xml'];

function contentOfZip(bytes: Buffer): Content {
  let content: Content = 'other';
  let openDocumentParts = 0;
  try {
    // The filter sees every name and lets none be unpacked.
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

/** An old Office file may embed files of the other kinds: what its name says is looked for first. */
function contentOfCompoundFile(bytes: Buffer, extension: FileExtension): Content {
  const names = streamNamesIn(bytes);
  if (names.has('encryptedpackage')) return 'encrypted';
  const contents = new Set<Content>();
  if (names.has('worddocument')) contents.add('doc');
  if (names.has('powerpoint document')) contents.add('ppt');
  if (names.has('workbook') || names.has('book')) contents.add('workbook');
  // PowerPoint 4 and before.
  if (names.has('pp40')) contents.add('old-office');
  return (
    [...contents].find((content) => content === extension) ??
    [...contents][0] ??
    (names.has('root entry') && !isCutOff(bytes) ? 'other' : 'damaged-compound-file')
  );
}

/** Where the header of a compound file tells the size of its sectors, how many of them hold the table of those in use, and which these are. */
const SECTOR_SHIFT_AT = 0x1e;
const TABLE_SECTORS_AT = 0x2c;
const FIRST_TABLE_SECTOR_AT = 0x4c;
const COMPOUND_HEADER_BYTES = 512;
const FREE_SECTOR = 0xffffffff;

/** Whether a compound file ends before the last sector that it says is in use. Its directory often stands at its end. */
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
