import type { Line } from './lines.ts';

export type PageLines = { height: number; lines: Line[] };

/** Shares of the page height: headers and footers stand at the edges. */
const HEADER_WITHIN = 0.14;
const FOOTER_WITHIN = 0.14;
/** Ratio to the body size: titles are at least this large. */
const TITLE_SIZE = 1.25;
/** Ratio to the body size: equal, but for rounding. */
const BODY_SIZE = 0.95;
const SENTENCE = /^(\S+\s+){4,}\S+[.!?…]["”»)]?$/u;
/** A copy shares at least this share and number of lines with an earlier page. */
const COPIED_SHARE = 0.8;
const FEWEST_COPIED = 10;
/** In points: a repeated line may move this far between pages. */
export const SAME_HEIGHT = 3;
const PAGE_NUMBER =
  /^[\s–—\-·|[(]{0,100}(p[aá]g(ina|\.)?|page|seite|p\.)?\s{0,9}(\d{1,4}|[ivxlc]{1,7})(\s{0,9}(\/|de|of|von|sur|di)\s{0,9}\d{1,4})?[\s–—\-·|\])]{0,100}$/i;

/**
 * Finds running headers, footers and page numbers. A line repeats if its words stand at the same
 * height on several pages. Numbers in it may differ. Lines at the height of such lines count too,
 * and so do bare page numbers. Titles repeat as well ("Agenda" on three slides). So large lines
 * must stand on most pages. Titles that differ in their number ("Lesson 1", "Lesson 2") stay. So do
 * whole sentences of body size that differ in their numbers. A form in two copies repeats
 * everything, so copies count once.
 */
export function findRepeatedLines(pages: PageLines[], bodySize: number): Set<Line> {
  const fewest = fewestPages(pages.length);
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
  const standsAmongRepeated = (line: Line) => {
    const slot = slots.get(slotOf(line));
    return slot !== undefined && slot.all >= pages.length / 2 && slot.repeated >= slot.all * 0.6;
  };

  const repeatedLines = new Set<Line>();
  for (const [index, page] of pages.entries()) {
    for (const line of inMargin[index] ?? []) {
      if (isOwn(line, page.height)) continue;
      const isSmallRepeated =
        !isLarge(line) && (standsAmongRepeated(line) || isOuterNumber(line, page));
      if ((pages.length >= fewest && repeats(line)) || isSmallRepeated) repeatedLines.add(line);
    }
  }
  return repeatedLines;
}

/** Text on fewer pages does not repeat. */
export const fewestPages = (pageCount: number): number => (pageCount <= 3 ? 2 : 3);

/** Pages that repeat nearly all lines of an earlier page. */
function findCopies(pages: PageLines[]): Set<number> {
  const copies = new Set<number>();
  const firstPages = new Map<string, number>();
  for (const [page, { lines }] of pages.entries()) {
    const shared = new Map<number, number>();
    for (const { text } of lines) {
      const first = firstPages.get(text) ?? page;
      firstPages.set(text, first);
      if (first !== page) shared.set(first, (shared.get(first) ?? 0) + 1);
    }
    const most = Math.max(0, ...shared.values());
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

/** Neighbouring slots count too, or a header that moves slightly would fall between two. */
function nearbyKeys(line: Line, wordings: string[]): string[] {
  const slot = slotOf(line);
  return wordings.flatMap((words) => [slot - 1, slot, slot + 1].map((near) => `${near} ${words}`));
}

function slotOf(line: Line): number {
  return Math.round(line.baseline / SAME_HEIGHT);
}

/**
 * Many headers have a fixed chapter on the left, a changing section on the right. The number before
 * a heading is no such half.
 */
function findWordings(line: Line): string[] {
  const halves = line.cells.filter((cell) => cell !== line.text && /\p{L}{3}/u.test(cell));
  return [...new Set([line.text, ...halves].map(wordingOf))];
}

/** The words without the numbers that may change from page to page. */
export function wordingOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/\d+/g, '#')
    .replace(/(^|\s)[ivxlc]+(?=\s|$)/g, '$1#')
    .replace(/\s+/g, ' ')
    .trim();
}
