import { strToU8, zipSync } from 'fflate';

const CONTENT_TYPES = (parts: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${parts}</Types>`;
const RELATIONSHIPS = (items: string) =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${items}</Relationships>`;
const relationship = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`;
const override = (part: string, type: string) =>
  `<Override PartName="${part}" ContentType="application/vnd.openxmlformats-officedocument.${type}+xml"/>`;

function zip(parts: Record<string, string | Uint8Array>): Buffer {
  const bytes = Object.entries(parts).map(([name, part]) => [
    name,
    typeof part === 'string' ? strToU8(part) : part,
  ]);
  return Buffer.from(zipSync(Object.fromEntries(bytes)));
}

/** A part that others refer to: a picture's file or a chart's markup. One name is one part. */
export type RelatedPart = { kind: 'image' | 'chart'; name: string; part: string | Uint8Array };

/** Related parts get the ids `first1`, `first2` … */
function relate(folder: string, first: string, related: RelatedPart[]) {
  return {
    relationships: related
      .map(({ kind, name }, index) =>
        relationship(`${first}${index + 1}`, kind, `${folder}/related/${name}`),
      )
      .join(''),
    parts: Object.fromEntries(
      related.map(({ name, part }) => [`${folder.slice(1)}/related/${name}`, part]),
    ),
  };
}

/**
 * A Word document around the given WordprocessingML body. `prolog` stands before its root element.
 * The body knows its related parts as `part1`, `part2` …
 */
export function buildDocx(
  body: string,
  options: {
    prolog?: string;
    extra?: Record<string, string | Uint8Array>;
    related?: RelatedPart[];
  } = {},
): Buffer {
  const related = relate('/word', 'part', options.related ?? []);
  return zip({
    '[Content_Types].xml': CONTENT_TYPES(
      override('/word/document.xml', 'wordprocessingml.document.main') +
        override('/word/styles.xml', 'wordprocessingml.styles') +
        override('/word/numbering.xml', 'wordprocessingml.numbering'),
    ),
    '_rels/.rels': RELATIONSHIPS(relationship('rId1', 'officeDocument', 'word/document.xml')),
    'word/_rels/document.xml.rels': RELATIONSHIPS(
      relationship('rId1', 'styles', 'styles.xml') +
        relationship('rId2', 'numbering', 'numbering.xml') +
        related.relationships,
    ),
    'word/styles.xml': `<?xml version="1.0"?><w:styles xmlns:w="${WORD}">${[1, 2, 3]
      .map(
        (level) =>
          `<w:style w:type="paragraph" w:styleId="Heading${level}"><w:name w:val="heading ${level}"/><w:pPr><w:outlineLvl w:val="${level - 1}"/></w:pPr></w:style>`,
      )
      .join('')}</w:styles>`,
    'word/numbering.xml': `<?xml version="1.0"?><w:numbering xmlns:w="${WORD}"><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
    'word/document.xml': `<?xml version="1.0" encoding="UTF-8"?>${options.prolog ?? ''}<w:document ${WORD_NAMESPACES}><w:body>${body}</w:body></w:document>`,
    ...related.parts,
    ...options.extra,
  });
}

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

const RELATIONSHIP = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006/main';
const CHART = 'http://schemas.openxmlformats.org/drawingml/2006/chart';
const WORD_NAMESPACES = `xmlns:w="${WORD}" xmlns:r="${RELATIONSHIP}" xmlns:a="${DRAWING}" xmlns:c="${CHART}" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:v="urn:schemas-microsoft-com:vml"`;
const EMU_A_POINT = 12_700;

export type DrawingOptions = {
  /** In points. */
  width?: number;
  height?: number;
  description?: string;
  /** More markup of the picture: `<a:srcRect …/>`. */
  crop?: string;
  /** In sixty-thousandths of a degree. */
  turn?: number;
  behindText?: boolean;
};

/** A run with a picture. `part` is its related part's id. */
export function wordPicture(part: string, options: DrawingOptions = {}): string {
  const { width = 300, height = 200, description = '', crop = '', turn = 0 } = options;
  const size = `cx="${width * EMU_A_POINT}" cy="${height * EMU_A_POINT}"`;
  const kind = options.behindText === undefined ? 'inline' : 'anchor';
  const behind = options.behindText ? ' behindDoc="1"' : '';
  return `<w:r><w:drawing><wp:${kind}${behind}><wp:extent ${size}/><wp:docPr id="1" name="Picture 1" descr="${description}"/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="${part}"/>${crop}</pic:blipFill><pic:spPr><a:xfrm rot="${turn}"><a:ext ${size}/></a:xfrm></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:${kind}></w:drawing></w:r>`;
}

