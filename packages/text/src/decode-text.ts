/**
 * Text of a file that an office program wrote. It is UTF-8, UTF-16 with a byte order mark, or else
 * windows-1252. Excel writes a plain CSV in the last.
 */
export function decodeText(bytes: Uint8Array): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  try {
    return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
