import { findRecords, type PptRecord, RECORD, recordsIn } from './records.ts';
import { type TextBox, textBoxesOf } from './text-boxes.ts';

export type SlideShape = TextBox | { role: 'table'; rows: string[][] };

/** Placeholders of the master that repeat on every slide: date, slide number, footer, header. */
const REPEATED_PLACEHOLDERS = new Set([0x07, 0x08, 0x09, 0x0a]);
const TABLE_PROPERTY = 0x039f;
/** A shape's left and top, in the file's own units. */
const CORNER_BYTES = 8;

/** Texts and tables of a slide or notes page, in the order of their shapes. */
export function shapesOf(page: PptRecord, outline: TextBox[]): SlideShape[] {
  return findRecords(page.body, [RECORD.drawing]).flatMap(({ body }) => shapesIn(body, outline));
}

function shapesIn(body: Buffer, outline: TextBox[]): SlideShape[] {
  return findRecords(body, [RECORD.shape, RECORD.shapeGroup]).flatMap((record): SlideShape[] => {
    if (record.type === RECORD.shape) return textsOf(record, outline);
    return isTable(record)
      ? [{ role: 'table', rows: rowsOf(record) }]
      : shapesIn(record.body, outline);
  });
}

function textsOf(shape: PptRecord, outline: TextBox[]): TextBox[] {
  const [placeholder] = findRecords(shape.body, [RECORD.placeholderAtom]);
  if (placeholder && REPEATED_PLACEHOLDERS.has(placeholder.body[4] ?? 0)) return [];
  return findRecords(shape.body, [RECORD.clientTextbox]).flatMap(({ body }) =>
    textBoxesOf(recordsIn(body), outline),
  );
}

/** A group's first shape describes the group. */
export function isTable(group: PptRecord): boolean {
  const [first] = recordsIn(group.body);
  const properties =
    first && recordsIn(first.body).find(({ type }) => type === RECORD.tableProperties);
  if (!properties) return false;
  return Array.from({ length: properties.instance }, (_, index) => index * 6)
    .filter((at) => at + 6 <= properties.body.length)
    .some(
      (at) =>
        (properties.body.readUInt16LE(at) & 0x3fff) === TABLE_PROPERTY &&
        (properties.body.readUInt32LE(at + 2) & 1) === 1,
    );
}

/** Table cells are shapes. Those with the same top form a row. */
function rowsOf(group: PptRecord): string[][] {
  const rows = new Map<number, { left: number; text: string }[]>();
  for (const shape of recordsIn(group.body).slice(1)) {
    const anchor = recordsIn(shape.body).find(({ type }) => type === RECORD.childAnchor)?.body;
    const isCell = findRecords(shape.body, [RECORD.clientTextbox]).length > 0;
    if (!anchor || anchor.length < CORNER_BYTES || !isCell) continue;
    const text = textsOf(shape, [])
      .map((box) => box.text.replace(/[\r\v]/g, ' '))
      .join(' ');
    const top = anchor.readInt32LE(4);
    rows.set(top, [...(rows.get(top) ?? []), { left: anchor.readInt32LE(0), text }]);
  }
  return [...rows]
    .sort(([one], [other]) => one - other)
    .map(([, cells]) => cells.sort((a, b) => a.left - b.left).map(({ text }) => text));
}
