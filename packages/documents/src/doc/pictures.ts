import type { EmbeddedPicture, Size } from '../figures/embedded-figure.ts';
import { fileOfEntry, fileOfPicture, readOldShape } from '../office/old-shapes.ts';
import { RECORD, recordsIn } from '../ppt/records.ts';

/** Places in the head of a picture in the stream of data. */
const HEAD = { length: 0, headLength: 4, kind: 6, width: 28, height: 30, across: 32, down: 34 };
const HEAD_BYTES = 68;
/** A linked picture begins with the name of its file. */
const KIND = { own: 100, linked: 102 };
const TWIPS_A_POINT = 20;
/** The head says how far the picture is stretched, in tenths of a percent. */
const STRETCH_UNITS = 1_000;

/** The PNG or JPEG picture at a place in the stream of data; undefined if there is none. */
export function pictureAt(
  data: Buffer,
  offset: number,
): Omit<EmbeddedPicture, 'page' | 'place'> | undefined {
  if (offset < 0 || offset + HEAD_BYTES > data.length) return undefined;
  const end = offset + data.readUInt32LE(offset + HEAD.length);
  let start = offset + data.readUInt16LE(offset + HEAD.headLength);
  const kind = data.readUInt16LE(offset + HEAD.kind);
  if (kind === KIND.linked) start += 1 + (data[start] ?? 0);
  else if (kind !== KIND.own) return undefined;
  const [shape, ...stored] = recordsIn(data.subarray(start, end));
  const record = stored[0];
  if (shape?.type !== RECORD.shape || !record) return undefined;
  const file =
    record.type === RECORD.pictureEntry
      ? fileOfEntry(record, Buffer.alloc(0))
      : fileOfPicture(record);
  if (!file) return undefined;
  const { part, turn, description } = readOldShape(shape);
  return { file, size: sizeAt(data, offset), part, turn, description };
}

function sizeAt(data: Buffer, offset: number): Size | undefined {
  const points = (length: number, stretch: number) =>
    (data.readUInt16LE(offset + length) * (data.readUInt16LE(offset + stretch) / STRETCH_UNITS)) /
    TWIPS_A_POINT;
  const size = {
    width: points(HEAD.width, HEAD.across),
    height: points(HEAD.height, HEAD.down),
  };
  return size.width > 0 && size.height > 0 ? size : undefined;
}
