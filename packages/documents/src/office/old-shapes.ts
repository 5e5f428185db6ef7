import type { ShareBox } from '@tarima/contract/figures';
import { mediaTypeOfPicture } from '../figures/picture-type.ts';
import { type PptRecord, RECORD, recordAt, recordsIn } from '../ppt/records.ts';
import { partWithin } from './drawing-values.ts';

/** Numbers of properties in [MS-ODRAW]. */
const PROPERTY = {
  turn: 0x0004,
  cropTop: 0x0100,
  cropBottom: 0x0101,
  cropLeft: 0x0102,
  cropRight: 0x0103,
  picture: 0x0104,
  description: 0x0381,
} as const;
const PROPERTY_BYTES = 6;
/** A number of 16 bits before and 16 after the point. */
const FIXED_POINT = 65_536;
const [NUMBER_MASK, IS_LONG] = [0x3fff, 0x8000];

/** A shape of an old Office file. `picture` counts the file's pictures from 1. */
export type OldShape = { picture: number; part: ShareBox; turn: number; description: string };

/** Reads a shape's properties. `picture` is 0 for a shape without a picture. */
export function readOldShape(shape: PptRecord): OldShape {
  const values = new Map<number, number>();
  const texts = new Map<number, string>();
  for (const { type, instance, body } of recordsIn(shape.body)) {
    if (type !== RECORD.shapeProperties) continue;
    let longAt = instance * PROPERTY_BYTES;
    for (let at = 0; at < instance * PROPERTY_BYTES && at + PROPERTY_BYTES <= body.length; ) {
      const number = body.readUInt16LE(at);
      const value = body.readInt32LE(at + 2);
      at += PROPERTY_BYTES;
      values.set(number & NUMBER_MASK, value);
      if (!(number & IS_LONG)) continue;
      const length = Math.max(value, 0);
      texts.set(number & NUMBER_MASK, body.toString('utf16le', longAt, longAt + length));
      longAt += length;
    }
  }
  const share = (property: number) => (values.get(property) ?? 0) / FIXED_POINT;
  return {
    picture: values.get(PROPERTY.picture) ?? 0,
    part: partWithin(
      [PROPERTY.cropLeft, PROPERTY.cropTop, PROPERTY.cropRight, PROPERTY.cropBottom].map(share),
    ),
    turn: share(PROPERTY.turn),
    description: (texts.get(PROPERTY.description) ?? '').replace(/\0/g, ''),
  };
}

/** Bytes before a picture's file: one or two identifiers of 16, and a tag. */
const FILE_STARTS = [17, 33];
/** Bytes of a picture's entry in the store, before its name. */
const ENTRY_BYTES = 36;
const [OFFSET_AT, NAME_LENGTH_AT] = [28, 33];

/** The PNG or JPEG file of a picture record. For drawings of Windows and the Mac, their packed bytes. */
export function fileOfPicture(record: PptRecord | undefined): Uint8Array | undefined {
  if (record && DRAWING_RECORDS.includes(record.type)) return record.body;
  if (!record || !PICTURE_RECORDS.includes(record.type)) return undefined;
  return FILE_STARTS.map((start) => record.body.subarray(start)).find(mediaTypeOfPicture);
}

const PICTURE_RECORDS: number[] = [RECORD.jpeg, RECORD.cmykJpeg, RECORD.png];
const DRAWING_RECORDS: number[] = [RECORD.emf, RECORD.wmf, RECORD.pict];

/** The file of an entry in a store: inside it, or at its place in the stream of all pictures. */
export function fileOfEntry(entry: PptRecord, pictures: Buffer): Uint8Array | undefined {
  if (entry.body.length < ENTRY_BYTES) return undefined;
  const inside = recordAt(entry.body, ENTRY_BYTES + (entry.body[NAME_LENGTH_AT] ?? 0));
  return fileOfPicture(inside ?? recordAt(pictures, entry.body.readUInt32LE(OFFSET_AT)));
}
