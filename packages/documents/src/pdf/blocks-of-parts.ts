import type { DraftBlock } from '../draft-document.ts';
import { createBlockBuilder } from './block-builder.ts';
import type { FlowPart } from './chunks.ts';
import { isHeading, isLabel } from './headings.ts';
import type { LineJoiner } from './join-lines.ts';
import type { Outline } from './outline.ts';

/** Names each part for what it is and puts it where it belongs. */
export function blocksOfParts(
  parts: FlowPart[],
  context: { bodySize: number; outline: Outline; join: LineJoiner },
): DraftBlock[] {
  const { bodySize, outline, join } = context;
  const builder = createBlockBuilder(join);
  let remark = '';
  for (const part of parts) {
    if (part.kind === 'table') {
      builder.addTable(part);
      continue;
    }
    const line = part.lines[0];
    const lines = part.lines.map((each) => each.text);
    const text = lines.reduce(join);
    if (!line || text.trim() === '') continue;

    if (part.kind === 'code') builder.addCode(lines.join('\n'), part.page);
    else if (isHeading(part, text, bodySize, outline)) builder.addHeading(text, part.page, line);
    else if (isLabel(text)) {
      remark = asSentenceStart(text);
      continue;
    } else builder.addText(text, part, line, remark);
    remark = '';
  }
  return builder.finish(outline);
}

/** "NOTA" as it begins a sentence: "Nota". */
function asSentenceStart(label: string): string {
  const word = label.replace(/:$/, '');
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}
