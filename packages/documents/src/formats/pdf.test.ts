import { PDFDocument } from 'mupdf';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { buildPdf, type Draw, drawLines } from '../testing/build-pdf.ts';
import { outlineOf, readHere, storeFile } from '../testing/temporary-file.ts';

const BODY = [
  'La ventilación de los almacenes evita la humedad y conserva los alimentos durante más',
  'tiempo. Cada mañana se abren las compuertas del norte y se anota la temperatura de las',
  'tres salas en la hoja que cuelga de la entrada.',
];

/** A page with a running header and a numbered footer. */
function page(number: number, draws: Draw[]) {
  return {
    draws: [
      { text: 'Manual de almacén', x: 72, y: 805, size: 8 },
      { text: `Página ${number} de 4`, x: 270, y: 30, size: 8 },
      ...draws,
    ],
  };
}

const linesOf = async (pages: Parameters<typeof buildPdf>[0], title?: string) =>
  outlineOf(await readHere('manual.pdf', buildPdf(pages, { title })));

describe('a pdf', () => {
  it('is read when its password is only for its attachments', async () => {
    const key = (letter: string, length: number) => `<${letter.repeat(length * 2)}>`;
    const trailer = `/ID [<00> <00>] /Encrypt << /Filter /Standard /V 5 /R 6 /Length 256 /P -4
      /O ${key('1', 48)} /U ${key('2', 48)} /OE ${key('3', 32)} /UE ${key('4', 32)} /Perms ${key('5', 16)}
      /CF << /StdCF << /CFM /AESV3 /AuthEvent /EFOpen /Length 32 >> >> /StmF /Identity /StrF /Identity /EFF /StdCF >>`;
    const pages = [{ draws: [{ text: 'El anexo va cerrado.', x: 72, y: 700 }] }];
    const document = await readHere('anexo.pdf', buildPdf(pages, { trailer }));
    expect(outlineOf(document)).toEqual(['El anexo va cerrado.']);
  });

  it('keeps headings with their level and drops repeated lines', async () => {
    const document = await readHere(
      'manual.pdf',
      buildPdf(
        [1, 2, 3, 4].map((number) =>
          page(number, [
            {
              text: `Sala del ${['norte', 'sur', 'este', 'oeste'][number - 1]}`,
              x: 72,
              y: 740,
              size: 18,
              bold: true,
            },
            { text: 'Temperatura', x: 72, y: 710, size: 13, bold: true },
            ...drawLines(BODY, { x: 72, y: 690 }),
          ]),
        ),
        { title: 'Manual de almacén' },
      ),
    );
    expect(outlineOf(document).slice(0, 4)).toEqual([
      '# Sala del norte',
      '## Temperatura',
      BODY.join(' '),
      '# Sala del sur',
    ]);
    expect(document).toMatchObject({ language: 'es', title: 'Manual de almacén', pageCount: 4 });
    expect(JSON.stringify(document.blocks)).not.toMatch(/Manual de almacén|Página/);
    expect(document.blocks.at(-1)?.page).toBe(4);
  });

  it('keeps a title that stands on some pages only', async () => {
    const pages = ['Agenda', 'Agenda', 'Agenda', 'Cifras', 'Equipo', 'Metas', 'Cierre', 'Fin'].map(
      (title, at) => ({
        draws: [
          { text: title, x: 72, y: 780, size: 24 },
          { text: `Este es el punto número ${at} de la reunión de hoy.`, x: 72, y: 600 },
        ],
      }),
    );
    expect((await linesOf(pages)).filter((line) => line === '# Agenda')).toHaveLength(3);
  });

  it('keeps titles that differ only in their numbers', async () => {
    const tools = ['la sierra', 'el cepillo', 'la lima', 'el formón'];
    const pages = tools.map((tool, at) =>
      page(at + 1, [
        { text: `Lección ${at + 1}`, x: 72, y: 770, size: 20, bold: true },
        { text: `Antes de usar ${tool} se mira si está en buen estado.`, x: 72, y: 600 },
      ]),
    );
    expect((await linesOf(pages)).filter((line) => line.startsWith('#'))).toEqual([
      '# Lección 1',
      '# Lección 2',
      '# Lección 3',
      '# Lección 4',
    ]);
  });

  it('keeps sentences at page tops that differ only in their numbers', async () => {
    const heads = [3, 5, 9, 14].map((valve) => `La válvula ${valve} se cierra antes de salir.`);
    const pages = heads.map((text, at) =>
      page(at + 1, [
        { text, x: 72, y: 770 },
        { text: `La fila ${['a', 'b', 'c', 'd'][at]} queda libre durante el día.`, x: 72, y: 600 },
      ]),
    );
    expect((await linesOf(pages)).filter((line) => line.includes('válvula'))).toEqual(heads);
  });

  it('numbers sentences through the whole document', async () => {
    const document = await readHere(
      'manual.pdf',
      buildPdf([{ draws: drawLines(BODY, { x: 72, y: 700 }) }]),
    );
    expect(document.blocks.flatMap((block) => block.sentences)).toEqual([
      {
        id: 's1',
        text: 'La ventilación de los almacenes evita la humedad y conserva los alimentos durante más tiempo.',
      },
      {
        id: 's2',
        text: 'Cada mañana se abren las compuertas del norte y se anota la temperatura de las tres salas en la hoja que cuelga de la entrada.',
      },
    ]);
  });

  it('joins words cut at line ends and keeps real hyphens', async () => {
    const cut = [
      'La conserva-',
      'ción del físico-quí-',
      'mico exige que el ser-',
      'vicio anote todo. El servicio deve-',
      'se al turno.',
    ];
    expect(await linesOf([{ draws: drawLines(cut, { x: 72, y: 700 }) }])).toEqual([
      'La conservación del físico-químico exige que el servicio anote todo. El servicio deve-se al turno.',
    ]);
  });

  it('joins a paragraph across a page break', async () => {
    const first = page(1, drawLines(BODY.slice(0, 2), { x: 72, y: 80 }));
    const second = page(2, drawLines(BODY.slice(2), { x: 72, y: 760 }));
    expect(await linesOf([first, second])).toEqual([BODY.join(' ')]);
  });

  it('reads columns in turn, below a title across them', async () => {
    const column = (name: string) =>
      Array.from({ length: 8 }, (_, line) => `${name} ${line} con palabras que llenan su renglón`);
    const draws = [
      { text: 'Un título que ocupa las dos columnas de la página', x: 72, y: 760, size: 18 },
      // Written line by line across the page, as some programs do.
      ...column('izquierda').flatMap((text, line) => [
        { text, x: 60, y: 720 - line * 12, size: 9 },
        { text: text.replace('izquierda', 'derecha'), x: 310, y: 720 - line * 12, size: 9 },
      ]),
    ];
    const [title, ...text] = await linesOf([{ draws }]);
    expect(title).toBe('# Un título que ocupa las dos columnas de la página');
    const all = text.join(' ');
    expect(all.indexOf('izquierda 7')).toBeLessThan(all.indexOf('derecha 0'));
    expect(all).toContain('derecha 7');
  });

  it('keeps lists as items', async () => {
    const lines = [
      'Antes de abrir:',
      '\u0095 Compruebe la cerradura del almacén.',
      '\u0095 Avise al turno de noche.',
    ];
    expect(await linesOf([{ draws: drawLines(lines, { x: 72, y: 700 }) }])).toEqual([
      'Antes de abrir:',
      '- Compruebe la cerradura del almacén.\n- Avise al turno de noche.',
    ]);
  });

  it('treats drawn bullets as written ones', async () => {
    const lines = [
      'Compruebe la cerradura del almacén y de la',
      'puerta de atrás.',
      'Avise al turno.',
    ];
    const draws = drawLines(lines, { x: 90, y: 700 });
    expect(
      await linesOf([
        {
          draws,
          discs: [
            [78, 703],
            [78, 679],
          ],
        },
      ]),
    ).toEqual(['- Compruebe la cerradura del almacén y de la puerta de atrás.\n- Avise al turno.']);
  });

  it('keeps numbered headings that happen to begin every page', async () => {
    const pages = [1, 2, 3, 4].map((number) => ({
      draws: [
        { text: `1.${number}`, x: 72, y: 790, size: 11, bold: true },
        { text: `Tarea ${'abcd'[number - 1]}`, x: 110, y: 790, size: 11, bold: true },
        ...drawLines(BODY, { x: 72, y: 760 }),
      ],
    }));
    const headings = (await linesOf(pages)).filter((line) => line.startsWith('#'));
    expect(headings).toEqual([
      '## 1.1 Tarea a',
      '## 1.2 Tarea b',
      '## 1.3 Tarea c',
      '## 1.4 Tarea d',
    ]);
  });

  it('keeps a table without rules as rows', async () => {
    const rows = [
      ['Año', 'Accidentes'],
      ['2021', 'doce'],
      ['2022', 'nueve'],
      ['2023', 'cuatro'],
    ];
    const draws = rows.flatMap((row, at) =>
      row.map((text, column) => ({ text, x: 76 + column * 90, y: 700 - at * 14 })),
    );
    expect(await linesOf([{ draws }])).toEqual([
      rows.map((row) => `| ${row.join(' | ')} |`).join('\n'),
    ]);
  });

  it('keeps a ruled table as rows, with its caption', async () => {
    const rows = [
      ['Sala', 'Grados', 'Estado'],
      ['Norte', '12', 'Abierta'],
      ['Sur', '14', 'Cerrada'],
    ];
    const draws = rows.flatMap((row, at) =>
      row.map((text, column) => ({ text, x: 76 + column * 120, y: 700 - at * 20 })),
    );
    const across = [0, 1, 2, 3].map((at): [number, number, number, number] => [
      72,
      714 - at * 20,
      432,
      714 - at * 20,
    ]);
    const down = [0, 1, 2, 3].map((at): [number, number, number, number] => [
      72 + at * 120,
      714,
      72 + at * 120,
      654,
    ]);
    const caption = { text: 'Tabla 1: Grados por sala', x: 72, y: 630 };
    expect(await linesOf([{ draws: [...draws, caption], rules: [...across, ...down] }])).toEqual([
      rows.map((row) => `| ${row.join(' | ')} |`).join('\n'),
      'caption: Tabla 1: Grados por sala',
    ]);
  });

  it('leaves out the table of contents and marks references', async () => {
    const entries = ['Salas', 'Turnos', 'Cierre', 'Averías', 'Limpieza'].map(
      (name, at) => `${at + 1}. ${name} ${'. '.repeat(30)} ${at + 3}`,
    );
    const contents = page(1, [
      { text: 'Índice', x: 72, y: 760, size: 18, bold: true },
      ...drawLines(entries, { x: 72, y: 720 }),
    ]);
    const body = page(2, [
      { text: 'Salas', x: 72, y: 760, size: 18, bold: true },
      ...drawLines([...BODY, ...BODY], { x: 72, y: 730 }),
      { text: 'Referencias', x: 72, y: 600, size: 18, bold: true },
      ...drawLines(['[1] Pérez, A. (2019). Almacenes. Madrid, pp. 3-9.'], { x: 72, y: 570 }),
    ]);
    const lines = await linesOf([contents, body]);
    expect(lines[0]).toBe('# Salas');
    expect(lines.join(' ')).not.toMatch(/Índice|Turnos/);
    expect(lines.slice(-2)).toEqual([
      'reference: Referencias',
      'reference: [1] Pérez, A. (2019). Almacenes. Madrid, pp. 3-9.',
    ]);
  });

  it('keeps the dotted lines of a form', async () => {
    const dots = '.'.repeat(40);
    const lines = [
      `Don ${dots} con pasaporte ${dots}`,
      `nacido el ${dots} en la localidad de ${dots}`,
      `provincia de ${dots} con domicilio en ${dots}`,
      `teléfono ${dots} y correo ${dots} 1`,
      `Que ha superado el nivel ${dots}`,
    ];
    const text = (await linesOf([{ draws: drawLines(lines, { x: 72, y: 700 }) }])).join(' ');
    for (const word of ['pasaporte', 'localidad', 'domicilio', 'correo', 'superado']) {
      expect(text).toContain(word);
    }
  });

  it('is read if it is a drawing of tens of thousands of lines', async () => {
    const rules = Array.from({ length: 40_000 }, (_, at): [number, number, number, number] => {
      const [x, y] = [20 + (at % 200) * 2.7, 20 + Math.floor(at / 200) * 4];
      return [x, y, x + 2 + (at % 7), y + (at % 5)];
    });
    const draws = [{ text: 'Planta baja del edificio norte', x: 72, y: 830 }];
    expect(await linesOf([{ draws, rules }])).toEqual(['Planta baja del edificio norte']);
  });

  it('reads form fields and text added over a page', async () => {
    const pdf = new PDFDocument(buildPdf([{ draws: [{ text: 'Nombre:', x: 72, y: 700 }] }]));
    const remark = pdf.loadPage(0).createAnnotation('FreeText');
    remark.setRect([72, 200, 400, 240]);
    remark.setContents('Revisado por la dirección');
    remark.update();
    const field = pdf.addObject({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Tx',
      T: '(nombre)',
      V: '(Ana Morales)',
      DA: '(/Helv 10 Tf 0 g)',
      Rect: [130, 695, 300, 712],
      F: 4,
      P: pdf.findPage(0),
    });
    pdf.findPage(0).get('Annots').push(field);
    pdf
      .getTrailer()
      .get('Root')
      .put('AcroForm', { Fields: [field], NeedAppearances: true });
    const bytes = pdf.saveToBuffer('').asUint8Array();
    const lines = outlineOf(await readHere('formulario.pdf', bytes)).join('\n');
    expect(lines).toContain('Ana Morales');
    expect(lines).toContain('Revisado por la dirección');
  });

  it('is read if mail headers stand before it', async () => {
    const pdf = buildPdf([{ draws: drawLines(BODY, { x: 72, y: 700 }) }]);
    const bytes = Buffer.concat([Buffer.from('Content-Type: application/pdf\r\n\r\n'), pdf]);
    expect(outlineOf(await readHere('adjunto.pdf', bytes))).toEqual([BODY.join(' ')]);
  });

  it('reports progress page by page', async () => {
    const file = await storeFile(
      'manual.pdf',
      buildPdf([1, 2, 3].map((number) => page(number, drawLines(BODY, { x: 72, y: 700 })))),
    );
    const heard: [number, number][] = [];
    await readDocument({ ...file, onProgress: (done, total) => heard.push([done, total]) });
    expect(heard).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ]);
  });
});
