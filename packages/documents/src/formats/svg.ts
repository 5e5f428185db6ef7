import { SaxesParser } from 'saxes';
import { decodeMarkup } from '../decode-markup.ts';
import type { DraftBlock, DraftFigure } from '../draft-document.ts';
import { drawFile } from '../figures/encode-picture.ts';
import { createPictureBudget } from '../figures/picture-budget.ts';
import { figureOfPixmap } from '../figures/whole-picture.ts';
import type { FormatReader, ReadingEvents } from '../format-reader.ts';
import { createSvgDrawer } from '../ocr/draw-svg.ts';
import { recogniseDocument } from '../ocr/recognise-document.ts';
import { Unreadable } from '../unreadable.ts';
import { plainEntities } from './svg-entities.ts';

const MAX_DEPTH = 1_000;
const TEXT_ELEMENTS = new Set(['text', 'flowPara', 'p']);

/**
 * The `<text>` elements of a drawing, each a paragraph, in document order. Without any, its
 * outlines are recognised.
 */
export const svg: FormatReader = {
  pageKind: 'page',
  async read(bytes, events) {
    const blocks: DraftBlock[] = [];
    const open: string[] = [];
    let title = '';
    let text = '';

    // saxes expands no entity by itself and loads nothing.
    const parser = new SaxesParser();
    parser.on('error', (error) => {
      throw new Unreadable('DOCUMENT_CORRUPT', error.message);
    });
    parser.on('doctype', (doctype) => Object.assign(parser.ENTITIES, plainEntities(doctype)));
    parser.on('opentag', ({ name }) => {
      open.push(localName(name));
      if (open.length > MAX_DEPTH) {
        throw new Unreadable('DOCUMENT_TOO_COMPLEX', `elements nested deeper than ${MAX_DEPTH}`);
      }
      if (TEXT_ELEMENTS.has(localName(name))) text = '';
      // Lines of one text are tspans below each other. Without this space they would run together.
      else if (localName(name) === 'tspan' && text !== '') text += ' ';
    });
    const collect = (characters: string) => {
      if (open.at(-1) === 'title' && open.length === 2) title += characters;
      else if (open.some((name) => TEXT_ELEMENTS.has(name)) && !open.includes('style')) {
        text += characters;
      }
    };
    parser.on('text', collect);
    parser.on('cdata', collect);
    parser.on('closetag', ({ name }) => {
      open.pop();
      if (TEXT_ELEMENTS.has(localName(name)) && text.trim() !== '') {
        blocks.push({ kind: 'paragraph', page: 1, text });
        text = '';
      }
    });

    parser.write(decodeMarkup(bytes)).close();
    if (blocks.length === 0) blocks.push(...(await recogniseOutlines(bytes, events)));
    events.onProgress(1, 1);
    const figure = await figureOf(bytes, events);
    return { title, pageCount: 1, blocks: figure ? [figure, ...blocks] : blocks };
  },
};

/** White letters on a transparent ground show only on black. */
const GROUNDS = ['white', 'black'] as const;

/** The drawing itself, encoded anew. It is read before its words. */
async function figureOf(bytes: Uint8Array, events: ReadingEvents): Promise<DraftFigure | null> {
  const budget = createPictureBudget(events);
  if (budget.isSpent()) return null;
  const draw = await createSvgDrawer();
  return budget.timed(() => {
    for (const ground of GROUNDS) {
      const png = draw(bytes, ground);
      const pixmap = png && drawFile(png, 'image/png');
      const figure = pixmap && figureOfPixmap(pixmap, 1, budget);
      if (figure) return { ...figure, figureKind: 'diagram' };
    }
    return null;
  });
}

async function recogniseOutlines(bytes: Uint8Array, events: ReadingEvents): Promise<DraftBlock[]> {
  const draw = await createSvgDrawer();
  for (const background of GROUNDS) {
    const picture = draw(bytes, background);
    if (!picture) break;
    const { onProgress, onRecognise } = events;
    const { blocks } = await recogniseDocument(picture, 'image/png', { onProgress, onRecognise });
    if (blocks.length > 0) return blocks;
  }
  return [];
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
