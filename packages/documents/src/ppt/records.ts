/**
 * A PowerPoint 97–2003 stream is a tree of records. Each has a header of 8 bytes (instance, type,
 * length), then bytes or records. Names and numbers are those of [MS-PPT] and [MS-ODRAW].
 */
export const RECORD = {
  document: 0x03e8,
  documentAtom: 0x03e9,
  slide: 0x03ee,
  slideAtom: 0x03ef,
  notes: 0x03f0,
  slidePersistAtom: 0x03f3,
  drawing: 0x040c,
  placeholderAtom: 0x0bc3,
  outlineTextRef: 0x0f9e,
  textHeader: 0x0f9f,
  textChars: 0x0fa0,
  textBytes: 0x0fa8,
  slideNumberField: 0x0fd8,
  slideList: 0x0ff0,
  userEdit: 0x0ff5,
  dateField: 0x0ff7,
  genericDateField: 0x0ff8,
  persistDirectory: 0x1772,
  shapeGroup: 0xf003,
  shape: 0xf004,
  pictureEntry: 0xf007,
  groupLengths: 0xf009,
  shapeFacts: 0xf00a,
  shapeProperties: 0xf00b,
  childAnchor: 0xf00f,
  clientAnchor: 0xf010,
  emf: 0xf01a,
  wmf: 0xf01b,
  pict: 0xf01c,
  jpeg: 0xf01d,
  png: 0xf01e,
  cmykJpeg: 0xf02a,
  clientTextbox: 0xf00d,
  tableProperties: 0xf122,
} as const;

/** `body` follows the header; a container's body is more records. */
export type PptRecord = { type: number; instance: number; isContainer: boolean; body: Buffer };

const HEADER_BYTES = 8;
const DEEPEST = 64;

/** The record at an offset, cut at the stream's end; undefined beyond it. */
export function recordAt(stream: Buffer, offset: number): PptRecord | undefined {
  if (offset < 0 || offset + HEADER_BYTES > stream.length) return undefined;
  const versionAndInstance = stream.readUInt16LE(offset);
  const start = offset + HEADER_BYTES;
  return {
    type: stream.readUInt16LE(offset + 2),
    instance: versionAndInstance >> 4,
    isContainer: (versionAndInstance & 0xf) === 0xf,
    body: stream.subarray(start, start + stream.readUInt32LE(offset + 4)),
  };
}

/** The records of a container, one level deep. */
export function recordsIn(body: Buffer): PptRecord[] {
  const records: PptRecord[] = [];
  let offset = 0;
  for (;;) {
    const record = recordAt(body, offset);
    if (!record) return records;
    records.push(record);
    offset += HEADER_BYTES + record.body.length;
  }
}

/** All records of these types below a container, in order. Found records are not searched. */
export function findRecords(body: Buffer, types: number[], depth = 0): PptRecord[] {
  if (depth > DEEPEST) return [];
  return recordsIn(body).flatMap((record) => {
    if (types.includes(record.type)) return [record];
    return record.isContainer ? findRecords(record.body, types, depth + 1) : [];
  });
}
