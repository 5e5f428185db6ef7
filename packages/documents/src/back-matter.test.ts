import { describe, expect, it } from 'vitest';
import { separateBackMatter } from './back-matter.ts';
import type { DraftBlock } from './draft-document.ts';

const BODY = 'La acogida dura una semana y la lleva una persona del equipo. '.repeat(20);

/** The kinds of blocks kept of a section in the middle of a manual. */
function keptOf(name: string, lines: string[]): string[] {
  const body: DraftBlock = { kind: 'paragraph', page: 1, text: BODY };
  const heading = (text: string): DraftBlock => ({ kind: 'heading', page: 1, level: 2, text });
  const section = lines.map((text): DraftBlock => ({ kind: 'paragraph', page: 1, text }));
  const all = [heading('Acogida'), body, heading(name), ...section, heading('Pasos'), body];
  return separateBackMatter(all, 1)
    .map((block) => block.kind)
    .slice(2, -2);
}

describe('a section named like back matter', () => {
  it.for([
    [
      'Referencias',
      [
        'En 2023 se pidieron 40 referencias y en 2024 se pidieron 55.',
        'Desde 2021 también se consulta www.registro.es para comprobar los títulos.',
      ],
    ],
    ['Contenidos', ['Una llave de la taquilla 12', 'Un casco de la talla 3', 'La guía 4']],
    ['Contenidos', ['Módulo 1', 'Módulo 2', 'Módulo 3']],
  ] as const)('stays: %s', ([name, lines]) => {
    const paragraphs = lines.map(() => 'paragraph');
    expect(keptOf(name, [...lines])).toEqual(['heading', ...paragraphs]);
  });
});

describe('back matter', () => {
  it('leaves out contents, with or without dots', () => {
    expect(keptOf('Contenidos', ['Acogida 1', 'La primera semana 3', 'Pasos 3'])).toEqual([]);
    expect(keptOf('Índice', ['Acogida ........ 1', 'Pasos ........ 3'])).toEqual([]);
  });

  it.for([
    'Dainton, M. y Zelley, E.D., 2011, Applying communication theory',
    'Allen, F. and Gale, D. (2000). Financial Contagion. Journal of Political Economy 108(1).',
    'Kahn CR. Diabetes and its genes. N Engl J Med. 2010;363:1211-3.',
    'Hoekwater, Taco. LuaTeX. TUGboat, May 1984.',
    'Java API: http://java.sun.com/overview.html',
  ])('sets references apart: %s', (entry) => {
    expect(keptOf('Bibliografía', [entry, entry])).toEqual(['reference', 'reference', 'reference']);
  });

  it('sets a cited work apart without any heading', () => {
    const kept = keptOf('Conclusiones', [
      'Allen, F. and Gale, D. (2000). Financial Contagion.',
      BODY,
    ]);
    expect(kept).toEqual(['heading', 'reference', 'paragraph']);
  });
});

describe('a table', () => {
  const kindsOf = (rows: string[][]) =>
    separateBackMatter(
      [
        { kind: 'table', page: 1, rows },
        { kind: 'paragraph', page: 2, text: BODY },
      ],
      20,
    ).map(({ kind }) => kind);

  it.for([
    [
      ['3.1', 'Montaje .......', '4'],
      ['3.2', 'Llenado .......', '6'],
      ['3.3', 'Pausa .......', '6'],
      ['4', 'Limpieza .......', '9'],
    ],
    [
      ['Apresentação', 'Sumário', '4'],
      ['Paleta de cores', '', '5'],
      ['Paredes', '', '6'],
      ['Piso', '', '9'],
    ],
  ])('of contents is left out: %j', (rows) => {
    expect(kindsOf(rows)).toEqual(['paragraph']);
  });

  it.for([
    [
      ['Café .......', '2'],
      ['Pan .......', '1'],
      ['Sopa .......', '6'],
      ['Agua .......', '1'],
    ],
    [
      ['Emergencias', '112'],
      ['Bomberos', '080'],
      ['Enfermería', '4112'],
      ['Portería', '4100'],
    ],
    [
      ['Producto', 'Contenido', 'Unidades'],
      ['Botiquín', 'vendas', '2'],
      ['Caja', 'guantes', '3'],
      ['Bolsa', 'mascarillas', '4'],
    ],
  ])('of prices, telephones or amounts stays: %j', (rows) => {
    expect(kindsOf(rows)).toEqual(['table', 'paragraph']);
  });
});
