import type { OfficeContentNode } from 'officeparser';
import type { DraftBlock } from '../draft-document.ts';
import type { FormatReader, ReadingEvents } from '../format-reader.ts';
import { recognisePictures } from '../ocr/recognise-pictures.ts';
import { picturesOfSlides } from '../office/pictures.ts';
import { readOffice, rowsOfTable, textOfNode } from '../office/read-office.ts';
import { pointsOf, repeatedLines, takeTitle } from '../office/slide-blocks.ts';
import { drawingsOfSlides } from '../office/slide-drawings.ts';
import { beforeNotes, figuresOfSlides } from '../office/slide-figures.ts';

/** Presentations. Each slide gives its title, its points, tables and text, then the speaker's notes. */
export const pptx: FormatReader = {
  pageKind: 'slide',
  async read(bytes, events) {
    const { title, content } = await readOffice(bytes, 'pptx');
    const slides = content.filter((node) => node.type === 'slide');
    const footers = repeatedLines(slides.map(plainLines));
    const written = slides.map((slide, index) =>
      blocksOfSlide(slide, slide.metadata?.slideNumber ?? index + 1, footers),
    );
    const figures = events.onPicture
      ? figuresOfSlides(drawingsOfSlides(bytes), written, events)
      : [];
    const pictured = await withPicturedSlides(bytes, written, events);
    const blocks = pictured.flatMap((slide, index) => beforeNotes(slide, figures[index] ?? []));
    events.onProgress(slides.length, slides.length);
    // PowerPoint titles a presentation "Slide 1" when its first slide has no title.
    return { title: /^slide \d+$/i.test(title) ? '' : title, pageCount: slides.length, blocks };
  },
};

/** Some authors paste slides as pictures: slides without text are read from those. */
async function withPicturedSlides(
  bytes: Uint8Array,
  slides: DraftBlock[][],
  events: ReadingEvents,
): Promise<DraftBlock[][]> {
  const blank = slides.flatMap((blocks, index) =>
    blocks.every(({ kind }) => kind === 'note') ? [index + 1] : [],
  );
  const pictures = blank.length > 0 ? picturesOfSlides(bytes, blank) : [];
  const pictured = await recognisePictures(pictures, events);
  return slides.map((blocks, index) => [
    ...pictured.filter(({ page }) => page === index + 1),
    ...blocks,
  ]);
}

function blocksOfSlide(slide: OfficeContentNode, page: number, footers: Set<string>): DraftBlock[] {
  const nodes = (slide.children ?? [])
    .flatMap(flatten)
    .filter((node) => !isField(node) && !footers.has(textOfNode(node).trim()));
  const headings: DraftBlock[] = [];
  const body: DraftBlock[] = [];
  for (const node of nodes) {
    if (node.type === 'table') {
      body.push({ kind: 'table', page, rows: rowsOfTable(node) });
      continue;
    }
    const text = textOfNode(node);
    if (text.trim() === '') continue;
    if (node.type === 'heading') {
      headings.push({ kind: 'heading', page, level: headings.length === 0 ? 1 : 2, text });
    } else if (node.type === 'list') {
      addItem(body, text, page, node.metadata?.listType === 'ordered');
    } else {
      body.push({ kind: 'paragraph', page, text });
    }
  }
  const title = headings.length === 0 ? takeTitle(body) : undefined;
  return [...(title ? [title] : headings), ...pointsOf(body), ...notesOf(slide, page)];
}

/** Grouped shapes are nested; a slide is one flat run of blocks. */
function flatten(node: OfficeContentNode): OfficeContentNode[] {
  const isGroup = node.type === 'drawing' || node.type === 'embed';
  return isGroup ? (node.children ?? []).flatMap(flatten) : [node];
}

/** True for a slide number or date: a field without other text. */
function isField(node: OfficeContentNode): boolean {
  const markup = node.rawContent ?? '';
  return /<a:fld [^>]*type="(slidenum|datetime)/.test(markup) && !/<a:r>/.test(markup);
}

function addItem(blocks: DraftBlock[], text: string, page: number, ordered: boolean): void {
  const last = blocks.at(-1);
  if (last?.kind === 'list' && last.ordered === ordered) last.items.push(text);
  else blocks.push({ kind: 'list', page, ordered, items: [text] });
}

function notesOf(slide: OfficeContentNode, page: number): DraftBlock[] {
  return (slide.notes ?? [])
    .flatMap((note) => note.children ?? [])
    .filter((node) => !isField(node))
    .map((node) => textOfNode(node))
    .filter((text) => text.trim() !== '')
    .map((text) => ({ kind: 'note', page, text }));
}

/** A slide's lines without its title and tables. */
function plainLines(slide: OfficeContentNode): string[] {
  return (slide.children ?? [])
    .flatMap(flatten)
    .filter((node) => node.type === 'paragraph')
    .map((node) => textOfNode(node).trim());
}
