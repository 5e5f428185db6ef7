import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, TextSelection, type Transaction } from '@tiptap/pm/state';
import { insertBesideBlock } from '../insert-beside-block.ts';
import { changeTable, openTable, selectCell } from './change-table.ts';
import { TABLE_NODES } from './script-table.ts';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    tableEditing: { insertTable: () => ReturnType };
  }
}

const NEW_ROW = {
  type: TABLE_NODES.row,
  content: [{ type: TABLE_NODES.cell }, { type: TABLE_NODES.cell }],
};
const NEW_TABLE = { type: TABLE_NODES.table, content: [NEW_ROW, NEW_ROW, NEW_ROW] };
/** The table, its row and its cell open before the first word. */
const FIRST_WORD = 3;

/** The keys inside a table. */
export const TableEditing = Extension.create({
  name: 'tableEditing',
  addCommands: () => ({ insertTable: () => insertBesideBlock(NEW_TABLE, FIRST_WORD) }),
  addKeyboardShortcuts() {
    const dispatch = (change: (state: EditorState) => Transaction | null) => (): boolean => {
      const transaction = change(this.editor.state);
      if (transaction) this.editor.view.dispatch(transaction);
      return transaction !== null;
    };
    return {
      // At either end, Tab leaves the text as everywhere else.
      Tab: dispatch((state) => stepCell(state, 1)),
      'Shift-Tab': dispatch((state) => stepCell(state, -1)),
      Enter: dispatch(goDown),
      Backspace: dispatch(clearCells),
      Delete: dispatch(clearCells),
    };
  },
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction: (transactions, _, { doc, tr }) =>
        transactions.some(({ docChanged }) => docChanged) ? filledRows(doc, tr) : null,
    }),
  ],
});

/** The next or previous cell; null at the end of the table. */
function stepCell(state: EditorState, step: -1 | 1): Transaction | null {
  const open = openTable(state);
  if (!open) return null;
  const { table, position } = open;
  const width = table.child(0).childCount;
  const place = open.row * width + open.column + step;
  if (place < 0 || place >= table.childCount * width) return null;
  return selectCell(state.tr, position, { row: Math.floor(place / width), column: place % width });
}

/** The cell below, or a new row. An empty last row gives way to a paragraph, as in lists. */
function goDown(state: EditorState): Transaction | null {
  const open = openTable(state);
  if (!open) return null;
  const { table, position, row, column } = open;
  if (row + 1 < table.childCount) return selectCell(state.tr, position, { row: row + 1, column });
  if (row === 0 || table.child(row).textContent !== '') {
    return changeTable(state, open, 'rowBelow');
  }
  const transaction = changeTable(state, open, 'removeRow');
  const after = transaction.mapping.map(position + table.nodeSize);
  transaction.insert(after, state.schema.node('paragraph'));
  return transaction.setSelection(TextSelection.create(transaction.doc, after + 1));
}

/** Clears what is selected across cells. Deleting it would join the cells. */
function clearCells(state: EditorState): Transaction | null {
  const { $from, $to, from, to } = state.selection;
  const isAcross = openTable(state) && $from.parent !== $to.parent && $from.node(1) === $to.node(1);
  if (!isAcross) return null;
  const { tr } = state;
  state.doc.nodesBetween(from, to, (node, position) => {
    if (node.type.name !== TABLE_NODES.cell) return;
    const start = Math.max(from, position + 1);
    const end = Math.min(to, position + node.nodeSize - 1);
    if (start < end) tr.delete(tr.mapping.map(start), tr.mapping.map(end));
  });
  return tr;
}

/** Adds the cells that a paste or a deletion has left out; null if all rows are full. */
function filledRows(document: Node, transaction: Transaction): Transaction | null {
  document.forEach((table, position) => {
    if (table.type.name !== TABLE_NODES.table) return;
    const width = table.children.reduce((most, row) => Math.max(most, row.childCount), 0);
    table.forEach((row, offset) => {
      const end = position + 1 + offset + row.nodeSize - 1;
      const missing = Array.from({ length: width - row.childCount }, () =>
        table.type.schema.node(TABLE_NODES.cell),
      );
      if (missing.length > 0) transaction.insert(transaction.mapping.map(end), missing);
    });
  });
  return transaction.docChanged ? transaction : null;
}
