import { type OfficeContentNode, parseOffice } from 'officeparser';
import { asUnreadable, Unreadable } from '../unreadable.ts';
import { withoutUnreadParts } from './word-parts.ts';

const LIMITS = {
  // Only markup counts: pictures and films stay packed.
  maxUncompressedBytes: 100_000_000,
  maxZipEntries: 10_000,
  maxXmlElements: 2_000_000,
  maxTableCells: 200_000,
};

const ENCRYPTED = new Set([
  'PASSWORD_REQUIRED',
  'PASSWORD_INCORRECT',
  'DOCUMENT_DECRYPTION_FAILED',
]);
const TOO_COMPLEX = new Set([
  'ZIP_ENTRY_COUNT_LIMIT_EXCEEDED',
  'ZIP_SIZE_LIMIT_EXCEEDED',
  'XML_ELEMENT_LIMIT_EXCEEDED',
  'MAX_NESTING_DEPTH_EXCEEDED',
]);

/** The parts and title of a docx or pptx. Opens no attachment, expands no entity, fetches nothing. */
export async function readOffice(bytes: Uint8Array, fileType: 'docx' | 'pptx') {
  try {
    const { file, shown } =
      fileType === 'docx'
        ? withoutUnreadParts(bytes, LIMITS.maxUncompressedBytes)
        : { file: bytes, shown: undefined };
    const parsed = await parseOffice(Buffer.from(file), {
      fileType,
      includeBreakNodes: true,
      // Only raw markup distinguishes a slide number from a line with a number.
      includeRawContent: fileType === 'pptx',
      ignoreComments: true,
      ignoreHeadersAndFooters: true,
      ignoreSlideMasters: true,
      ignorePageGeometry: true,
      decompressionLimits: LIMITS,
    });
    return { title: parsed.metadata.title ?? '', content: parsed.content, shown };
  } catch (error) {
    const code = officeCodeOf(error);
    if (ENCRYPTED.has(code)) throw new Unreadable('DOCUMENT_ENCRYPTED', code, { cause: error });
    if (TOO_COMPLEX.has(code)) throw new Unreadable('DOCUMENT_TOO_COMPLEX', code, { cause: error });
    throw asUnreadable(error);
  }
}

function officeCodeOf(error: unknown): string {
  const issue = error instanceof Error && 'officeIssue' in error ? error.officeIssue : undefined;
  return issue && typeof issue === 'object' && 'code' in issue ? String(issue.code) : '';
}

/** The text of a node and its children. Line breaks become spaces; field codes and pictures give no text. */
export function textOfNode(node: OfficeContentNode): string {
  if (node.type === 'break') return ' ';
  if (node.type === 'image' || node.type === 'note' || node.type === 'comment') return '';
  if (!node.children || node.children.length === 0) return node.text ?? '';
  const separator = BLOCK_PARENTS.has(node.type) ? '\n' : '';
  return node.children.map(textOfNode).join(separator);
}

/** Footnotes and endnotes of a node and its children, in order. */
export function notesOfNode(node: OfficeContentNode): string[] {
  const own = (node.notes ?? []).map(
    (note) => (note.children ?? []).map(textOfNode).join(' ') || (note.text ?? ''),
  );
  return [...(node.children ?? []).flatMap(notesOfNode), ...own];
}

/** Children of these nodes are blocks and must not run together. */
const BLOCK_PARENTS = new Set(['table', 'row', 'cell', 'note', 'slide', 'drawing', 'embed']);

/** Cell texts of a table, row by row. */
export function rowsOfTable(table: OfficeContentNode): string[][] {
  return (table.children ?? [])
    .filter((node) => node.type === 'row')
    .flatMap((row) => unstacked((row.children ?? []).filter((node) => node.type === 'cell')));
}

/** Some tables are one row with a column of lines in each cell. Those lines are the real rows. */
function unstacked(cells: OfficeContentNode[]): string[][] {
  const columns = cells.map((cell) => withoutEmptyEnd((cell.children ?? []).flatMap(linesOf)));
  const height = columns[0]?.length ?? 0;
  const isStack =
    height > 2 &&
    columns.length > 1 &&
    columns.every((lines) => lines.length === height && lines.every((line) => line.length < 80));
  if (!isStack) return [cells.map(textOfNode)];
  return Array.from({ length: height }, (_, row) => columns.map((lines) => lines[row] ?? ''));
}

function withoutEmptyEnd(lines: string[]): string[] {
  return lines.slice(0, lines.findLastIndex((line) => line.trim() !== '') + 1);
}

function linesOf(paragraph: OfficeContentNode): string[] {
  const lines = [''];
  for (const part of paragraph.children ?? []) {
    if (part.type === 'break') lines.push('');
    else lines.push((lines.pop() ?? '') + textOfNode(part));
  }
  return lines;
}
