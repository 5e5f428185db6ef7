import { FILE_EXTENSIONS, type FileExtension } from '@tarima/contract';

/** What an address gave: its format, media type and the charset its header names, or none. */
export type PageType = { format: PageFormat; mediaType: string; charset: string };
/** A page, or a file that could be uploaded as well. */
export type PageFormat = 'html' | 'txt' | FileExtension;

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const FORMATS: Record<string, PageFormat> = {
  'text/html': 'html',
  'application/xhtml+xml': 'html',
  'text/plain': 'txt',
  'text/markdown': 'txt',
  'application/pdf': 'pdf',
  'application/x-pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/tiff': 'tiff',
  'application/msword': 'doc',
  'application/vnd.ms-powerpoint': 'ppt',
  [`${OFFICE}.wordprocessingml.document`]: 'docx',
  [`${OFFICE}.presentationml.presentation`]: 'pptx',
};

/** Headers that say nothing about what follows; the address and the first bytes do. */
const UNTOLD = new Set(['', 'application/octet-stream', 'binary/octet-stream']);

/**
 * What a page is, by its `Content-Type` header, its address and, once they are here, its bytes.
 * Nothing where it is none of the kinds that are read.
 */
export function pageTypeOf(
  header: string | null,
  url: URL,
  bytes?: Uint8Array,
): PageType | undefined {
  const [name = '', ...parameters] = (header ?? '').split(';').map((part) => part.trim());
  const mediaType = name.toLowerCase();
  const charset = parameters.find((part) => /^charset\s*=/i.test(part)) ?? '';
  const declared = UNTOLD.has(mediaType) ? formatOf(url, bytes) : FORMATS[mediaType];
  if (!declared) return undefined;
  // A PDF shows itself in its first bytes, whatever its header says.
  const format = bytes && startOf(bytes).startsWith('%PDF-') ? 'pdf' : declared;
  if (format === 'pdf' && bytes && !startOf(bytes).includes('%PDF-')) return undefined;
  return {
    format,
    mediaType: FORMATS[mediaType] === format ? mediaType : mediaTypeOf(format),
    charset: charset.replace(/^[^=]*=\s*["']?|["']$/g, ''),
  };
}

/** Whether it is a file, whose own reader knows it, and no page. */
export function isFile(format: PageFormat): format is FileExtension {
  return format !== 'html' && format !== 'txt';
}

/** The customary one, which stands first in the list. */
function mediaTypeOf(format: PageFormat): string {
  return Object.entries(FORMATS).find(([, known]) => known === format)?.[0] ?? '';
}

function formatOf(url: URL, bytes: Uint8Array | undefined): PageFormat | undefined {
  const start = bytes ? startOf(bytes) : '';
  if (start.startsWith('%PDF-')) return 'pdf';
  if (/^\uFEFF?\s*<(!doctype html|html|head|\?xml|!--)/i.test(start)) return 'html';
  const named = url.pathname.toLowerCase().split('.').at(-1);
  const extension = FILE_EXTENSIONS.find((known) => known === named);
  return extension && bytes?.length !== 0 ? extension : undefined;
}

function startOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.subarray(0, 1_024))
    .toString('latin1')
    .replace(/^\xEF\xBB\xBF/, '');
}
