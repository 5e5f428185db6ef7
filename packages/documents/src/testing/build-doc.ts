import { compoundOf, numbers, pictureRecord, pictureShape } from './build-ppt.ts';

export type OldParagraph = {
  text: string;
  /** 1 to 9. */
  heading?: number;
  list?: 'bullets' | 'numbers';
  /** Ends a cell, or the row if the cell is empty. */
  cell?: boolean;
  rowEnd?: boolean;
  bold?: boolean;
  /** Deleted while changes were tracked: as a plain value, or as the opposite of the style's. */
  deleted?: 'plain' | 'contrary';
  /** Stands in its text as `\x01`. */
  picture?: { file: Uint8Array; width: number; height: number };
};

const PAGE_BYTES = 512;
const TEXT_START = 0x600;
const TABLE_PLACES = {
  styles: 1,
  characterRuns: 12,
  paragraphRuns: 13,
  pieces: 33,
  lists: 73,
  listUses: 74,
};

/** A Word 97–2003 file. Its text is in windows-1252 where possible, else in UTF-16. */
export function buildDoc(paragraphs: OldParagraph[], options: { magic?: number } = {}): Buffer {
  const texts = paragraphs.map(({ text, cell, rowEnd }) => text + (cell || rowEnd ? '\x07' : '\r'));
  const all = texts.join('');
  const isLatin = Buffer.from(all, 'latin1').toString('latin1') === all;
  const bytes = texts.map((text) => Buffer.from(text, isLatin ? 'latin1' : 'utf16le'));
  const text = Buffer.concat(bytes);
  let end = TEXT_START;
  const ends = bytes.map((part) => {
    end += part.length;
    return end;
  });
  const starts = [TEXT_START, ...ends.slice(0, -1)];

  const firstPage = Math.ceil((TEXT_START + text.length) / PAGE_BYTES);
  const main = Buffer.alloc((firstPage + 2) * PAGE_BYTES);
  text.copy(main, TEXT_START);
  paragraphPage(paragraphs, starts, ends).copy(main, firstPage * PAGE_BYTES);
  const pictures = storePictures(paragraphs);
  characterPage(paragraphs, starts, ends, pictures.places).copy(main, (firstPage + 1) * PAGE_BYTES);

  const runs = (page: number) => numbers(TEXT_START, TEXT_START + text.length, page);
  const characters = all.length;
  const structures: Record<keyof typeof TABLE_PLACES, Buffer> = {
    styles: styleSheet(),
    characterRuns: runs(firstPage + 1),
    paragraphRuns: runs(firstPage),
    pieces: pieceTable(characters, isLatin),
    lists: listTable(),
    listUses: Buffer.concat([numbers(2), numbers(1, 0, 0, 0), numbers(2, 0, 0, 0)]),
  };
  main.writeUInt16LE(options.magic ?? 0xa5ec);
  main.writeUInt16LE(0x00c1, 2);
  main.writeUInt32LE(characters, 0x4c);
  let length = 0;
  const table = Object.entries(TABLE_PLACES).map(([name, place]) => {
    // The keys of the table are those of `structures`.
    const structure = structures[name as keyof typeof TABLE_PLACES];
    main.writeUInt32LE(length, 0x9a + place * 8);
    main.writeUInt32LE(name === 'lists' ? 2 + 28 * 2 : structure.length, 0x9a + place * 8 + 4);
    length += structure.length;
    return structure;
  });
  return compoundOf({
    WordDocument: main,
    '0Table': Buffer.concat(table),
    Data: pictures.data,
  });
}

function paragraphPage(paragraphs: OldParagraph[], starts: number[], ends: number[]): Buffer {
  return formattedPage(13, starts, ends, (index) => {
    const { heading, list, cell, rowEnd } = paragraphs[index] ?? { text: '' };
    const changes = [heading ?? 0, 0];
    if (list) changes.push(0x0b, 0x46, list === 'bullets' ? 1 : 2, 0, 0x0a, 0x26, 0);
    if (cell || rowEnd) changes.push(0x16, 0x24, 1);
    if (rowEnd) changes.push(0x17, 0x24, 1);
    if (changes.length % 2 === 0) changes.push(0);
    return Buffer.from([(changes.length + 1) / 2, ...changes]);
  });
}

