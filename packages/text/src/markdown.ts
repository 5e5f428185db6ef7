import { withoutEmphasis } from './emphasis.ts';

/** Elements that people write into Markdown. Other words in angle brackets are their text. */
const ELEMENT =
  'a|abbr|b|big|blockquote|br|button|caption|center|cite|code|col|dd|del|details|div|d[lt]|em|figure|figcaption|font|footer|h[1-6r]|header|i|iframe|img|input|ins|kbd|label|li|link|main|mark|meta|nav|[ou]l|p|pre|q|s|samp|script|section|small|source|span|strike|strong|style|su[bmp]|summary|svg|table|tbody|t[dhrt]|tfoot|thead|u|var|video|wbr';
const TAG = new RegExp(String.raw`</?(?:${ELEMENT})(?:\s[^<>]*|/)?>|<!--[^<>]*-->`, 'giu');
/** `<https://example.org>` or `<ana@example.org>` */
const AUTOLINK = /<((?:https?:|mailto:)[^<>\s]+|[^<>\s@]+@[^<>\s@]+)>/giu;

/** Removes inline Markdown and HTML from a line, so that only words remain. */
export function plainText(line: string): string {
  const words = withoutLinks(withoutImages(line))
    .replace(TAG, '')
    .replace(AUTOLINK, '$1')
    .replace(/`+([^`]*)`+/gu, '$1');
  return withoutEmphasis(words)
    .replace(/\\([\\`*_{}[\]()#+\-.!>~<])/gu, '$1')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Rewrites each part from an opening to its `)`. An end of -1 leaves the part unchanged. */
function rewriteAddressed(
  line: string,
  opening: string,
  rewrite: (name: string) => string,
  endOf: (address: number) => number,
): string {
  let result = '';
  let written = 0;
  let start = line.indexOf(opening);
  while (start >= 0) {
    const nameEnd = line.indexOf(']', start + opening.length);
    if (nameEnd < 0) break;
    const end = line[nameEnd + 1] === '(' ? endOf(nameEnd + 2) : -1;
    if (end >= 0) {
      result += line.slice(written, start) + rewrite(line.slice(start + opening.length, nameEnd));
      written = end + 1;
    }
    // All other openings before this `]` would fail in the same way.
    start = line.indexOf(opening, Math.max(nameEnd + 1, written));
  }
  return result + line.slice(written);
}

/** `![a picture](address)` is not spoken. */
function withoutImages(line: string): string {
  const last = line.lastIndexOf(')');
  return rewriteAddressed(
    line,
    '![',
    () => '',
    (address) => (address <= last ? line.indexOf(')', address) : -1),
  );
}

/** Of `[words](address)` only the words stay. An address may contain brackets. */
function withoutLinks(line: string): string {
  if (!line.includes('](')) return line;
  const ends = addressEnds(line);
  return rewriteAddressed(
    line,
    '[',
    (name) => name,
    (address) => ends[address] ?? -1,
  );
}

/** For each place, the `)` that ends an address from there. Reading backwards visits each place once. */
function addressEnds(line: string): Int32Array {
  const ends = new Int32Array(line.length + 1).fill(-1);
  let nextClosing = -1;
  for (let place = line.length - 1; place >= 0; place--) {
    const character = line[place];
    if (character === ')') {
      nextClosing = place;
      ends[place] = place;
    } else if (character !== '(') {
      ends[place] = ends[place + 1] ?? -1;
    } else if (nextClosing >= 0) {
      ends[place] = ends[nextClosing + 1] ?? -1;
    }
  }
  return ends;
}
