import type { Line } from './lines.ts';

export type PageLines = { height: number; lines: Line[] };

/** Furniture stands in the outer parts of a page, as shares of its height. */
const HEADER_WITHIN = 0.14;
const FOOTER_WITHIN = 0.14;
/** How much larger than the body a title is. */
const TITLE_SIZE = 1.25;
/** As large as the body, but for rounding. */
const BODY_SIZE = 0.95;
const SENTENCE = /^(\S+\s+){4,}\S+[.!?…]["”»)]?$/u;
/** What share of a page's lines, and how many at least, stand on the page that it is a copy of. */
const COPIED_SHARE = 0.8;
const FEWEST_COPIED = 10;
/** In points: how far the same furniture may move from page to page. */
const SAME_HEIGHT = 3;
const PAGE_NUMBER =
  /^[\s–—\-·|[(]{0,100}(p[aá]g(ina|\.)?|page|seite|p\.)?\s{0,9}(\d{1,4}|[ivxlc]{1,7})(\s{0,9}(\/|de|of|von|sur|di)\s{0,9}\d{1,4})?[\s–—\-·|\])]{0,100}$/i;

/**
 * Finds running headers, footers and page numbers. A line is furniture where the same words
 * (numbers aside) stand at the same height on several pages, or where most of what ever stands at
 * that height is such a line, or where it is a page number and nothing else. Titles repeat too
 * ("Agenda" on three slides), so what is larger than the body must stand on most pages; and where its
 * number tells it from all others ("Lesson 1", "Lesson 2"), it is a title that only one page has. So
 * is a whole sentence in the size of the body, which no header is, whose numbers alone are its own.
 * A form in two copies repeats all it says: copies count once.
 */
export function findFurniture(pages: PageLines[], bodySize: number): Set<Line> {
  const fewest = pages.length <= 3 ? 2 : 3;
  const inMargin = pages.map(marginLines);
  const copies = findCopies(pages);
  const counted = inMargin.filter((_, page) => !copies.has(page));
  const found = new Map(inMargin.flat().map((line) => [line, findWordings(line)]));
  const wordingsOf = (line: Line) => found.get(line) ?? [];
  const wordings = new Map<string, number>();
  for (const lines of counted) {
    for (const key of new Set(lines.flatMap((line) => nearbyKeys(line, wordingsOf(line))))) {
      wordings.set(key, (wordings.get(key) ?? 0) + 1);
    }
  }
  const onPages = new Map<string, number>();
  for (const lines of counted) {
    for (const words of new Set(lines.flatMap(wordingsOf))) {
      onPages.set(words, (onPages.get(words) ?? 0) + 1);
    }
  }
  const isEverywhere = (line: Line) =>
    counted.length >= fewest &&
    wordingsOf(line).some(
      (words) => /\p{L}{3}/u.test(words) && (onPages.get(words) ?? 0) >= counted.length * 0.6,
    );
  const isLarge = (line: Line) => line.size >= bodySize * TITLE_SIZE;
  const titles = new Map<string, number>();
  for (const line of inMargin.flat()) titles.set(line.text, (titles.get(line.text) ?? 0) + 1);
  const isOwn = (line: Line, height: number) =>
    line.bottom <= height * HEADER_WITHIN &&
    titles.get(line.text) === 1 &&
    (isLarge(line)
      ? /\p{L}{3}/u.test(line.text) && !PAGE_NUMBER.test(line.text)
      : line.size >= bodySize * BODY_SIZE && SENTENCE.test(line.text));
  const repeats = (line: Line) => {
    const enough = isLarge(line) ? Math.max(fewest, pages.length / 2) : fewest;
    return (
      (!isLarge(line) && isEverywhere(line)) ||
      wordingsOf(line).some((words) => (wordings.get(`${slotOf(line)} ${words}`) ?? 0) >= enough)
    );
  };

  const slots = new Map<number, { all: number; repeated: number }>();
  for (const line of inMargin.flat()) {
    const slot = slots.get(slotOf(line)) ?? { all: 0, repeated: 0 };
    const repeated = slot.repeated + (repeats(line) ? 1 : 0);
    slots.set(slotOf(line), { all: slot.all + 1, repeated });
  }
  const standsAmongFurniture = (line: Line) => {
    const slot = slots.get(slotOf(line));
    return slot !== undefined && slot.all >= pages.length / 2 && slot.repeated >= slot.all * 0.6;
  };

  const furniture = new Set<Line>();
  for (const [index, page] of pages.entries()) {
    for (const line of inMargin[index] ?? []) {
      if (isOwn(line, page.height)) continue;
      const isSmallFurniture =
        !isLarge(line) && (standsAmongFurniture(line) || isOuterNumber(line, page));
      if ((pages.length >= fewest && repeats(line)) || isSmallFurniture) furniture.add(line);
    }
  }
  return furniture;
}

/** The pages that say again what one before them says, but for a few lines. */
function findCopies(pages: PageLines[]): Set<number> {
  const copies = new Set<number>();
  const firstPages = new Map<string, number>();
  for (const [page, { lines }] of pages.entries()) {
    const told = new Map<number, number>();
    for (const { text } of lines) {
      const first = firstPages.get(text) ?? page;
      firstPages.set(text, first);
      if (first !== page) told.set(first, (told.get(first) ?? 0) + 1);
    }
    const most = Math.max(0, ...told.values());
    if (lines.length >= FEWEST_COPIED && most >= lines.length * COPIED_SHARE) copies.add(page);
  }
  return copies;
}

function marginLines({ lines, height }: PageLines): Line[] {
  return lines.filter(
    (line) => line.bottom <= height * HEADER_WITHIN || line.top >= height * (1 - FOOTER_WITHIN),
  );
}

function isOuterNumber(line: Line, { lines }: PageLines): boolean {
  if (!PAGE_NUMBER.test(line.text)) return false;
  return (
    !lines.some((other) => other.bottom > line.bottom + 1) ||
    !lines.some((other) => other.top < line.top - 1)
  );
}

/** A height on the edge of two slots counts for both, or a wandering header would fall between them. */
function nearbyKeys(line: Line, wordings: string[]): string[] {
  const slot = slotOf(line);
  return wordings.flatMap((words) => [slot - 1, slot, slot + 1].map((near) => `${near} ${words}`));
}

function slotOf(line: Line): number {
  return Math.round(line.baseline / SAME_HEIGHT);
}

/**
 * A header often has the chapter on its left, which stays, and the section on its right, which
 * changes. The number before a heading is no such half.
 */
function findWordings(line: Line): string[] {
  const halves = line.cells.filter((cell) => cell !== line.text && /\p{L}{3}/u.test(cell));
  return [...new Set([line.text, ...halves].map(wordingOf))];
}

function wordingOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/\d+/g, '#')
    .replace(/(^|\s)[ivxlc]+(?=\s|$)/g, '$1#')
    .replace(/\s+/g, ' ')
    .trim();
}
