import { crc32 } from 'node:zlib';

/** Part of the notes below. A picture that contains it still tells where it was taken. */
export const PLACE = 'GPS 41.4036 N 2.1744 E';

/** A JPEG with a camera's notes in front of its pixels. */
export function withCameraNotes(bytes: Uint8Array): Buffer {
  const jpeg = Buffer.from(bytes);
  const notes = Buffer.from(`Exif\0\0II*\0\x08\0\0\0\0\0${PLACE}`, 'latin1');
  const head = Buffer.from([0xff, 0xe1, 0, notes.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, notes, jpeg.subarray(2)]);
}

/** The bytes of signature and first chunk of every PNG. */
const PNG_HEAD = 33;

/** A PNG with the same notes as a text. */
export function withTextChunk(bytes: Uint8Array): Buffer {
  const png = Buffer.from(bytes);
  const named = Buffer.from(`tEXtComment\0${PLACE}`, 'latin1');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(named.length - 4);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([png.subarray(0, PNG_HEAD), length, named, check, png.subarray(PNG_HEAD)]);
}
