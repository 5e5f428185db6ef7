import { FILE_EXTENSIONS, type FileExtension } from '@tarima/contract';

/** The format, media type and header charset of an answer; empty if unknown. */
export type PageType = { format: PageFormat; mediaType: string; charset: string };
/** A page, or an uploadable file. */
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

/** Headers without meaning: address and first bytes decide. */
const UNINFORMATIVE = new Set(['', 'application/octet-stream', 'binary/octet-stream']);

/**
 * The type of a page, from its `Content-Type` header, its address and any loaded bytes. Undefined
 * for types that are not read.
 */
export function pageTypeOf(
  header: string | null,
  url: URL,
  bytes?: Uint8Array,
): PageType | undefined {
  const [name = '', ...parameters] = (header ?? '').split(';').map((part) => part.trim());
  const mediaType = name.toLowerCase();
  const charset = parameters.find((part) => /^charset\s*=/i.test(part)) ?? '';
  const declared = UNINFORMATIVE.has(mediaType) ? formatOf(url, bytes) : FORMATS[mediaType];
  if (!declared) return undefined;
  // A PDF is known by its first bytes, whatever its header says.
  const format = bytes && startOf(bytes).startsWith('%PDF-') ? 'pdf' : declared;
  if (format === 'pdf' && bytes && !startOf(bytes).includes('%PDF-')) return undefined;
  return {
    format,
    mediaType: FORMATS[mediaType] === format ? mediaType : mediaTypeOf(format),
    charset: charset.replace(/^[^=]*=\s*["']?|["']$/g, ''),
  };
}

/** True for files, which have a reader of their own. */
export function isFile(format: PageFormat): format is FileExtension {
  return format !== 'html' && format !== 'txt';
}

/** The usual media type, which is first in the list. */
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
