import { describe, expect, it } from 'vitest';
import { buildPdf } from '../testing/build-pdf.ts';
import { outlineOf, readHere } from '../testing/temporary-file.ts';

type Rule = [number, number, number, number];

/** A ruled table; the text of its first row is at `top`. */
function ruled(rows: string[][], top: number) {
  const draws = rows.flatMap((row, at) =>
    row.map((text, column) => ({ text, x: 76 + column * 120, y: top - at * 20 })),
  );
  const [above, below] = [top + 14, top + 14 - rows.length * 20];
  const across = [...rows.keys(), rows.length].map((at): Rule => {
    const y = above - at * 20;
    return [72, y, 432, y];
  });
  const down = [0, 1, 2, 3].map((at): Rule => [72 + at * 120, above, 72 + at * 120, below]);
  return { draws, rules: [...across, ...down] };
}

const HEADER = ['Sala', 'Grados', 'Estado'];
const FIRST = [
  ['Norte', '12', 'Abierta'],
  ['Sur', '14', 'Cerrada'],
];
const SECOND = [
  ['Este', '11', 'Abierta'],
  ['Oeste', '15', 'Cerrada'],
];

const linesOf = async (pages: Parameters<typeof buildPdf>[0]) =>
  outlineOf(await readHere('manual.pdf', buildPdf(pages)));
const tableOf = (rows: string[][]) => rows.map((row) => `| ${row.join(' | ')} |`).join('\n');

describe('ruled tables of a pdf', () => {
  it('become one table with one header across a page break', async () => {
    const pages = [ruled([HEADER, ...FIRST], 160), ruled([HEADER, ...SECOND], 700)];
    expect(await linesOf(pages)).toEqual([tableOf([HEADER, ...FIRST, ...SECOND])]);
  });

  it('become one table where the next page repeats no header', async () => {
    const pages = [ruled([HEADER, ...FIRST], 160), ruled(SECOND, 700)];
    expect(await linesOf(pages)).toEqual([tableOf([HEADER, ...FIRST, ...SECOND])]);
  });

  it('stay apart where text stands between them', async () => {
    const next = ruled([HEADER, ...SECOND], 600);
    const text = { text: 'Las salas de la planta de arriba se miden por la tarde:', x: 72, y: 700 };
    const pages = [ruled([HEADER, ...FIRST], 160), { ...next, draws: [text, ...next.draws] }];
    expect(await linesOf(pages)).toEqual([
      tableOf([HEADER, ...FIRST]),
      text.text,
      tableOf([HEADER, ...SECOND]),
    ]);
  });
});

describe('a framed header', () => {
  const header = (page: number) => [
    ['Manual de la bomba', 'Hoja'],
    ['Taller del puerto', `${page} DE 4`],
  ];
  const page = (number: number, text: string) => {
    const { draws, rules } = ruled(header(number), 800);
    return { draws: [...draws, { text, x: 72, y: 600 }], rules };
  };

  it('is left out on all pages', async () => {
    const texts = [
      'Se abre la llave.',
      'Se mide el nivel.',
      'Se cierra todo.',
      'Se anota la hora.',
    ];
    expect(await linesOf(texts.map((text, at) => page(at + 1, text)))).toEqual(texts);
  });

  it('stays where its words change: it is a table of the page', async () => {
    const tables = ['Norte', 'Sur', 'Este'].map((room) => [
      ['Sala', 'Grados'],
      [room, '12'],
    ]);
    const pages = tables.map((rows) => {
      const { draws, rules } = ruled(rows, 800);
      return { draws: [...draws, { text: 'Se mide cada tarde.', x: 72, y: 600 }], rules };
    });
    const lines = await linesOf(pages);
    expect(lines.filter((line) => line.startsWith('|'))).toEqual(tables.map(tableOf));
  });
});
