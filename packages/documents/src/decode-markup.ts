/** In bytes: a page declares its charset near its start. */
const DECLARED_WITHIN = 4_096;
const DECLARATION =
  /<meta[^<>]+charset\s*=\s*(?:["']\s*)?([\w-]+)|<\?xml[^>]+encoding\s*=\s*["']([\w-]+)/i;
const UTF_16 = /^utf-?16/i;

/**
 * The text of a page or drawing. Headers are often wrong, so the order of trust is: the byte order
 * mark; bytes that can only be UTF-8; the header's charset; the declared charset. The last resort
 * is windows-1252, the default of old pages.
 */
export function decodeMarkup(bytes: Uint8Array, headerCharset = ''): string {
  const mark = charsetOfMark(bytes);
  if (mark) return decode(bytes, mark);
  if (UTF_16.test(headerCharset)) return decode(bytes, headerCharset);

  const utf8 = new TextDecoder('utf-8').decode(bytes);
  const broken = utf8.match(/\uFFFD/g)?.length ?? 0;
  if (broken === 0 && /[^\0-\x7F]/.test(utf8)) return utf8;
  const declared = headerCharset || declaredCharset(bytes);
  if (declared && !/^utf-?(8|16)/i.test(declared)) return decode(bytes, declared);
  const sound = (utf8.match(/[^\0-\x7F]/g)?.length ?? 0) - broken;
  return broken <= sound ? utf8 : decode(bytes, 'windows-1252');
}

function charsetOfMark([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  return undefined;
}

function declaredCharset(bytes: Uint8Array): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, DECLARED_WITHIN));
  const found = DECLARATION.exec(start);
  return found?.[1] ?? found?.[2] ?? '';
}

/** Unknown charsets are read as windows-1252, the default of old pages. */
function decode(bytes: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
