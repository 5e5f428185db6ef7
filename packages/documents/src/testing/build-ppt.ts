import { utils, write } from 'cfb';

export type OldSlide = {
  title?: string;
  points?: string[];
  table?: string[][];
  footer?: string;
  notes?: string;
};

/** A PowerPoint 97–2003 file. Titles and points are in its outline, as PowerPoint writes them. */
export function buildPpt(slides: OldSlide[]): Buffer {
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
  });
}

/** A compound file with streams of the given names. */
export function compoundOf(streams: Record<string, Buffer>): Buffer {
  const file = utils.cfb_new();
  for (const [name, content] of Object.entries(streams)) utils.cfb_add(file, `/${name}`, content);
  return Buffer.from(write(file, { type: 'buffer' }));
}

function slideRecord({ table, footer, points, title }: OldSlide, index: number): Buffer {
  const slideAtom = atom(0x03ef, numbers(0, 0, 0, 0, 256 + index, 0));
  const outlined = [title, points].filter(Boolean).map((_, at) => shape(atom(0x0f9e, numbers(at))));
  const footers = footer ? [shape(text(4, footer), { placeholder: 9 })] : [];
  const tables = table ? [tableGroup(table)] : [];
  return container(
    0x03ee,
    Buffer.concat([slideAtom, drawing([...footers, ...outlined, ...tables])]),
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
