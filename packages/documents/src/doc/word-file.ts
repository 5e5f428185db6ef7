import { type CompoundFile, requiredStream } from '../office/compound-file.ts';
import { Unreadable } from '../unreadable.ts';

/** The main stream and the table stream of a Word 97–2003 file. Names are those of [MS-DOC]. */
export type WordFile = {
  main: Buffer;
  table: Buffer;
  data: Buffer;
  /** Characters of each part of the text, in the order of the parts. */
  lengths: {
    body: number;
    footnotes: number;
    headers: number;
    comments: number;
    endnotes: number;
    textBoxes: number;
  };
};

/** The header keeps each structure's place and length here, by its number. */
const FIRST_PLACE = 0x9a;
export const STRUCTURE = {
  styles: 1,
  characterRuns: 12,
  paragraphRuns: 13,
  pieces: 33,
  lists: 73,
  listUses: 74,
};

const WORD_97 = 0xa5ec;
const HEADER_BYTES = 0x2fa;
const FLAGS = { encrypted: 0x0100, secondTable: 0x0200 };

/** Throws `Unreadable` for a file that is encrypted or of a Word before 97. */
export function openWordFile(file: CompoundFile): WordFile {
  const main = requiredStream(file, 'WordDocument');
  if (main.length < 32) throw new Unreadable('DOCUMENT_CORRUPT', 'its header is cut off');
  if (main.readUInt16LE(0) !== WORD_97) {
    throw new Unreadable('DOCUMENT_UNSUPPORTED', 'of Word 95 or before');
  }
  if (main.length < HEADER_BYTES) throw new Unreadable('DOCUMENT_CORRUPT', 'its header is cut off');
  const flags = main.readUInt16LE(0x0a);
  if (flags & FLAGS.encrypted) throw new Unreadable('DOCUMENT_ENCRYPTED', 'a password opens it');
  const table = file.stream(flags & FLAGS.secondTable ? '1Table' : '0Table');
  if (!table) throw new Unreadable('DOCUMENT_CORRUPT', 'its table stream is missing');
  const length = (offset: number) => Math.max(main.readInt32LE(offset), 0);
  return {
    main,
    table,
    data: file.stream('Data') ?? Buffer.alloc(0),
    lengths: {
      body: length(0x4c),
      footnotes: length(0x50),
      headers: length(0x54),
      comments: length(0x5c),
      endnotes: length(0x60),
      textBoxes: length(0x64),
    },
  };
}

/** One structure of the table stream; empty if the file has none. */
export function structureOf({ main, table }: WordFile, number: number): Buffer {
  const { start, length } = placeOf(main, number);
  return table.subarray(start, start + length);
}

export function placeOf(main: Buffer, number: number): { start: number; length: number } {
  const at = FIRST_PLACE + number * 8;
  return { start: main.readUInt32LE(at), length: main.readUInt32LE(at + 4) };
}
