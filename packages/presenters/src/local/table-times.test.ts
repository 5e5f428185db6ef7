import { expect, test } from 'vitest';
import { tableTimes } from './table-times.ts';

const timed = (text: string, from: number) =>
  text.split(' ').map((word, index) => ({
    text: word,
    start: from + index * 0.5,
    end: from + index * 0.5 + 0.4,
  }));

const rows = [
  ['Zona', 'Casos', 'Cambio'],
  ['Freidora', '34', '12 %'],
  ['Almacén', '12', '−3 %'],
];

test('lights a row by its name, and a cell by its words, as they are spoken', () => {
  const lit = tableTimes(rows, [timed('La freidora suma 34 casos y el almacén 12', 1)], 10);
  expect(lit).toEqual([
    { row: 1, column: 0, start: 1.35 },
    { row: 1, column: 1, start: 2.35 },
    { row: 2, column: 0, start: 4.35 },
    { row: 2, column: 1, start: 4.85 },
  ]);
});

test('goes through the rows if nobody names one', () => {
  const lit = tableTimes(rows, [timed('Nada de esto aparece aquí', 0)], 9);
  expect(lit.map(({ row, column }) => [row, column])).toEqual([
    [1, 0],
    [2, 0],
  ]);
  expect(lit.map(({ start }) => start)).toEqual([3, 6]);
});

test('times are in order, however often a row is named', () => {
  const speech = [timed('almacén freidora almacén freidora almacén', 0)];
  const starts = tableTimes(rows, speech, 9).map(({ start }) => start);
  expect(starts.toSorted((a, b) => a - b)).toEqual(starts);
  expect(tableTimes([['Solo']], speech, 9)).toEqual([]);
});
