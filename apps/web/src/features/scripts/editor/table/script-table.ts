import { formatTable, markedTableRows, plainText } from '@tarima/text';
import type { JSONContent } from '@tiptap/core';
import { readInline, writeInline } from '../inline-marks.ts';

export const TABLE_NODES = { table: 'table', row: 'tableRow', cell: 'tableCell' } as const;

/** The editor's table of these lines; null if no cell has words. */
export function readTable(lines: readonly string[]): JSONContent | null {
  const rows = markedTableRows(lines.join('\n'));
  if (rows.length === 0) return null;
  const cell = (text: string) => ({ type: TABLE_NODES.cell, content: readInline(text) });
  return {
    type: TABLE_NODES.table,
    content: rows.map((row) => ({ type: TABLE_NODES.row, content: row.map(cell) })),
  };
}

/** The table in Markdown. Rows without words are left out, as empty list items are. */
export function writeTable({ content = [] }: JSONContent): string {
  const rows = content
    .map((row) => (row.content ?? []).map((cell) => writeInline(cell.content ?? [])))
    .filter((row) => row.some((cell) => plainText(cell) !== ''));
  return rows.length === 0 ? '' : formatTable(rows);
}
