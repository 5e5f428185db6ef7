import { ColorSpace, Document, Matrix, type Pixmap } from 'mupdf';
import { describe, expect, it } from 'vitest';
import { pictureOf, sidewaysJpeg } from '../testing/build-picture.ts';
import { readFigures } from '../testing/read-figures.ts';
import { outlineOf } from '../testing/temporary-file.ts';

const SIGN = [
  'PELIGRO',
  'ALTA TENSION',
  'NO TOCAR',
  'LLAME AL 112',
  'SALIDA',
  'PUERTA NORTE',
].flatMap((line) => [line, line, line]);
const TEXT = [
  'Los extintores se revisan cada tres meses y se anota',
  'la fecha en la etiqueta que cuelga de la anilla. Quien',
  'encuentre uno sin etiqueta avisa al encargado del turno',
  'antes de seguir con su trabajo, y no lo mueve de sitio',
  'hasta que llegue otro. Los que faltan se piden el mismo',
  'dia al almacen central, que los envia por la tarde.',
];
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300">
  <script>document.title = 'x'</script>
  <image href="http://127.0.0.1:9/leak.png" width="50" height="50"/>
  <image href="file:///etc/hostname" width="50" height="50"/>
  <foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="alert(1)"/></foreignObject>
  <rect x="20" y="20" width="200" height="150" fill="teal"/>
  <text x="30" y="260" font-size="40">Bomba de agua</text>
</svg>`;

describe('a picture', () => {
  it('of a sign is a figure beside its words', async () => {
    const { document, figures, pictures } = await readFigures(
      'cartel.png',
      pictureOf(SIGN).asPNG(),
    );
    expect(figures).toMatchObject([{ page: 1, place: { x: 0, y: 0, width: 1, height: 1 } }]);
    expect(pictures.size).toBe(1);
    expect(outlineOf(document).join(' ')).toContain('PELIGRO');
    expect(document.blocks[0]?.kind).toBe('figure');
  });

  it('that is a scan of a text is none', async () => {
    const { figures } = await readFigures('hoja.png', pictureOf(TEXT).asPNG());
    expect(figures).toEqual([]);
  });

  it('of a camera is shown upright', async () => {
    const { figures } = await readFigures('foto.jpg', sidewaysJpeg(SIGN));
    const [figure] = figures;
    expect(figure?.picture.height).toBeGreaterThan(figure?.picture.width ?? 0);
  });

  it('that ends early keeps the words that are left, or is refused by name', async () => {
    const jpeg = pictureOf(SIGN).asJPEG(85);
    const reading = readFigures('rota.jpg', jpeg.subarray(0, 200));
    await expect(reading).rejects.toThrow();
    const { document } = await readFigures(
      'cortada.jpg',
      jpeg.subarray(0, Math.floor(jpeg.length * 0.9)),
    );
    expect(outlineOf(document).join(' ')).toContain('PELIGRO');
  });
});

describe('a drawing in svg', () => {
  it('is a figure with its lettering; scripts and addresses in it do nothing', async () => {
    const { document, figures, pictures } = await readFigures('bomba.svg', DRAWING);
    expect(outlineOf(document)).toEqual(['figure: ', 'Bomba de agua']);
    expect(figures).toMatchObject([
      { figureKind: 'diagram', picture: { width: 1_600, height: 1_200 } },
    ]);
    const [bytes = new Uint8Array()] = pictures.values();
    const pixmap = pixelsOf(bytes);
    // Ink where the words are, and none where the addresses point.
    expect(hasInk(pixmap, [120, 900, 1_100, 1_080])).toBe(true);
    expect(hasInk(pixmap, [4, 4, 76, 76])).toBe(false);
  });

  it('of white letters is drawn on black', async () => {
    const white = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="80"><text x="10" y="50" font-size="40" fill="#fff">Salida norte</text></svg>`;
    const { figures } = await readFigures('salida.svg', white);
    expect(figures).toHaveLength(1);
  });

  it('of a size beyond all memory gives its words and a small picture', async () => {
    const huge = `<svg xmlns="http://www.w3.org/2000/svg" width="900000" height="900000"><rect width="400000" height="400000"/><text x="9" y="800000" font-size="90000">Plano general</text></svg>`;
    const { document, figures } = await readFigures('plano.svg', huge);
    expect(outlineOf(document)).toContain('Plano general');
    for (const { picture } of figures) expect(picture.width).toBeLessThanOrEqual(1_600);
  });
});

function pixelsOf(bytes: Uint8Array): Pixmap {
  const page = Document.openDocument(bytes, 'image/png').loadPage(0);
  const [, , right] = page.getBounds();
  const scale = 1_600 / right;
  return page.toPixmap(Matrix.scale(scale, scale), ColorSpace.DeviceGray, false);
}

function hasInk(pixmap: Pixmap, [left, top, right, bottom]: number[]): boolean {
  const pixels = pixmap.getPixels();
  const width = pixmap.getWidth();
  for (let y = top ?? 0; y < (bottom ?? 0); y += 1) {
    for (let x = left ?? 0; x < (right ?? 0); x += 1) {
      if ((pixels[y * width + x] ?? 255) < 128) return true;
    }
  }
  return false;
}
