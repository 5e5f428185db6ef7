import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatScript, parseScript } from './script-format.ts';
import { formatTable, tableRows } from './script-table.ts';

const TABLE = '| Plan | Precio |\n| --- | ---: |\n| **Básico** | 10 € |\n| Pro | |';

describe('a table in a script', () => {
  it('is one block of its scene, and is not spoken', () => {
    const script = `## Precios\n\nHay dos planes.\n${TABLE}\nElige uno.`;
    const [scene] = parseScript(script);
    expect(scene?.blocks.map(({ kind }) => kind)).toEqual(['speech', 'table', 'speech']);
    expect(tableRows(scene?.blocks[1]?.text ?? '')).toEqual([
      ['Plan', 'Precio'],
      ['Básico', '10 €'],
      ['Pro', ''],
    ]);
    expect(parseScript(formatScript(parseScript(script), 'es'))).toEqual(parseScript(script));
  });

  it('reads back as it was written, bars in cells too', () => {
    const cell = fc.constantFrom('a', 'b c', '1|2', '12,5 %', '-', '');
    const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1 });
    fc.assert(
      fc.property(rows, (cells) => {
        const wanted = [['x', 'y'], ...cells].filter((row) => row.some(Boolean));
        expect(tableRows(formatTable(wanted))).toEqual(wanted);
      }),
    );
  });

  it('is not a table without cells', () => {
    expect(parseScript('|\n| --- |')).toEqual([]);
  });
});
