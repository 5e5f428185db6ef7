import { buildPdf, type Draw, drawLines } from '../packages/documents/src/testing/build-pdf.ts';
import { handbookText } from '../packages/writer/src/testing/course-texts.ts';

/** In print these are about 150. */
const HANDBOOK_PAGES = 225;
const MARGIN = { x: 72, top: 780, bottom: 60 };
const SIZES = { body: 11, section: 14, chapter: 20 } as const;
const LEADING = 1.35;
const LINE_CHARACTERS = 88;

/** A PDF of about 150 printed pages with chapters, sections and text, like a handbook. */
export function coursePdf(): Buffer {
  const pages: { draws: Draw[] }[] = [];
  let draws: Draw[] = [];
  let y = MARGIN.top;
  const turn = () => {
    pages.push({ draws });
    draws = [];
    y = MARGIN.top;
  };
  const write = (lines: string[], size: number, bold: boolean) => {
    for (const line of lines) {
      if (y < MARGIN.bottom) turn();
      draws.push(...drawLines([line], { x: MARGIN.x, y, size, bold }));
      y -= size * LEADING;
    }
    y -= size;
  };
  for (const line of handbookText('es', HANDBOOK_PAGES).split('\n')) {
    const heading = /^(#+) (.*)$/u.exec(line);
    if (line === '---') continue;
    if (!heading) write(wrapped(line), SIZES.body, false);
    else if (heading[1] === '#') {
      if (draws.length > 0) turn();
      write([heading[2] ?? ''], SIZES.chapter, true);
    } else write([heading[2] ?? ''], SIZES.section, true);
  }
  turn();
  return buildPdf(pages, { title: 'Manual del almacén' });
}

function wrapped(text: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line.length + word.length >= LINE_CHARACTERS) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line];
}
