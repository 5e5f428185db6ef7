import { describe, expect, it } from 'vitest';
import { cornerPicture, darkQuarters } from '../testing/build-drawing.ts';
import {
  buildDocx,
  chartPart,
  chartSeries,
  paragraph,
  type RelatedPart,
  table,
  wordChart,
  wordPicture,
} from '../testing/build-office.ts';
import { chartsOf, figuresOf, kindsOf, readFigures } from '../testing/read-figures.ts';
import { readHere } from '../testing/temporary-file.ts';

const PICTURES: RelatedPart[] = [
  { kind: 'image', name: 'press.png', part: cornerPicture(400, 300).asPNG() },
  { kind: 'image', name: 'valve.jpg', part: cornerPicture(500, 300).asJPEG(90, false) },
];
const withPicture = (text: string, part = 'part1') =>
  paragraph(text).replace('</w:p>', `${wordPicture(part)}</w:p>`);
const alone = (run: string) => `<w:p>${run}</w:p>`;

async function readWord(body: string, related = PICTURES) {
  return readFigures('taller.docx', buildDocx(body, { related }));
}

describe('pictures of a docx', () => {
  it('stand where the author put them, each before its caption, but no logo before the first word', async () => {
    const { document } = await readWord(
      alone(wordPicture('part2')) +
        paragraph('La prensa', { style: 'Heading1' }) +
        alone(wordPicture('part1', { description: 'La prensa vista desde la puerta' })) +
        paragraph('Figura 1: La prensa') +
        paragraph('La válvula cierra el agua.') +
        paragraph('Figura 2: La válvula') +
        alone(wordPicture('part2')) +
        paragraph('Avise a su turno.'),
    );
    expect(kindsOf(document)).toEqual([
      'heading',
      'figure 400×300',
      'caption',
      'paragraph',
      'figure 500×300',
      'caption',
      'paragraph',
    ]);
    expect(figuresOf(document)).toMatchObject([
      { caption: 'Figura 1: La prensa', alt: 'La prensa vista desde la puerta', page: 1 },
      { caption: 'Figura 2: La válvula', alt: '' },
    ]);
  });

  it('keep a bold caption: it is no heading', async () => {
    const { document } = await readWord(
      paragraph('La prensa se revisa cada mañana.') +
        alone(wordPicture('part1')) +
        paragraph('Figura 1: La prensa', { bold: true }) +
        paragraph('Revisión de cada mañana', { bold: true }),
    );
    expect(kindsOf(document)).toEqual(['paragraph', 'figure 400×300', 'caption', 'heading']);
  });

  it('divide no paragraph, list or table', async () => {
    const listed = (text: string) => paragraph(text, { list: true });
    const { document } = await readWord(
      withPicture('Mire la prensa antes de empezar.') +
        listed('Casco') +
        alone(wordPicture('part2')) +
        listed('Guantes') +
        table([
          ['Riesgo', 'Medida'],
          ['Corte', 'FOTO'],
        ]).replace(
          '<w:t xml:space="preserve">FOTO</w:t>',
          '<w:t>Guantes</w:t>'.concat('</w:r>', wordPicture('part1'), '<w:r>'),
        ) +
        paragraph('Fin de turno.'),
    );
    expect(kindsOf(document)).toEqual([
      'paragraph',
      'figure 400×300',
      'list',
      'figure 500×300',
      'table',
      'figure 400×300',
      'paragraph',
    ]);
    expect(JSON.stringify(document)).not.toMatch(/[\uFDD0\uFDD1]/);
  });

  it('are left out if behind the text, small, repeated, deleted, hidden or only previews', async () => {
    const hidden = wordPicture('part1').replace('<w:r>', '<w:r><w:rPr><w:vanish/></w:rPr>');
    const { document } = await readWord(
      paragraph('Seguridad en el taller.') +
        alone(wordPicture('part1', { behindText: true })) +
        alone(wordPicture('part1', { width: 40, height: 30 })) +
        alone(`<w:del w:id="1">${wordPicture('part1')}</w:del>`) +
        alone(hidden) +
        alone(`<w:r><w:object>${wordPicture('part1')}</w:object></w:r>`) +
        alone(wordPicture('missing')) +
        alone(wordPicture('part2')).repeat(3),
    );
    expect(kindsOf(document)).toEqual(['paragraph']);
  });

  it('count once where a copy for old programs stands beside them', async () => {
    const old =
      '<w:pict><v:shape style="width:300pt;height:200pt"><v:imagedata r:id="part1"/></v:shape></w:pict>';
    const drawing = wordPicture('part1').replace(/<\/?w:r>/g, '');
    const both = `<w:r><mc:AlternateContent><mc:Choice Requires="wps">${drawing}</mc:Choice><mc:Fallback>${old}</mc:Fallback></mc:AlternateContent></w:r>`;
    const { document } = await readWord(
      paragraph('Dos dibujos.') + alone(both) + alone(`<w:r>${old}</w:r>`),
    );
    expect(kindsOf(document)).toEqual(['paragraph', 'figure 400×300', 'figure 400×300']);
  });

  it('are cut and turned as the author did', async () => {
    const { document, pictures } = await readWord(
      paragraph('La prensa.') +
        alone(wordPicture('part1', { crop: '<a:srcRect r="50000" b="20000"/>' })) +
        alone(wordPicture('part1', { turn: 5_400_000 })),
    );
    const [cut, turned] = figuresOf(document);
    expect(cut?.picture).toMatchObject({ width: 200, height: 240 });
    expect(turned?.picture).toMatchObject({ width: 300, height: 400 });
    const file = pictures.get(turned?.picture.picture ?? '') ?? new Uint8Array();
    expect(darkQuarters(file, turned?.picture.mediaType ?? '')).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });

  it('that are broken or of another kind leave the text as it is', async () => {
    const broken: RelatedPart[] = [
      { kind: 'image', name: 'a.png', part: cornerPicture(400, 300).asPNG().subarray(0, 60) },
      { kind: 'image', name: 'b.emf', part: Buffer.from('0100000058000000', 'hex') },
      { kind: 'image', name: '%E0%A4%A', part: 'x' },
    ];
    const { document } = await readWord(
      paragraph('Uno.') +
        ['part1', 'part2', 'part3'].map((part) => alone(wordPicture(part))).join(''),
      broken,
    );
    expect(kindsOf(document)).toEqual(['paragraph']);
  });

  it('whose packed bytes are damaged leave the text as it is', async () => {
    const bytes = buildDocx(withPicture('Mire la prensa.'), { related: PICTURES });
    const name = 'word/related/press.png';
    const start = bytes.indexOf(name) + name.length;
    bytes.fill(0xff, start, start + 40);
    const { document } = await readFigures('taller.docx', bytes);
    expect(kindsOf(document)).toEqual(['paragraph']);
  });

  it('leave no trace where nobody wants them', async () => {
    const bytes = buildDocx(withPicture('Mire la prensa.'), { related: PICTURES });
    const document = await readHere('taller.docx', bytes);
    expect(kindsOf(document)).toEqual(['paragraph']);
  });
});

