import type { DraftBlock } from '../draft-document.ts';
import type { FormatReader } from '../registry.ts';

const ITEM = /^\s*([-*•–]|\d{1,3}[.)])\s+/;

/** A page of plain text, in UTF-8: empty lines part its paragraphs; `#` and `-` are taken as people mean them. */
export const plainText: FormatReader = {
  pageKind: 'page',
  async read(bytes) {
    const text = new TextDecoder().decode(bytes);
    const paragraphs = text.split(/\r?\n\s*\r?\n/);
    return { title: '', pageCount: 1, blocks: paragraphs.flatMap(blocksOfParagraph) };
  },
};

function blocksOfParagraph(paragraph: string): DraftBlock[] {
  const lines = paragraph.split(/\r?\n/).filter((line) => line.trim() !== '');
  const [first = '', ...others] = lines;
  const heading = /^(#{1,6})\s+(.+)$/.exec(first);
  if (heading) {
    const [, marks = '', text = ''] = heading;
    const below = others.length > 0 ? blocksOfParagraph(others.join('\n')) : [];
    return [{ kind: 'heading', page: 1, level: marks.length, text }, ...below];
  }
  if (lines.length > 0 && lines.every((line) => ITEM.test(line))) {
    const items = lines.map((line) => line.replace(ITEM, ''));
    return [{ kind: 'list', page: 1, ordered: /^\s*\d/.test(first), items }];
  }
  return [{ kind: 'paragraph', page: 1, text: lines.join(' ') }];
}
