import { plainText } from './markdown.ts';

/** True for a line of a Markdown table. */
export const isTableLine = (line: string): boolean => line.startsWith('|');

const RULE = /^\|[\s:|-]+$/u;

/** Cells of a script's table, its header row first. Rows are as wide as the widest. */
export const tableRows = (text: string): string[][] =>
  markedTableRows(text).map((row) => row.map(plainText));

/** As `tableRows`, with the Markdown marks of the cells. */
export function markedTableRows(text: string): string[][] {
  const rows = text
    .split('\n')
    .map((line) => line.trim())
    .filter(isTableLine)
    // Only the line under the header is a rule. Elsewhere a dash is a cell.
    .filter((line, index) => !(index === 1 && RULE.test(line) && line.includes('-')))
    .map(cellsOf)
    .filter(hasWords);
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  return rows.map((row) => [...row, ...Array<string>(width - row.length).fill('')]);
}

/** False for a row that a script cannot keep. */
const hasWords = (row: readonly string[]): boolean => row.some((cell) => plainText(cell) !== '');

/** A bar inside a cell is written `\|`. */
function cellsOf(line: string): string[] {
  const cells = [''];
  for (let place = 1; place < line.length; place++) {
    const character = line[place] ?? '';
    if (character === '\\' && line[place + 1] === '|') {
      cells[cells.length - 1] += '|';
      place += 1;
    } else if (character === '|') cells.push('');
    else cells[cells.length - 1] += character;
  }
  if (cells.length > 1 && cells.at(-1)?.trim() === '') cells.pop();
  return cells.map((cell) => cell.trim());
}

/** A Markdown table that `tableRows` reads back. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const [header = [], ...body] = rows.map((row) =>
    row.map((cell) => cell.replace(/\s+/gu, ' ').trim().replaceAll('|', '\\|')),
  );
  return [line(header), line(header.map(() => '---')), ...body.map(line)].join('\n');
}