/** A run with a chart. */
export function wordChart(part: string): string {
  return `<w:r><w:drawing><wp:inline><a:graphic><a:graphicData><c:chart r:id="${part}"/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
}

/** A chart's part around the markup of its plot, as in `<c:barChart>…</c:barChart>`. */
export function chartPart(plot: string, options: { title?: string; rest?: string } = {}): string {
  const title = options.title
    ? `<c:title><c:tx><c:rich><a:p><a:r><a:t>${options.title}</a:t></a:r></a:p></c:rich></c:tx></c:title>`
    : '';
  return `<?xml version="1.0"?><c:chartSpace xmlns:c="${CHART}" xmlns:a="${DRAWING}">${options.rest ?? ''}<c:chart>${title}<c:plotArea>${plot}</c:plotArea></c:chart></c:chartSpace>`;
}

/** A series of a chart. Values that are undefined are left out, as programs do. */
export function chartSeries(
  name: string,
  categories: string[],
  values: (number | undefined)[],
  format = 'General',
): string {
  const points = (texts: (string | number | undefined)[]) =>
    texts
      .map((text, index) =>
        text === undefined ? '' : `<c:pt idx="${index}"><c:v>${text}</c:v></c:pt>`,
      )
      .join('');
  return `<c:ser><c:tx><c:strRef><c:strCache>${points([name])}</c:strCache></c:strRef></c:tx><c:cat><c:strRef><c:strCache>${points(categories)}</c:strCache></c:strRef></c:cat><c:val><c:numRef><c:numCache><c:formatCode>${format}</c:formatCode><c:ptCount val="${values.length}"/>${points(values)}</c:numCache></c:numRef></c:val></c:ser>`;
}

/** Styles of a Word in another language: ids are translated, names are not. */
export function wordStyles(styles: { id: string; name: string; rest?: string }[]): string {
  return `<?xml version="1.0"?><w:styles xmlns:w="${WORD}">${styles
    .map(
      ({ id, name, rest = '' }) =>
        `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/>${rest}</w:style>`,
    )
    .join('')}</w:styles>`;
}

/** A WordprocessingML paragraph. `style` is a style's id; `list` makes it a bullet. */
export function paragraph(
  text: string,
  options: { style?: string; list?: boolean; bold?: boolean; font?: string } = {},
): string {
  const style = options.style ? `<w:pStyle w:val="${options.style}"/>` : '';
  const list = options.list ? '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>' : '';
  const font = options.font
    ? `<w:rFonts w:ascii="${options.font}" w:hAnsi="${options.font}"/>`
    : '';
  const form = font || options.bold ? `<w:rPr>${font}${options.bold ? '<w:b/>' : ''}</w:rPr>` : '';
  return `<w:p><w:pPr>${style}${list}</w:pPr><w:r>${form}<w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}

