import { Node } from '@tiptap/core';
import { Fragment } from '@tiptap/pm/model';
import { TABLE_NODES } from './script-table.ts';

/** A table of words, as Markdown has it. Its first row names the columns. */
export const ScriptTable = Node.create({
  name: TABLE_NODES.table,
  group: 'block',
  content: `${TABLE_NODES.row}+`,
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
});

export const ScriptTableRow = Node.create({
  name: TABLE_NODES.row,
  content: `${TABLE_NODES.cell}+`,
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

export const ScriptTableCell = Node.create({
  name: TABLE_NODES.cell,
  content: 'text*',
  isolating: true,
  parseHTML: () => [
    {
      tag: 'td, th',
      getAttrs: (cell) => (cell.querySelector('p, div, li, br, table') ? {} : false),
      // A cell is one line. Its blocks would end the table.
      getContent: (cell, schema) => {
        const words = cell.textContent?.replace(/\s+/gu, ' ').trim();
        return words ? Fragment.from(schema.text(words)) : Fragment.empty;
      },
    },
    { tag: 'td, th' },
  ],
  renderHTML: () => ['td', 0],
});