describe('charts of a docx', () => {
  const CATEGORIES = ['Norte', 'Sur', 'Este'];
  const bars = (series: string) => `<c:barChart>${series}</c:barChart><c:valAx/>`;
  const readChart = async (part: string, after = '') => {
    const related: RelatedPart[] = [{ kind: 'chart', name: 'chart1.xml', part }];
    const { document } = await readWord(
      paragraph('Ventas por región.') + alone(wordChart('part1')) + after,
      related,
    );
    return chartsOf(document);
  };

  it('give their numbers, with gaps, and the caption as a title', async () => {
    const series =
      chartSeries('2023', CATEGORIES, [12, undefined, 9.5]) +
      chartSeries('2024', CATEGORIES, [14, 8, 11]);
    const charts = await readChart(chartPart(bars(series)), paragraph('Gráfico 1: Ventas'));
    expect(charts).toEqual([
      {
        title: 'Gráfico 1: Ventas',
        categories: CATEGORIES,
        series: [
          { name: '2023', values: [12, null, 9.5] },
          { name: '2024', values: [14, 8, 11] },
        ],
        unit: '',
      },
    ]);
  });

  it.each([
    ['0.0%', [0.07, 0.615, 1], '%', [7, 61.5, 100]],
    ['0.0&quot;%&quot;', [7, 61.5, 100], '%', [7, 61.5, 100]],
    ['#,##0.00\\ [$€-C0A]', [1250.5, 3, 4], '€', [1250.5, 3, 4]],
    ['[$-409]#,##0', [1, 2, 3], '', [1, 2, 3]],
    ['#,##0', [56.3, 1_249.51, 3], '', [56, 1_250, 3]],
    ['General', [79.626390103711074, 1_250.5, 0.0123456], '', [79.63, 1_250.5, 0.0123]],
  ])('in the format %s have values and unit as shown', async (format, stored, unit, shown) => {
    const series = chartSeries('Cuota', CATEGORIES, stored, format);
    const [chart] = await readChart(chartPart(bars(series), { title: 'Cuota de mercado' }));
    expect(chart).toMatchObject({ title: 'Cuota de mercado', unit, series: [{ values: shown }] });
  });

  it('that fill 100 % have the share of each value, whatever its unit', async () => {
    const grouping = '<c:grouping val="percentStacked"/>';
    const categories = ['Norte', 'Sur', 'Este', 'Oeste'];
    const series =
      chartSeries('Leves', categories, [30, 1, undefined, 0], '#,##0 [$€-C0A]') +
      chartSeries('Graves', categories, [90, 2, 7, 0], '#,##0 [$€-C0A]');
    const [chart] = await readChart(chartPart(bars(grouping + series)));
    expect(chart).toMatchObject({
      unit: '%',
      series: [
        { name: 'Leves', values: [25, 33.3, null, null] },
        { name: 'Graves', values: [75, 66.7, 100, null] },
      ],
    });
  });

  it('name the months that are stored as days', async () => {
    const categories = ['45292', '45323', '45352'];
    const series = chartSeries('Horas', categories, [1, 2, 3])
      .replace(
        '<c:cat><c:strRef><c:strCache>',
        '<c:cat><c:numRef><c:numCache><c:formatCode>mmm\\-yy</c:formatCode>',
      )
      .replace('</c:strCache></c:strRef></c:cat>', '</c:numCache></c:numRef></c:cat>');
    const [chart] = await readChart(chartPart(`<c:lineChart>${series}</c:lineChart><c:valAx/>`));
    expect(chart?.categories).toEqual(['2024-01', '2024-02', '2024-03']);
  });

  const many = Array.from({ length: 13 }, (_, index) => `Sala ${index}`);
  it.each([
    [
      'points without categories',
      `<c:scatterChart>${chartSeries('A', CATEGORIES, [1, 2, 3])}</c:scatterChart>`,
    ],
    ['two scales', `${bars(chartSeries('A', CATEGORIES, [1, 2, 3]))}<c:valAx/>`],
    [
      'two units',
      bars(
        chartSeries('A', CATEGORIES, [1, 2, 3]) +
          chartSeries('B', CATEGORIES, [0.1, 0.2, 0.3], '0%'),
      ),
    ],
    [
      'too many categories',
      bars(
        chartSeries(
          'A',
          many,
          many.map((_, index) => index),
        ),
      ),
    ],
    ['no numbers', bars(chartSeries('A', CATEGORIES, []))],
    ['broken markup', '<c:barChart>'],
  ])('with %s are left out', async (_, plot) => {
    expect(await readChart(chartPart(plot))).toEqual([]);
  });
});
