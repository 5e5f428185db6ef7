import type { DraftBlock } from '../draft-document.ts';
import { createBlockBuilder } from './block-builder.ts';
import type { Chunk, FlowPart } from './chunks.ts';
import { isHeading, isLabel } from './headings.ts';
import type { LineJoiner } from './join-lines.ts';
import type { Line } from './lines.ts';
import type { Outline } from './outline.ts';

/** Finds the kind of each part and joins continued ones. */
export function blocksOfParts(
  parts: FlowPart[],
  context: { bodySize: number; outline: Outline; join: LineJoiner },
): DraftBlock[] {
  const { bodySize, outline, join } = context;
  const builder = createBlockBuilder(join);
  /** A label such as "Nota" that waits for its text. */
  let label: { text: string; chunk: Chunk; line: Line } | undefined;
  /** A label without text after it becomes a paragraph. */
  const addLabel = () => {
    if (label) builder.addText(label.text, label.chunk, label.line, '');
    label = undefined;
  };
  /** True after a figure with a caption, which comes next. */
  let awaitsCaption = false;
  for (const part of parts) {
    if (part.kind === 'figure') {
      addLabel();
      builder.addFigure(part);
      awaitsCaption = part.hasCaption;
      continue;
    }
    if (part.kind === 'table') {
      addLabel();
      builder.addTable(part);
      continue;
    }
    const line = part.lines[0];
    const lines = part.lines.map((each) => each.text);
    const text = lines.reduce(join);
    if (!line || text.trim() === '') continue;

    if (awaitsCaption) {
      builder.addCaption(text, part.page);
      awaitsCaption = false;
      continue;
    }
    const isTitle = isHeading(part, text, bodySize, outline);
    const isRemark = part.kind === 'text' && !isTitle && !isLabel(text);
    const remark = label && isRemark ? asSentenceStart(label.text) : '';
    if (isRemark) label = undefined;
    else addLabel();

    if (part.kind === 'code') builder.addCode(lines.join('\n'), part.page);
    else if (isTitle) builder.addHeading(text, part.page, line);
    else if (isLabel(text)) label = { text, chunk: part, line };
    else builder.addText(text, part, line, remark);
  }
  addLabel();
  return builder.finish(outline);
}

/** "NOTA" becomes "Nota". */
function asSentenceStart(label: string): string {
  const word = label.replace(/:$/, '');
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}
