/** A page with more bytes has something to say itself; one that waits longer only wants to stay new. */
const LARGEST = 30_000;
const LONGEST_WAIT_SECONDS = 10;
const REFRESH = /<meta\b(?=[^<>]*\bhttp-equiv\s*=\s*["']?refresh\b)[^<>]*>/i;
const CONTENT = /\bcontent\s*=\s*(?:"([^"]*)"|'([^']*)')/i;
const TARGET = /^\s*(\d+)(?:\.\d*)?\s*[;,]\s*url\s*=\s*["']?([^"']+)/i;

/** Where a page sends its readers at once by itself, as a redirect does. */
export function refreshOf(bytes: Buffer): string | undefined {
  if (bytes.length > LARGEST) return undefined;
  const [tag = ''] = REFRESH.exec(bytes.toString()) ?? [];
  const content = CONTENT.exec(tag);
  const [, seconds, target] = TARGET.exec(content?.[1] ?? content?.[2] ?? '') ?? [];
  if (!target || Number(seconds) > LONGEST_WAIT_SECONDS) return undefined;
  return target.replaceAll('&amp;', '&').trim();
}
