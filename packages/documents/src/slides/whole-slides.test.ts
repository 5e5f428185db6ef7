import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import type { SourceDocument } from '../source-document.ts';
import { cornerPicture } from '../testing/build-drawing.ts';
import {
  buildPptx,
  chartPart,
  chartSeries,
  type RelatedPart,
  type SlideContent,
  slideChart,
  slidePicture,
  slidePlace,
} from '../testing/build-office.ts';
import { buildPdf } from '../testing/build-pdf.ts';
import { buildPpt, type OldSlide } from '../testing/build-ppt.ts';
import { figuresOf } from '../testing/read-figures.ts';
import { storeFile } from '../testing/temporary-file.ts';

const words = { title: 'La prensa', points: ['Pare la prensa.'], notes: 'Enseñe la llave.' };
const MIDDLE = slidePlace(0.25, 0.25, 0.5, 0.5);
const press = cornerPicture(400, 300).asPNG();
const picture: RelatedPart = { kind: 'image', name: 'press.png', part: press };

const box = (x: number, facts = '', name = 'p:sp') =>
  `<${name}><p:nvSpPr><p:cNvPr id="9" name="x"/><p:cNvSpPr ${facts}/><p:nvPr/></p:nvSpPr><p:spPr>${slidePlace(x, 0.4, 0.1, 0.1)}<a:prstGeom prst="rect"/></p:spPr></${name}>`;
const boxes = (facts?: string) => [0, 1, 2, 3, 4, 5].map((at) => box(at / 6, facts)).join('');
const flow = [0, 1].map((at) => box(at / 2) + box(0.2 + at / 2, '', 'p:cxnSp')).join('');
const frame = (content: string) =>
  `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="7" name="x"/></p:nvGraphicFramePr><p:xfrm><a:off x="0" y="0"/><a:ext cx="4000000" cy="3000000"/></p:xfrm><a:graphic>${content}</a:graphic></p:graphicFrame>`;
const smartArt = frame(
  '<a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/diagram"/>',
);
const chartOf = (kind: string): RelatedPart => ({
  kind: 'chart',
  name: `${kind}.xml`,
  part: chartPart(`<c:${kind}>${chartSeries('Piezas', ['Enero', 'Mayo'], [3, 5])}</c:${kind}>`),
});

/** A PDF as LibreOffice writes it: a page for each slide, each with its own drawing. */
const pdfOf = (pages: number) =>
  buildPdf(
    Array.from({ length: pages }, (_, index) => ({
      drawing: `0.1 0.5 0.3 rg 100 ${100 + index * 20} m 400 500 l 250 700 l f`,
      draws: [{ text: `Diapositiva ${index + 1}`, x: 72, y: 780 }],
    })),
  );

async function read(
  fileName: string,
  deck: Uint8Array,
  pdf: Uint8Array | Error,
  options: { takesPictures?: boolean; signal?: AbortSignal; limits?: object } = {},
) {
  const { takesPictures = true, ...request } = options;
  const kept = new Set<string>();
  const reasons: string[] = [];
  let asked = 0;
  const document = await readDocument({
    ...(await storeFile(fileName, deck)),
    ...request,
    ...(takesPictures && { onPicture: (file: { picture: string }) => void kept.add(file.picture) }),
    slides: {
      async pdf() {
        asked += 1;
        if (pdf instanceof Error) throw pdf;
        return (await storeFile('slides.pdf', pdf)).path;
      },
      onLeftOut: (reason) => reasons.push(reason),
    },
  });
  return { document, kept, reasons, asked, shown: shownOn(document) };
}

/** Slides by number, with what they show. */
const shownOn = ({ blocks }: SourceDocument) =>
  blocks.flatMap((block) => {
    if (block.kind === 'figure') return `${block.page} ${block.figureKind}`;
    return block.kind === 'chart' ? `${block.page} chart` : [];
  });

const readSlides = (slides: SlideContent[], pdf: Uint8Array | Error = pdfOf(slides.length)) =>
  read('charla.pptx', buildPptx(slides), pdf);

