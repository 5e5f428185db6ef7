import type { Node, Schema } from '@tiptap/pm/model';
import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import { TABLE_NODES } from './script-table.ts';

/** A cell, by its row and its column from 0. */
type CellPlace = { row: number; column: number };

/** The table around the cursor, and the cursor's cell. */
export type OpenTable = CellPlace & { table: Node; position: number };

export function openTable({ selection: { $from } }: EditorState): OpenTable | null {
  if ($from.parent.type.name !== TABLE_NODES.cell) return null;
  return {
    table: $from.node(1),
    position: $from.before(1),
    row: $from.index(1),
    column: $from.index(2),
  };
}

export const TABLE_CHANGES = [
  'rowAbove',
  'rowBelow',
  'columnBefore',
  'columnAfter',
  'removeRow',
  'removeColumn',
  'removeTable',
] as const;
export type TableChange = (typeof TABLE_CHANGES)[number];

/** Changes the open table at the cursor's cell. Without its last row or column, the table goes. */
export function changeTable(
  state: EditorState,
  { table, position, row, column }: OpenTable,
  change: TableChange,
): Transaction {
  const { schema } = state;
  const rows = cellsOf(table);
  const empty = () => schema.node(TABLE_NODES.cell);
  const emptyRow = () => (rows[0] ?? []).map(empty);
  const eachRow = (edit: (cells: Node[]) => Node[]) => rows.map(edit);
  const changed: Record<TableChange, () => [cells: Node[][], cursor: CellPlace]> = {
    rowAbove: () => [rows.toSpliced(row, 0, emptyRow()), { row, column: 0 }],
    rowBelow: () => [rows.toSpliced(row + 1, 0, emptyRow()), { row: row + 1, column: 0 }],
    columnBefore: () => [
      eachRow((cells) => cells.toSpliced(column, 0, empty())),
      { row: 0, column },
    ],
    columnAfter: () => [
      eachRow((cells) => cells.toSpliced(column + 1, 0, empty())),
      { row: 0, column: column + 1 },
    ],
    removeRow: () => [rows.toSpliced(row, 1), { row: Math.max(0, row - 1), column }],
    removeColumn: () => [
      eachRow((cells) => cells.toSpliced(column, 1)).filter((cells) => cells.length > 0),
      { row, column: Math.max(0, column - 1) },
    ],
    removeTable: () => [[], { row, column }],
  };
  const [cells, cursor] = changed[change]();
  const [from, to] = [position, position + table.nodeSize];
  if (cells.length === 0) {
    const { tr } = state;
    tr.replaceWith(from, to, schema.node('paragraph'));
    return tr.setSelection(TextSelection.create(tr.doc, from + 1)).scrollIntoView();
  }
  const { tr } = state;
  tr.replaceWith(from, to, tableOf(schema, cells));
  return selectCell(tr, from, cursor);
}

const cellsOf = (table: Node): Node[][] => table.children.map((row) => [...row.children]);

const tableOf = (schema: Schema, cells: Node[][]): Node =>
  schema.node(
    TABLE_NODES.table,
    null,
    cells.map((row) => schema.node(TABLE_NODES.row, null, row)),
  );

/** Puts the cursor at the end of a cell of the table at `position`. */
export function selectCell(
  transaction: Transaction,
  position: number,
  { row, column }: CellPlace,
): Transaction {
  const table = transaction.doc.nodeAt(position);
  const cells = table?.maybeChild(row);
  if (!table || !cells) return transaction;
  const sizeOf = (nodes: readonly Node[]) => nodes.reduce((sum, { nodeSize }) => sum + nodeSize, 0);
  const inRow = position + 2 + sizeOf(table.children.slice(0, row));
  const end = inRow + sizeOf(cells.children.slice(0, column + 1)) - 1;
  return transaction.setSelection(TextSelection.create(transaction.doc, end)).scrollIntoView();
}
