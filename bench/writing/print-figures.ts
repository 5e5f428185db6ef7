import { COUNTS, type Figures, ratio, SHARES, type Share, totalOf } from './figures.ts';

const NAME_WIDTH = 22;
const GAP = 2;

/** One line for each document, then the totals. */
export function printFigures(title: string, byName: Map<string, Figures>): void {
  const total = totalOf([...byName.values()]);
  console.log(`\n${title}\n${lineOf('', [...SHARES, ...COUNTS])}`);
  for (const [name, figures] of byName) printLine(name, figures);
  printLine('all', total);
  const kinds = [...total.kinds].map(([kind, share]) => `${kind} ${shown(share)}`);
  console.log(`recall by kind: ${kinds.join(', ')}`);
}

function printLine(name: string, { shares, counts }: Figures): void {
  const values = [
    ...SHARES.map((share) => shown(shares[share])),
    ...COUNTS.map((count) => String(counts[count])),
  ];
  console.log(lineOf(name, values));
}

/** Puts values below their names. */
function lineOf(name: string, values: string[]): string {
  const widths = [...SHARES, ...COUNTS].map((column) => Math.max(column.length, 4) + GAP);
  const cells = values.map((value, index) => value.padStart(widths[index] ?? 0));
  return name.slice(0, NAME_WIDTH).padEnd(NAME_WIDTH) + cells.join('');
}

function shown(share: Share): string {
  return ratio(share)?.toFixed(2) ?? '–';
}
