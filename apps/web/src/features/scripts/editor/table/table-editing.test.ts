import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { openScript } from '#web/test/open-script.ts';
import { changeTable, openTable, TABLE_CHANGES, type TableChange } from './change-table.ts';

let opened: ReturnType<typeof openScript>;
afterEach(() => opened.editor.destroy());

const TABLE = '| a | b |\n| --- | --- |\n| c | d |\n';
const open = (script: string) => {
  opened = openScript(script);
};
const script = () => opened.script();
const type = (text: string) => opened.editor.commands.insertContent(text);
/** Puts the cursor after the first occurrence of the text. */
const goBehind = (text: string) => {
  const { editor } = opened;
  editor.state.doc.descendants((node, position) => {
    const at = node.text?.indexOf(text) ?? -1;
    if (at >= 0) editor.commands.setTextSelection(position + at + text.length);
  });
};
const change = (name: TableChange) => {
  const { state, view } = opened.editor;
  const table = openTable(state);
  if (table) view.dispatch(changeTable(state, table, name));
};

test('Tab goes from cell to cell, and leaves the text at both ends', () => {
  open(TABLE);
  goBehind('b');
  expect(opened.press('Tab')).toBe(true);
  type('1');
  expect(script()).toBe('| a | b |\n| --- | --- |\n| c1 | d |\n');
  opened.press('Tab');
  expect(opened.press('Tab')).toBe(false);
  for (let cell = 0; cell < 3; cell += 1) opened.press('Tab', { shiftKey: true });
  expect(opened.press('Tab', { shiftKey: true })).toBe(false);
  type('0');
  expect(script()).toBe('| a0 | b |\n| --- | --- |\n| c1 | d |\n');
});

test('Enter goes down a column, adds a row below the last, and leaves an empty one', () => {
  open(TABLE);
  goBehind('b');
  opened.press('Enter');
  type('1');
  opened.press('Enter');
  type('e');
  expect(script()).toBe('| a | b |\n| --- | --- |\n| c | d1 |\n| e |  |\n');
  opened.press('Enter');
  opened.press('Enter');
  type('Después.');
  expect(script()).toBe('| a | b |\n| --- | --- |\n| c | d1 |\n| e |  |\n\nDespués.\n');
});

test.each<[TableChange, string]>([
  ['rowAbove', '| a | b |\n| --- | --- |\n| x |  |\n| c | d |\n'],
  ['rowBelow', '| a | b |\n| --- | --- |\n| c | d |\n| x |  |\n'],
  ['columnBefore', '| x | a | b |\n| --- | --- | --- |\n|  | c | d |\n'],
  ['columnAfter', '| a | x | b |\n| --- | --- | --- |\n| c |  | d |\n'],
  ['removeRow', '| ax | b |\n| --- | --- |\n'],
  ['removeColumn', '| bx |\n| --- |\n| d |\n'],
  ['removeTable', 'x\n'],
])('%s at the cursor is one step to undo', (name, wanted) => {
  open(TABLE);
  goBehind('c');
  change(name);
  if (name === 'removeColumn') goBehind('b');
  type('x');
  expect(script()).toBe(wanted);
  opened.editor.commands.undo();
  if (script() !== TABLE) opened.editor.commands.undo();
  expect(script()).toBe(TABLE);
});

test('any row of changes leaves a table of full rows, or none', () => {
  const steps = fc.array(fc.constantFrom(...TABLE_CHANGES), { maxLength: 8 });
  fc.assert(
    fc.property(steps, (names) => {
      open(TABLE);
      goBehind('d');
      names.forEach(change);
      opened.editor.state.doc.check();
      const [first] = opened.editor.state.doc.children;
      const widths = new Set(first?.children.map(({ childCount }) => childCount));
      expect(first?.type.name === 'paragraph' || widths.size === 1).toBe(true);
      opened.editor.destroy();
    }),
  );
  open('');
});

test('deleting across cells clears them, and the table stays whole', () => {
  open('| ab | cd |\n| --- | --- |\n| ef | gh |\n');
  goBehind('a');
  const from = opened.editor.state.selection.from;
  goBehind('e');
  opened.editor.commands.setTextSelection({ from, to: opened.editor.state.selection.from });
  opened.press('Delete');
  expect(script()).toBe('| a |  |\n| --- | --- |\n| f | gh |\n');
});

test('an inserted table goes beside the sentence, with the cursor in its first cell', () => {
  open('Hola a todos.\n');
  opened.editor.chain().setTextSelection(5).insertTable().insertContent('a').run();
  opened.press('Tab');
  type('b');
  expect(script()).toBe('Hola a todos.\n\n| a | b |\n| --- | --- |\n');
});

test('a table is copied and pasted as Markdown, and as a table from a page', () => {
  open(`Uno.\n\n${TABLE}`);
  opened.editor.commands.selectAll();
  const { view, state } = opened.editor;
  expect(view.serializeForClipboard(state.selection.content()).text).toBe(
    `Uno.\n\n${TABLE.trim()}`,
  );
  view.pasteText('| **x** |\n| --- |\n| y |\n');
  expect(script()).toBe('| **x** |\n| --- |\n| y |\n');
  opened.editor.commands.selectAll();
  view.pasteHTML(
    '<table><thead><tr><th>x</th><th><p>y</p><p>z</p></th></tr></thead><tr><td><b>1</b></td></tr></table>',
  );
  expect(script()).toBe('| x | yz |\n| --- | --- |\n| **1** |  |\n');
});

test('text of several lines pasted into a cell stays in the table', () => {
  open(TABLE);
  goBehind('c');
  opened.editor.view.pasteText('uno\n\ndos');
  expect(script()).toContain('uno');
  expect(script()).toContain('dos');
  opened.editor.state.doc.check();
});

test('a table is moved like any block, and is not spoken', () => {
  open(`Uno.\n\n${TABLE}`);
  goBehind('a');
  opened.press('ArrowUp', { altKey: true, shiftKey: true });
  expect(script()).toBe(`${TABLE}\nUno.\n`);
});
