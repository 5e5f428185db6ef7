import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { deflateSync } from 'node:zlib';
import { ColorSpace, Document, Font, Image, PDFDocument, Pixmap } from 'mupdf';
import { describe, expect, it } from 'vitest';
import { buildPdf, type Draw, drawLines } from '../testing/build-pdf.ts';
import { readFigures } from '../testing/read-figures.ts';
import { outlineOf, readHere } from '../testing/temporary-file.ts';
import { drawnPartsOf } from './drawn-parts.ts';

const BODY = [
  'La mayoría de los accidentes ocurre en la primera hora del turno, cuando los equipos aún',
  'están fríos y nadie ha revisado los frenos. Por eso cada turno comienza con una revisión',
  'de la carretilla, que dura cinco minutos y se anota en el parte del almacén.',
];
const body = (y: number): Draw[] => drawLines(BODY, { x: 72, y });
/** Four bars with their numbers and names, on a line at `foot`. */
const bars = (foot: number) => ({
  drawing: [120, 60, 34, 20]
    .map((height, at) => `0 0.4 0.6 rg ${100 + at * 90} ${foot} 50 ${height} re f`)
    .concat(`0 G 90 ${foot} m 450 ${foot} l S`)
    .join('\n'),
  draws: [61, 22, 12, 5].flatMap((share, at): Draw[] => [
    { text: `${share} %`, x: 110 + at * 90, y: foot + ([126, 66, 40, 26][at] ?? 0) },
    { text: `Turno ${at + 1}`, x: 105 + at * 90, y: foot - 14 },
  ]),
});
const CAPTION: Draw = { text: 'Figura 1. Accidentes por turno.', x: 72, y: 470, size: 9 };
const chartPage = () => {
  const { drawing, draws } = bars(510);
  return { drawing, draws: [...body(760), ...draws, CAPTION, ...body(430)] };
};

describe('a figure of a pdf', () => {
  it('is drawn with its labels and stands before its caption', async () => {
    const { document, figures, pictures } = await readFigures(
      'manual.pdf',
      buildPdf([chartPage()]),
    );
    expect(document.blocks.map(({ kind }) => kind)).toEqual([
      'paragraph',
      'figure',
      'caption',
      'paragraph',
    ]);
    expect(figures).toMatchObject([
      { page: 1, figureKind: 'chart', caption: 'Figura 1. Accidentes por turno.', alt: '' },
    ]);
    const [{ picture, place } = missing()] = figures;
    expect(pictures.has(picture.picture)).toBe(true);
    expect(Math.max(picture.width, picture.height)).toBeLessThanOrEqual(1_600);
    // From the number above the highest bar to the names below: y of 646 to 493, of 842.
    expect(place.y).toBeGreaterThan(0.21);
    expect(place.y).toBeLessThan(0.235);
    expect(place.y + place.height).toBeGreaterThan(0.412);
    expect(place.y + place.height).toBeLessThan(0.43);
    expect(outlineOf(document).join('\n')).not.toContain('Turno 1');
  });

  it('is not looked for where nobody wants pictures: its words are read', async () => {
    const document = await readHere('manual.pdf', buildPdf([chartPage()]));
    expect(document.blocks.some(({ kind }) => kind === 'figure')).toBe(false);
    expect(outlineOf(document).join('\n')).toContain('Turno 1');
  });

  it('splits neither a paragraph nor a list', async () => {
    const { drawing, draws } = bars(510);
    const first = drawLines(
      [
        'Antes de mover la carga hay que mirar atrás, tocar el claxon y comprobar que la',
        'puerta del',
      ],
      { x: 72, y: 760 },
    );
    const second = drawLines(
      [
        'muelle sigue abierta, porque nadie la sujeta cuando sopla el viento del norte en el',
        'patio.',
      ],
      { x: 72, y: 430 },
    );
    const paragraph = await readFigures(
      'parrafo.pdf',
      buildPdf([{ drawing, draws: [...first, ...draws, CAPTION, ...second] }]),
    );
    expect(outlineOf(paragraph.document)).toEqual([
      expect.stringContaining('la puerta del muelle sigue abierta'),
      'figure: Figura 1. Accidentes por turno.',
      'caption: Figura 1. Accidentes por turno.',
    ]);

    const items = (from: number, y: number) =>
      [0, 1].map((at) => ({
        text: `${from + at}. Paso número ${from + at}.`,
        x: 72,
        y: y - at * 14,
      }));
    const list = await readFigures(
      'lista.pdf',
      buildPdf([{ drawing, draws: [...items(1, 760), ...draws, CAPTION, ...items(3, 430)] }]),
    );
    expect(outlineOf(list.document)[0]?.split('\n')).toHaveLength(4);
  });

  it('has no caption in the end of a sentence above it', async () => {
    const lines = [
      'Para ver los accidentes de cada turno se abre el panel y se elige el mes, como muestra la',
      'Figura 1.',
    ];
    const { drawing, draws } = bars(510);
    const before = drawLines(lines, { x: 72, y: 680 });
    const { document, figures } = await readFigures(
      'frase.pdf',
      buildPdf([{ drawing, draws: [...before, ...draws, CAPTION, ...body(430)] }]),
    );
    expect(figures).toMatchObject([{ caption: 'Figura 1. Accidentes por turno.' }]);
    expect(outlineOf(document)[0]).toBe(lines.join(' '));
  });

  it('has a caption above it, inside its frame or beside another column', async () => {
    const { drawing, draws } = bars(510);
    const above = { text: 'Gráfico 2. Accidentes.', x: 72, y: 670, size: 9 };
    const framed = `0 G 70 460 420 230 re S\n${drawing}`;
    const { figures } = await readFigures(
      'arriba.pdf',
      buildPdf([
        { drawing, draws: [...body(760), above, ...draws, ...body(430)] },
        { drawing: framed, draws: [...body(760), ...draws, CAPTION, ...body(430)] },
      ]),
    );
    expect(figures.map(({ caption }) => caption)).toEqual([
      'Gráfico 2. Accidentes.',
      'Figura 1. Accidentes por turno.',
    ]);
    // The crop ends at the caption, though the frame goes on below it.
    const [, { place } = missing()] = figures;
    expect(place.y + place.height).toBeLessThan((842 - 470) / 842);
  });

  it('is found in CMYK, with transparency and a broken picture beside it', async () => {
    const { figures } = await readFigures('foto.pdf', pdfWithPictures());
    expect(figures).toMatchObject([{ figureKind: 'photo', caption: 'Foto 1. Almacén.' }]);
  });
});

