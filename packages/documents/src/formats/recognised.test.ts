import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { buildDocx, buildPptx } from '../testing/build-office.ts';
import { buildPdf, drawLines } from '../testing/build-pdf.ts';
import {
  buildTiff,
  mirroredJpeg,
  pictureOf,
  scannedPdf,
  sidewaysJpeg,
} from '../testing/build-picture.ts';
import { outlineOf, readBytes, storeFile } from '../testing/temporary-file.ts';

const SPANISH = [
  'La ventilación de los almacenes evita la humedad y conserva',
  'los alimentos durante más tiempo. Cada mañana se abren las',
  'compuertas del norte y se anota la temperatura del año.',
];
const ENGLISH = [
  'Every morning the gates of the north are opened and the',
  'temperature of the three rooms is written down on the sheet',
  'that hangs beside the entrance.',
];
const PORTUGUESE = [
  'A ventilação dos armazéns evita a umidade e conserva os',
  'alimentos por mais tempo. Todas as manhãs são abertas as',
  'portas do norte e anota-se a temperatura das três salas.',
];

describe('a picture', () => {
  it.for([
    ['es', SPANISH],
    ['en', ENGLISH],
    ['pt', PORTUGUESE],
  ] as const)('in %s is read with its accents as one paragraph', async ([language, lines]) => {
    const document = await readBytes('foto.png', pictureOf([...lines]).asPNG());
    expect(outlineOf(document)).toEqual([lines.join(' ')]);
    expect(document).toMatchObject({ language, pageCount: 1, mediaType: 'image/png' });
  });

  it('is turned by its camera’s note and read', async () => {
    const document = await readBytes('foto.jpg', sidewaysJpeg(SPANISH));
    expect(outlineOf(document)).toEqual([SPANISH.join(' ')]);
  });

  it('is mirrored once by its camera’s note', async () => {
    const document = await readBytes('foto.jpg', mirroredJpeg(SPANISH));
    expect(outlineOf(document)).toEqual([SPANISH.join(' ')]);
  });

  it('is read lying on its side, without a note', async () => {
    const document = await readBytes('foto.jpeg', pictureOf(SPANISH, 90).asJPEG(85));
    expect(outlineOf(document)).toEqual([SPANISH.join(' ')]);
  });

  it('of several pages is read whole', async () => {
    const document = await readBytes('fax.tiff', buildTiff([SPANISH, ENGLISH]));
    expect(outlineOf(document)).toEqual([SPANISH.join(' '), ENGLISH.join(' ')]);
    expect(document.blocks.map((block) => block.page)).toEqual([1, 2]);
    expect(document.pageCount).toBe(2);
  });

  it('inside a drawing without texts is read', async () => {
    const png = Buffer.from(pictureOf(SPANISH).asPNG()).toString('base64');
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1190 1684" width="1190" height="1684"><image width="1190" height="1684" href="data:image/png;base64,${png}"/></svg>`;
    expect(outlineOf(await readBytes('lámina.svg', svg))).toEqual([SPANISH.join(' ')]);
  });
});

describe('a scanned pdf', () => {
  it('is recognised page by page, and reports progress', async () => {
    const file = await storeFile('escaneado.pdf', scannedPdf([SPANISH, PORTUGUESE]));
    const heard: number[] = [];
    const document = await readDocument({ ...file, onProgress: (done) => heard.push(done) });
    expect(outlineOf(document)[0]).toBe(SPANISH.join(' '));
    expect(document.blocks.map((block) => block.page)).toEqual([1, 2]);
    expect(heard).toEqual([1, 2]);
  });

  it('has time for each recognised page', async () => {
    const file = await storeFile('escaneado.pdf', scannedPdf([SPANISH]));
    const limits = { processorMs: 1, recognisedPageMs: 0, longestMs: 60_000 };
    const hurried = readDocument({ ...file, limits });
    await expect(hurried).rejects.toMatchObject({ reason: 'took too long' });
  });
});

describe('an ai', () => {
  it('is read by the text of the PDF inside', async () => {
    const bytes = buildPdf([{ draws: drawLines(SPANISH, { x: 72, y: 700 }) }]);
    const document = await readBytes('cartel.ai', bytes);
    expect(outlineOf(document)).toEqual([SPANISH.join(' ')]);
    expect(document.mediaType).toBe('application/illustrator');
  });

  it.for([
    ['only PostScript', '%!PS-Adobe-3.0\n%%Creator: Adobe Illustrator(R) 8.0\n'],
    [
      'only a note that it has no PDF',
      buildPdf([
        {
          draws: drawLines(
            ['This is an Adobe Illustrator File that was', 'saved without PDF Content.'],
            { x: 72, y: 700 },
          ),
        },
      ]),
    ],
  ] as const)('with %s is refused by name', async ([, bytes]) => {
    await expect(readBytes('cartel.ai', bytes)).rejects.toMatchObject({
      code: 'DOCUMENT_UNSUPPORTED',
    });
  });
});

describe('an office file of pictures', () => {
  const scan = () => pictureOf(SPANISH).asPNG();

  it('has slides of pictures read beside written ones', async () => {
    const slides = [
      { title: 'Bienvenida', points: ['Quiénes somos'] },
      { points: [], picture: scan() },
    ];
    const document = await readBytes('láminas.pptx', buildPptx(slides));
    expect(outlineOf(document).at(-1)).toBe(SPANISH.join(' '));
    expect(document.blocks.at(-1)?.page).toBe(2);
  });

  it('has a chart’s words read, but not its axis numbers', async () => {
    const chart = pictureOf([
      '89000',
      '',
      '',
      'Visitas por hora desde el lanzamiento',
      '',
      '',
      '20',
    ]);
    const slides = [
      { title: 'Bienvenida', points: ['Quiénes somos'] },
      { points: [], picture: chart.asPNG() },
    ];
    const document = await readBytes('gráfica.pptx', buildPptx(slides));
    const onChart = document.blocks.filter(({ page }) => page === 2);
    expect(onChart.flatMap(({ sentences }) => sentences.map(({ text }) => text))).toEqual([
      'Visitas por hora desde el lanzamiento',
    ]);
  });

  it('is read as a docx of scans without text', async () => {
    const body =
      '<w:p><w:r><w:drawing><a:blip xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" r:embed="rId9"/></w:drawing></w:r></w:p>';
    const relations =
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="media/image1.png"/></Relationships>';
    const file = buildDocx(body, {
      extra: { 'word/_rels/document.xml.rels': relations, 'word/media/image1.png': scan() },
    });
    expect(outlineOf(await readBytes('escaneado.docx', file))).toEqual([SPANISH.join(' ')]);
  });
});