export function table(rows: string[][]): string {
  const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`;
  return `<w:tbl>${rows.map((row) => `<w:tr>${row.map(cell).join('')}</w:tr>`).join('')}</w:tbl>`;
}

const SLIDES = 'http://schemas.openxmlformats.org/presentationml/2006/main';

export type SlideContent = {
  title?: string;
  points: string[];
  notes?: string;
  picture?: Uint8Array;
  /** Markup of more shapes. It knows its related parts as `part1`, `part2` … */
  shapes?: string;
  related?: RelatedPart[];
  /** Markup of the shapes of the slide's layout. */
  layout?: string;
};

/** Width and height in EMU: 720 × 540 points. */
export const SLIDE = { width: 9_144_000, height: 6_858_000 };

/** The place and turn of a shape. Numbers are shares of the slide. */
export function slidePlace(x: number, y: number, width: number, height: number, turn = 0): string {
  const { width: across, height: down } = SLIDE;
  return `<a:xfrm rot="${turn}"><a:off x="${x * across}" y="${y * down}"/><a:ext cx="${width * across}" cy="${height * down}"/></a:xfrm>`;
}

/** A slide's picture. `place` is the markup of its place. */
export function slidePicture(
  part: string,
  place: string,
  options: { description?: string; crop?: string; facts?: string } = {},
): string {
  const { description = '', crop = '', facts = '' } = options;
  return `<p:pic><p:nvPicPr><p:cNvPr id="5" name="Picture 5" descr="${description}"/><p:nvPr>${facts}</p:nvPr></p:nvPicPr><p:blipFill><a:blip r:embed="${part}"/>${crop}</p:blipFill><p:spPr>${place}</p:spPr></p:pic>`;
}

export function slideChart(part: string): string {
  return `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="6" name="Chart 6"/><p:nvPr/></p:nvGraphicFramePr><p:xfrm><a:off x="0" y="0"/><a:ext cx="4000000" cy="3000000"/></p:xfrm><a:graphic><a:graphicData uri="${CHART}"><c:chart r:id="${part}"/></a:graphicData></a:graphic></p:graphicFrame>`;
}

/** A presentation. Each slide has its number as a field, as PowerPoint writes it. */
export function buildPptx(slides: SlideContent[]): Buffer {
  const numbers = slides.map((_, index) => index + 1);
  const parts: Record<string, string | Uint8Array> = {
    '[Content_Types].xml': CONTENT_TYPES(
      override('/ppt/presentation.xml', 'presentationml.presentation.main') +
        numbers
          .map(
            (number) =>
              override(`/ppt/slides/slide${number}.xml`, 'presentationml.slide') +
              override(`/ppt/notesSlides/notesSlide${number}.xml`, 'presentationml.notesSlide'),
          )
          .join(''),
    ),
    '_rels/.rels': RELATIONSHIPS(relationship('rId1', 'officeDocument', 'ppt/presentation.xml')),
    'ppt/_rels/presentation.xml.rels': RELATIONSHIPS(
      numbers
        .map((number) => relationship(`rId${number}`, 'slide', `slides/slide${number}.xml`))
        .join(''),
    ),
    'ppt/presentation.xml': `<?xml version="1.0"?><p:presentation xmlns:p="${SLIDES}" xmlns:r="${RELATIONSHIP}"><p:sldIdLst>${numbers
      .map((number) => `<p:sldId id="${255 + number}" r:id="rId${number}"/>`)
      .join('')}</p:sldIdLst><p:sldSz cx="${SLIDE.width}" cy="${SLIDE.height}"/></p:presentation>`,
  };
  for (const [index, slide] of slides.entries()) {
    const number = index + 1;
    const field = `<a:p><a:fld id="{0}" type="slidenum"><a:t>${number}</a:t></a:fld></a:p>`;
    parts[`ppt/slides/slide${number}.xml`] = shapes('sld', [
      shape('body', slide.points.map(textParagraph).join('')),
      slide.title ? shape('title', textParagraph(slide.title)) : '',
      shape('sldNum', field),
      slide.picture ? PICTURE : '',
      slide.shapes ?? '',
    ]);
    const related = relate('/ppt', 'part', slide.related ?? []);
    Object.assign(parts, related.parts);
    parts[`ppt/slides/_rels/slide${number}.xml.rels`] = RELATIONSHIPS(
      relationship('rId1', 'notesSlide', `../notesSlides/notesSlide${number}.xml`) +
        (slide.picture ? relationship('rId2', 'image', `../media/image${number}.png`) : '') +
        (slide.layout ? relationship('rId3', 'slideLayout', `/ppt/layout${number}.xml`) : '') +
        related.relationships,
    );
    if (slide.layout) parts[`ppt/layout${number}.xml`] = shapes('sldLayout', [slide.layout]);
    if (slide.picture) parts[`ppt/media/image${number}.png`] = slide.picture;
    parts[`ppt/notesSlides/notesSlide${number}.xml`] = shapes('notes', [
      shape('body', slide.notes ? textParagraph(slide.notes) : ''),
      shape('sldNum', field),
    ]);
  }
  return zip(parts);
}

function shapes(root: string, content: string[]): string {
  return `<?xml version="1.0"?><p:${root} xmlns:p="${SLIDES}" xmlns:a="${DRAWING}" xmlns:r="${RELATIONSHIP}" xmlns:c="${CHART}"><p:cSld><p:spTree>${content.join('')}</p:spTree></p:cSld></p:${root}>`;
}

function shape(placeholder: string, paragraphs: string): string {
  return `<p:sp><p:nvSpPr><p:cNvPr id="2" name="x"/><p:cNvSpPr/><p:nvPr><p:ph type="${placeholder}"/></p:nvPr></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/>${paragraphs}</p:txBody></p:sp>`;
}

/** Relationship `rId2`, shown as a picture. */
const PICTURE = '<p:pic><p:blipFill><a:blip r:embed="rId2"/></p:blipFill></p:pic>';

function textParagraph(text: string): string {
  return `<a:p><a:r><a:t>${text}</a:t></a:r></a:p>`;
}

/** The start of an old Office file whose directory names its root and one stream. */
export function compoundFile(stream: string): Buffer {
  const bytes = Buffer.alloc(2_048);
  bytes.write('d0cf11e0a1b11ae1', 0, 'hex');
  bytes.writeUInt16LE(9, 0x1e);
  // The first sector marks all three sectors as used.
  bytes.writeUInt32LE(1, 0x2c);
  bytes.fill(0xff, 524, 1_024);
  for (const [at, name] of [[1_024, 'Root Entry'] as const, [1_152, stream] as const]) {
    bytes.write(name, at, 'utf16le');
    bytes.writeUInt16LE((name.length + 1) * 2, at + 64);
  }
  return bytes;
}