describe('no figure', () => {
  const withoutFigures = async (pages: Parameters<typeof buildPdf>[0]) => {
    const { document, figures } = await readFigures('manual.pdf', buildPdf(pages));
    expect(figures).toEqual([]);
    return outlineOf(document).join('\n');
  };

  it('is a table with coloured cells', async () => {
    const cells = [0, 1, 2, 3].flatMap((row) => [0, 1, 2].map((column) => ({ row, column })));
    const drawing = cells
      .map(
        ({ row, column }) =>
          `0.${8 - row} 0.9 1 rg ${72 + column * 140} ${600 - row * 22} 139 21 re f`,
      )
      .join('\n');
    const draws = cells.map(({ row, column }) => ({
      text: `Dato ${row}${column}`,
      x: 78 + column * 140,
      y: 606 - row * 22,
    }));
    expect(await withoutFigures([{ drawing, draws: [...body(760), ...draws] }])).toContain(
      'Dato 11',
    );
  });

  it('is a logo or a ground that repeats on every page', async () => {
    const logo = '0.9 0.1 0.2 rg 400 700 m 500 700 l 450 820 l f';
    const ground = '0.95 0.95 0.8 rg 0 0 595 842 re f';
    await withoutFigures(
      [1, 2, 3].map(() => ({ drawing: `${ground}\n${logo}`, draws: body(600) })),
    );
  });

  it('is a box of text with its sign', async () => {
    const drawing =
      '0.2 0.4 0.9 RG 60 560 480 60 re S\n0.9 0.2 0.2 rg 66 570 m 110 570 l 88 610 l f';
    const boxed = drawLines(BODY.slice(0, 3), { x: 120, y: 600, size: 9 });
    const text = await withoutFigures([{ drawing, draws: [...body(760), ...boxed] }]);
    expect(text.match(/primera hora/g)).toHaveLength(2);
  });

  it('is a key drawn within lines of text', async () => {
    const keys = [0, 1, 2, 3]
      .map(
        (at) =>
          `0 G ${150 + at * 3} ${598 - at * 24} m 210 ${598 - at * 24} l 208 ${614 - at * 24} l 152 ${614 - at * 24} l s`,
      )
      .join('\n');
    const lines = [0, 1, 2, 3].map((at) => ({
      text: `Pulse la tecla   MENÚ   para ver la opción número ${at + 1} de la lista`,
      x: 72,
      y: 602 - at * 24,
    }));
    expect(await withoutFigures([{ drawing: keys, draws: lines }])).toContain('opción número 3');
  });

  it('is a picture of more pixels than memory allows: its page keeps its words', async () => {
    const pdf = new PDFDocument();
    const side = 60_000;
    const bomb = pdf.addStream(deflateSync(Buffer.alloc((side / 8) * 2_000)), {
      Type: 'XObject',
      Subtype: 'Image',
      Width: side,
      Height: side,
      BitsPerComponent: 1,
      ColorSpace: 'DeviceGray',
    });
    const resources = pdf.addObject({
      XObject: { Bomb: bomb },
      Font: { F1: pdf.addSimpleFont(new Font('Helvetica')) },
    });
    const text = [...body(760), { ...CAPTION, y: 400 }].map(
      (draw) => `BT /F1 9 Tf ${draw.x} ${draw.y} Td (${draw.text}) Tj ET`,
    );
    const content = `q 300 0 0 220 72 440 cm /Bomb Do Q\n${text.join('\n')}`;
    const latin = Buffer.from(content, 'latin1');
    pdf.insertPage(-1, pdf.addPage([0, 0, 595, 842], 0, resources, latin));
    const { document, figures } = await readFigures(
      'bomba.pdf',
      pdf.saveToBuffer('').asUint8Array(),
    );
    expect(figures).toEqual([]);
    expect(outlineOf(document)).toEqual([
      expect.stringContaining('primera hora'),
      'caption: Figura 1. Accidentes por turno.',
    ]);
  });

  it('is the cover of a long document', async () => {
    const star = '0.9 0.5 0.1 rg 200 300 m 400 300 l 300 500 l f';
    await withoutFigures([
      { drawing: star, draws: [{ text: 'Manual', x: 250, y: 700, size: 30 }] },
      ...[1, 2, 3, 4, 5].map(() => ({ draws: body(700) })),
    ]);
  });
});

