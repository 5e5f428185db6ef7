import { type Properties, readProperties } from './properties.ts';
import { STRUCTURE, structureOf, type WordFile } from './word-file.ts';

/** Properties of the main stream's bytes from `start` to before `end`. */
export type Run = { start: number; end: number; properties: Properties };
export type ParagraphRun = Run & { style: number };

const PAGE_BYTES = 512;

/** Styles and properties of all paragraphs, in the order of the stream. */
export function paragraphRunsOf(file: WordFile): ParagraphRun[] {
  return formattedPages(file, STRUCTURE.paragraphRuns).flatMap((page) =>
    rangesOf(page).flatMap(({ index, count, ...range }) => {
      const at = (page[(count + 1) * 4 + index * 13] ?? 0) * 2;
      if (at === 0) return [{ ...range, style: 0, properties: {} }];
      // After a length of 0 the next byte has the true length, in pairs.
      const length = page[at] ? (page[at] ?? 0) * 2 - 1 : (page[at + 1] ?? 0) * 2;
      const start = page[at] ? at + 1 : at + 2;
      const entry = page.subarray(start, start + length);
      if (entry.length < 2) return [{ ...range, style: 0, properties: {} }];
      const properties = readProperties(entry.subarray(2), file.data);
      return [{ ...range, style: entry.readUInt16LE(0), properties }];
    }),
  );
}

/** Only runs that have properties. */
export function characterRunsOf(file: WordFile): Run[] {
  return formattedPages(file, STRUCTURE.characterRuns).flatMap((page) =>
    rangesOf(page).flatMap(({ index, count, ...range }) => {
      const at = (page[(count + 1) * 4 + index] ?? 0) * 2;
      if (at === 0) return [];
      const changes = page.subarray(at + 1, at + 1 + (page[at] ?? 0));
      return [{ ...range, properties: readProperties(changes, file.data) }];
    }),
  );
}

/** The run that holds this byte of the main stream. `runs` are in order. */
export function runAt<AnyRun extends Run>(runs: AnyRun[], offset: number): AnyRun | undefined {
  let low = 0;
  let high = runs.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((runs[middle]?.end ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  const run = runs[low];
  return run && run.start <= offset ? run : undefined;
}

/** The pages of 512 bytes that a structure lists. */
function formattedPages(file: WordFile, structure: number): Buffer[] {
  const list = structureOf(file, structure);
  const count = Math.max(Math.floor((list.length - 4) / 8), 0);
  return Array.from({ length: count }, (_, index) => {
    const page = list.readUInt32LE((count + 1) * 4 + index * 4) & 0x3fffff;
    return file.main.subarray(page * PAGE_BYTES, (page + 1) * PAGE_BYTES);
  }).filter((page) => page.length === PAGE_BYTES);
}

function rangesOf(page: Buffer): { start: number; end: number; index: number; count: number }[] {
  const count = page[PAGE_BYTES - 1] ?? 0;
  if ((count + 1) * 4 > PAGE_BYTES) return [];
  return Array.from({ length: count }, (_, index) => ({
    start: page.readUInt32LE(index * 4),
    end: page.readUInt32LE(index * 4 + 4),
    index,
    count,
  }));
}
