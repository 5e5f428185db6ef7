/** What an address gave: its format, media type and the charset its header names, or none. */
export type PageType = { format: 'html' | 'txt' | 'pdf'; mediaType: string; charset: string };

const FORMATS: Record<string, PageType['format']> = {
  'text/html': 'html',
  'application/xhtml+xml': 'html',
  'text/plain': 'txt',
  'text/markdown': 'txt',
  'application/pdf': 'pdf',
  'application/x-pdf': 'pdf',
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
    mediaType: FORMATS[mediaType] === format ? mediaType : MEDIA_TYPES[format],
    charset: charset.replace(/^[^=]*=\s*["']?|["']$/g, ''),
  };
}

const MEDIA_TYPES = { html: 'text/html', txt: 'text/plain', pdf: 'application/pdf' };

function formatOf(url: URL, bytes: Uint8Array | undefined): PageType['format'] | undefined {
  if (!bytes) return /\.pdf$/i.test(url.pathname) ? 'pdf' : undefined;
  const start = startOf(bytes);
  if (start.startsWith('%PDF-')) return 'pdf';
  return /^\uFEFF?\s*<(!doctype html|html|head|\?xml|!--)/i.test(start) ? 'html' : undefined;
}

function startOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.subarray(0, 1_024))
    .toString('latin1')
    .replace(/^\xEF\xBB\xBF/, '');
}
