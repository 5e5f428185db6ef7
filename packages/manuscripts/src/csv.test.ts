import { describe, expect, it } from 'vitest';
import { readCsv } from './csv.ts';
import type { Manuscript } from './manuscript.ts';
import { ManuscriptError } from './manuscript-error.ts';

const [MODULE, CONTENT] = [
  '5f9b2f6e-0b0e-4c57-9d7b-0d2f53b80001',
  '5f9b2f6e-0b0e-4c57-9d7b-0d2f53b80002',
];
const ROWS = [
  ['part', 'id', 'title', 'description', 'script'],
  ['course', '', 'Casco', 'Del curso', ''],
  ['module', MODULE, 'Antes', '', ''],
  ['content', CONTENT, 'Ajuste', 'Corto', 'Ponte el casco.'],
];
const COURSE: Manuscript = {
  ...{ title: 'Casco', description: 'Del curso', targetAudience: '', painPoints: [] },
  modules: [
    {
      ...{ id: MODULE, title: 'Antes', description: '' },
      contents: [{ id: CONTENT, title: 'Ajuste', description: 'Corto', script: 'Ponte el casco.' }],
    },
  ],
};
const table = (rows: (string | undefined)[][], separator = ';') =>
  rows.map((row) => row.join(separator)).join('\r\n');
const lineOfFault = (text: string) => {
  try {
    readCsv(text);
  } catch (error) {
    return error instanceof ManuscriptError ? error.line : error;
  }
  return 'no fault';
};

describe('a table reads the same', () => {
  it.each([
    ['as it went out', table(ROWS)],
    ['with commas', table(ROWS, ',')],
    ['with a line that names the separator', `sep=;\r\n${table(ROWS)}`],
    ['with that line in quotation marks', `\uFEFF"sep=\t"\n${table(ROWS, '\t')}`],
    ['with its columns in another order', table(ROWS.map((row) => row.toReversed()))],
    ['with a column more', table(ROWS.map((row) => ['nota', ...row]))],
    [
      'with names in capitals',
      table(
        ROWS.map(([part = '', ...row], at) => [
          ` ${part.toUpperCase()} `,
          ...(at === 0 ? row.map((name) => name.toUpperCase()) : row),
        ]),
      ),
    ],
    [
      'with blank rows',
      table([[], ['', '', '', '', ''], ...ROWS.flatMap((row) => [row, [' ', ''], []])]),
    ],
    [
      'with ids in capitals and between spaces',
      table(
        ROWS.map(([part, id = '', ...row], at) => [
          part,
          at === 0 ? id : ` ${id.toUpperCase()} `,
          ...row,
        ]),
      ),
    ],
  ])('%s', (_name, text) => {
    expect(readCsv(text)).toEqual(COURSE);
  });
});

it.each(['part', 'id', 'title', 'description', 'script'])(
  'a table without its column %s is refused at its header',
  (column) => {
    const place = ROWS[0]?.indexOf(column);
    const rows = ROWS.map((row) => row.filter((_, at) => at !== place));
    expect(lineOfFault(table(rows))).toBe(1);
  },
);

it('a row at fault is named as spreadsheet programs number it', () => {
  expect(lineOfFault(table([...ROWS, [], ['lesson', '', 'Otro', '', '']]))).toBe(6);
  const several = ['course', '', 'Casco', '"Dos\nlíneas"', ''];
  const early = ['content', '', 'Sin módulo', '', ''];
  expect(lineOfFault(`sep=;\n${table([ROWS[0] ?? [], several, early])}`)).toBe(3);
  expect(lineOfFault(`${table(ROWS)}\r\n;;"Otro" más;;`)).toBe(5);
});