describe('the whole slide', () => {
  it('is a figure after the words of its slide, in place of its parts, and before its notes', async () => {
    const { document, kept } = await readSlides([
      words,
      { ...words, shapes: slidePicture('part1', MIDDLE) + boxes(), related: [picture] },
    ]);
    expect(document.blocks.map(({ kind, page }) => `${page} ${kind}`)).toEqual([
      ...['1 heading', '1 paragraph', '1 note'],
      ...['2 heading', '2 paragraph', '2 figure', '2 note'],
    ]);
    const [slide] = figuresOf(document);
    expect(slide).toMatchObject({
      ...{ figureKind: 'slide', alt: 'La prensa', caption: '', sentences: [] },
      place: { x: 0, y: 0, width: 1, height: 1 },
      picture: { height: 1_600 },
    });
    expect([...kept]).toEqual([slide?.picture.picture]);
  });

  it('is shown for shapes, connectors, SmartArt, embedded files and what is not drawn here', async () => {
    const metafile: RelatedPart = { kind: 'image', name: 'plan.emf', part: 'not a picture' };
    const ole = frame('<a:graphicData><p:oleObj><p:pic/></p:oleObj></a:graphicData>');
    const { shown, reasons } = await readSlides([
      { ...words, shapes: boxes() },
      { ...words, shapes: flow },
      { ...words, shapes: smartArt },
      { ...words, shapes: ole },
      { ...words, shapes: slidePicture('part1', MIDDLE), related: [metafile] },
      { ...words, shapes: slideChart('part1'), related: [chartOf('radarChart')] },
    ]);
    expect(reasons).toEqual([]);
    expect(shown).toEqual([1, 2, 3, 4, 5, 6].map((slide) => `${slide} slide`));
  });

  it('is not asked for where words, a picture, a chart or a few shapes say all', async () => {
    const { shown, asked } = await readSlides([
      words,
      { ...words, shapes: slidePicture('part1', MIDDLE), related: [picture] },
      { ...words, shapes: slideChart('part1'), related: [chartOf('barChart')] },
      { ...words, shapes: box(0.1) + box(0.3) },
      { ...words, shapes: boxes('txBox="1"') },
    ]);
    expect(shown).toEqual(['2 diagram', '3 chart']);
    expect(asked).toBe(0);
  });

  it('is not asked for where shapes stand at one place on many slides', async () => {
    const { asked } = await readSlides([1, 2, 3].map(() => ({ ...words, shapes: boxes() })));
    expect(asked).toBe(0);
  });

  it('keeps the numbers of a chart on its slide', async () => {
    const { shown } = await readSlides([
      { ...words, shapes: slideChart('part1') + smartArt, related: [chartOf('barChart')] },
    ]);
    expect(shown).toEqual(['1 chart', '1 slide']);
  });

  it('is drawn for old presentations, too', async () => {
    const shape = { properties: [] as [number, number][], file: 0 };
    const areas = [0, 1, 2, 3, 4, 5].map((at) => ({
      ...shape,
      box: [at * 100, 100, at * 100 + 80, 200] as [number, number, number, number],
    }));
    const middle: [number, number, number, number] = [180, 135, 540, 405];
    const slides: OldSlide[] = [
      { ...words, pictures: areas },
      { ...words, pictures: [{ file: 1, box: middle, flags: 0x10 }] },
      { ...words, pictures: [{ file: 1, box: middle }] },
      {
        ...words,
        table: [
          ['a', 'b', 'c', 'd'],
          ['e', 'f', 'g', 'h'],
        ],
      },
    ];
    const { shown } = await read('charla.ppt', buildPpt(slides, [press]), pdfOf(4));
    expect(shown).toEqual(['1 slide', '2 slide', '3 diagram']);
  });
});

describe('without its PDF', () => {
  const deck: SlideContent[] = [
    { ...words, shapes: slidePicture('part1', MIDDLE) + boxes(), related: [picture] },
    words,
  ];
  const own = ['1 diagram'];

  it.each<[string, Uint8Array | Error, string]>([
    ['has fewer pages', pdfOf(1), '1 pages instead of 2'],
    ['has more pages', pdfOf(3), '3 pages instead of 2'],
    ['is damaged', Buffer.from('%PDF-1.4\n'), 'DOCUMENT_CORRUPT'],
    ['could not be made', new TypeError('secret words'), 'TypeError'],
  ])('a slide keeps its words and pictures if the PDF %s', async (_, pdf, reason) => {
    const { shown, reasons, kept, document } = await readSlides(deck, pdf);
    expect(shown).toEqual(own);
    expect(kept).toEqual(new Set(figuresOf(document).map((figure) => figure.picture.picture)));
    expect(reasons).toEqual([reason]);
  });

  it('a slide keeps its words and pictures if the whole is too large a picture', async () => {
    const limits = { pictureBytes: 3_000 };
    const { shown, reasons } = await read('charla.pptx', buildPptx(deck), pdfOf(2), { limits });
    expect(shown).toEqual(own);
    expect(reasons).toEqual(['DOCUMENT_TOO_COMPLEX']);
  });

  it('nothing is converted where nobody takes pictures', async () => {
    const reading = read('charla.pptx', buildPptx(deck), pdfOf(2), { takesPictures: false });
    expect(await reading).toMatchObject({ shown: [], asked: 0 });
  });

  it('the reading stops as its caller does', async () => {
    const abort = new AbortController();
    const file = await storeFile('charla.pptx', buildPptx(deck));
    const reading = readDocument({
      ...file,
      signal: abort.signal,
      onPicture: () => undefined,
      slides: {
        pdf: async () => {
          abort.abort('enough');
          throw new Error('ended');
        },
        onLeftOut: () => expect.fail('the caller is gone'),
      },
    });
    await expect(reading).rejects.toBe('enough');
  });
});
