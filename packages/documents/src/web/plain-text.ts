import { type DraftBlock, startAt } from '../draft-document.ts';
import type { FormatReader } from '../format-reader.ts';

const ITEM = /^\s*([-*•–]|\d{1,3}[.)])\s+/;
/** An empty line, or a line break before a marked heading. */
const BETWEEN_PARAGRAPHS = /\r?\n\s*\r?\n|\r?\n(?=#{1,6}\s+\S)/;
/** In characters: the longest heading alone above a text. */
const LONGEST_HEADING = 90;
/** The same right above its text, where a longer line may belong to the paragraph. */
const LONGEST_CLOSE_HEADING = 48;

/**
 * A page of plain text, in UTF-8. Empty lines separate paragraphs; `#` and `-` mark headings and
 * items. A short line alone, without a full stop, is the heading of the text below.
 */
export const plainText: FormatReader = {
  pageKind: 'page',
  async read(bytes) {
    const text = new TextDecoder().decode(bytes);
    const paragraphs = text
      .split(BETWEEN_PARAGRAPHS)
      .map(linesOf)
      .filter((lines) => lines.length > 0);
    const blocks = paragraphs.flatMap((lines, index) =>
      blocksOfParagraph(lines, index === 0, paragraphs[index + 1]),
    );
    return { title: '', pageCount: 1, blocks };
  },
};

const linesOf = (paragraph: string) =>
  paragraph.split(/\r?\n/).filter((line) => line.trim() !== '');

function blocksOfParagraph(
  lines: string[],
  isFirst: boolean,
  next: string[] | undefined,
): DraftBlock[] {
  const [first = '', ...others] = lines;
  const marked = /^(#{1,6})\s+(?=\S)(.+)$/.exec(first);
  // A pasted title often has no empty line below it.
  const below = others.length > 0 ? (isFirst ? others : undefined) : next;
  const level = marked?.[1]?.length ?? (isFirst ? 1 : 2);
  if (!marked && !(below && looksLikeHeading(first, below))) return blocksOfLines(lines);
  const heading = { kind: 'heading' as const, page: 1, level, text: marked?.[2] ?? first.trim() };
  return [heading, ...(marked ? blocksOfParagraph(others, false, next) : blocksOfLines(others))];
}

function looksLikeHeading(line: string, [below = '']: string[]): boolean {
  const text = line.trim();
  return (
    text.length <= LONGEST_HEADING &&
    /^[\p{Lu}\p{N}¿¡«“"]/u.test(text) &&
    !/[.!:;,…]["”»]?$/u.test(text) &&
    !ITEM.test(line) &&
    !ITEM.test(below) &&
    below.trim().length > text.length &&
    /[.!?…:]["”»)]?$/u.test(below.trim())
  );
}

/** A few words on their own line, right above their text. */
function isCloseHeading(lines: string[], index: number): boolean {
  const [before, line = '', below = ''] = [lines[index - 1], lines[index], lines[index + 1]];
  const opens = before === undefined || /[.!?…]["”»)]?$/u.test(before.trim());
  return (
    opens &&
    line.trim().length <= LONGEST_CLOSE_HEADING &&
    below.trim().length >= 2 * line.trim().length &&
    /^[\p{Lu}\p{N}¿¡«“"]/u.test(below.trim()) &&
    looksLikeHeading(line, [below])
  );
}

/** Consecutive items form a list. */
function blocksOfLines(lines: string[]): DraftBlock[] {
  const blocks: DraftBlock[] = [];
  for (const [index, line] of lines.entries()) {
    if (isCloseHeading(lines, index)) {
      blocks.push({ kind: 'heading', page: 1, level: 2, text: line.trim() });
      continue;
    }
    const isItem = ITEM.test(line);
    const last = blocks.at(-1);
    if (isItem && last?.kind === 'list') last.items.push(line.replace(ITEM, ''));
    else if (isItem) {
      const number = Number.parseInt(line, 10);
      const items = [line.replace(ITEM, '')];
      blocks.push({ kind: 'list', page: 1, ordered: number >= 0, ...startAt(number), items });
    } else if (last?.kind === 'paragraph') last.text += ` ${line}`;
    else blocks.push({ kind: 'paragraph', page: 1, text: line });
  }
  return blocks;
}