/** The stream of pictures, and the place of each paragraph's picture in it. */
function storePictures(paragraphs: OldParagraph[]) {
  const places: (number | undefined)[] = [];
  const parts: Buffer[] = [];
  let length = 0;
  for (const { picture } of paragraphs) {
    places.push(picture && length);
    if (!picture) continue;
    const content = Buffer.concat([
      pictureShape({ file: 1, box: [0, 0, 0, 0] }, Buffer.alloc(0)),
      pictureRecord(picture.file),
    ]);
    const head = Buffer.alloc(68);
    head.writeUInt32LE(head.length + content.length, 0);
    head.writeUInt16LE(head.length, 4);
    head.writeUInt16LE(100, 6);
    head.writeUInt16LE(picture.width * 20, 28);
    head.writeUInt16LE(picture.height * 20, 30);
    head.writeUInt16LE(1_000, 32);
    head.writeUInt16LE(1_000, 34);
    parts.push(head, content);
    length += head.length + content.length;
  }
  return { places, data: Buffer.concat(parts) };
}

function characterPage(
  paragraphs: OldParagraph[],
  starts: number[],
  ends: number[],
  pictures: (number | undefined)[],
): Buffer {
  return formattedPage(1, starts, ends, (index) => {
    const { bold, deleted } = paragraphs[index] ?? {};
    const picture = pictures[index];
    if (picture !== undefined) return Buffer.from([6, 0x03, 0x6a, ...numbers(picture)]);
    if (deleted) return Buffer.from([3, 0x00, 0x08, deleted === 'plain' ? 1 : 0x81]);
    return bold ? Buffer.from([3, 0x35, 0x08, 1]) : undefined;
  });
}

/** A page of runs: their starts, then the places of their properties, which fill the page from its end. */
function formattedPage(
  entryBytes: number,
  starts: number[],
  ends: number[],
  propertiesOf: (index: number) => Buffer | undefined,
): Buffer {
  const page = Buffer.alloc(PAGE_BYTES);
  const count = starts.length;
  let at = PAGE_BYTES - 2;
  for (const [index, start] of starts.entries()) {
    page.writeUInt32LE(start, index * 4);
    page.writeUInt32LE(ends[index] ?? 0, index * 4 + 4);
    const properties = propertiesOf(index);
    if (!properties) continue;
    at = (at - properties.length) & ~1;
    properties.copy(page, at);
    page[(count + 1) * 4 + index * entryBytes] = at / 2;
  }
  page[PAGE_BYTES - 1] = count;
  return page;
}

/** "Normal" and nine headings, with their built-in numbers. */
function styleSheet(): Buffer {
  const head = Buffer.alloc(20);
  head.writeUInt16LE(18);
  head.writeUInt16LE(10, 2);
  head.writeUInt16LE(10, 4);
  const styles = Array.from({ length: 10 }, (_, builtIn) => {
    const entry = Buffer.alloc(2 + 10 + 4);
    entry.writeUInt16LE(entry.length - 2);
    entry.writeUInt16LE(builtIn, 2);
    entry.writeUInt16LE(0xfff1, 4);
    return entry;
  });
  return Buffer.concat([head, ...styles]);
}

function pieceTable(characters: number, isLatin: boolean): Buffer {
  const piece = Buffer.alloc(8);
  piece.writeUInt32LE(isLatin ? (TEXT_START * 2) | 0x40000000 : TEXT_START, 2);
  const list = Buffer.concat([numbers(0, characters), piece]);
  return Buffer.concat([Buffer.from([2]), numbers(list.length), list]);
}

/** Two lists of one level: the first with bullets, the second with numbers. */
function listTable(): Buffer {
  const list = (id: number) => {
    const entry = Buffer.alloc(28);
    entry.writeInt32LE(id);
    entry[26] = 1;
    return entry;
  };
  const level = (format: number) => {
    const entry = Buffer.alloc(30);
    entry[4] = format;
    return entry;
  };
  return Buffer.concat([Buffer.from([2, 0]), list(1), list(2), level(23), level(0)]);
}