it('counts what a page draws, up to a limit', () => {
  const lines = Array.from({ length: 30_000 }, (_, at) => `${at % 500} 100 m ${at % 500} 300 l S`);
  const parts = partsIn(buildPdf([{ draws: [], drawing: lines.join('\n') }]));
  expect(parts.length).toBeGreaterThan(15_000);
  expect(parts.length).toBeLessThan(20_100);
});

it('keeps what MuPDF lends: collecting garbage breaks nothing', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const shading = buildPdf([{ draws: [], drawing: '/Sh1 sh' }])
    .toString('latin1')
    .replace(
      '/Resources << ',
      '/Resources << /Shading << /Sh1 << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 500 0] /Function << /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 1 >> >> >> ',
    );
  for (let turn = 0; turn < 20; turn += 1) {
    expect(partsIn(Buffer.from(shading, 'latin1'))).toMatchObject([{ kind: 'shade' }]);
    collect();
  }
});

function missing(): never {
  throw new Error('the figure is missing');
}

function partsIn(pdf: Buffer) {
  return drawnPartsOf(Document.openDocument(pdf, 'application/pdf').loadPage(0));
}

/** A CMYK picture of many colours above a caption. A JPEG beside it ends early. */
function pdfWithPictures(): Buffer {
  const pixmap = new Pixmap(ColorSpace.DeviceCMYK, [0, 0, 120, 90], false);
  const pixels = pixmap.getPixels();
  for (let at = 0; at < pixels.length; at += 4) {
    const [x, y] = [(at / 4) % 120, Math.floor(at / 480)];
    pixels.set([x * 2, y * 2.5, Math.abs(120 - x - y) * 1.2, 0], at);
  }
  const pdf = new PDFDocument();
  const photo = pdf.addImage(new Image(pixmap));
  const broken = pdf.addStream(Buffer.from('ffd8ffe000104a464946', 'hex'), {
    Type: 'XObject',
    Subtype: 'Image',
    Width: 300,
    Height: 300,
    BitsPerComponent: 8,
    ColorSpace: 'DeviceRGB',
    Filter: 'DCTDecode',
  });
  const resources = pdf.addObject({
    XObject: { Photo: photo, Broken: broken },
    Font: { F1: pdf.addSimpleFont(new Font('Helvetica')) },
    ExtGState: { Half: { ca: 0.8 } },
  });
  const text = [...body(760), { text: 'Foto 1. Almacén.', x: 72, y: 420, size: 9 }]
    .map((draw) => `BT /F1 ${draw.size ?? 10} Tf ${draw.x} ${draw.y} Td (${draw.text}) Tj ET`)
    .join('\n');
  const content = `q /Half gs 300 0 0 220 72 440 cm /Photo Do Q\nq 60 0 0 60 72 100 cm /Broken Do Q\n${text}`;
  pdf.insertPage(-1, pdf.addPage([0, 0, 595, 842], 0, resources, Buffer.from(content, 'latin1')));
  return Buffer.from(pdf.saveToBuffer('').asUint8Array());
}
