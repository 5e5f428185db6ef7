import { type OfficeContentNode, parseOffice } from 'officeparser';
import { asUnreadable, Unreadable } from '../unreadable.ts';
import { withoutUnreadParts } from './word-parts.ts';

const LIMITS = {
  // Of markup: pictures and films stay packed.
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
    const file =
      fileType === 'docx' ? withoutUnreadParts(bytes, LIMITS.maxUncompressedBytes) : bytes;
    const parsed = await parseOffice(Buffer.from(file), {
      fileType,
      includeBreakNodes: true,
      // Only the slides' own markup tells a slide number from a line that holds a number.
      includeRawContent: fileType === 'pptx',
      ignoreComments: true,
      ignoreHeadersAndFooters: true,
      ignoreSlideMasters: true,
      ignorePageGeometry: true,
      decompressionLimits: LIMITS,
    });
    return { title: parsed.metadata.title ?? '', content: parsed.content };
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

/** The text of a node and all it holds; line breaks become spaces, field codes and pictures nothing. */
export function textOfNode(node: OfficeContentNode): string {
  if (node.type === 'break') return ' ';
  if (node.type === 'image' || node.type === 'note' || node.type === 'comment') return '';
  if (!node.children || node.children.length === 0) return node.text ?? '';
  const separator = BLOCK_PARENTS.has(node.type) ? '\n' : '';
  return node.children.map(textOfNode).join(separator);
}

/** The foot- and endnotes that a node and all it holds refer to, in their order. */
export function notesOfNode(node: OfficeContentNode): string[] {
  const own = (node.notes ?? []).map(
    (note) => (note.children ?? []).map(textOfNode).join(' ') || (note.text ?? ''),
  );
  return [...(node.children ?? []).flatMap(notesOfNode), ...own];
}

/** Nodes whose children are blocks of their own and must not run together. */
const BLOCK_PARENTS = new Set(['table', 'row', 'cell', 'note', 'slide', 'drawing', 'embed']);

/** Cell texts of a table, row by row. */
export function rowsOfTable(table: OfficeContentNode): string[][] {
  return (table.children ?? [])
    .filter((node) => node.type === 'row')
    .flatMap((row) => unstacked((row.children ?? []).filter((node) => node.type === 'cell')));
}

/** Some tables are one row whose cells hold a column of lines each; those lines are its rows. */
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
