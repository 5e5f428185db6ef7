import { buildDocx, table } from '../../packages/documents/src/testing/build-office.ts';
import type { SourceBlock } from './source-blocks.ts';

/** The names of heading styles in `buildDocx`. Deeper ones do not occur. */
const HEADING_STYLE = 'Heading';
const BULLETS = 1;
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const NUMBERING = 'word/numbering.xml';

/** Blocks as a Word file. Steps that continue a count are one list; code has its own font. */
export function wordFile(blocks: SourceBlock[]): Buffer {
  let numberings = BULLETS;
  const pieces = blocks.map((block, at) => {
    const { kind, text, level, cells } = block;
    if (kind === 'heading') return paragraph(text, style(`${HEADING_STYLE}${level}`));
    if (kind === 'item') return paragraph(text, listed(BULLETS));
    if (kind === 'step') {
      if (level === 1) numberings += 1;
      return paragraph(text, listed(numberings));
    }
    if (kind === 'code')
      return paragraph(text, '', '<w:rFonts w:ascii="Consolas" w:hAnsi="Consolas"/>');
    if (kind === 'head') return table([cells, ...rowsAfter(blocks, at)].map(escapedCells));
    return kind === 'row' ? '' : paragraph(text);
  });
  return buildDocx(pieces.join(''), { extra: { [NUMBERING]: numberingPart(numberings) } });
}

function rowsAfter(blocks: SourceBlock[], head: number): string[][] {
  const rows = blocks.slice(head + 1);
  const end = rows.findIndex(({ kind }) => kind !== 'row');
  return rows.slice(0, end === -1 ? rows.length : end).map(({ cells }) => cells);
}

const escapedCells = (cells: string[]) => cells.map(escaped);
const style = (id: string) => `<w:pStyle w:val="${id}"/>`;
const listed = (numbering: number) =>
  `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${numbering}"/></w:numPr>`;

function paragraph(text: string, properties = '', font = ''): string {
  const run = `<w:r><w:rPr>${font}</w:rPr><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;
  return `<w:p><w:pPr>${properties}</w:pPr>${run}</w:p>`;
}

/** Bullets, then one numbering for each numbered list, each starting at 1. */
function numberingPart(numberings: number): string {
  const format = (id: number, name: string, mark: string) =>
    `<w:abstractNum w:abstractNumId="${id}"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="${name}"/><w:lvlText w:val="${mark}"/></w:lvl></w:abstractNum>`;
  const formats = Array.from({ length: numberings }, (_, at) =>
    at === 0 ? format(at, 'bullet', '•') : format(at, 'decimal', '%1.'),
  );
  const numbers = Array.from(
    { length: numberings },
    (_, at) => `<w:num w:numId="${at + 1}"><w:abstractNumId w:val="${at}"/></w:num>`,
  );
  return `<?xml version="1.0"?><w:numbering xmlns:w="${WORD}">${formats.join('')}${numbers.join('')}</w:numbering>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);
}
