import { attemptReading, type ReadingTask } from '../attempt-reading.ts';
import { DocumentError } from '../document-error.ts';
import type { DraftFigure } from '../draft-document.ts';
import type { SourceBlock, SourceDocument } from '../source-document.ts';

type Pictures = ReadonlyMap<string, Uint8Array>;
type Read = { document: SourceDocument; pictures: Pictures };

/** The way to the pictures of whole slides. */
export type SlideSource = {
  /** Gives the path of the presentation as a PDF, with a page for each slide. */
  pdf: (signal: AbortSignal | undefined) => Promise<string>;
  /** Gets the reason, in fixed words, why a presentation has no whole slides. */
  onLeftOut: (reason: string) => void;
};

/**
 * Adds pictures of whole slides to a presentation that was read. Each replaces the pictures that
 * were parts of its slide. If that fails, the presentation stays as it was. Throws only the signal's
 * reason when aborted.
 */
export async function withWholeSlides(
  read: Read,
  slides: number[],
  task: ReadingTask,
  source: SlideSource,
): Promise<Read> {
  try {
    const { drawn, pictures } = await draw(read, slides, task, source);
    const known = drawn.filter(({ picture }) => pictures.has(picture.picture));
    return {
      document: { ...read.document, blocks: withSlides(read.document.blocks, known) },
      pictures: new Map([...read.pictures, ...pictures]),
    };
  } catch (error) {
    task.signal?.throwIfAborted();
    source.onLeftOut(reasonOf(error));
    return read;
  }
}

async function draw(
  { document, pictures }: Read,
  slides: number[],
  task: ReadingTask,
  source: SlideSource,
) {
  const path = await source.pdf(task.signal);
  const bytes = [...pictures.values()].reduce((sum, { length }) => sum + length, 0);
  const outcome = await attemptReading({
    ...task,
    path,
    extension: 'pdf',
    mediaType: 'application/pdf',
    wanted: { slides, pageCount: document.pageCount, used: { pictures: pictures.size, bytes } },
    onProgress: undefined,
  });
  if ('failure' in outcome) throw outcome.failure;
  const { answer } = outcome;
  return { drawn: answer.kind === 'slides' ? answer.slides : [], pictures: outcome.pictures };
}

/** Each slide stands after the words of its slide and before its notes. Both lists are in order. */
function withSlides(blocks: SourceBlock[], drawn: DraftFigure[]): SourceBlock[] {
  const replaced = new Set(drawn.map(({ page }) => page));
  const titles = titlesOf(blocks);
  const waiting = drawn.map((slide): SourceBlock => {
    return { ...slide, alt: titles.get(slide.page) ?? '', sentences: [] };
  });
  let next = 0;
  const placed = blocks.flatMap((block) => {
    const before: SourceBlock[] = [];
    for (let slide = waiting[next]; slide; slide = waiting[next]) {
      const isBefore =
        slide.page < block.page || (slide.page === block.page && block.kind === 'note');
      if (!isBefore) break;
      before.push(slide);
      next += 1;
    }
    return block.kind === 'figure' && replaced.has(block.page) ? before : [...before, block];
  });
  return [...placed, ...waiting.slice(next)];
}

function titlesOf(blocks: SourceBlock[]): Map<number, string> {
  const titles = new Map<number, string>();
  for (const { kind, page, sentences } of blocks) {
    if (kind !== 'heading' || titles.has(page)) continue;
    titles.set(page, sentences.map(({ text }) => text).join(' '));
  }
  return titles;
}

/** A parser's own message may repeat the file's words. */
function reasonOf(error: unknown): string {
  if (!(error instanceof DocumentError)) return error instanceof Error ? error.name : 'unknown';
  return error.code === 'PAGE_WITHOUT_PICTURE' ? error.reason : error.code;
}
