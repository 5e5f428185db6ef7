/** A page with more bytes has its own content. A longer wait only keeps the page current. */
const LARGEST = 30_000;
const LONGEST_WAIT_SECONDS = 10;
const REFRESH = /<meta\b(?=[^<>]*\bhttp-equiv\s*=\s*["']?refresh\b)[^<>]*>/i;
const CONTENT = /\bcontent\s*=\s*(?:"([^"]*)"|'([^']*)')/i;
const TARGET = /^\s*(\d+)(?:\.\d*)?\s*[;,]\s*url\s*=\s*["']?([^"']+)/i;

/** The address that a page forwards to at once. */
export function refreshOf(bytes: Buffer): string | undefined {
  if (bytes.length > LARGEST) return undefined;
  const [tag = ''] = REFRESH.exec(bytes.toString()) ?? [];
  const content = CONTENT.exec(tag);
  const [, seconds, target] = TARGET.exec(content?.[1] ?? content?.[2] ?? '') ?? [];
  if (!target || Number(seconds) > LONGEST_WAIT_SECONDS) return undefined;
  return target.replaceAll('&amp;', '&').trim();
}
