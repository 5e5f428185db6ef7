import { Unreadable } from '../unreadable.ts';
import { STRUCTURE, structureOf, type WordFile } from './word-file.ts';

/** A piece of text: `start` counts the document's characters, `offset` the main stream's bytes. */
export type Piece = { start: number; text: string; offset: number; bytesEach: 1 | 2 };

const COMPRESSED = 0x40000000;
const MOST_CHARACTERS = 20_000_000;

/** The text of all parts, in order. Quickly saved files scatter their pieces. */
export function piecesOf(file: WordFile): Piece[] {
  const list = pieceList(structureOf(file, STRUCTURE.pieces));
  const count = Math.floor((list.length - 4) / 12);
  const pieces: Piece[] = [];
  let characters = 0;
  for (let index = 0; index < count; index += 1) {
    const start = list.readUInt32LE(index * 4);
    const length = list.readUInt32LE(index * 4 + 4) - start;
    const place = list.readUInt32LE((count + 1) * 4 + index * 8 + 2);
    const isCompressed = (place & COMPRESSED) !== 0;
    const offset = isCompressed ? (place & ~COMPRESSED) / 2 : place;
    characters += Math.max(length, 0);
    if (length < 0 || characters > MOST_CHARACTERS) {
      throw new Unreadable('DOCUMENT_CORRUPT', 'its pieces of text do not follow each other');
    }
    const bytesEach = isCompressed ? 1 : 2;
    const bytes = file.main.subarray(offset, offset + length * bytesEach);
    const text = isCompressed
      ? new TextDecoder('windows-1252').decode(bytes)
      : bytes.toString('utf16le');
    pieces.push({ start, text, offset, bytesEach });
  }
  return pieces;
}

/** Skips the changes that stand before the list of pieces. */
function pieceList(structure: Buffer): Buffer {
  let at = 0;
  while (structure[at] === 1 && at + 3 <= structure.length)
    at += 3 + structure.readUInt16LE(at + 1);
  if (structure[at] !== 2 || at + 9 > structure.length) {
    throw new Unreadable('DOCUMENT_CORRUPT', 'its list of pieces is missing');
  }
  return structure.subarray(at + 5, at + 5 + structure.readUInt32LE(at + 1));
}
