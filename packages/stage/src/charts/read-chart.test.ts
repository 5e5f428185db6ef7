import { expect, test } from 'vitest';
import { readChart } from './read-chart.ts';

test('reads series with missing and negative values', () => {
  const rows = [
    ['Zona', 'Ventas', 'Cambio'],
    ['Norte', '1.250,5 €', '−3 %'],
    ['Sur', '–', '12 %'],
  ];
  const chart = readChart(rows, 1, 'es');
  expect(chart?.series.map(({ name }) => name)).toEqual(['Ventas', 'Cambio']);
  expect(chart?.categories[1]?.values).toEqual([
    { value: null, text: '–' },
    { value: 12, text: '12 %' },
  ]);
  expect(chart).toMatchObject({ isLine: false, lowest: -3, highest: 1250.5 });
});

test.each([
  ['es', ['enero', 'febrero', 'marzo']],
  ['en', ['Q1 2024', 'Q2 2024', 'Q3 2024']],
  ['pt', ['jan/24', 'fev/24', 'mar/24']],
  ['en', ['2021', '2022', '2023']],
] as const)('times in %s are joined by a line: %s', (language, names) => {
  const rows = [['', 'A'], ...names.map((name) => [name, '5'])];
  expect(readChart(rows, 1, language)?.isLine).toBe(true);
});

test('shows at most twelve categories, those around the spoken one', () => {
  const rows = [
    ['', 'A'],
    ...Array.from({ length: 30 }, (_, row) => [`Zona ${row + 1}`, `${row}`]),
  ];
  const shown = readChart(rows, 25, 'es')?.categories.map(({ row }) => row) ?? [];
  expect(shown.length).toBeLessThanOrEqual(12);
  expect(shown).toContain(25);
});

test('is null for a table of words', () => {
  expect(
    readChart(
      [
        ['', 'A'],
        ['Norte', 'mucho'],
      ],
      1,
      'es',
    ),
  ).toBeNull();
  expect(readChart([['Solo']], 1, 'es')).toBeNull();
});
