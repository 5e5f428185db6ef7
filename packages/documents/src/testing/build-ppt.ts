import { utils, write } from 'cfb';

export type OldSlide = {
  title?: string;
  points?: string[];
  table?: string[][];
  footer?: string;
  notes?: string;
  pictures?: OldPicture[];
};

export type OldPicture = {
  /** Its number among the files given to `buildPpt`, from 1. */
  file: number;
  /** Left, top, right and bottom in points, on a slide of 720 × 540. */
  box: [number, number, number, number];
  /** More properties by their numbers. */
  properties?: [number, number][];
  /** Flags of the shape: 0x10 is the preview of an embedded file. */
  flags?: number;
  /** Inside a group that takes this box, and counts 100 by 100. */
  group?: [number, number, number, number];
};

const UNITS_A_POINT = 8;

/** A PowerPoint 97–2003 file. Titles and points are in its outline, as PowerPoint writes them. */
export function buildPpt(slides: OldSlide[], files: Uint8Array[] = []): Buffer {
  const pictures = files.map(pictureRecord);
  const objects = slides.flatMap((slide, index) => [
    slideRecord(slide, index),
    container(0x03f0, drawing([shape(text(2, slide.notes ?? ''))])),
  ]);
  const list = (instance: number, ids: number[], body: (index: number) => Buffer) =>
    container(
      0x0ff0,
      Buffer.concat(ids.map((id, at) => Buffer.concat([persistAtom(id, 256 + at), body(at)]))),
      instance,
    );
  const ids = slides.map((_, index) => 2 + index * 2);
  const document = container(
    0x03e8,
    Buffer.concat([
      atom(0x03e9, numbers(720 * UNITS_A_POINT, 540 * UNITS_A_POINT)),
      pictureStore(pictures),
      list(0, ids, (at) => outlineOf(slides[at] ?? {})),
      list(
        2,
        ids.map((id) => id + 1),
        () => Buffer.alloc(0),
      ),
    ]),
  );
  const records = [document, ...objects];
  const offsets: number[] = [];
  let length = 0;
  for (const record of records) {
    offsets.push(length);
    length += record.length;
  }
  const directory = atom(0x1772, numbers(1 | (records.length << 20), ...offsets));
  const edit = atom(0x0ff5, numbers(0, 0, 0, length, 1, 0, 0));
  const user = Buffer.alloc(28);
  user.writeUInt32LE(0xe391c05f, 12);
  user.writeUInt32LE(length + directory.length, 16);
  return compoundOf({
    'PowerPoint Document': Buffer.concat([...records, directory, edit]),
    'Current User': user,
    Pictures: Buffer.concat(pictures),
  });
}

/** A compound file with streams of the given names. */
export function compoundOf(streams: Record<string, Buffer>): Buffer {
  const file = utils.cfb_new();
  for (const [name, content] of Object.entries(streams)) utils.cfb_add(file, `/${name}`, content);
  return Buffer.from(write(file, { type: 'buffer' }));
}

/** A picture's file with the head that both old formats give it. */
export function pictureRecord(file: Uint8Array): Buffer {
  const isPng = file[0] === 0x89;
  return atom(
    isPng ? 0xf01e : 0xf01d,
    Buffer.concat([Buffer.alloc(17), file]),
    isPng ? 0x6e0 : 0x46a,
  );
}

/** Places of pictures in their own stream. */
function pictureStore(pictures: Buffer[]): Buffer {
  let offset = 0;
  const entries = pictures.map((picture) => {
    const entry = Buffer.alloc(36);
    entry.writeUInt32LE(offset, 28);
    offset += picture.length;
    return atom(0xf007, entry);
  });
  return container(0x040b, container(0xf000, container(0xf001, Buffer.concat(entries))));
}

/** A shape that refers to a picture by its number. */
export function pictureShape(
  { file, properties = [], flags = 0 }: OldPicture,
  anchor: Buffer,
): Buffer {
  const all: [number, number][] = [[0x4104, file], ...properties];
  const body = Buffer.alloc(all.length * 6);
  for (const [index, [number, value]] of all.entries()) {
    body.writeUInt16LE(number, index * 6);
    body.writeInt32LE(value, index * 6 + 2);
  }
  return container(
    0xf004,
    Buffer.concat([atom(0xf00a, numbers(1, flags)), atom(0xf00b, body, all.length), anchor]),
  );
}

