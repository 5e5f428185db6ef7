import { describe, expect, it } from 'vitest';
import { buildDoc, type OldParagraph } from '../testing/build-doc.ts';
import { cornerPicture, darkQuarters } from '../testing/build-drawing.ts';
import { buildPpt, type OldPicture } from '../testing/build-ppt.ts';
import { figuresOf, kindsOf, readFigures } from '../testing/read-figures.ts';

const FILES = [
  cornerPicture(400, 300).asPNG(),
  cornerPicture(500, 300).asJPEG(90, false),
  Buffer.from('not a picture'),
];
const MIDDLE: OldPicture['box'] = [180, 135, 540, 405];

async function readSlides(...slides: OldPicture[][]) {
  const bytes = buildPpt(
    slides.map((pictures) => ({
      title: 'La prensa',
      points: ['Pare la prensa antes de limpiarla.'],
      notes: 'Enseñe la llave.',
      pictures,
    })),
    FILES,
  );
  return readFigures('charla.ppt', bytes);
}

describe('pictures of a ppt', () => {
  it('stand after the words of their slide and before its notes, with their place', async () => {
    const { document } = await readSlides([
      { file: 1, box: MIDDLE },
      { file: 2, box: [0, 0, 100, 100], group: [360, 270, 720, 540] },
    ]);
    expect(kindsOf(document)).toEqual([
      'heading',
      'paragraph',
      'figure 400×300',
      'figure 500×300',
      'note',
    ]);
    expect(figuresOf(document)).toMatchObject([
      { place: { x: 0.25, y: 0.25, width: 0.5, height: 0.5 }, page: 1 },
      { place: { x: 0.5, y: 0.5, width: 0.5, height: 0.5 } },
    ]);
  });

  it('are cut and turned as the author did', async () => {
    const { document, pictures } = await readSlides([
      { file: 1, box: MIDDLE, properties: [[0x0103, 32_768]] },
      { file: 1, box: MIDDLE, properties: [[0x0004, 90 * 65_536]] },
    ]);
    const [cut, turned] = figuresOf(document);
    expect(cut?.picture).toMatchObject({ width: 200, height: 300 });
    const file = pictures.get(turned?.picture.picture ?? '') ?? new Uint8Array();
    expect(darkQuarters(file, turned?.picture.mediaType ?? '')).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });

  it('are left out if small, a preview, missing, broken or the ground of text', async () => {
    const { document } = await readSlides(
      [{ file: 1, box: [0, 0, 100, 100] }],
      [{ file: 1, box: MIDDLE, flags: 0x10 }],
      [{ file: 9, box: MIDDLE }],
      [{ file: 3, box: MIDDLE }],
      [{ file: 2, box: [0, 0, 720, 540] }],
    );
    expect(figuresOf(document)).toEqual([]);
  });
});

describe('pictures of a doc', () => {
  const [press = Buffer.alloc(0), valve = Buffer.alloc(0), broken = Buffer.alloc(0)] = FILES;
  const picture = (file: Uint8Array, width = 300, height = 200): OldParagraph => ({
    text: '\x01',
    picture: { file, width, height },
  });

  it('stand where the author put them, each before its caption', async () => {
    const { document } = await readFigures(
      'taller.doc',
      buildDoc([
        { text: 'La prensa', heading: 1 },
        { text: 'Casco', list: 'bullets' },
        picture(press),
        { text: 'Guantes', list: 'bullets' },
        { text: 'La válvula cierra el agua.' },
        picture(valve),
        { text: 'Figura 2: La válvula' },
      ]),
    );
    expect(kindsOf(document)).toEqual([
      'heading',
      'list',
      'figure 400×300',
      'paragraph',
      'figure 500×300',
      'caption',
    ]);
    expect(figuresOf(document)).toMatchObject([
      { caption: '' },
      { caption: 'Figura 2: La válvula' },
    ]);
  });

  it('are left out if small, repeated or broken', async () => {
    const { document } = await readFigures(
      'taller.doc',
      buildDoc([
        { text: 'La prensa.' },
        picture(press, 40, 30),
        picture(broken),
        picture(valve),
        picture(valve),
        picture(valve),
      ]),
    );
    expect(kindsOf(document)).toEqual(['paragraph']);
  });
});
