import type { DraftBlock } from '../draft-document.ts';
import type { FormatReader } from '../format-reader.ts';
import { openCompoundFile } from '../office/compound-file.ts';
import { pointsOf, repeatedLines, takeTitle } from '../office/slide-blocks.ts';
import { beforeNotes, figuresOfSlides } from '../office/slide-figures.ts';
import { openPresentation, type PptSlide } from '../ppt/presentation.ts';
import { drawingsOf } from '../ppt/slide-drawings.ts';
import { type SlideShape, shapesOf } from '../ppt/slide-shapes.ts';
import { paragraphsOf } from '../ppt/text-boxes.ts';

/** PowerPoint 97–2003. Each slide gives its title, its points, tables and text, then the speaker's notes. */
export const ppt: FormatReader = {
  pageKind: 'slide',
  async read(bytes, events) {
    const presentation = openPresentation(openCompoundFile(bytes));
    const slides = presentation.slides.map((slide) => ({
      ...slide,
      shapes: slide.record ? shapesOf(slide.record, slide.outline) : slide.outline,
    }));
    const footers = repeatedLines(slides.map(({ shapes }) => shapes.flatMap(plainLines)));
    const written = slides.map((slide, index) => {
      events.onProgress(index + 1, slides.length);
      return [...blocksOfShapes(slide.shapes, index + 1, footers), ...notesOf(slide, index + 1)];
    });
    const shown = {
      size: presentation.size,
      slides: slides.map(({ record }) =>
        record ? drawingsOf(record, presentation.pictureFile) : [],
      ),
    };
    const figures = figuresOfSlides(shown, written, events);
    const blocks = written.flatMap((slide, index) => beforeNotes(slide, figures[index] ?? []));
    return { title: '', pageCount: slides.length, blocks };
  },
};

function plainLines(shape: SlideShape): string[] {
  return shape.role === 'other' ? paragraphsOf(shape.text) : [];
}

function blocksOfShapes(shapes: SlideShape[], page: number, footers: Set<string>): DraftBlock[] {
  const headings: DraftBlock[] = [];
  const body: DraftBlock[] = [];
  for (const shape of shapes) {
    if (shape.role === 'table') {
      body.push({ kind: 'table', page, rows: shape.rows });
      continue;
    }
    const paragraphs = paragraphsOf(shape.text).filter((text) => !footers.has(text));
    if (shape.role === 'title' && paragraphs.length > 0) {
      const level = headings.length === 0 ? 1 : 2;
      headings.push({ kind: 'heading', page, level, text: paragraphs.join(' ') });
    } else {
      body.push(...paragraphs.map((text) => ({ kind: 'paragraph' as const, page, text })));
    }
  }
  const title = headings.length === 0 ? takeTitle(body) : undefined;
  return [...(title ? [title] : headings), ...pointsOf(body)];
}

function notesOf({ notes }: PptSlide, page: number): DraftBlock[] {
  if (!notes) return [];
  return shapesOf(notes, [])
    .flatMap((shape) => (shape.role === 'notes' ? paragraphsOf(shape.text) : []))
    .map((text) => ({ kind: 'note', page, text }));
}
