/** A list item, a step and a row of a table are separate blocks. `head` is a table's first row. */
export type SourceBlock = {
  kind: 'heading' | 'text' | 'item' | 'step' | 'row' | 'head' | 'code';
  text: string;
  /** A heading's level, from 1; a step's number. */
  level: number;
  /** The cells of a table's row. */
  cells: string[];
};

const HEADING = /^(#+)\s+(.*)$|^\*\*([^*]+)\*\*$/;
const ITEM = /^(-|\d+\.)\s+(.*)$/;
/** The level of a line that is all bold. */
const BOLD_LEVEL = 2;

/** A document's Markdown as blocks, in reading order. */
export function sourceBlocks(markdown: string): SourceBlock[] {
  const blocks: SourceBlock[] = [];
  let paragraph: string[] = [];
  let rows = 0;
  let isCode = false;
  const add = (kind: SourceBlock['kind'], text: string, more: Partial<SourceBlock> = {}) =>
    blocks.push({ kind, text: kind === 'code' ? text : plain(text), level: 0, cells: [], ...more });
  const endParagraph = () => {
    if (paragraph.length > 0) add('text', paragraph.join(' '));
    paragraph = [];
  };
  for (const line of markdown.split('\n').map((raw) => raw.trim())) {
    const heading = HEADING.exec(line);
    const item = ITEM.exec(line);
    if (!line.startsWith('|')) rows = 0;
    if (isCode || line.startsWith('```')) {
      endParagraph();
      if (line.startsWith('```')) isCode = !isCode;
      else add('code', line);
    } else if (heading) {
      endParagraph();
      const [, marks, text, bold] = heading;
      add('heading', text ?? bold ?? '', { level: marks?.length ?? BOLD_LEVEL });
    } else if (item) {
      endParagraph();
      const number = Number.parseInt(item[1] ?? '', 10);
      if (item[1] === '-') add('item', item[2] ?? '');
      else add('step', item[2] ?? '', { level: number });
    } else if (line.startsWith('|')) {
      endParagraph();
      rows += 1;
      const cells = line
        .replace(/^\||\|$/g, '')
        .split('|')
        .map(plain);
      // The second row is the line below the head.
      if (rows !== 2) add(rows === 1 ? 'head' : 'row', cells.join(', '), { cells });
    } else if (line === '') endParagraph();
    else paragraph.push(line);
  }
  endParagraph();
  return blocks;
}

function plain(text: string): string {
  return text
    .replace(/\*\*|__|`/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim();
}
