import { describe, expect, it } from 'vitest';
import { cornerPicture, darkQuarters } from '../testing/build-drawing.ts';
import {
  buildPptx,
  chartPart,
  chartSeries,
  type RelatedPart,
  SLIDE,
  type SlideContent,
  slideChart,
  slidePicture,
  slidePlace,
} from '../testing/build-office.ts';
import { pictureOf } from '../testing/build-picture.ts';
import { chartsOf, figuresOf, kindsOf, readFigures } from '../testing/read-figures.ts';
import { outlineOf } from '../testing/temporary-file.ts';

const PRESS: RelatedPart = {
  kind: 'image',
  name: 'press.png',
  part: cornerPicture(400, 300).asPNG(),
};
const MIDDLE = slidePlace(0.25, 0.25, 0.5, 0.5);

async function readSlides(slides: SlideContent[]) {
  return readFigures('charla.pptx', buildPptx(slides));
}

const slideWith = (shapes: string): SlideContent => ({
  title: 'La prensa',
  points: ['Pare la prensa antes de limpiarla.'],
  notes: 'Enseñe la llave.',
  shapes,
  related: [PRESS],
});

describe('pictures of a pptx', () => {
  it('stand after the words of their slide and before its notes, with their place', async () => {
    const description = 'La prensa vista de frente';
    const { document } = await readSlides([
      slideWith(slidePicture('part1', MIDDLE, { description })),
    ]);
    expect(kindsOf(document)).toEqual(['heading', 'paragraph', 'figure 400×300', 'note']);
    expect(figuresOf(document)).toMatchObject([
      { page: 1, alt: description, place: { x: 0.25, y: 0.25, width: 0.5, height: 0.5 } },
    ]);
  });

  it('are placed by their group or their layout', async () => {
    const { width, height } = SLIDE;
    const whole = `<a:off x="0" y="0"/><a:ext cx="${width / 2}" cy="${height / 2}"/><a:chOff x="0" y="0"/><a:chExt cx="${width}" cy="${height}"/>`;
    const group = `<p:grpSp><p:grpSpPr><a:xfrm>${whole}</a:xfrm></p:grpSpPr>${slidePicture('part1', slidePlace(0.5, 0.5, 0.5, 0.5))}</p:grpSp>`;
    const placeholder = '<p:ph type="pic" idx="13"/>';
    const layout = `<p:sp><p:nvSpPr><p:cNvPr id="2" name="x"/><p:nvPr>${placeholder}</p:nvPr></p:nvSpPr><p:spPr>${MIDDLE}</p:spPr></p:sp>`;
    const { document } = await readSlides([
      slideWith(group),
      { ...slideWith(slidePicture('part1', '', { facts: placeholder })), layout },
    ]);
    expect(figuresOf(document).map(({ place }) => place)).toEqual([
      { x: 0.25, y: 0.25, width: 0.25, height: 0.25 },
      { x: 0.25, y: 0.25, width: 0.5, height: 0.5 },
    ]);
  });

  it('are cut and turned as the author did', async () => {
    const { document, pictures } = await readSlides([
      slideWith(
        slidePicture('part1', slidePlace(0.1, 0.3, 0.4, 0.4, 16_200_000)) +
          slidePicture('part1', MIDDLE, { crop: '<a:srcRect r="50000"/>' }),
      ),
    ]);
    const [turned, cut] = figuresOf(document);
    expect(cut?.picture).toMatchObject({ width: 200, height: 300 });
    expect(turned?.picture).toMatchObject({ width: 300, height: 400 });
    const file = pictures.get(turned?.picture.picture ?? '') ?? new Uint8Array();
    expect(darkQuarters(file, turned?.picture.mediaType ?? '')).toEqual([
      false,
      false,
      true,
      false,
    ]);
  });

  it('are left out if small, hidden, a film, a preview or the ground of text', async () => {
    const { document } = await readSlides([
      slideWith(slidePicture('part1', slidePlace(0, 0, 0.2, 0.2))),
      slideWith(slidePicture('part1', MIDDLE).replace('name=', 'hidden="1" name=')),
      slideWith(slidePicture('part1', MIDDLE, { facts: '<a:videoFile r:link="x"/>' })),
      slideWith(slidePicture('part1', slidePlace(0, 0, 1, 1))),
      slideWith(`<p:oleObj>${slidePicture('part1', MIDDLE)}</p:oleObj>`),
    ]);
    expect(figuresOf(document)).toEqual([]);
  });

  it('are left out if they stand on three slides', async () => {
    const slide = slideWith(slidePicture('part1', MIDDLE));
    const twice = await readSlides([slide, slide]);
    expect(figuresOf(twice.document)).toHaveLength(2);
    const often = await readSlides([slide, slide, slide]);
    expect(figuresOf(often.document)).toEqual([]);
  });

  it('that are whole slides give their words and themselves', async () => {
    const page = pictureOf(['Cierre la llave del agua.', 'Avise a su turno de la fuga.']).asPNG();
    const { document } = await readSlides([
      {
        points: [],
        shapes: slidePicture('part1', slidePlace(0, 0, 1, 1)),
        related: [{ kind: 'image', name: 'slide.png', part: page }],
      },
    ]);
    expect(outlineOf(document).join(' ')).toContain('Cierre la llave del agua.');
    expect(figuresOf(document)).toMatchObject([{ figureKind: 'slide', page: 1 }]);
  });
});

describe('charts of a pptx', () => {
  it('take the title of their slide if they have none', async () => {
    const series = chartSeries('2024', ['Norte', 'Sur'], [12, 8]);
    const plot = `<c:pieChart>${series}</c:pieChart>`;
    const chart = (title?: string): RelatedPart => ({
      kind: 'chart',
      name: `chart${title ?? ''}.xml`,
      part: chartPart(plot, title ? { title } : {}),
    });
    const { document } = await readSlides([
      { title: 'Ventas', points: [], shapes: slideChart('part1'), related: [chart()] },
      { title: 'Ventas', points: [], shapes: slideChart('part1'), related: [chart('Por región')] },
    ]);
    const numbers = {
      categories: ['Norte', 'Sur'],
      series: [{ name: '2024', values: [12, 8] }],
      unit: '',
    };
    expect(chartsOf(document)).toEqual([
      { title: 'Ventas', ...numbers },
      { title: 'Por región', ...numbers },
    ]);
  });
});
