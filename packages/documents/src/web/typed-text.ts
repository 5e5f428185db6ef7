import { plainText as withoutMarkdown } from '@tarima/text';
import type { DraftBlock } from '../draft-document.ts';
import type { FormatReader } from '../format-reader.ts';
import { blocksOfElement } from './blocks-of-element.ts';
import { parsePage } from './parse-page.ts';
import { plainText } from './plain-text.ts';

/** Tags that people paste, and their entities. Other angle brackets are text. */
const MARKUP =
  /<\/?(?:a|abbr|article|b|blockquote|body|br|cite|code|dd|del|div|dl|dt|em|figure|font|h[1-6]|head|hr|html|i|iframe|img|ins|li|mark|ol|p|pre|s|script|section|small|span|strong|style|sub|sup|svg|table|tbody|td|th|thead|title|tr|u|ul)\b[^<>]*>|&(?:#\d+|#x[\da-f]+|[a-z]{2,8}\d?);/iu;
const BLOCK_TAG =
  /<(?:article|blockquote|body|br|dd|div|dl|dt|figure|h[1-6]|hr|html|li|ol|p|pre|section|table|td|tr|ul)\b[^<>]*>/iu;
/** Parts without visible text. */
const UNSEEN = ['script', 'style', 'noscript', 'template', 'iframe', 'svg', 'title'];

/** Typed or pasted text: plain text, Markdown or a piece of a page. All tags are removed. */
export const typedText: FormatReader = {
  pageKind: 'page',
  async read(bytes, events) {
    const text = new TextDecoder().decode(bytes);
    if (!MARKUP.test(text)) return clean(await plainText.read(bytes, events));
    const closed = withoutUnclosed(text);
    if (!BLOCK_TAG.test(closed)) {
      const lines = new TextEncoder().encode(textOf(closed));
      return clean(await plainText.read(lines, events));
    }
    // Empty lines separate paragraphs here too; HTML would take them for spaces.
    const { body } = parsePiece(closed.replace(/\n[^\S\n]*\n\s*/gu, '<br><br>'));
    return clean({ title: '', pageCount: 1, blocks: blocksOfElement(body) });
  },
};

/** Without this, a mention of `<script>` would hide all the text after it. */
function withoutUnclosed(text: string): string {
  return UNSEEN.reduce(
    (rest, name) =>
      new RegExp(`</${name}\\b`, 'iu').test(rest)
        ? rest
        : rest.replace(new RegExp(`<${name}\\b[^<>]*>`, 'giu'), ''),
    text,
  );
}

/** Wraps a piece of a page in a body; a whole page stays as it is. */
function parsePiece(text: string): Document {
  return parsePage(/<(?:html|body)[\s>]/iu.test(text) ? text : `<html><body>${text}</body></html>`);
}

/** Text of inline tags; its lines stay as they are. */
function textOf(text: string): string {
  const { body } = parsePiece(text);
  for (const element of body.querySelectorAll(UNSEEN.join(','))) element.remove();
  return body.textContent ?? '';
}

function clean<Draft extends { blocks: DraftBlock[] }>(draft: Draft): Draft {
  return { ...draft, blocks: draft.blocks.map(withoutMarks) };
}

function withoutMarks(block: DraftBlock): DraftBlock {
  if (block.kind === 'list') return { ...block, items: block.items.map(withoutMarkdown) };
  if (block.kind === 'code' || !('text' in block)) return block;
  return { ...block, text: withoutMarkdown(block.text) };
}