function slidePicture(picture: OldPicture): Buffer {
  const { box, group } = picture;
  if (!group) return pictureShape(picture, clientAnchor(box));
  const head = container(
    0xf004,
    Buffer.concat([atom(0xf009, numbers(0, 0, 100, 100)), clientAnchor(group)]),
  );
  return container(
    0xf003,
    Buffer.concat([head, pictureShape(picture, atom(0xf00f, numbers(...box)))]),
  );
}

function clientAnchor([left, top, right, bottom]: OldPicture['box']): Buffer {
  const body = Buffer.alloc(8);
  for (const [index, length] of [top, left, right, bottom].entries()) {
    body.writeInt16LE(length * UNITS_A_POINT, index * 2);
  }
  return atom(0xf010, body);
}

function slideRecord(slide: OldSlide, index: number): Buffer {
  const { table, footer, points, title, pictures = [] } = slide;
  const slideAtom = atom(0x03ef, numbers(0, 0, 0, 0, 256 + index, 0));
  const outlined = [title, points].filter(Boolean).map((_, at) => shape(atom(0x0f9e, numbers(at))));
  const footers = footer ? [shape(text(4, footer), { placeholder: 9 })] : [];
  const tables = table ? [tableGroup(table)] : [];
  return container(
    0x03ee,
    Buffer.concat([
      slideAtom,
      drawing([...footers, ...outlined, ...tables, ...pictures.map(slidePicture)]),
    ]),
  );
}

function outlineOf({ title, points }: OldSlide): Buffer {
  return Buffer.concat([
    title ? text(0, title) : Buffer.alloc(0),
    points ? text(1, points.join('\r')) : Buffer.alloc(0),
  ]);
}

/** The first shape marks the group as a table; the others are its cells. */
function tableGroup(rows: string[][]): Buffer {
  const properties = Buffer.alloc(6);
  properties.writeUInt16LE(0x039f);
  properties.writeUInt32LE(1, 2);
  const head = container(0xf004, atom(0xf122, properties, 1));
  const cells = rows.flatMap((row, top) =>
    row.map((cell, left) => shape(text(4, cell), { anchor: [left, top] })),
  );
  return container(0xf003, Buffer.concat([head, ...cells]));
}

function drawing(shapes: Buffer[]): Buffer {
  return container(0x040c, container(0xf002, container(0xf003, Buffer.concat(shapes))));
}

function shape(
  textbox: Buffer,
  options: { placeholder?: number; anchor?: [number, number] } = {},
): Buffer {
  const { placeholder, anchor } = options;
  const data = placeholder
    ? container(0xf011, atom(0x0bc3, Buffer.from([0, 0, 0, 0, placeholder, 0, 0, 0])))
    : Buffer.alloc(0);
  const place = anchor ? atom(0xf00f, numbers(...anchor, 0, 0)) : Buffer.alloc(0);
  return container(0xf004, Buffer.concat([place, data, container(0xf00d, textbox)]));
}

/** Latin-1 where that is enough, else UTF-16. */
function text(role: number, content: string): Buffer {
  const isLatin = /^[\x20-\xff\r]*$/.test(content);
  const characters = isLatin
    ? atom(0x0fa8, Buffer.from(content, 'latin1'))
    : atom(0x0fa0, Buffer.from(content, 'utf16le'));
  return Buffer.concat([atom(0x0f9f, numbers(role)), characters]);
}

function persistAtom(object: number, slideId: number): Buffer {
  return atom(0x03f3, numbers(object, 0, 0, slideId, 0));
}

function atom(type: number, body: Buffer, instance = 0): Buffer {
  return record(type, body, instance << 4);
}

function container(type: number, body: Buffer, instance = 0): Buffer {
  return record(type, body, (instance << 4) | 0xf);
}

function record(type: number, body: Buffer, versionAndInstance: number): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt16LE(versionAndInstance);
  head.writeUInt16LE(type, 2);
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}

/** 32-bit numbers, as old Office files keep them. */
export function numbers(...values: number[]): Buffer {
  const body = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) body.writeUInt32LE(value >>> 0, index * 4);
  return body;
}
