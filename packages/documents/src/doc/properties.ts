/** Numbers of property changes in [MS-DOC]. */
const CHANGE = {
  style: 0x4600,
  listLevel: 0x260a,
  list: 0x460b,
  outlineLevel: 0x2640,
  inTable: 0x2416,
  rowEnd: 0x2417,
  tableDepth: 0x6649,
  hugeParagraph: 0x6646,
  deleted: 0x0800,
  hidden: 0x083c,
  bold: 0x0835,
  picture: 0x6a03,
  embeddedFile: 0x080a,
  fieldData: 0x0806,
} as const;

export type Properties = {
  /** From 0; 9 is body text. */
  outlineLevel?: number;
  /** The list's number, from 1; 0 takes a paragraph out of its style's list. */
  list?: number;
  listLevel?: number;
  inTable?: boolean;
  rowEnd?: boolean;
  tableDepth?: number;
  deleted?: boolean;
  hidden?: boolean;
  bold?: boolean;
  /** The place of a picture in the stream of data. */
  picture?: number;
  /** It only previews an embedded file, or is the data of a field. */
  isNoPicture?: boolean;
};

/** Bytes of a value, by the top three bits of its number. Kind 6 begins with its own length. */
const VALUE_BYTES = [1, 1, 2, 4, 2, 2, 0, 3];
const TABLE_DEFINITION = 0xd608;
const CONTRARY_OF_STYLE = 129;

/** Applies a list of changes to properties. `data` is the stream for lists that do not fit in place. */
export function readProperties(changes: Buffer, data: Buffer, into: Properties = {}): Properties {
  let at = 0;
  while (at + 3 <= changes.length) {
    const number = changes.readUInt16LE(at);
    at += 2;
    const kind = number >> 13;
    let length = VALUE_BYTES[kind] ?? 1;
    if (number === TABLE_DEFINITION) {
      length = at + 2 <= changes.length ? changes.readUInt16LE(at) + 1 : changes.length;
    } else if (kind === 6) length = (changes[at] ?? 0) + 1;
    if (at + length > changes.length) return into;
    applyChange(number, changes.subarray(at, at + length), data, into);
    at += length;
  }
  return into;
}

function applyChange(number: number, value: Buffer, data: Buffer, into: Properties): void {
  const first = value[0] ?? 0;
  // 0 and 1 are plain values, 128 means "as the style", 129 its opposite. Styles neither delete nor hide.
  const isOn = first === 1 || first === CONTRARY_OF_STYLE;
  switch (number) {
    case CHANGE.outlineLevel:
      into.outlineLevel = first;
      break;
    case CHANGE.list:
      into.list = value.readInt16LE(0);
      break;
    case CHANGE.listLevel:
      into.listLevel = first;
      break;
    case CHANGE.inTable:
      into.inTable = isOn;
      break;
    case CHANGE.rowEnd:
      into.rowEnd = isOn;
      break;
    case CHANGE.tableDepth:
      into.tableDepth = value.readInt32LE(0);
      break;
    case CHANGE.deleted:
      into.deleted = isOn;
      break;
    case CHANGE.hidden:
      into.hidden = isOn;
      break;
    case CHANGE.bold:
      if (first < 2) into.bold = isOn;
      break;
    case CHANGE.picture:
      into.picture = value.readUInt32LE(0);
      break;
    case CHANGE.embeddedFile:
    case CHANGE.fieldData:
      into.isNoPicture = isOn;
      break;
    case CHANGE.hugeParagraph: {
      const offset = value.readUInt32LE(0);
      if (offset + 2 > data.length) break;
      // These lists are never nested.
      readProperties(
        data.subarray(offset + 2, offset + 2 + data.readUInt16LE(offset)),
        Buffer.alloc(0),
        into,
      );
    }
  }
}
