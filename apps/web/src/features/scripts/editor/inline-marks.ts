import { plainText } from '@tarima/text';
import type { JSONContent } from '@tiptap/core';

/**
 * Bold, italic, underline and links inside one line, as Markdown. Where asterisks would be ambiguous, as
 * tags. A line that would change on writing stays plain text, so nothing is lost.
 */

type Mark = { type: string; attrs?: Record<string, unknown> };
type Run = { text: string; marks: Mark[] };

/** From the outermost mark to the innermost, as a line is written. */
const MARK_ORDER = ['link', 'bold', 'italic', 'underline'];
export const SAFE_ADDRESS = /^(?:https?:\/\/|mailto:)[^\s()<>]+$/iu;

const PATTERNS: { type: string; pattern: RegExp }[] = [
  { type: 'link', pattern: /^\[([^[\]]+)\]\(([^\s()<>]+)\)/u },
  { type: 'bold', pattern: /^\*\*(?=\S)((?:[^*]|\*(?!\*)|\*\*\*(?!\*))+?)(?<=\S)\*\*(?!\*)/u },
  { type: 'italic', pattern: /^\*(?=[^\s*]|\*\*)((?:[^*]|\*\*)+?)(?<=\S)\*(?!\*)/u },
  { type: 'bold', pattern: /^<b>(?=\S)(.+?)(?<=\S)<\/b>/u },
  { type: 'italic', pattern: /^<i>(?=\S)(.+?)(?<=\S)<\/i>/u },
  { type: 'underline', pattern: /^<u>(?=\S)(.+?)(?<=\S)<\/u>/u },
];

/** The text nodes of one line. */
export function readInline(line: string): JSONContent[] {
  if (line === '') return [];
  const runs = readRuns(line, []);
  const isFaithful = writeRuns(runs) === line;
  return (isFaithful ? joined(runs) : [{ text: line, marks: [] }]).map(({ text, marks }) => ({
    type: 'text',
    text,
    ...(marks.length > 0 ? { marks } : {}),
  }));
}

/** The line of these text nodes. */
export const writeInline = (nodes: JSONContent[]): string =>
  writeRuns(
    nodes.map((node) => ({
      text: node.text ?? '',
      marks: (node.marks ?? []).filter(({ type }) => MARK_ORDER.includes(type)),
    })),
  );

function readRuns(text: string, outer: Mark[]): Run[] {
  const runs: Run[] = [];
  let plainFrom = 0;
  let at = 0;
  const endPlain = () => {
    if (plainFrom < at) runs.push({ text: text.slice(plainFrom, at), marks: outer });
  };
  while (at < text.length) {
    const found = markAt(text, at, outer);
    if (found) {
      endPlain();
      runs.push(...readRuns(found.inside, sorted([...outer, found.mark])));
      at += found.length;
      plainFrom = at;
    } else {
      at += 1;
    }
  }
  endPlain();
  return runs;
}

function markAt(text: string, at: number, outer: Mark[]) {
  for (const { type, pattern } of PATTERNS) {
    if (outer.some((mark) => mark.type === type)) continue;
    const match = pattern.exec(text.slice(at));
    if (!match) continue;
    const [whole, inside = '', address = ''] = match;
    if (type !== 'link') return { mark: { type }, inside, length: whole.length };
    if (SAFE_ADDRESS.test(address)) {
      return { mark: { type, attrs: { href: address } }, inside, length: whole.length };
    }
  }
  return undefined;
}

const sorted = (marks: Mark[]): Mark[] =>
  marks.toSorted((left, right) => MARK_ORDER.indexOf(left.type) - MARK_ORDER.indexOf(right.type));

type Notation = Record<string, [opening: string, closing: string]>;
const TAGS: Notation = {
  bold: ['<b>', '</b>'],
  italic: ['<i>', '</i>'],
  underline: ['<u>', '</u>'],
};
const ASTERISKS: Notation = { ...TAGS, bold: ['**', '**'], italic: ['*', '*'] };

const isSame = (left: Mark | undefined, right: Mark | undefined): boolean =>
  left !== undefined && left.type === right?.type && left.attrs?.href === right.attrs?.href;

const sameMarks = (left: Mark[], right: Mark[]): boolean =>
  left.length === right.length && left.every((mark) => right.some((other) => isSame(mark, other)));

function joined(runs: Run[]): Run[] {
  const result: Run[] = [];
  for (const run of runs) {
    const last = result.at(-1);
    if (last && sameMarks(last.marks, run.marks)) last.text += run.text;
    else result.push({ ...run });
  }
  return result;
}

const isSameRun = (left: Run, right: Run | undefined): boolean =>
  left.text === right?.text && sameMarks(left.marks, right.marks);

function writeRuns(runs: Run[]): string {
  const tidy = joined(runs.flatMap(withPlainEdges));
  const withAsterisks = writeWith(ASTERISKS, tidy);
  const withTags = writeWith(TAGS, tidy);
  const isSpokenTheSame = plainText(withAsterisks) === plainText(withTags);
  return isSpokenTheSame && isReadAs(tidy, withAsterisks) ? withAsterisks : withTags;
}

function isReadAs(runs: Run[], line: string): boolean {
  const read = joined(readRuns(line, []));
  return read.length === runs.length && read.every((run, index) => isSameRun(run, runs[index]));
}

function writeWith(notation: Notation, runs: Run[]): string {
  const opening = (mark: Mark) => notation[mark.type]?.[0] ?? '[';
  const closing = (mark: Mark) => notation[mark.type]?.[1] ?? `](${mark.attrs?.href})`;
  let written = '';
  let open: Mark[] = [];
  for (const { text, marks } of runs) {
    const wanted = sorted(marks);
    let kept = 0;
    while (isSame(open[kept], wanted[kept])) kept += 1;
    written += open.slice(kept).toReversed().map(closing).join('');
    written += wanted.slice(kept).map(opening).join('');
    written += text;
    open = wanted;
  }
  return written + open.toReversed().map(closing).join('');
}

/** Markdown ignores marks next to white space, so the space moves outside of them. */
function withPlainEdges({ text, marks }: Run): Run[] {
  const words = text.trim();
  const from = text.indexOf(words);
  if (marks.length === 0 || words === '') return [{ text, marks: [] }];
  return [
    { text: text.slice(0, from), marks: [] },
    { text: words, marks },
    { text: text.slice(from + words.length), marks: [] },
  ].filter((run) => run.text !== '');
}
